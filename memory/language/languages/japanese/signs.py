"""Japanese signs of change (see `memory/language/change.py`): the sure ones."""

PARTS = {"nani": r"(?P<what>[^\W\d_]{1,10}?)"}

TOUCHING = {
    "any": (
        r"(?:もう|今は|最近は)?{nani}(?:を|は|に|も)(?:もう)?(?:やめ(?:た|ました)|辞め(?:た|ました)|売(?:った|りました)|手放し(?:た|ました)|食べなくなっ|飲まなくなっ|使わなくなっ|しなくなっ|行かなくなっ|吸わなくなっ|キャンセルし(?:た|ました))",
        r"もう{nani}(?:では|じゃ)(?:ない|ありません)",
        r"{nani}と(?:別れ(?:た|ました)|離婚し(?:た|ました)|結婚し(?:た|ました)|婚約し(?:た|ました))",
        r"(?:^|[、。])(?:私の|うちの)?{nani}(?:が|は)(?:昨日|今日|先週|先月)?(?:亡くな(?:った|りました)|死(?:んだ|にました)|変わ(?:った|りました)|延期|中止|.{1,8}に(?:なった|なりました|変更))",
    ),
}

SLOTS = {
    "home": (r"引っ越し(?:た|ました|ています)|に移り住|に転居",),
    "employer": (r"(?:退職|転職|会社を辞め|仕事を辞め|クビにな|定年)",),
    "partner": (r"(?:離婚|結婚|婚約)し(?:た|ました)|別れ(?:た|ました)",),
}

STATES = {"home": r"住んで|暮らして|在住", "employer": r"働いて|勤め|勤務", "partner": r"彼女|彼氏|妻|夫|独身|恋人"}

BEINGS = r"父|母|兄|姉|弟|妹|友達|友人|同僚|隣"

ELDERS = ()

AIMS = r"したい|予定|探して|つもり|計画"

ALTERNATIVES = ()

IDLE = frozenset(("私", "僕", "もう", "今"))

DROPPED = ""

COMMON = frozenset[str]()

PAST = r"年前|子供の頃|昔"

ACTING = r""

SPEAKER = r""

DAYS = ""

NUMBERED = ""
"""Things that are told apart by the number behind them."""

CORRECTS = r"訂正"
"""Begins what takes the place of what was said, in front of a mark."""

NEWS = r"(?!)"

FELT = ""
