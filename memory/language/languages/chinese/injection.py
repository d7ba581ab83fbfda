"""Chinese: the words of which orders to a model are made."""

from memory.language.injection_table import InjectionWords

INJECTION = InjectionWords(
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
