"""Chinese: how somebody asks what is known of her."""

from memory.language.overview_table import OverviewWords

OVERVIEW = OverviewWords(
    asks=(r"你(?:都)?(?:知道|记得|了解)我", r"我们(?:上次|上周|之前)?(?:决定|讨论|说|聊)", "我是谁")
)
