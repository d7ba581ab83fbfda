"""Words by which what is said of secrets is told from secrets."""

_LOGINS = """
login credential credentials cred creds zugangsdaten anmeldedaten credenciales credenziali credenciais identifiants
"""
_ENTRANCES = "zugang acceso accès accesso acesso"
_ABOUT_SECRETS = """
id ids name names count counts size length len limit limits type types path file files dir url uri policy expiry
expires expiration ttl at age field fields placeholder label hint min max reset manager budget usage used rate format
prefix required rotation algorithm alg version index regex pattern provider endpoint arn error errors valid strength
score confirmation confirm changed change update updated validator validation rules store vault service handler
callback input form screen page view button icon title text message description status state exists enabled disabled
only code codes? press up down board word words pair pairs usages mapping map set list dict vision stream izer ization
per sec seconds minutes hours days in out total remaining window generator hash hashed hasher encoder encoding
"""
_NO_VALUES = """
none null nil undefined true false required optional yes no on off str string int integer bool boolean bytes text
varchar char any object unknown never void number secret token password pass key passwd pwd secretstr input getpass
default
"""
_SAID = """
about accepted again all allowed already also always another anything available bad based because being blank both
broken changed clear common compromised correct corrupted cracked cryptic default deleted different disabled displayed
done easy empty enabled encrypted enough entered everything exactly expired expiring exposed extra fake fine first for
forgotten free from gone good great guessable hard hashed hers hidden his how if important in incorrect incomplete
insecure invalid irrelevant it its just kept known lame leaked least like locked long longer lost mandatory masked
maximum mine minimum missing must my nearly needed new nonexistent nothing obsolete obvious okay old only ours out
outdated plain plaintext please pointless predictable present private protected pwned public random ready really
rejected right reused ridiculous rotated safe salted same saved secure see sent set shared short should silly simple
so some something somewhere stale static still stolen stored strong stuck stupid synced temporary terrible that the
their there they this tied tight to too tough trivial two unchanged unique unsafe unset until up updated use useless
used useful using valid very visible weak what when where which who why with without working worse worthless wrong you
your yours a an be is not ok me us them here now enter choose create type forgot reset change login note tbd todo
patience key falsch richtig abgelaufen vergessen geheim sicher unsicher kurz lang leer gleich neu alt ungültig gültig
gesperrt weg schwach stark wichtig nötig notwendig erforderlich bekannt unbekannt korrekt anders einfach kompliziert
hier nicht noch immer schon auch zu das der die ein eine kein keine mein dein sehr nur optional unverändert incorrecta
correcta incorreta correta inválida válida larga corta longa curta segura insegura débil fraca fuerte forte nueva nova
vieja velha igual la el una un muy muito no não mi su obligatoria obrigatória necesaria necessária diferente errónea
errada secreta fácil difícil otra outra demasiado aquí aqui esta o que faux fausse expiré oublié trop courte court
longue vide sûr sécurisé faible le une très pas mon ton obligatoire requis différent valide invalide nouveau changé
perdu errata sbagliata scaduta corretta troppo lunga vuota sicura debole il molto non obbligatoria diversa valida
nuova vecchia stessa uguale même mismo misma mesma mesmo
written printed taped noted glued posted found given shown raise return continue break print throw
"""
_SPEECH = """
the an and or but of to in on at is it for with that this please thanks do not your you my me we so if as be are was
have has can will login log sign when then now der die das und ist nicht bitte el la los de que por favor le les et il
di che per o e um uma
"""

ENTRANCES = frozenset(_ENTRANCES.split())
"""What may be a way in as well: a secret only where a name and a password stand behind it."""

LOGINS = ENTRANCES | frozenset(_LOGINS.split())
"""What stands before a name and a password."""

ABOUT_SECRETS = frozenset(_ABOUT_SECRETS.split())
"""What a longer name is about instead: `password_hint`, `token_count`."""

NO_VALUES = frozenset(_NO_VALUES.split())
"""What stands in the place of a value: types, and that there is none."""

SAID = NO_VALUES | frozenset(_SAID.split())
"""What is said of passwords, and what begins a sentence about them, in six languages."""

SPEECH = frozenset(_SPEECH.split())
"""What holds sentences together, and pass phrases do without."""
