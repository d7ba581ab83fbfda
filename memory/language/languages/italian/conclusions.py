"""Italian: how something is concluded, and asked for."""

# ruff: noqa: E501 - a list of words is read, not edited by column

from memory.language.conclusion_table import ConclusionWords

CONCLUSIONS = ConclusionWords(
    decided=r"\b(?:è|allora è) deciso\b|\babbiamo (?:deciso|concordato)\b",
    recommended=(
        r"\b(?:ti|le|vi) (?:consiglio|suggerisco|raccomando|propongo)\b|\bil mio consiglio\b|\bla scelta migliore è\b"
    ),
    opens=r"se",
    asked=(r"\b(?:hai|ha|avete|abbiamo)\b.{0,40}\b(?:consigliato|suggerito|raccomandato|proposto|deciso|concordato)\b"),
    said=(
        r"\b(?:hai|avevi|ha|aveva|avete) (?:\w+ ){0,2}?\w{2,}(?:[aiu]to|tto|sto|sso|lto)\b|\b(?:dicevi|proponevi|suggerivi|consigliavi)\b"
        r"|\b(?:era(?:no)?|stava(?:no)?|compariva(?:no)?|figurava(?:no)?|diceva)\b.{0,40}\b(?:ne|su|de)(?:l|i|gli|lla|lle|llo|ll') ?tu(?:[aoe]|oi)\b"
        r"|\b(?:abbiamo|avevamo) (?:\w+ )?(?:parlato|scelto|preso|detto|discusso)\b|\b(?:ho|avevo) (?:\w+ ){0,2}?(?:parlato|chiesto|detto|raccontato|accennato|domandato)\b"
        r"|\b(?:qual|quali|chi|com'|come si) ?(?:era|erano|chiamava)\b|\bricorda(?:mi|ci)\b|\b(?:ridammi|ridimmi|rimandami)\b"
        r"|\b(?:dammi|dimmi|mostrami|ripetimi|ripeti)\b.{0,60}\b(?:di nuovo|ancora)\b"
    ),
)
