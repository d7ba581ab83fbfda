"""The prompts with which applications ask for something of their own: titles, tags, summaries, search queries.

Each stands here by its fixed parts, in their order, from its beginning to its end; `{{…}}` is whatever the application
fills in, or changes from one release to the next. White space does not count. To add one, quote enough of it that
nobody types it by accident: how it begins, what tells it from what users say, and how it ends.

A prompt is looked for in the newest message of the user and in the application's own (system) messages, because some
put the instruction there and the material under the user's name. One that begins with a gap stands behind the system
prompt of the model, if that has one.
"""

import re
from typing import NamedTuple

ROLES = re.compile(r"\s*(?:\{\{|You are |You're |你是)")
"""How a system prompt begins: by telling the model what it is, or with the prompt that a model had before."""

SENT_AS_THE_USERS = frozenset(
    {
        *(("Open WebUI", "queries"), ("AnythingLLM", "summary"), ("Dify", "title"), ("Cline", "summary")),
        *(("Codex", "summary"), ("Zed", "summary"), ("Goose", "title"), ("LlamaIndex", "query")),
        *(("LangChain", "query"), ("LangChain", "entities")),
    }
)
"""Those which begin so and are sent under the user's name all the same."""


class Prompt(NamedTuple):
    """One prompt of an application."""

    app: str
    call: str
    pattern: str

    @property
    def is_the_users(self) -> bool:
        """Whether it is sent under the user's name. A system prompt in her message is one that she quotes."""
        return (self.app, self.call) in SENT_AS_THE_USERS or not ROLES.match(self.pattern)


def _of(app: str, **calls: tuple[str, ...]) -> list[Prompt]:
    return [Prompt(app, call, pattern) for call, patterns in calls.items() for pattern in patterns]


KNOWN: tuple[Prompt, ...] = (
    *_of(
        "Open WebUI",
        task=(
            """
            ### Task: {{title, tags, follow-ups, search queries, image prompt …}} ### Chat History: <chat_history> {{…}}
            </chat_history>
            """,
        ),
        title=(
            """
            Create a concise, 3-5 word title with an emoji as a title for the {{…}} RESPOND ONLY WITH THE TITLE TEXT.
            Examples of titles: {{…}}
            """,
            """
            Here is the query: {{…}} Create a concise, 3-5 word phrase {{with an emoji}} as a title for the previous
            query. {{…}} RESPOND ONLY WITH THE TITLE TEXT. {{…}} Examples of titles: {{…}}
            """,
            """
            Create a concise, 3-5 word phrase as a header for the following query, strictly adhering to the 3-5 word
            limit and avoiding the use of the word 'title': {{…}}
            """,
        ),
        queries=(
            """
            Given the user's message and interaction history, decide if a web search is necessary. {{…}} User Message:
            {{…}} Interaction History: {{…}} Search Query:
            """,
            """
            You are tasked with generating web search queries. Give me an appropriate query to answer my question for
            google search. Answer with only the query. {{…}} Question: {{…}}
            """,
        ),
        autocompletion=(
            """
            ### Task: You are an autocompletion system. Continue the text in `<text>` {{…}} ### **Output Rules**: {{…}}
            <type> {{…}} </type> <text> {{…}} </text> #### Output:
            """,
        ),
        emoji=(
            """
            Your task is to reflect the speaker's likely facial expression through a fitting emoji. {{…}} Message: {{…}}
            """,
        ),
        mixture_of_agents=(
            """
            You have been provided with a set of responses from various models to the latest user query: {{…}} Your task
            is to synthesize these responses into a single, high-quality response. {{…}} Responses from models: {{…}}
            """,
        ),
        tool_selection=(
            """
            {{…}} Available Tools: {{…}} Your task is to choose and return the correct tool(s) from the list of
            available tools based on the query. {{…}} {"name": "toolName2", "parameters": {"key2": "value2"}} ] }
            """,
            """
            {{…}} Available Tools: {{…}} Return an empty string if no tools match the query. {{…}} Only return the
            object and limit the response to the JSON object without additional text.
            """,
            """
            {{…}} Tools: {{…}} If a function tool doesn't match the query, return an empty string. {{…}} Only pick a
            function if the user asks. Only return the object. Do not return any other text.
            """,
        ),
        compaction=(
            """
            ### Task: Summarize the conversation history that will be compacted out of the active chat context. {{…}}
            ### Messages Being Compacted: {{…}} ### Recent Messages Kept In Context: {{…}}
            """,
        ),
        memory_review=(
            """
            Review the completed conversation turn and decide whether long-term memory should change. {{…}} Existing
            memories: {{…}} Conversation: {{…}}
            """,
        ),
        subagent=(
            """
            [ASYNC SUBAGENT COMPLETE - {{…}}] A background subagent you dispatched earlier has finished. {{…}} ---
            RESULT --- {{…}}
            """,
        ),
    ),
    *_of(
        "LobeChat",
        title=(
            "你是一名擅长会话的助理，你需要将用户的会话总结为 10 个字以内的标题{{…}}",
            """
            You are an assistant who is good at conversation. You need to summarize the user's conversation into a title
            within 10 words.
            """,
            """
            You are a professional conversation summarizer. Generate a concise title that captures the essence of the
            conversation. Rules: {{…}} Keep it short and to the point
            """,
            "你是一位资深的 AI 艺术创作者和语言大师。你需要根据用户提供的 AI {{…}} prompt 总结出一个标题。{{…}}",
        ),
        translation=(
            """
            You are a professional translator. Translate the input text to {{…}} Rules: - Output ONLY the translated
            text {{…}} idiomatic expressions in the target language
            """,
            "你是一名擅长翻译的助理，你需要将输入的语言翻译为目标语言",
        ),
        language=("你是一名精通全世界语言的语言专家，你需要识别用户输入的内容，以国际标准 locale 进行输出",),
        emoji=(
            """
            You are an emoji expert who selects the most appropriate emoji to represent concepts, emotions, or topics.
            Rules: {{…}} No explanations or additional text
            """,
            "你是一名擅长进行概念抽象的设计师与 Emoji 专家{{…}}输出: {一个Emoji}",
        ),
        agent=(
            "你是一名擅长起名的起名大师{{…}}输出: {角色名}",
            "你是一名擅长技能总结的助理{{…}}输出: {简介}",
            "你是一名擅长会话标签总结的助理{{…}}输出: {标签}",
        ),
        summary=(
            """
            You're an assistant who's good at extracting key takeaways from conversations and summarizing them. {{…}}
            The summary needs to maintain the original language.
            """,
            "You are a conversation context compressor. Your task is to create a structured summary {{…}}",
            """
            You are a conversation context compressor. Merge prior context and new messages into ONE structured JSON
            {{…}}
            """,
            """
            You are a summarization expert. Generate a concise summary from the provided text chunk. {{…}} <examples>
            {{…}} </examples>
            """,
        ),
        query=(
            """
            Given the following conversation and a follow-up question, rephrase the follow up question to be a
            standalone question, in its original language. {{…}} <chatHistory> {{…}} </chatHistory>
            """,
        ),
        follow_ups=(
            "You are a sidecar that extracts 0-4 quick-reply suggestions from the last assistant message. {{…}}",
        ),
    ),
    *_of(
        "NextChat",
        title=(
            """
            Please generate a four to five word title summarizing our conversation without any lead-in, punctuation,
            {{…}} Remove enclosing quotation marks.
            """,
            """
            Use the language used by the user {{…}} to generate a title (at most 6 words) summarizing our conversation
            without any lead-in, {{…}} grasp the essence of the conversation in first sight.
            """,
            """
            Summarise the conversation in a short and concise eye-catching title that instantly conveys the main topic.
            {{…}} Don't use quotation marks at the beginning and the end.
            """,
            "使用四到五个字直接返回这句话的简要主题，{{…}}如果没有主题，请直接返回“闲聊”",
            "直接返回这句话的简要主题，不要解释，如果没有主题，请直接返回“闲聊”",
            "直接返回這句話的簡要主題，{{…}}請直接返回「閒聊」",
            "この文の簡潔なテーマを四から五文字で返してください。{{…}}「雑談」と返してください",
            "네 글자에서 다섯 글자로 이 문장의 간략한 주제를 반환하세요. {{…}} '잡담'이라고만 반환하세요.",
            "다음과 같이 대화 내용을 요약하는 4~5단어 제목을 생성해주세요. {{…}} 제거하십시오.",
            """
            Geben Sie ein kurzes Thema in vier bis fünf Wörtern zurück, {{…}} bitte „Allgemeines Gespräch“ zurück.
            """,
            """
            Utilisez quatre à cinq mots pour retourner le sujet succinct de cette phrase, {{…}} « discussion informelle
            »
            """,
            """
            Veuillez générer un titre de quatre à cinq mots résumant notre conversation {{…}} les guillemets inclus.
            """,
            "Devuelve un tema breve de esta frase en cuatro a cinco palabras, {{…}} devuelve 'charlas casuales'",
            "Riporta il tema di questa frase in modo conciso con quattro o cinque parole, {{…}} con 'chit-chat'",
            """
            Si prega di generare un titolo di quattro o cinque parole che riassuma la nostra conversazione {{…}}
            Rimuovere le virgolette
            """,
            """
            Por favor, gere um título de quatro a cinco palavras resumindo nossa conversa {{…}} Remova as aspas que o
            envolvem.
            """,
            "Укажите краткую тему этого сообщения в четырех-пяти словах, {{…}} просто напишите 'Болтовня'",
            "Použijte čtyři až pět slov pro stručné téma této věty, {{…}} vraťte pouze 'neformální chat'.",
            """
            Prosím, vygenerujte štvor- až päťslovný titul, ktorý zhrnie našu konverzáciu {{…}} uzatváracie úvodzovky.
            """,
            "Find en kort overskrift med 4-5 ord om emnet. Ingen tegnsætning eller anførselstegn.",
            'Bruk fire til fem ord for å returnere en kort oppsummering av temaet, {{…}} returner bare "sladder".',
            """
            Vennligst lag en fire til fem ords tittel som oppsummerer samtalen vår {{…}} Fjern innrammende
            anførselstegn.
            """,
            """
            Bu cümlenin dört ila beş kelimelik kısa başlığını doğrudan verin, {{…}} doğrudan 'Sohbet' yanıtını verin.
            """,
            'Sử dụng bốn đến năm từ để trả lại chủ đề tóm tắt của câu này, {{…}} hãy trả lại "Tán gẫu"',
            """
            Gunakan empat hingga lima kata untuk langsung memberikan ringkasan topik kalimat ini, {{…}} langsung jawab
            'Obrolan Santai'
            """,
            "استخدم أربع إلى خمس كلمات لإرجاع ملخص مختصر لهذه الجملة، {{…}} 'دردشة عامة'",
            "চার থেকে পাঁচটি শব্দ ব্যবহার করে এই বাক্যের সংক্ষিপ্ত থিম দিন, {{…}} 'বেকার' বলুন",
        ),
        summary=(
            "Summarize the discussion briefly in 200 words or less to use as a prompt for future context.",
            "Summarize our discussion briefly in 50 characters or less to use as a prompt for future context.",
            """
            Use the language used by the user {{…}} to summarise the conversation in at most 200 words. The summary will
            be used as prompt for you to continue the conversation in the future.
            """,
            "简要总结一下{{…}}，用作后续的上下文提示 prompt，控制在 {{…}} 字以内",
            "簡要總結一下{{…}}，用作後續的上下文提示 prompt，控制在 {{…}} 字以內",
            "対話の内容を簡潔に要約し、後続のコンテキストプロンプトとして使用します。200文字以内に抑えてください",
            "대화 내용을 간략히 요약하여 후속 컨텍스트 프롬프트로 사용하세요. 200자 이내로 작성하세요.",
            """
            Fassen Sie den Gesprächsinhalt zusammen, um als Kontextaufforderung für den nächsten Schritt zu dienen,
            {{…}}
            """,
            "Faites un résumé succinct de la discussion, à utiliser comme prompt de contexte ultérieur, {{…}}",
            """
            Résumez brièvement nos discussions en 200 mots ou moins pour les utiliser comme prompt de contexte futur.
            """,
            "Resume brevemente el contenido de la conversación para usar como un prompt de contexto, {{…}}",
            "Resuma nuestra discusión brevemente en 50 caracteres o menos para usarlo como un recordatorio {{…}}",
            "Riassumi brevemente il contenuto della conversazione come prompt di contesto per il seguito, {{…}}",
            "Riassumi brevemente la nostra discussione in 50 caratteri o meno per usarla come spunto {{…}}",
            """
            Resuma a discussão brevemente em 200 palavras ou menos para usar como um prompt para o contexto futuro.
            """,
            """
            Кратко подведите итоги содержимого беседы для использования в качестве последующего контекстного запроса,
            {{…}}
            """,
            "Stručně shrňte obsah konverzace jako kontextový prompt pro budoucí použití, {{…}}",
            "Stručne zhrňte diskusiu na menej ako 200 slov, aby ste ju mohli použiť ako výzvu pre budúci kontext.",
            "Skriv et kort resumé (under 200 ord) af vores samtale til senere brug.",
            "Oppsummer samtalen kort som en kontekstuell prompt for fremtidige referanser, {{…}}",
            "Sohbet içeriğini kısaca özetleyin, bu özet sonraki bağlam ipucu olarak kullanılacaktır, {{…}}",
            "Tóm tắt nội dung cuộc trò chuyện một cách ngắn gọn, dùng làm gợi ý ngữ cảnh cho các lần sau, {{…}}",
            """
            Berikan ringkasan singkat tentang konten obrolan, untuk digunakan sebagai prompt konteks selanjutnya, {{…}}
            """,
            "قم بتلخيص محتوى الدردشة باختصار، لاستخدامه كإشارة سياقية لاحقة، {{…}}",
            "আলোচনার বিষয়বস্তু সংক্ষিপ্তভাবে সারাংশ করুন, পরবর্তী কনটেক্সট প্রম্পট হিসেবে ব্যবহারের জন্য, {{…}}",
        ),
    ),
    *_of(
        "LibreChat",
        title=(
            """
            Provide a concise, 5-word-or-less title for the conversation, using title case conventions. Only return the
            title itself. Conversation: {{…}}
            """,
            """
            Please generate a concise, 5-word-or-less title for the conversation, using its same language, {{…}}
            ||>Title:
            """,
            """
            Analyze this conversation and provide: 1. The detected language of the conversation 2. A concise title in
            the detected language (5 words or less, no punctuation or quotation) {{…}}
            """,
            """
            In this environment you have access to a set of tools you can use to generate the conversation title. {{…}}
            <tool_name>submit_title</tool_name> {{…}} </tools>
            """,
            """
            Write a concise title for this conversation in the given language. Title in 5 Words or Less. No Punctuation
            or Quotation. {{…}}
            """,
        ),
        language=("Detect the language used in the following text.",),
        translation=(
            """
            In this environment you have access to a set of tools you can use to translate text. {{…}}
            <tool_name>submit_translation</tool_name> {{…}} </tools>
            """,
        ),
        summary=(
            """
            Summarize the conversation by integrating new lines into the current summary. EXAMPLE: {{…}} New lines:
            {{…}} New summary:
            """,
            """
            The following text is cut-off: {{…}} Summarize the content as best as you can, noting that it was cut-off.
            Summary:
            """,
            """
            Hold on, before you continue I need you to write me a checkpoint of everything so far. {{…}} ## Checkpoint
            {{…}}
            """,
            "Hold on again, update your checkpoint. Merge the new messages into your existing checkpoint {{…}}",
        ),
        memory=(
            """
            Use the `set_memory` tool to save important information about the user, but ONLY when the user has requested
            you to remember something. {{…}}
            """,
        ),
    ),
    *_of(
        "Cherry Studio",
        title=(
            """
            You are an assistant skilled in conversation. You need to summarize the user's conversation into a title
            within 10 words. {{…}}
            """,
        ),
        queries=(
            """
            You are an AI question rephraser. Your role is to rephrase follow-up queries from a conversation into
            standalone queries {{…}} Follow up question: {{…}} Rephrased question:
            """,
        ),
        translation=(
            """
            You are a translation expert. Your only task is to translate text enclosed with <translate_input> {{…}}
            <translate_input> {{…}} </translate_input> {{…}}
            """,
        ),
        language=(
            """
            Your task is to precisely identify the language used in the user's input text and output its corresponding
            language code {{…}} <text> {{…}} </text>
            """,
        ),
        agent=(
            """
            You are a Prompt Generator. You will integrate user input information into a structured Prompt using
            Markdown syntax. {{…}} ## Initialization: {{…}}
            """,
        ),
    ),
    *_of(
        "Chatbox",
        title=(
            """
            Based on the chat history, give this {{conversation}} a name. {{…}} Here's the conversation: {{…}} Only give
            the name, nothing else. The name is:
            """,
        ),
    ),
    *_of(
        "Jan",
        title=("Summarize in a {{10}}-word Title. Give the title only. {{…}}",),
    ),
    *_of(
        "AnythingLLM",
        summary=(
            """
            You are extracting the key points from a long document that was split into sections. {{…}} Section: {{…}}
            """,
        ),
        router=("You are a message classifier for a model router. {{…}} `select_category` tool {{…}}",),
    ),
    *_of(
        "big-AGI",
        title=(
            """
            Analyze the given short conversation (every line is truncated) and extract a concise chat title {{…}} short
            title and nothing else. {{…}}
            """,
            """
            You are an AI conversation titles assistant who specializes in creating expressive yet few-words chat
            titles.
            """,
        ),
        follow_ups=(
            """
            You are an expert AI assistant skilled in creating diagrams. Analyze the conversation and user persona below
            {{…}} # Instructions {{…}}
            """,
            """
            You are a helpful AI assistant skilled in creating user interfaces. Analyze the conversation and user
            persona below {{…}} **Instructions** {{…}}
            """,
            """
            You are an AI assistant skilled in content analysis and task inference within a chat application. {{…}}
            Respond only by calling the propose_user_actions_for_attachments function.
            """,
        ),
        caption=(
            """
            You are an expert at describing images in comprehensive detail. Your goal is to create a text description
            that captures as much visual information as possible, {{…}}
            """,
        ),
        summary=(
            """
            {{…}} the given conversation thread {{…}} Ensure the summary is impersonal and easy to read, write clear and
            separated paragraphs and use bullet points when possible.
            """,
        ),
    ),
    *_of(
        "HuggingChat",
        title=(
            """
            You are a summarization AI. Your task is to summarize user requests, in a single sentence of less than 5
            words. {{…}}
            """,
            """
            You are a chat thread titling assistant. Goal: Produce a very short, descriptive title {{…}} Never include
            meta-words: {{…}}
            """,
        ),
    ),
    *_of(
        "Vercel's chatbot",
        title=(
            """
            - you will generate a short title based on the first message a user begins a conversation with {{…}} - do
            not use quotes or colons
            """,
        ),
    ),
    *_of(
        "Dify",
        title=(
            """
            You need to decompose the user's input into "subject" and "intention" in order to accurately figure out what
            the user's input language actually is. {{…}}
            """,
            """
            You are asked to generate a concise chat title by decomposing the user’s input into two parts: “Intention”
            and “Subject”. {{…}} User Input: {{…}}
            """,
        ),
    ),
    *_of(
        "opencode",
        title=(
            """
            You are a title generator. You output ONLY a thread title. Nothing else. <task> {{…}} <examples> {{…}}
            </examples> {{…}}
            """,
        ),
        summary=(
            "Summarize what was done in this conversation. Write like a pull request description. Rules: {{…}}",
            """
            Provide a detailed prompt for continuing our conversation above. Focus on information that would be helpful
            for continuing the conversation, {{…}}
            """,
            "You are an anchored context summarization assistant for coding sessions. {{…}}",
            "Create a new anchored summary from the conversation history. {{…}} ## {{…}}",
            """
            Update the anchored summary below using the conversation history above. {{…}} <previous-summary> {{…}}
            </previous-summary> {{…}}
            """,
            """
            Here is the conversation so far: <conversation> {{…}} </conversation> {{…}} <template> {{…}} </template>
            {{…}}
            """,
        ),
    ),
    *_of(
        "aider",
        commit=(
            """
            {{…}} You are an expert software engineer that generates concise, one-line Git commit messages based on the
            provided diffs. {{…}} Reply only with the one-line commit message, without any additional text,
            explanations, or line breaks.
            """,
            """
            You are an expert software engineer. Review the provided context and diffs which are about to be committed
            to a git repo. {{…}} commit message {{…}}
            """,
            "You are an expert software engineer that generates concise, one-line Git commit messages {{…}}",
        ),
        summary=(
            """
            *Briefly* summarize this partial conversation about programming. {{…}} Start the summary with "I asked
            you...".
            """,
        ),
    ),
    *_of(
        "Cline",
        summary=(
            "Summarize the provided coding session into a concise continuation note with detailed next steps.",
            """
            Summarize this session for continuation. Be concise and factual. ## Goal {{…}} ## Files {{…}} Conversation:
            {{…}}
            """,
            '<explicit_instructions type="summarize_task"> {{…}} </explicit_instructions> {{…}}',
            '{{…}} <explicit_instructions type="summarize_task"> {{…}} </explicit_instructions>',
        ),
        commit=(
            """
            You are a helpful assistant that generates informative git commit messages based on git diffs output. {{…}}
            """,
        ),
    ),
    *_of(
        "Roo Code",
        summary=(
            """
            CRITICAL: This summarization request is a SYSTEM OPERATION, not a user message. {{…}} Your task is to create
            a detailed summary {{…}}
            """,
            """
            Your task is to create a detailed summary of the conversation so far, which will serve as context for
            continuing the conversation in the future. {{…}}
            """,
        ),
        prompt=(
            """
            Generate an enhanced version of this prompt (reply with only the enhanced prompt - no conversation,
            explanations, lead-in, bullet points, placeholders, or surrounding quotes): {{…}}
            """,
        ),
    ),
    *_of(
        "Continue",
        title=(
            """
            Given the following... please reply with a title for the chat that is 3-4 words in length, {{…}} you don't
            need ending punctuation. {{…}}
            """,
        ),
        summary=(
            """
            Please provide a concise summary of our conversation so far, capturing the key context, decisions made, and
            current state. {{…}} without missing any information.
            """,
            """
            Create a comprehensive summary of this conversation that captures all essential information needed to
            continue the work seamlessly. {{…}} maintain an objective, technical tone.
            """,
        ),
    ),
    *_of(
        "Claude Code",
        title=(
            """
            Analyze if this message indicates a new conversation topic. If it does, extract a 2-3 word title that
            captures the new topic. Format your response as a JSON object {{…}}
            """,
            """
            You are Claude Code, Anthropic's official CLI for Claude. Analyze if this message indicates a new
            conversation topic. {{…}}
            """,
            """
            Please write a 5-10 word title for the following conversation: {{…}} Respond with the title for the
            conversation and nothing else.
            """,
            "Summarize this coding conversation in under 50 characters. Capture the main task, {{…}}",
            "You are coming up with a succinct title for a coding session based on the provided description. {{…}}",
            "You are naming a coding session so the user can pick it out of a long list of sessions. {{…}}",
            "Generate a short kebab-case name (2-4 words) that captures the main topic of this conversation. {{…}}",
        ),
        agents=(
            "You are an agent for Claude Code, Anthropic's official CLI for Claude. {{…}}",
            "You are a file search specialist for Claude Code, Anthropic's official CLI for Claude. {{…}}",
            "You are a web-reading specialist for Claude Code, Anthropic's official CLI for Claude. {{…}}",
            "You are a software architect and planning specialist for Claude Code. {{…}}",
            "You are a status line setup agent for Claude Code. {{…}}",
            "You are a subagent spawned by a workflow orchestration script. {{…}}",
            "You are a worker agent executing a task assigned by the coordinator. {{…}}",
        ),
        tools=(
            "Extract any file paths that this command reads or modifies. {{…}}",
            "Files modified by user: {{…}} Files modified by other users: {{…}}",
            "Your task is to process Bash commands that an AI coding agent wants to run. {{…}}",
            "You are an assistant for performing a web search tool use",
            "Web page content: --- {{…}} --- {{…}} Provide a concise response based {{…}}",
            "You are analyzing output from a bash command to determine if it should be summarized. {{…}}",
            "Write a short summary label describing what these tool calls accomplished. {{…}}",
            "You are evaluating a {{…}} hook in Claude Code. {{…}}",
            "You are a security monitor for autonomous AI coding agents. {{…}}",
            "You are now acting as the memory extraction subagent. {{…}}",
        ),
        recap=("The user stepped away and is coming back. Recap in under {{…}}",),
        follow_ups=("[SUGGESTION MODE: Suggest what the user might naturally type next into Claude Code.] {{…}}",),
        summary=(
            "You are a helpful AI assistant tasked with summarizing conversations. {{…}}",
            """
            Your task is to create a detailed summary of the conversation so far, paying close attention to the user's
            explicit requests and your previous actions. {{…}} Primary Request and Intent: {{…}} Current Work: {{…}}
            """,
            """
            CRITICAL: Respond with TEXT ONLY. Do NOT call any tools. {{…}} Your task is to create a detailed summary
            {{…}} Primary Request and Intent: {{…}}
            """,
        ),
    ),
    *_of(
        "Codex",
        summary=(
            """
            You are performing a CONTEXT CHECKPOINT COMPACTION. Create a handoff summary for another LLM that will
            resume the task. {{…}}
            """,
        ),
    ),
    *_of(
        "Zed",
        title=(
            """
            Generate a concise 3-7 word title for this conversation, omitting punctuation. Go straight to the title,
            without any preamble and prefix like {{…}}
            """,
        ),
        summary=(
            """
            You are compacting this conversation into a handoff for another agent that will resume the work. {{…}}
            """,
        ),
        commit=(
            """
            You are an expert at writing Git commits. Your job is to write a short clear commit message that summarizes
            the changes. {{…}}
            """,
        ),
    ),
    *_of(
        "Goose",
        title=(
            """
            {{…}} Based on the conversation so far, provide a concise description of this session in 4 words or less.
            This will be used for finding the session later in a UI with limited space - reply *ONLY* with the
            description
            """,
            """
            Generate a short title (four words or less) for this conversation. {{…}} Reply with only the title, nothing
            else. {{…}}
            """,
        ),
        summary=(
            """
            ## Task Context - An llm context limit was reached when a user was in a {{…}} **Conversation History:**
            {{…}}
            """,
            """
            The messages above are a conversation to summarize. Create a structured context checkpoint summary {{…}}
            **Conversation History:** {{…}}
            """,
            """
            ## Summary Task Generate detailed summary of conversation to date. {{…}} ### Summary Must Include: {{…}}
            """,
        ),
    ),
    *_of(
        "LangChain",
        query=(
            """
            Given the following conversation and a follow up question, rephrase the follow up question to be a
            standalone question{{…}} Chat History: {{…}} Follow Up Input: {{…}} Standalone question:
            """,
            """
            Given a chat history and the latest user question which might reference context in the chat history,
            formulate a standalone question which can be understood without the chat history. {{…}} reformulate it if
            needed and otherwise return it as is.
            """,
            """
            You are an AI language model assistant. Your task is to generate {{3}} different versions of the given user
            question to retrieve relevant documents {{…}} Original question: {{…}}
            """,
        ),
        summary=(
            """
            Progressively summarize the lines of conversation provided, adding onto the previous summary returning a new
            summary. EXAMPLE {{…}} New lines of conversation: {{…}} New summary:
            """,
            'Write a concise summary of the following: "{{…}}" CONCISE SUMMARY:',
            """
            Your job is to produce a final summary{{…}} We have provided an existing summary up to a certain point:
            {{…}} return the original summary.
            """,
            """
            <role> Context Extraction Assistant </role> {{…}} <messages> Messages to summarize: {{…}} </messages>
            """,
            """
            This is {{a}} summary of the conversation to date: {{…}} Extend the summary by taking into account the new
            messages above:
            """,
        ),
        entities=(
            """
            You are an AI assistant reading the transcript of a conversation between an AI and a human. Extract all of
            the proper nouns from the last line of conversation. {{…}} Output:
            """,
            """
            You are an AI assistant helping a human keep track of facts about relevant people, places, and concepts in
            their life. {{…}} Updated summary:
            """,
            "You are a networked intelligence helping a human track knowledge triples {{…}} Output:",
        ),
    ),
    *_of(
        "LlamaIndex",
        query=(
            """
            Given a conversation (between Human and Assistant) and a follow up message from Human, rewrite the message
            to be a standalone question {{…}} <Chat History> {{…}} <Follow Up Message> {{…}} <Standalone question>
            """,
            """
            Given the following conversation between a user and an AI assistant and a follow up question from user,
            rephrase the follow up question to be a standalone question. Chat History: {{…}} Follow Up Input: {{…}}
            Standalone question:
            """,
            """
            You are a helpful assistant that generates multiple search queries based on a single input query. {{…}}
            Query: {{…}} Queries:
            """,
            '''
            Please write a passage to answer the question Try to include as many key details as possible. {{…}}
            Passage:"""
            ''',
        ),
        summary=(
            """
            The following is a conversation between the user and assistant. Write a concise summary about the contents
            of this conversation.
            """,
        ),
        title=(
            """
            Context: {{…}} Give a title that summarizes all of the unique entities, titles or themes found in the
            context. Title:
            """,
        ),
    ),
)
"""Every prompt that is recognised without a setting."""
