"""Chinese signs of change (see `memory/language/change.py`): the sure ones."""

PARTS = {"shenme": r"(?P<what>[^\W\d_]{1,8}?)"}

TOUCHING = {
    "any": (
        r"(?:不再|再也不|已经不|已經不|没再|沒再)(?:是|在|做|用|住在?)?{shenme}(?:了|$|[，。！,.!])",
        r"(?:我|我们|我們)(?:已经|已經|刚|剛)?(?:戒了|戒掉了?|停了|停掉了?|卖了|賣了|卖掉了?|賣掉了?|取消了|放弃了|放棄了|离开了|離開了|辞了|辭了|换掉了?|換掉了?|退了){shenme}(?:$|[，。！,.!了])",
        r"(?:我|我们|我們)(?:和|跟|与|與){shenme}(?:已经|已經|刚|剛)?(?:分手|离婚|離婚|结婚|結婚|订婚|訂婚)",
        r"(?:^|[，。！,.!])(?:我的|我家的?|我们的|我們的)?{shenme}(?:昨天|今天|上周|上週|上个月|上個月|已经|已經)*(?:去世|死了|过世|過世|走丢|走丟|取消了|改到|推迟到|推遲到|涨到|漲到|搬走)",
    ),
}

SLOTS = {
    "home": (r"(?:我|我们|我們)(?:已经|已經|刚|剛|上个月|上個月|去年|今年|最近)*(?:搬到|搬去|搬家|移居)",),
    "employer": (
        r"(?:我|我们|我們)(?:已经|已經|刚|剛)?(?:辞职|辭職|离职|離職|被裁|失业|失業|退休|跳槽|换了工作|換了工作|找到新工作)",
    ),
    "partner": (r"(?:我|我们|我們).{0,6}(?:分手|离婚|離婚|结婚|結婚|订婚|訂婚)了",),
}

STATES = {
    "home": r"住在|家在|住.{1,6}$",
    "employer": r"上班|工作|任职|任職",
    "partner": r"女朋友|男朋友|老婆|老公|妻子|丈夫|单身|單身",
}

BEINGS = r"爸爸|妈妈|媽媽|哥哥|姐姐|弟弟|妹妹|朋友|同事|邻居|鄰居"

ELDERS = ()

AIMS = r"想|打算|计划|計劃|在找|准备|準備"

ALTERNATIVES = ()

IDLE = frozenset(("我", "我们", "我們", "了", "的"))

DROPPED = ""

COMMON = frozenset[str]()

PAST = r"年前|小时候|小時候"

ACTING = r""

SPEAKER = r""

DAYS = ""

NUMBERED = ""
"""Things that are told apart by the number behind them."""

CORRECTS = r"更正|订正"
"""Begins what takes the place of what was said, in front of a mark."""

NEWS = r"(?!)"

FELT = ""
