"""What applications send beside what their users say, and what users say that looks like it.

The prompts are condensed: how they begin, what tells them apart and how they end, with words of our own between.
"""

# ruff: noqa: E501 - the prompts are easier to compare with the real ones in long lines

from typing import Any

Messages = list[dict[str, Any]]


def user(text: str) -> dict[str, Any]:
    return {"role": "user", "content": text}


def system(text: str) -> dict[str, Any]:
    return {"role": "system", "content": text}


def assistant(text: str) -> dict[str, Any]:
    return {"role": "assistant", "content": text}


TALK = "USER: I live in Nowhere.\nASSISTANT: Noted."
HISTORY = f"### Chat History:\n<chat_history>\n{TALK}\n</chat_history>"
CHAT = [user("I live in Nowhere."), assistant("Noted.")]

CALLS: dict[str, Messages] = {
    "Open WebUI, title": [
        user(
            "### Task:\nGenerate a concise title summarizing the chat history.\n### Guidelines:\n- Two to four words.\n"
            f'### Output:\nJSON format: {{ "title": "your concise title here" }}\n### Examples:\n- …\n{HISTORY}'
        )
    ],
    "Open WebUI, title with an emoji": [
        system("You are a pirate."),
        user(
            "### Task:\nGenerate a concise, 3-5 word title with an emoji summarizing the chat history.\n### Guidelines:\n"
            f'- Clear.\n### Output:\nJSON format: {{ "title": "your concise title here" }}\n### Examples:\n- …\n{HISTORY}'
        ),
    ],
    "Open WebUI, title before 0.5": [
        user(
            "Create a concise, 3-5 word title with an emoji as a title for the chat history, in the given language. … "
            f"RESPOND ONLY WITH THE TITLE TEXT.\n\nExamples of titles:\n📉 Stocks\n\n<chat_history>\n{TALK}\n</chat_history>"
        )
    ],
    "Open WebUI, title before 0.3": [
        user(
            "Create a concise, 3-5 word phrase as a header for the following query, strictly adhering to the 3-5 word "
            "limit and avoiding the use of the word 'title': I live in Nowhere."
        )
    ],
    "Open WebUI, tags": [
        user(
            "### Task:\nGenerate 1-3 broad tags categorizing the main themes of the chat history, and some more.\n\n"
            f'### Guidelines:\n- …\n\n### Output:\nJSON format: {{ "tags": ["tag1", "tag2"] }}\n\n{HISTORY}'
        )
    ],
    "Open WebUI, follow-ups": [
        user(
            "### Task:\nSuggest 3-5 relevant follow-up questions or prompts that the user might naturally ask next in "
            f'this talk.\n### Output:\nJSON format: {{ "follow_ups": ["Question 1?"] }}\n{HISTORY}'
        )
    ],
    "Open WebUI, next messages": [
        user(
            "### Task:\nPredict 3-5 useful messages this user might naturally send next to go on.\n### Output:\n"
            f'JSON format: {{ "follow_ups": ["Suggested next message 1"] }}\n{HISTORY}'
        )
    ],
    "Open WebUI, search queries": [
        user(
            "### Task:\nAnalyze the chat history to determine the necessity of generating search queries, in the given "
            f'language. …\n\n### Output:\nStrictly return in JSON format: \n{{\n  "queries": ["query1"]\n}}\n\n{HISTORY}\n'
        )
    ],
    "Open WebUI, search query before 0.4": [
        user(
            "Given the user's message and interaction history, decide if a web search is necessary. …\n\nUser Message:\n"
            f"I live in Nowhere.\n\nInteraction History:\n{TALK}\n\nSearch Query:"
        )
    ],
    "Open WebUI, autocompletion": [
        user(
            "### Task:\nYou are an autocompletion system. Continue the text in `<text>` based on …  \n\n### **Output "
            f"Rules**:\n- JSON.\n\n---\n### Context:\n<chat_history>\n{TALK}\n</chat_history>\n<type>General</type>  \n"
            "<text>I live in No</text>  \n#### Output:\n"
        )
    ],
    "Open WebUI, image prompt": [
        user(
            "### Task:\nGenerate a detailed prompt for am image generation task based on the given language and context. "
            f'…\n\n### Output:\nStrictly return in JSON format:\n{{\n    "prompt": "…"\n}}\n\n{HISTORY}'
        )
    ],
    "Open WebUI, emoji": [
        user(
            "Your task is to reflect the speaker's likely facial expression through a fitting emoji. … (e.g., 😊).\n\n"
            "Message: ```I live in Nowhere.```"
        )
    ],
    "Open WebUI, mixture of agents": [
        user(
            "You have been provided with a set of responses from various models to the latest user query: "
            '"I live in Nowhere."\n\nYour task is to synthesize these responses into a single, high-quality response. …'
            '\n\nResponses from models: """Noted."""\n\n"""Fine."""'
        )
    ],
    "Open WebUI, tool selection": [
        system(
            'Available Tools: [{"name": "weather"}]\n\nYour task is to choose and return the correct tool(s) from the list '
            'of available tools based on the query. …\n  "tool_calls": [\n    {"name": "toolName1"},\n    {"name": '
            '"toolName2", "parameters": {"key2": "value2"}}\n  ]\n}'
        ),
        user('History:\nUSER: """Hello"""\nQuery: I live in Nowhere.'),
    ],
    "Open WebUI, tool selection of a model with a system prompt": [
        system(
            'You are a pirate.\nAvailable Tools: [{"name": "weather"}]\nReturn an empty string if no tools match the query. '
            "… Only return the object and limit the response to the JSON object without additional text."
        ),
        user("Query: I live in Nowhere."),
    ],
    "Open WebUI, compaction": [
        user(
            "### Task:\nSummarize the conversation history that will be compacted out of the active chat context.\n\n…\n\n"
            f"### Messages Being Compacted:\n{TALK}\n\n### Recent Messages Kept In Context:\n{TALK}"
        )
    ],
    "Open WebUI, memory review": [
        system("You review memories."),
        user(
            "Review the completed conversation turn and decide whether long-term memory should change.\n\n…\n\nExisting "
            f"memories:\n(none)\n\nConversation:\n{TALK}\n"
        ),
    ],
    "LobeChat, title": [
        system(
            "You are a professional conversation summarizer. Generate a concise title that captures the essence of the "
            "conversation.\n\nRules:\n- Maximum 10 words\n- Keep it short and to the point"
        ),
        user("user: I live in Nowhere.\nassistant: Noted."),
    ],
    "LobeChat, title in Chinese": [
        system("你是一名擅长会话的助理，你需要将用户的会话总结为 10 个字以内的标题"),
        user("user: I live in Nowhere.\n\n请总结上述对话为10个字以内的标题"),
    ],
    "LobeChat, translation": [
        system(
            "You are a professional translator. Translate the input text to en-US.\n\nRules:\n- Output ONLY the translated "
            "text, nothing else\n- Use natural, idiomatic expressions in the target language"
        ),
        user("I live in Nowhere."),
    ],
    "LobeChat, emoji": [
        system(
            "You are an emoji expert who selects the most appropriate emoji to represent concepts, emotions, or topics.\n\n"
            "Rules:\n- One.\n- No explanations or additional text"
        ),
        user("I got a promotion"),
        assistant("🎉"),
        user("I live in Nowhere."),
    ],
    "LobeChat, summary": [
        system(
            "You're an assistant who's good at extracting key takeaways from conversations and summarizing them. … The "
            "summary needs to maintain the original language."
        ),
        user(f"<chat_history>\n{TALK}\n</chat_history>\n\nPlease summarize the above conversation."),
    ],
    "NextChat, title": [
        *CHAT,
        user(
            "Please generate a four to five word title summarizing our conversation without any lead-in, punctuation, … or "
            "additional text. Remove enclosing quotation marks."
        ),
    ],
    "NextChat, title in German": [
        *CHAT,
        user(
            "Geben Sie ein kurzes Thema in vier bis fünf Wörtern zurück, ohne Erklärungen. … bitte „Allgemeines Gespräch“ "
            "zurück."
        ),
    ],
    "NextChat, title in Chinese": [
        *CHAT,
        user("使用四到五个字直接返回这句话的简要主题，不要解释，如果没有主题，请直接返回“闲聊”"),
    ],
    "NextChat, summary": [
        *CHAT,
        system("Summarize the discussion briefly in 200 words or less to use as a prompt for future context."),
    ],
    "LibreChat, title": [
        user(
            "Provide a concise, 5-word-or-less title for the conversation, using title case conventions. Only return the "
            "title itself.\n\nConversation:\nUser: I live in Nowhere.\nAI: Noted."
        )
    ],
    "LibreChat, structured title": [
        user(
            "Analyze this conversation and provide:\n1. The detected language of the conversation\n2. A concise title in "
            "the detected language (5 words or less, no punctuation or quotation)\n\nUser: I live in Nowhere.\nAI: Noted."
        )
    ],
    "LibreChat, title by functions": [
        system(
            "In this environment you have access to a set of tools you can use to generate the conversation title.\n  \n"
            "…\n<tool_name>submit_title</tool_name>\n…\n</tools>"
        ),
        user("User: I live in Nowhere.\nAI: Noted."),
    ],
    "LibreChat, title in a system message alone": [
        system(
            "Please generate a concise, 5-word-or-less title for the conversation, using its same language, with no "
            "punctuation. …\n\nUser: I live in Nowhere.\n\n||>Title:"
        )
    ],
    "LibreChat, summary": [
        system(
            "Summarize the conversation by integrating new lines into the current summary.\n\nEXAMPLE:\nNew lines:\n…\n\n"
            "Current summary:\n\n\nNew lines:\nHuman: I live in Nowhere.\n\nNew summary:"
        )
    ],
    "LibreChat, checkpoint": [
        *CHAT,
        user(
            "Hold on, before you continue I need you to write me a checkpoint of everything so far. …\n\n## Checkpoint\n\n"
            "## Goal\n…\n- Skip empty sections"
        ),
    ],
    "Cherry Studio, title": [
        system(
            "You are an assistant skilled in conversation. You need to summarize the user's conversation into a title "
            "within 10 words. … Do not use punctuation marks or other special symbols"
        ),
        user("User: I live in Nowhere.\nAssistant: Noted."),
    ],
    "Cherry Studio, search": [
        system(
            "\n  You are an AI question rephraser. Your role is to rephrase follow-up queries from a conversation into "
            "standalone queries for a search.\n  …\n  Follow up question: I live in Nowhere.\n  Rephrased question:\n"
        ),
        user("I live in Nowhere."),
    ],
    "Chatbox, title": [
        user(
            "Based on the chat history, give this conversation a name.\nKeep it short.\n\nHere's the conversation:\n\n"
            f"```\n{TALK}\n```\n\nName this conversation.\nOnly give the name, nothing else.\n\nThe name is:"
        )
    ],
    "Jan, title": [user("Summarize in a 10-word Title. Give the title only. Here is the message: I live in Nowhere.")],
    "big-AGI, title": [
        system("You are an AI conversation titles assistant."),
        user(
            "Analyze the given short conversation (every line is truncated) and extract a concise chat title that …\nOnly "
            "respond with the short title and nothing else.\n\n```\n- You: I live in Nowhere.\n```"
        ),
    ],
    "opencode, title": [
        system(
            "You are a title generator. You output ONLY a thread title. Nothing else.\n\n<task>\n…\n</task>\n\n<examples>\n"
            "…\n</examples>\n\nHere is some useful information about the environment."
        ),
        user("Generate a title for this conversation:\n"),
        user("I live in Nowhere."),
    ],
    "opencode, compaction": [
        *CHAT,
        user(
            "Provide a detailed prompt for continuing our conversation above.\nFocus on information that would be helpful "
            "for continuing the conversation, including what we did.\n…"
        ),
    ],
    "aider, commit message": [
        system(
            "You are an expert software engineer that generates concise, one-line Git commit messages based on the provided "
            "diffs.\n…\nReply only with the one-line commit message, without any additional text, explanations, or line "
            "breaks.\n"
        ),
        user("# Diffs:\n+I live in Nowhere."),
    ],
    "aider, summary": [
        system(
            '*Briefly* summarize this partial conversation about programming.\n…\nStart the summary with "I asked you...".\n'
        ),
        user("# USER\nI live in Nowhere.\n# ASSISTANT\nNoted.\n"),
    ],
    "Cline, compaction": [
        system("Summarize the provided coding session into a concise continuation note with detailed next steps."),
        user(
            "Summarize this session for continuation. Be concise and factual.\n\n## Goal\n…\n\n## Files\nRead: none\n\n"
            f"Conversation:\n{TALK}"
        ),
    ],
    "Roo Code, condensing": [
        *CHAT,
        user(
            "CRITICAL: This summarization request is a SYSTEM OPERATION, not a user message.\n…\n\nYour task is to create a "
            "detailed summary of the conversation so far.\n…"
        ),
    ],
    "Continue, title": [
        user(
            "Given the following... please reply with a title for the chat that is 3-4 words in length, … you don't need "
            "ending punctuation.\n\nI live in Nowhere."
        )
    ],
    "Continue, compaction": [
        *CHAT,
        user(
            "Please provide a concise summary of our conversation so far, capturing the key context, decisions made, and "
            "current state. … so that you can continue exactly where you left off without missing any information."
        ),
    ],
    "Claude Code, topic": [
        system("You are Claude Code, Anthropic's official CLI for Claude."),
        system(
            "Analyze if this message indicates a new conversation topic. If it does, extract a 2-3 word title that "
            "captures the new topic. Format your response as a JSON object with two fields."
        ),
        user("I live in Nowhere."),
    ],
    "Claude Code, title of a session": [
        system(
            "You are naming a coding session so the user can pick it out of a long list of sessions. The title is a name "
            "for what the session is about."
        ),
        user("<session>\nI live in Nowhere."),
    ],
    "Claude Code, agent": [
        system("You are Claude Code, Anthropic's official CLI for Claude."),
        system(
            "You are an agent for Claude Code, Anthropic's official CLI for Claude. Given the user's message, you should "
            "use the tools available to complete the task."
        ),
        user("Find out who lives in Nowhere: I live in Nowhere."),
    ],
    "Claude Code, paths of a command": [
        system("Extract any file paths that this command reads or modifies. For commands like …"),
        user("Command: cat a\nOutput: I live in Nowhere.\n\n"),
    ],
    "Claude Code, frequently modified files": [
        user("Files modified by user:\nI live in Nowhere.\n\nFiles modified by other users:\n")
    ],
    "Claude Code, recap": [
        *CHAT,
        user("The user stepped away and is coming back. Recap in under 40 words, 1-2 plain sentences, no markdown."),
    ],
    "Claude Code, compaction": [
        *CHAT,
        user(
            "CRITICAL: Respond with TEXT ONLY. Do NOT call any tools.\n\n- Do NOT use Read.\n\nYour task is to create a "
            "detailed summary of the conversation so far.\n\n1. Primary Request and Intent: …\n8. Current Work: …"
        ),
    ],
    "Zed, title": [
        *CHAT,
        user(
            "Generate a concise 3-7 word title for this conversation, omitting punctuation.\nGo straight to the title, "
            "without any preamble and prefix like `Title:`.\n"
        ),
    ],
    "Goose, title": [
        system("Reply with only a description in four words or less"),
        user(
            "Here are the first few user messages:\nI live in Nowhere.\n\nBased on the conversation so far, provide a concise "
            "description of this session in 4 words or less. This will be used for finding the session later in a UI with "
            "limited space - reply *ONLY* with the description"
        ),
    ],
    "LangChain, standalone question": [
        user(
            "Given the following conversation and a follow up question, rephrase the follow up question to be a standalone "
            "question, in its original language.\n\nChat History:\nHuman: Hello\nAssistant: Hello\nFollow Up Input: I live "
            "in Nowhere.\nStandalone question:"
        )
    ],
    "LangChain, question with its history": [
        system(
            "\n    Given a chat history and the latest user question\n    which might reference context in the chat history,"
            "\n    formulate a standalone question which can be understood\n    without the chat history. Do NOT answer the "
            "question, just\n    reformulate it if needed and otherwise return it as is."
        ),
        *CHAT,
        user("I live in Nowhere."),
    ],
    "LangChain, summary of a conversation": [
        user(
            "Progressively summarize the lines of conversation provided, adding onto the previous summary returning a new "
            "summary.\n\nEXAMPLE\n…\nNew lines of conversation:\nHuman: I live in Nowhere.\n\nNew summary:"
        )
    ],
    "LangChain, summary of a document": [
        user('Write a concise summary of the following:\n\n\n"I live in Nowhere."\n\n\nCONCISE SUMMARY:')
    ],
    "LlamaIndex, standalone question": [
        user(
            "Given a conversation (between Human and Assistant) and a follow up message from Human, rewrite the message to "
            "be a standalone question that …\n\n<Chat History>\nHuman: Hello\n\n<Follow Up Message>\nI live in Nowhere.\n\n"
            "<Standalone question>\n"
        )
    ],
}
"""Applications' own calls. In each of them somebody lives in Nowhere, who must not become the user."""

NEAR_MISSES = (
    "### Task: help me cook",
    "### Task:\nhelp me cook dinner for my sister",
    "### Task:\nGenerate a concise title for my novel.",
    "### Task:\nGenerate a concise, 3-5 word title with an emoji summarizing the chat history.",
    "### Task:\nGenerate 1-3 broad tags categorizing the main themes of the chat history",
    "### Task:\nSuggest 3-5 relevant follow-up questions or prompts that the user might naturally ask next",
    "### Task:\nAnalyze the chat history to determine the necessity of generating search queries",
    "### Task:\nYou are an autocompletion system. How would you build one?",
    "### Task:\nSummarize the conversation history that I pasted below.",
    "### Task:\nRespond to the user query using the provided context.",
    "### Task\nWrite a poem about my dog Bruno.",
    'What does Open WebUI mean by "### Task:\nGenerate a concise title summarizing the chat history."?',
    f"Here is Open WebUI's prompt, make it shorter: {CALLS['Open WebUI, title'][0]['content']}",
    f"{CALLS['Open WebUI, title'][0]['content']}\n\nWhy does this prompt of my own fail?",
    "Create a concise, 3-5 word title with an emoji as a title for my blog about bees.",
    "Create a concise, 3-5 word phrase as a header for my letter.",
    "Your task is to reflect the speaker's likely facial expression.",
    "You have been provided with a set of responses from various models. Which one do you like?",
    "Available Tools: a hammer, a saw and a drill. What can I build for my daughter?",
    "Review the completed conversation turn with me.",
    "Summarize our conversation",
    "Summarize our conversation so far, please.",
    "Summarize this conversation in 200 words or less.",
    "Summarize the discussion briefly.",
    "Summarize the conversation by integrating new lines into the current summary.",
    "Please summarize the above conversation and retain key information.",
    "Can you summarise what we have done in this conversation?",
    "Summarize what was done in this conversation.",
    "Summarize what was done in this conversation. Write like a pull request description.",
    "Provide a detailed prompt for continuing our conversation above.",
    "Please provide a concise summary of our conversation so far.",
    "Create a comprehensive summary of this conversation.",
    "Create a detailed summary of the conversation so far, I'm going to send it to my boss.",
    "Your task is to create a detailed summary of the conversation so far.",
    "You are performing well. Create a handoff summary for my colleague.",
    "Briefly summarize this partial conversation about programming.",
    "Write a concise summary of the following: I moved to Oslo and found a job.",
    'Write a concise summary of the following: "I moved to Oslo and found a job."',
    "Write a one-line Git commit message for these diffs: +I live in Oslo",
    "You are an expert software engineer. Review my diffs.",
    "You are an expert at writing Git commits. What is a good habit?",
    "Generate a title for my novel",
    "Generate a title for this conversation",
    "Generate a title for this conversation:\nI'm planning a trip to Rome with my wife.",
    "Generate a short title for this conversation.",
    "Generate a short and concise title for this chat, I want to bookmark it.",
    "Generate a concise 3-7 word title for this conversation.",
    "Give this conversation a name, please.",
    "Based on the chat history, give this conversation a name.",
    "Provide a concise, 5-word-or-less title for the conversation, I need it for my notes.",
    "Analyze this conversation and provide a critique.",
    "In 5 words or less, what would be a good title for my talk about beekeeping?",
    "Please generate a four to five word title for my thesis.",
    "Please generate a four to five word title summarizing our conversation",
    "Please write a 5-10 word title for the following conversation: Ada: I live in Oslo. Ben: So do I.",
    "Summarize in a 5-word title what I told you about my job.",
    "Summarize my life as a title of no more than 10 words",
    "What is a good title for a book about Ada Lovelace?",
    "Suggest five tags for my blog post about penicillin.",
    "Suggest some follow-up questions that I could ask my doctor.",
    "Reply with only a description in four words or less",
    "Analyze if this message indicates a new conversation topic: I live in Oslo now.",
    "Given the following conversation, tell me who is right. Ada: I live in Oslo. Ben: I do.",
    "Given the following conversation and a follow up question, who is right?",
    "Given a chat history and the latest user question, what would you answer?",
    "Standalone question: where do I live?",
    "Translate the input text to German: I live in Oslo.",
    "You are a professional translator. Translate the input text to German: I live in Oslo.",
    "You are a title generator. You output ONLY a thread title. Nothing else.",
    "You are a helpful assistant. I live in Oslo.",
    "Detect the language used in the following text. Jeg bor i Oslo.",
    "The following text is cut-off: I live in Os",
    "Rephrase my question so that it stands alone: where do I live?",
    "使用四到五个字直接返回这句话的简要主题",
    "简要总结一下我们的对话",
    "请总结上述对话为10个字以内的标题",
    "Gib diesem Gespräch einen Titel.",
    "Fassen Sie den Gesprächsinhalt zusammen.",
    "Fasse unser Gespräch kurz zusammen, höchstens 200 Wörter.",
    "Résume notre conversation en moins de 200 mots.",
    "Resume brevemente el contenido de la conversación.",
    "Hold on, before you continue: I live in Oslo.",
    "Hold on again, update your list.",
    "CRITICAL: I am allergic to penicillin.",
    "[SUGGESTION MODE: on] What shall I cook?",
    "<task>\nFind a title for my talk.\n</task>",
    "Context: I live in Oslo. Give a title to my diary.",
    "Query: where do I live?",
)
"""What a user may say: a turn with memory, however much it looks like a prompt of an application."""
