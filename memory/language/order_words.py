r"""The words of which orders to a model are made, in nine languages: for prompt_injection.py.

Each is an alternation of a regular expression, in lower case. In a script that parts words it begins where a word does;
`\w*` is an ending. Verbs stand in the forms in which one is told to do something: the imperative, the infinitive, not
the first person ("ignoro mi alarma") and, where it has a form of its own, not the third.
"""

from typing import NamedTuple


class Words(NamedTuple):
    """What orders are made of, in one language."""

    ignore: str
    not_follow: str
    """Its object is `rules`."""
    rules: str
    earlier: str
    """Whose rules, or which: the ones that the model goes by."""
    everything: str
    told_before: str
    """What stands for the rules: "everything you were told before"."""
    reveal: str
    secrets: str
    send: str
    recommend: str
    """And other errands: buy, visit, open."""
    to_me: str
    """Who asks for it does not send the model to others: "recommend me vegan dishes"."""
    from_now: str
    you_must: str
    model_must: str
    user: str
    when: str
    tell: str
    you_are_now: str
    limitless: str
    own: str
    """The speaker, or others that he tells of, as the subject right before a verb."""
    spaced: bool = True
    """Whether white space stands between words."""


ENGLISH = Words(
    ignore=r"(?:ignore|disregard|forget|override|overrule|bypass|neglect|abandon|drop)\b",
    not_follow=r"(?:never|not|don't|stop|no longer) (?:\w+ )?(?:follow|obey|respect|adher)\w*|(?:disobey|violate"
    r"|break)\b",
    rules=r"(?:instruction|prompt|rule|guideline|polic(?:y|ies)|restriction|directive|constraint|safety|command)s?\b",
    earlier=r"(?:previous|prior|preceding|above|earlier|former|initial|original|your|system|safety|developer'?s?)\b",
    everything=r"(?:all|any|every)\b",
    told_before=r"(?:everything|anything|all|whatever)(?: that)? (?:you (?:were|have been|know)|above|before"
    r"|was said|i said)"
    r"|the above\b",
    reveal=r"(?:reveal|print|repeat|leak|expose|exfiltrate|disclose|show|output|display|dump|give away)\b",
    secrets=r"(?:(?:system|hidden|initial|secret|developer) (?:\w+ )?(?:prompt|message|instructions?)"
    r"|your (?:\w+ )?(?:prompt"
    r"|instructions)|api keys?|secrets\b|passwords?\b|credentials|(?:all|stored|user'?s?) memories)",
    send=r"(?:send|forward|(?<!my )(?<!our )(?<!her )(?<!his )(?<!the )(?<!your )(?<!work )(?:e-?mail|mail)"
    r"(?! (?:address|is)\b)|upload|post|transmit|exfiltrate|wire|transfer|submit)\b",
    recommend=r"(?:recommend|advertise|promote|endorse|buy|purchase|visit|click|open|pay|execute|download|install)\b",
    to_me=r"(?:me|us)\b",
    from_now=r"(?:from now on|going forward,|henceforth|every time|each time|in every (?:answer|reply))\b",
    you_must=r"you (?:must|have to|shall|should|will(?: now)?|are (?:required|obliged) to)\b",
    model_must=r"(?:assistant|ai|model|chatbot|llm) (?:must|should|shall|has to|will|may not)\b",
    user=r"(?:(?:the|every|each|all|any) users?|users|someone|anyone|somebody)\b",
    when=r"(?:when|whenever|if|once|as soon as|every time)\b",
    tell=r"(?:say|reply|respond|answer|recommend|send|tell|claim|promote|mention)\b",
    you_are_now=r"(?:you(?: a|')re (?:now|from now on|no longer)|pretend|you will now|act)\b",
    limitless=r"(?:dan\b|jailbr\w+|unrestricted|uncensored|unfiltered|developer mode|(?:no|any|without|free (?:of"
    r"|from))(?: \w+)?"
    r" (?:restriction|limit|rule|filter|guideline)s?\b|(?:rules|guidelines|restrictions) (?:do not|don't) (?:exist"
    r"|apply))",
    own=r"(?:i|we|they|he|she|kids|people|friends|who)",
)

GERMAN = Words(
    ignore=r"(?:ignorier(?:e|t|en)?\b|vergiss|vergesst|vergessen sie|missacht\w+|übergeh(?:e|en)?\b|umgeh(?:e"
    r"|en)?\b|verwirf)",
    not_follow=r"(?:folge|befolge|beachte|halte|gehorche)\b.{0,30}\b(?:nicht|keine\w*)|brich\b",
    rules=r"\w*(?:anweisung|regel|vorgabe|instruktion|richtlinie|prompt|einschränkung|befehl)",
    earlier=r"(?:dein\w*|ihre?r?n?|vorherig\w*|bisherig\w*|obig\w*|früher\w*|vorig\w*|system\w*|sicherheit\w*"
    r"|sämtliche)",
    everything=r"(?:alle[ns]?|jede)\b",
    told_before=r"alles,? was (?:dir|du|ihnen|oben|vorher|bisher)",
    reveal=r"(?:gib|gebt|zeige?|verrate?|nenne?|offenbare?|wiederhole?|enthülle?|drucke?)\b",
    secrets=r"(?:\w*system-?(?:prompt|nachricht|anweisung)|(?:deine|geheimen?|internen?) (?:\w+ )?(?:anweisung"
    r"|passw|regeln|prompt)"
    r"|passwörter|api-?schlüssel|zugangsdaten)",
    send=r"(?:send(?:e|en|et)\b|schicke?n?\b|leite\b|weiter(?:zu)?leiten|maile?n?\b|poste\b|lade\b|überweise?n?\b"
    r"|übermitt\w+)",
    recommend=r"(?:empfiehl\b|empfehlen|empfehle\b|bewirb|kaufe?n?\b|besuche?n?\b|bestelle?n?\b|öffne\b|rate\b"
    r"|raten\b)",
    to_me=r"(?:mir|uns)\b",
    from_now=r"(?:ab (?:jetzt|sofort|nun|heute)|von (?:nun|jetzt) an|künftig|jedes mal)\b",
    you_must=r"(?:du (?:musst|sollst|wirst|darfst)|(?:musst|sollst) du|sie (?:müssen|sollen))\b",
    model_must=r"(?:assistent|ki|modell|chatbot) (?:muss|soll|sollte|darf|hat)\b",
    user=r"(?:be)?nutzer\w*",
    when=r"(?:wenn|falls|sobald|immer wenn)\b",
    tell=r"(?:antworte|sag|empf|send|schick|nenn|behaupte|erwähne)\w*",
    you_are_now=r"(?:du bist|sie sind) (?:jetzt|nun|ab|nicht mehr)\b",
    limitless=r"(?:dan\b|(?:ohne|keine\w*) (?:\w+ )?(?:einschränkung|regel|grenze|filter|beschränkung))",
    own=r"(?:ich|wir|er|sie|die|der)",
)

FRENCH = Words(
    ignore=r"(?:ignore[zr]?|oublie[zr]?|néglige[zr]?|contourne[zr]?|ne (?:tiens|tenez) pas compte|fais abstraction"
    r"|annule[zr]?)\b",
    not_follow=r"(?:n'obéi\w+|ne (?:suis|suivez|respecte[zr]?|tiens|applique[zr]?)|désobéi\w*"
    r"|cesse[zr]? de (?:suivre|respecter))",
    rules=r"(?:instruction|règle|consigne|directive|invite|prompt|restriction|ordre)s?\b",
    earlier=r"(?:tes|vos|précédent\w*|antérieur\w*|ci-dessus|sécurité|système|initial\w*)\b",
    everything=r"(?:tou(?:te?s?|s))\b",
    told_before=r"tout ce qu(?:'on|e (?:l'on|tu|vous|je))",
    reveal=r"(?:révèle[zr]?|montre[zr]?|affiche[zr]?|répète[zr]?|donne[zr]?|divulgue[zr]?|imprime[zr]?)\b",
    secrets=r"(?:(?:prompt|invite|instructions?|message) (?:du |de )?syst\w+|mots de passe|clés? api|(?:tes"
    r"|vos) (?:\w+ )?(?:instruc"
    r"|consignes))",
    send=r"(?:envoie[zr]?|envoyer|envoyez|transmet\w*|transf(?:è|é)re[zr]?|poste[zr]?)\b",
    recommend=r"(?:recommande[zr]?|conseille[zr]?|achète[zr]?|acheter|visite[zr]?|ouvre[zr]?|promeu\w*)\b",
    to_me=r"(?:moi|nous|me)\b",
    from_now=r"(?:à partir de maintenant|dès maintenant|désormais|dorénavant|à chaque fois|chaque fois)\b",
    you_must=r"(?:tu dois|vous devez|il faut que tu)\b",
    model_must=r"(?:assistant|ia|modèle|chatbot) (?:doit|devra|devrait|ne doit)\b",
    user=r"(?:l'|un |les |aux |d')utilisat\w+",
    when=r"(?:quand|lorsqu\w+|si|dès qu\w+|chaque fois)",
    tell=r"(?:répond|dis\b|dites|recommand|conseill|envoi|envoy|affirme)\w*",
    you_are_now=r"(?:tu es|vous êtes) (?:maintenant|désormais|à présent)\b",
    limitless=r"(?:dan\b|sans (?:\w+ )?(?:restriction|limite|règle|filtre|censure))",
    own=r"(?:je|j'|nous|il|elle|on|ils|elles|chef|fils|fille|sœur|frère|mari|femme)",
)

SPANISH = Words(
    ignore=r"(?:ignor(?:a|e|ad|en|ar)|olv[ií]d(?:a(?:te)?|e|ad|en|ar)|desobedec\w+|(?:haz|haga|hacer) caso omiso"
    r"|omit(?:e|a|ir)|descarta)\b",
    not_follow=r"(?:no|nunca|deja de) (?:sigas|siga|seguir|respetes|respetar|cumplas|obedezcas|obedecer)\b",
    rules=r"(?:instrucci(?:ón|ones)|reglas?|normas?|indicaci(?:ón|ones)|directrices|prompts?|órdenes"
    r"|restricciones)\b",
    earlier=r"(?:tus|sus|anteriores|previas?|previos?|iniciales|del sistema|de seguridad|precedentes|de arriba)\b",
    everything=r"tod[ao]s?\b",
    told_before=r"todo lo (?:que (?:te|le|se|has)|anterior)",
    reveal=r"(?:muestra(?:me)?|revela(?:me)?|repite|imprime|dime|divulga|enseña(?:me)?)\b",
    secrets=r"(?:(?:prompt|mensaje|instrucciones) (?:del? )?sistema|(?:tus|las) (?:\w+ )?instrucciones|contraseñas"
    r"|claves? (?:de )?api)",
    send=r"(?:envía|envíe|enviar|reenví[ae]|reenviar|manda|mandar|sube|publica|transfiere|transferir)\b",
    recommend=r"(?:recomiend[ae]|recomendar|aconsej[ae]|aconsejar|compra|comprar|visita|abre|promociona)\b",
    to_me=r"(?:me|nos)\b",
    from_now=r"(?:a partir de ahora|de(?:sde)? ahora(?: en adelante)?|cada vez que|en adelante)\b",
    you_must=r"(?:debes|tienes que|deberás|has de)\b",
    model_must=r"(?:asistente|ia|modelo|chatbot) (?:debe|deberá|tiene que|no debe)\b",
    user=r"usuari[oa]s?\b",
    when=r"(?:cuando|si|siempre que|cada vez)\b",
    tell=r"(?:respond[ae]|di\b|diga|recomiend|envía|contest[ae]|afirma)\w*",
    you_are_now=r"(?:ahora eres|eres ahora|ya no eres)\b",
    limitless=r"(?:dan\b|(?:sin|no tienes) (?:\w+ )?(?:restricci|límite|regla|filtro|censura)\w*)",
    own=r"(?:yo|él|ella|nosotros|ellos)",
)

ITALIAN = Words(
    ignore=r"(?:ignor(?:a|i|ate|are)|dimentic(?:a|hi|ate|are)|scorda(?:ti)?|trascura|disobbedisci|non tenere conto"
    r"|aggira|annulla)\b",
    not_follow=r"(?:non|mai|smetti di) (?:\w+ )?(?:rispettare|seguire|obbedire|osservare)\b",
    rules=r"(?:istruzion[ei]|regol[ae]|direttiv[ae]|indicazioni|prompt|ordini|restrizioni)\b",
    earlier=r"(?:(?:le )?tue|(?:i )?tuoi|precedenti|iniziali|sicurezza|sistema|di sopra)\b",
    everything=r"tutt[eoi]\b",
    told_before=r"tutto (?:quello|ciò) che",
    reveal=r"(?:rivela(?:mi)?|mostra(?:mi)?|ripeti|stampa|divulga|dimmi)\b",
    secrets=r"(?:(?:prompt|messaggio|istruzioni) (?:di )?sistema|(?:le tue|tue) (?:\w+ )?istruzioni|password\b"
    r"|chiavi? api)",
    send=r"(?:invia|invii|inviare|manda|mandare|inoltra|inoltrare|carica|pubblica|trasferisci)\b",
    recommend=r"(?:consiglia|consigliare|raccomanda|raccomandare|compra|visita|apri|promuovi)\b",
    to_me=r"(?:mi|ci)\b",
    from_now=r"(?:d'ora in (?:poi|avanti)|da ora in poi|da adesso(?: in poi)?|ogni volta che)\b",
    you_must=r"(?:devi|dovrai|tu devi)\b",
    model_must=r"(?:assistente|ia|modello|chatbot) (?:deve|dovrà|dovrebbe|non deve)\b",
    user=r"utent[ei]\b",
    when=r"(?:quando|se|ogni volta che|appena)\b",
    tell=r"(?:rispond|di'|dica|consigli|raccomand|invi|afferma)\w*",
    you_are_now=r"(?:(?:ora|adesso|da ora|d'ora in poi)(?: tu)? sei|sei (?:ora|adesso)|non sei più)\b",
    limitless=r"(?:dan\b|(?:senza|non hai) (?:\w+ )?(?:restrizion|limit|regol|filtr|censur)\w*)",
    own=r"(?:io|lui|lei|noi|loro|figlio|figlia|capo)",
)

PORTUGUESE = Words(
    ignore=r"(?:ignor(?:e|a|em|ar)|esque(?:ça|ce|cer)|desconsider(?:e|a|ar)|desobedeça|contorne|descarte)\b",
    not_follow=r"(?:não|nunca|pare de) (?:siga|seguir|respeite|respeitar|cumpra|obedeça)\b",
    rules=r"(?:instruç(?:ão|ões)|regras?|normas?|diretrizes|orientações|prompts?|ordens|restrições)\b",
    earlier=r"(?:suas|seus|tuas|anteriores|prévias|iniciais|segurança|sistema|acima)\b",
    everything=r"tod[ao]s\b",
    told_before=r"tudo (?:o )?que (?:lhe|te|você|foi)",
    reveal=r"(?:mostr[ea]|revel[ea]|repita|imprima|divulgue|exiba)\b",
    secrets=r"(?:(?:prompt|mensagem|instruções) (?:do? |de )?sistema|(?:suas|tuas) (?:\w+ )?instruções|senhas\b"
    r"|chaves? (?:de )?api)",
    send=r"(?:envi(?:e|a|ar)|mand(?:e|ar)|encaminh(?:e|ar)|publique|transfira)\b",
    recommend=r"(?:recomend(?:e|ar)|aconselh(?:e|ar)|compre|visite|abra|promova)\b",
    to_me=r"(?:me|nos)\b",
    from_now=r"(?:a partir de agora|de agora em diante|doravante|cada vez que)\b",
    you_must=r"(?:você|tu) (?:deve|deves|tem que|precisa)\b",
    model_must=r"(?:assistente|ia|modelo|chatbot) (?:deve|deverá|tem que|não deve)\b",
    user=r"(?:usuári[oa]s?|utilizador\w*)\b",
    when=r"(?:quando|se|sempre que|cada vez)\b",
    tell=r"(?:respond|diga|recomend|envi|afirme)\w*",
    you_are_now=r"(?:agora (?:você é|és|tu és)|você (?:agora é|não é mais))\b",
    limitless=r"(?:dan\b|(?:sem|não tem) (?:\w+ )?(?:restriç|limite|regra|filtro|censura)\w*)",
    own=r"(?:eu|ele|ela|nós|eles|chefe|filho|filha)",
)

RUSSIAN = Words(
    ignore=r"(?:игнорируй(?:те)?|игнорировать|забудь(?:те)?|обойди(?:те)?|отмени(?:те)?|нарушай(?:те)?|пренебреги)\b",
    not_follow=r"не (?:соблюдай|следуй|обращай внимания|выполняй|слушай)(?:те)?\b",
    rules=r"(?:инструкци|правил|указани|промпт|ограничени|директив|команд)\w*",
    earlier=r"(?:предыдущ|прежн|прошл|выше|сво[ийею]|твои|ваши|систем|безопасност|исходн)\w*",
    everything=r"(?:все|всё|всех|любые)\b",
    told_before=r"вс[её],? (?:что|сказанное)",
    reveal=r"(?:покажи|раскрой|выведи|повтори|выдай|назови|напечатай)(?:те)?\b",
    secrets=r"(?:системн\w+ (?:промпт|инструкц|сообщен)|свои (?:\w+ )?(?:инструкц|промпт)|твои (?:\w+ )?инструкц"
    r"|пароли|ключи? api)",
    send=r"(?:отправляй|отправь|отправлять|пересылай|пересылать|перешли|загрузи|загружай|переведи|шли"
    r"|присылай)(?:те)?\b",
    recommend=r"(?:рекомендуй|рекомендовать|советуй|советовать|покупай|посещай|открывай|продвигай|запускай)(?:те)?\b",
    to_me=r"(?:мне|нам)\b",
    from_now=r"(?:с этого момента|отныне|впредь|с этих пор|каждый раз)\b",
    you_must=r"(?:ты|вы) (?:должен|должна|должны|обязан|обязана|обязаны)\b",
    model_must=r"(?:ассистент|помощник|модель|ии|чат-?бот) (?:должен|должна|обязан|обязана)\b",
    user=r"пользовател\w+",
    when=r"(?:когда|если|всякий раз)\b",
    tell=r"(?:отвеча|ответь|скажи|рекоменд|советуй|отправ|говори)\w*",
    you_are_now=r"(?:теперь (?:ты|вы)|(?:ты|вы) (?:теперь|отныне|больше не))\b",
    limitless=r"(?:dan\b|(?:без|нет) (?:\w+ )?(?:ограничени|правил|фильтр|цензур)\w*)",
    own=r"(?:я|мы|он|она|они|кто)",
)

CHINESE = Words(
    ignore=r"(?:忽略|无视|忘记|忘掉|忽視|無視|绕过|取消|抛开|不要理会)",
    not_follow=r"(?:不要|别|不得|停止|不再)(?:再)?(?:遵守|遵循|服从|听从)",
    rules=r"(?:指令|指示|规则|规定|提示|要求|设定|限制|命令|內容|内容)",
    earlier=r"(?:之前|以前|先前|以上|上面|前面|上述|你的|系统|安全|原来)",
    everything=r"所有",
    told_before=r"(?:之前|以前)(?:被告知|说过|告诉你)的?",
    reveal=r"(?:显示|透露|输出|泄露|重复|打印|告诉我|公开)",
    secrets=r"(?:系统(?:提示|消息|指令|信息)|提示词|你的(?:指令|提示)|密码|密钥)",
    send=r"(?:发送|发给|发到|转发|上传|寄到)",
    recommend=r"(?:推荐|购买|转账|访问|打开|执行|下载|宣传)",
    to_me=r"(?:给我|我)",
    from_now=r"(?:从现在(?:开始|起)|今后|从今以后|每次)",
    you_must=r"你(?:必须|应该|要|需要|一定)",
    model_must=r"(?:助手|模型|人工智能|ai)(?:必须|应该|不得|只能|要)",
    user=r"用户",
    when=r"(?:当|如果|每当|一旦)",
    tell=r"(?:回答|回复|推荐|说|发送|告诉)",
    you_are_now=r"(?:你现在是|你从现在起是|现在你是|从现在(?:开始|起)[，,]?你就?是)",
    limitless=r"(?:dan|(?:没有|不受|无)(?:任何)?(?:限制|规则|约束))",
    own=r"(?:我|我总是|我老是|我们|他|她|老板)",
    spaced=False,
)

JAPANESE = Words(
    ignore=r"(?:無視し(?:て|ろ|なさい|よ)|無視すること|忘れ(?:て(?!しま|い)|ろ|なさい)|破棄し)",
    not_follow=r"(?:従わない(?:で|こと)|従うな|守らない(?:で|こと)|守るな)",
    rules=r"(?:指示|命令|ルール|規則|プロンプト|制限|ガイドライン|設定)",
    earlier=r"(?:これまで|以前|今まで|上記|前の|あなたの|システム|安全|最初の)",
    everything=r"(?:すべて|全て|全部)",
    told_before=r"(?:言われたこと|上記の内容)",
    reveal=r"(?:表示し|教え(?:て|ろ)|出力し|公開し|漏ら|見せ(?:て|ろ)|明かし)",
    secrets=r"(?:システム(?:プロンプト|メッセージ|指示)|あなたの(?:指示|プロンプト)|パスワード|apiキー)",
    send=r"(?:送信|転送|送っ|送れ|アップロード)",
    recommend=r"(?:勧め(?:て|ろ|る|なさい)|推薦し|推奨し|購入し|実行し|おすすめし|開い|宣伝し)",
    to_me=r"(?:私に|僕に|くれ)",
    from_now=r"(?:今後|これから|今から|毎回|以後)",
    you_must=r"(?:あなた|君|お前)は(?:必ず|常に|絶対)",
    model_must=r"(?:アシスタント|モデル|ai)は.{0,30}(?:なければならない|べき|必要がある|ねばならない|いけない|こと)",
    user=r"ユーザー",
    when=r"(?:たら|ると|れば|とき|場合)",
    tell=r"(?:答え|勧め|言っ|送|返|伝え)",
    you_are_now=r"(?:あなた|君|お前)は(?:今から|今後|もう|これから)|(?:これから|今から|今後)は?、?(?:あなた|君|お前)は",
    limitless=r"(?:dan|制限(?:は|が|の)?(?:ありません|ない|なし)|無制限)",
    own=r"(?:私は|私はいつも|僕は|上司は)",
    spaced=False,
)

LANGUAGES = (ENGLISH, GERMAN, FRENCH, SPANISH, ITALIAN, PORTUGUESE, RUSSIAN, CHINESE, JAPANESE)
