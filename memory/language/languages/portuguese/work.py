"""Of which words Portuguese orders about work are made."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from memory.language.work_table import WorkWords

WORK = WorkWords(
    leads=r"e|mas|também|ah|ok|então|depois|aliás|por favor|lembre-se de|lembra-te de|certifique-se de|garanta que|você deve|deves|é preciso|neste (?:projeto|repo|repositório)",
    ever=r"sempre|nunca|jamais|em hipótese alguma|em caso algum|por padrão",
    no=r"não|nao",
    acts=r"(?:acrescent|adicion|alter|apagu|apag|atualiz|cham|cri|coloqu|coloc|document|edit|execut|export|form|grav|import|instal|mex|modifiqu|modific|mov|mud|pergunt|pression|publiqu|public|remov|renomei|revis|rod|salv|sobrescrev|substitu|test|toqu|toc|us|utiliz|valid|verifiqu|verific|escrev|corr|abr|fech|delet|commit|mescl|envi)(?:a|as|e|es|ar|er|ir|am|em)|faça|faças|faz|fazer|ponha|põe|pôr|suba|subas|subir|exclua|excluir|siga|seguir",
)
