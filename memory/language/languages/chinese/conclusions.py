"""Chinese: how something is concluded, and asked for."""

from memory.language.conclusion_table import ConclusionWords

CONCLUSIONS = ConclusionWords(
    decided=r"(?:决定|定|说好)了|就这么定",
    recommended=r"建议(?:你|您)|推荐(?:你|您|给)|我(?:建议|推荐)",
    opens=r"如果",
    asked=r"(?:你|您|我们).{0,8}(?:建议|推荐|决定|定了).{0,8}(?:什么|哪|谁|吗|怎么|[?？])",
)
