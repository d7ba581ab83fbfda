"""The few sure dangers in languages of which no more is known here: Japanese, Chinese, Russian, Dutch."""

# ruff: noqa: E501 - a pattern is one line: a table is read by line; Cyrillic and full-width signs are meant

from memory.language.danger_table import HARMFUL, SOFTWARE, THING, Danger, DangerTable
from memory.language.languages.medicines import CRITICAL, DRUG

_OTHERS_JA = r"(?:妻|夫|嫁|旦那|息子|娘|子供|子ども|母|父|兄|弟|姉|妹|祖母|祖父|友達|友人|彼女|彼|犬|猫|患者|同僚|上司|主人公|キャラ(?:クター)?)"

JAPANESE = DangerTable(
    speaks=r"[ぁ-ヿ]",
    rules=(
        Danger("allergy", (
            r"(?P<thing>[^、。は]{0,20}?)(?:に(?:は)?|の)?(?:食物)?アレルギー(?:が|も)(?:あり(?!ませ|ま?せん|ますか)|ある(?!人|方|か|場合))",
            r"(?:私は|僕は|俺は|わたしは|実は)(?P<thing>[^、。]{0,20}?)(?:の)?アレルギー(?:です(?!か)|なん(?:です|だ)|なので|だから|持ち|体質)",
            r"^(?P<thing>[^、。は]{1,12}?)アレルギー(?:です(?!か)|なん(?:です|だ)|なので|だから|持ち(?:です|なの|だ))",
            r"アナフィラキシー.{0,12}(?:起こし(?!や)|なった|なりました|出ました|起きます|なります|経験)|エピペンを(?:持|携帯)",
        )),
        Danger("not to be given", (r"(?:私|僕)(?:に)?は.{1,15}(?:を)?(?:飲|食べ|摂取|服用)(?:んでは|ては|しては)(?:いけ|だめ|ダメ|ならない)|(?:医者|医師|先生)(?:に|から).{0,20}(?:禁止|止め)られ",)),
        Danger("condition", (
            r"ペースメーカーを(?:入れ|使っ|つけ|付け|埋め)|ペースメーカーが(?:入って|埋め)|(?:人工弁|除細動器)が?(?:入って|を入れ)",
            r"^(?:私は|今|現在|実は)?、?(?:今|現在)?妊娠(?:して(?:い)?(?:ます(?!か)|る(?!人|方|時|か|場合|女性|妻))|中(?:です(?!か)|なの)|\d{1,2}(?:週|ヶ月|か月))",
            r"(?:私は|僕は|俺は|^)(?:てんかん|血友病|1型糖尿病|１型糖尿病|糖尿病)(?:です(?!か)|なん(?:です|だ)|が(?:あり(?!ませ)|ある(?!人|方)))",
        )),
        Danger("medicine", (r"(?:ワーファリン|ワルファリン|エリキュース|イグザレルト|血液をサラサラにする薬|抗凝固薬|リチウム|インスリン|免疫抑制剤)を(?:飲んで|服用して|打って|使って)(?:い)?(?:ます(?!か)|る(?!人|方|時|か|場合|患者))",)),
        Danger("emergency contact", (r"(?:私の|僕の|^)緊急連絡先は",)),
        Danger("blood type", (r"(?:私の|僕の|私は|^)血液型は",)),
    ),
    unless=(rf"(?:{_OTHERS_JA})(?:は|が|の|も|に).*", r".*(?:物語|小説|ロールプレイ|のふりをして|翻訳して|と言いました|と言っていた).*", r"もし.*"),
    allergens=r"ピーナッツ|ナッツ|卵|牛乳|乳製品|小麦|そば|蕎麦|えび|エビ|海老|かに|カニ|魚|果物|キウイ|花粉|猫|犬|ハウスダスト|ラテックス|金属|蜂",
    medicines=r"ペニシリン|抗生物質|薬",
    figurative=r"月曜|仕事|残業|会議|勉強|数学|努力|人間|人混み|恋愛|結婚|税金|早起き|運動|嘘|Jira|Excel",
    effects=r"じんましん|蕁麻疹|発疹|病院|救急|息",
    words_are_parted=False,
    names_are_capitalised=False,
)  # fmt: skip

CHINESE = DangerTable(
    speaks=r"我",
    rules=(
        Danger("allergy", (
            r"(?:^|[，,。；;]|因为|因為|但|而且|其实|其實)(?:我)(?:自己|也|从小|從小|一直|可能)?(?:对|對)(?P<thing>[^，,。不没沒]{1,20}?)(?:都|严重|嚴重|非常|很|特别|特別|有|会|會){0,3}(?:过敏|過敏)(?!吗|嗎|的人|性)",
            r"(?:^|[，,。；;]|因为|因為)我(?:有|患有)(?:严重的?|嚴重的?)?(?P<thing>[^，,。不没沒]{0,12}?)(?:过敏|過敏)(?:症|史)?(?:$|[，,。！!])",
            r"我(?:的)?(?:是)?(?:花生|坚果|堅果|海鲜|海鮮|青霉素|乳糖)(?:过敏|過敏|不耐)",
            r"我(?:有)?乳糖不耐(?:受|症)?|我随身带(?:着)?肾上腺素|我.{0,8}过敏性休克",
        )),
        Danger("not to be given", (r"我不(?:能|可以)(?:吃|喝|服用|用|打)(?:任何|含)?(?:花生|坚果|堅果|海鲜|海鮮|麸质|牛奶|鸡蛋|青霉素|布洛芬|阿司匹林|头孢|止痛药|抗生素|酒精)|(?:不要|别|千万别)给我(?:开|吃|用|推荐).{0,6}(?:青霉素|布洛芬|阿司匹林|头孢|花生|坚果|海鲜|可待因)",)),
        Danger("condition", (
            r"我(?:身上|心脏|体内)?(?:装|戴|有|植入)(?:了|着|有)?(?:一个)?(?:心脏)?起搏器|我(?:现在|已经|目前)?(?:怀孕|懷孕)(?!吗|嗎)|我(?:有|患有|是)(?:癫痫|血友病|(?:一|1|二|2)型糖尿病|糖尿病|哮喘)",
        )),
        Danger("medicine", (r"我(?:在|正在|每天|一直在|长期)(?:吃|服用|用|打)(?:华法林|華法林|抗凝药|利伐沙班|胰岛素|锂盐|碳酸锂|免疫抑制剂)",)),
        Danger("emergency contact", (r"我的(?:紧急|緊急)(?:联系|聯絡|联络)人是",)),
        Danger("blood type", (r"我的?(?:血型)是",)),
    ),
    unless=(r"如果.*|假如.*|假设.*", r".*(?:故事|小说|角色扮演|扮演|翻译).*", r"我(?:以前|小时候|曾经)对.*", r"我(?:没有|没|並不|并不|不).{0,2}(?:对.*)?过敏.*"),
    allergens=r"花生|坚果|海鲜|虾|蟹|鸡蛋|牛奶|小麦|芒果|花粉|猫|狗|尘螨|乳胶|蜂",
    medicines=r"青霉素|头孢|抗生素|药",
    figurative=r"加班|工作|上班|开会|学习|数学|周一|星期一|早起|运动|感情|爱情|结婚|人类|傻|谎|你|他|她|任何东西|什么都",
    effects=r"荨麻疹|皮疹|休克|医院|急诊|呼吸",
    words_are_parted=False,
    names_are_capitalised=False,
)  # fmt: skip

RUSSIAN = DangerTable(
    speaks=r"\b(?:я|у меня|мне|мо[йяеё]|ношу)\b",
    rules=(
        Danger("allergy", (
            rf"\bу меня (?!нет)(?:(?:есть|очень|сильная|сильнейшая|тяжёлая|тяжелая|серьёзная|серьезная|острая|страшная) ){{0,3}}аллергия на {THING}",
            rf"\bу меня (?:непереносимость|целиакия)\b|\bя (?:аллергик|аллергичка)\b|\bмоя аллергия на {THING}",
            r"\bу меня (?:был|была|бывает)\b.{0,40}анафила\w+|\bношу с собой (?:эпипен|адреналин)",
        )),
        Danger("not to be given", (
            r"\bмне (?:нельзя|запрещено|запретили|противопоказан\w*) (?:\w+ ){0,3}?(?:принимать|пить|есть|давать|колоть)? ?(?:\w+ ){0,2}?(?:ибупрофен|аспирин|пеницил\w+|антибиотик\w*|алкоголь|глютен|орех\w*|арахис|молок\w*|молочн\w+|рыб\w*|морепродукт\w*|анальгин|парацетамол|кодеин|мрт)",
            r"\b(?:никогда )?не (?:давай|давайте|предлагай|предлагайте|назначайте|советуй|советуйте) мне (?:никогда )?(?:\w+ ){0,2}?(?:ибупрофен|аспирин|пеницил\w+|антибиотик\w*|алкоголь|глютен|орех\w*|арахис|кодеин)",
        )),
        Danger("condition", (
            r"\bу меня (?!нет)(?:\w+ ){0,2}?(?:кардиостимулятор|дефибриллятор|эпилепсия|гемофилия|(?:сахарный )?диабет|астма|одна почка|искусственный клапан)\b|\bя (?:(?!не )\w+ )?(?:беременна|эпилептик|диабетик|гемофилик|астматик|кормлю грудью)\b|\bя (?:\w+ ){0,2}(?:бывший алкоголик|алкоголик)\b",
        )),
        Danger("medicine", (r"\bя (?:сейчас |постоянно |давно )?(?:принимаю|пью|колю) (?:\w+ )?(?:варфарин|эликвис|ксарелто|антикоагулянт\w*|кроверазжижающ\w+|инсулин|литий|метотрексат|иммунодепрессант\w*)",)),
        Danger("emergency contact", (r"\bмой (?:экстренный контакт|контакт (?:для|на случай) экстренн\w+)",)),
        Danger("blood type", (r"\bмоя группа крови\b|\bу меня (?:первая|вторая|третья|четвёртая|четвертая|[1-4]) (?:группа крови|положительная|отрицательная)",)),
    ),
    unless=(r"\b(?:рассказ|истори[юяи]|роман|персонаж\w*|сказк\w+|ролев\w+|представь\w*|переведи\w*)\b.*", r"\bв детстве\b.*", r"\b(?:пациент\w*)\b.*"),
    allergens=r"(?:орех|арахис|молок|яйц|рыб|морепродукт|пшениц|глютен|со[юя]|м[её]д|пыльц|кош|соба|пыл|плесен|латекс|укус|пч[её]л|ос[ыу]?|никел|йод)\w{0,4}",
    medicines=r"(?:пеницил|антибиот|лекарств)\w{0,8}",
    figurative=rf"\b(?:{SOFTWARE})\b|понедельник|работ|люд|глупост|ложь|дурак|идиот|утр|спорт|школ|математик|политик|тебя|него|неё|всё|ничего|\w+(?:ость|ости|ение|ания|изм)\b",
    effects=r"крапивниц|сыпь|от[её]к|анафила|больниц|врач|дыша",
)  # fmt: skip

_NL_ALLERGENS = r"(?:[\w-]{0,15}(?:noten|pinda'?s?|pindakaas|schaaldieren|garnalen|vis|melk|lactose|zuivel|eieren|ei|tarwe|gluten|soja|sesam|mosterd|selderij|aardbeien|kiwi's?|alcohol|grapefruit|bijen|wespen|steken|katten|honden|pollen|gras|huisstofmijt|latex|nikkel|jodium|pleisters))"
_NL_WORD = r"(?:(?!niet|nooit|geen)[\w-]+ )"

DUTCH = DangerTable(
    speaks=r"\b(?:ik|mijn|me|mij)\b",
    rules=(
        Danger("allergy", (
            rf"\bik ben (?:{_NL_WORD}){{0,3}}?allergisch voor {THING}",
            rf"\bik heb (?:{_NL_WORD}){{0,3}}?(?P<thing>[\w-]{{3,20}}?)-?allergie\b|\bik heb (?:{_NL_WORD}){{0,2}}?(?:lactose|gluten)-?intolerantie|\bik ben (?:lactose|gluten)-?intolerant",
            r"\bik heb (?:altijd )?(?:een )?epi-?pen\b|\bik (?:had|kreeg)\b.{0,40}\banafyla\w+",
        )),
        Danger("not to be given", (
            rf"\bik mag (?:\w+ ){{0,2}}?(?:geen|nooit|niet) (?:\w+ ){{0,2}}?{HARMFUL}",
            rf"\b(?:geef|schrijf|stel|raad) (?:me|mij) (?:\w+ )?(?:nooit|geen) (?:\w+ ){{0,2}}?{HARMFUL}",
        )),
        Danger("condition", (
            rf"\bik heb (?:{_NL_WORD}){{0,2}}?(?:pacemaker|defibrillator|epilepsie|hemofilie|diabetes|astma|coeliakie)\b|\bik ben (?:{_NL_WORD}){{0,2}}?(?:zwanger|epileptisch|diabeet|hemofiliepatiënt|(?:herstellende |nuchtere )?alcoholist)\b",
        )),
        Danger("medicine", (rf"\bik (?:slik|gebruik|neem|spuit) (?:{_NL_WORD}){{0,2}}?(?:{CRITICAL}|bloedverdunners|insuline|acenocoumarol)\b(?!-)",)),
        Danger("emergency contact", (r"\bmijn nood(?:contact|contactpersoon)\b",)),
        Danger("blood type", (r"\bmijn bloedgroep\b",)),
    ),
    unless=(r"\b(?:verhaal|roman|personage|rollenspel|gedicht|stel je voor|doe alsof|vertaal)\b.*", r"\b(?:vroeger|als kind)\b.*"),
    allergens=_NL_ALLERGENS,
    medicines=rf"{DRUG}|bloedverdunners|pijnstillers|antibiotica|ontstekingsremmers|verdoving",
    figurative=rf"\b(?:{SOFTWARE})\b|\b(?:maandag\w*|dinsdag\w*|werk|werken|sport|mensen|leugens?|drama|onzin|vergaderingen|regels|kritiek|opstaan|huiswerk|alles|niets|\w{{3,}}(?:heid|ing|isme|iteit))\b",
    effects=r"\b(?:netelroos|uitslag|anafyla\w+|ziekenhuis|arts|dokter|medicijn\w*)\b",
)  # fmt: skip

TABLES = (JAPANESE, CHINESE, RUSSIAN, DUTCH)
