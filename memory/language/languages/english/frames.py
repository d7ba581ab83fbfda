"""English: how applications label the parts of a prompt, and how texts are handed over."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

from memory.language.frame_table import FrameWords

FRAMES = FrameWords(
    query="q,question,query,user query,user question,user's query,user's question,users question,user input,user's input,user request,user message,follow up input,follow-up input,follow up question,follow-up question,new input,input,current question,current query,original question,original query,latest question,new question,human question,instruction,task,prompt",
    speaker="user,human,customer",
    context="context,contexts,context information,additional context,new context,retrieved context,relevant context,provided context,document,documents,doc,docs,retrieved documents,relevant documents,passage,passages,source,sources,text,article,articles,excerpt,excerpts,snippet,snippets,chunk,chunks,content,contents,page content,web page content,webpage content,website content,document content,file content,file,files,file contents,search result,search results,web results,web search results,reference,references,reference material,knowledge,knowledge base,information,relevant information,fact,facts,data,table,schema,chat history,conversation history,previous conversation,previous conversation history,current conversation,conversation,transcript,relevant pieces of previous conversation,existing answer,new lines of conversation,current summary,observation,thought,action,action input,tools,tool output,email,notes,background information,user's notes,system,instructions,rules,guidelines,example,examples,source",
    answer="a,answer,answers,helpful answer,refined answer,final answer,output,response,expected output,assistant,ai,bot,chatbot,chatgpt,claude,gpt,model,completion,result,standalone question,standalone query,standalone version,reply,agent",
    alone="documents?|docs?|text|passages?|articles?|excerpts?|(?:web )?(?:search )?results|search result|retrieved (?:documents|context)|(?:chat|conversation) history|transcript|page content|file contents|context information",
    introduces="here(?:'s| is| are)|the following|below (?:is|are)|these are|consider|attached|relevant|retrieved|i found|read",
    introduced="context|documents?|passages?|articles?|text|e?-?mails?|excerpts?|results|transcript|notes?|letter|conversation|chat|message|information|story|report|review|page|file",
    within="Context|Question|Query|Answer|Input|Output|User|Assistant|Human|AI|Q|A",
    outputs="summary|translation|sentiment|category|class|classification|label|keywords|title|json|sql|code",
    points_down="below|following",
    first_person="my|me|mine|we|our|us",
)
