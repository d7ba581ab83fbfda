"""French: "Oublie que j'habite à Lyon", "efface mon adresse de ta mémoire", "ne retiens pas ça : …"."""

# ruff: noqa: E501 - an entry is one line: a table is read by line

from memory.language.order_table import OrderParts, Orders, OrderWords

_POLITE = r"(?P<polite>(?:tu )?(?:peux-tu|pourrais-tu|voudrais-tu|pouvez-vous|pourriez-vous|voudriez-vous|peux|pourrais) (?:stp |svp )?|(?:serait-il|est-il|c'est|ce serait) possible d(?:'|e )|(?:auriez-vous|ayez) l'(?:obligeance|amabilité) d(?:'|e ))"
_MAY = r"(?:tu peux|tu dois|vous pouvez|vous devez|il faut|veuillez(?: bien)?|merci d(?:'|e )|prière d(?:'|e )|je vous (?:prie|demande|serais reconnaissante?|saurais gré) d(?:'|e )) ?"
_WANT = r"(?:je veux|j'aimerais|je voudrais|je préfère|je préférerais|je souhaite(?:rais)?|il faut) que (?:tu|vous) "
_PLEASE = r"(?:,? (?:s'il (?:te|vous) plaît|stp|svp|je vous (?:en )?prie),?)?"
_FORGET = rf"(?:(?:{_POLITE}|{_MAY})oublier|{_WANT}oubli(?:es|i?ez)|oublie[sz]?){_PLEASE}(?! (?:pas|jamais|plus)\b)"
_ERASE = (
    rf"(?:(?:{_POLITE}|{_MAY})(?:effacer|supprimer|enlever|retirer)|{_WANT}(?:efface|supprime|enlève|enleve|retire)[sz]?"
    rf"|(?:efface|supprime|enlève|enleve|retire)z?(?:-moi)?){_PLEASE}"
)
_NOT = (
    r"(?:je ne veux (?:pas|plus) que (?:tu|vous) (?:te |vous )?(?:souvien(?:nes|iez)|souveniez|rappel(?:les|iez)|reten(?:iez|es)|retiennes|sach(?:es|iez)|gard(?:es|iez))(?: en mémoire)?"
    r"|(?:(?:ce n'est |c'est )?(?:pas|plus) (?:la peine|besoin|nécessaire|utile)|inutile) (?:de |d')(?:te |vous )?(?:retenir|mémoriser|garder|conserver|noter|enregistrer|savoir|te rappeler)"
    r"|(?:tu n'as|vous n'avez) (?:pas|plus) besoin de (?:te |vous )?(?:retenir|souvenir|savoir|garder)"
    r"|(?:ne |n')(?:te |vous )?(?:enregistre[sz]?|note[sz]?|conserve[sz]?|stocke[sz]?|retiens|retenez|souviens|souvenez|rappelle|rappelez|mémorise[zr]?|garde[zr]?) (?:pas|plus)(?: en mémoire)?)"
)
_NEVER_SAID = r"(?:(?P<polite>(?:tu peux|peux-tu|pourrais-tu|tu pourrais|on peut|vous pouvez|pouvez-vous)(?: stp)?) faire|fais|faites|faisons|fait) (?:comme si|semblant que) je ne (?:t'|vous |te )?(?:avais|ai|aie) (?:jamais|pas|rien) (?:dit|raconté|parlé|mentionné)"
_SAID = r"ce (?:que (?:je |tu |vous )?|qu'(?:on )?|que nous |que j')(?:t'|vous |te )?(?:ai |as |avez |avons |a )?(?:dit|décidé|convenu|choisi|raconté|mentionné|écrit|sais|savez|parlé|retenu|gardé|noté|enregistré|appris)"
_ABOUT = r"(?:sur|pour|de|(?:à propos|au sujet) d(?:es?|u)|concernant)"
_MINE = r"(?:(?:mon|ma|mes|notre|nos)\b .+)"
_WHICH = r"(?:(?:où|comment|quand|qui|combien) .+)"
_FROM = r"de (?:ta|votre|tes|vos|la) (?:mémoire|notes|souvenirs|profil)"
_NOTES = r"(?:souvenirs?|notes?|informations?|faits?|mémoire)"

_THIS = r"(?:ça|ceci|cela|ce qui suit|ce que je (?:te |vous )?dis)"
_KEEP = r"(?:retiens|retenez|retenir|mémorise[zr]?|note[zr]?|garde[zr]?|enregistre[zr]?)"
_BETWEEN = r"(?:que )?(?:(?:ça|ceci|cela) )?(?:reste|restera|doit rester|devra rester)(?: (?:juste|strictement|bien|vraiment|surtout|quand même)){0,2} entre nous"
_FOR_YOURSELF = r"(?:(?:tu |vous )?(?:garde[zrs]?|gardez)(?:[- ](?:le|la|les))? ?(?:ça|ceci|cela|tout ça)?|que (?:ça|cela) reste|(?:ça|cela) reste) (?:bien |juste )?(?:pour (?:toi|vous)|secret|confidentiel)"
_TELL_NOBODY = r"(?:n'en parle[zs]?|(?:ne )?(?:le |la )?(?:dis|dites|répète[zs]?|raconte[zs]?)(?: (?:ça|cela))?(?: surtout)?(?: pas)?(?: (?:ça|cela))?) (?:surtout )?(?:pas )?à (?:personne|qui que ce soit)|ne (?:le |la )répète[zs]? (?:surtout )?pas|(?:pas un mot|motus)(?: à personne)?"

_PARTS = OrderParts(
    asks=r"(?:s'il (?:te|vous) plaît|stp|svp),? ",
    forgets=rf"{_FORGET}(?: (?:de|à))?",
    erases=_ERASE,
    spares=rf"{_NOT}(?: (?:de|d'))?",
    that=r"(?:du fait |le fait )?qu(?:e|')",
    clause=".+",
    told=(
        rf"(?:(?:tout )?{_SAID} {_ABOUT}|tout ce qui (?:concerne|touche à|a (?:à voir|rapport) avec|est lié à)"
        r"|que (?:tu saches|tu connaisses|vous sachiez)(?: (?:pour|de|sur))?|(?:tu n'as|vous n'avez) (?:pas|plus) besoin de savoir (?:pour|ce qui concerne)|je n'aurais (?:pas|jamais) dû (?:te |vous )?(?:parler|dire|raconter|mentionner|donner|avouer|confier|révéler)(?: quoi que ce soit)?(?: (?:de|sur))?) (?:la |le |les |l')?"
        r"|(?:je|on) (?:ne )?(?:veux|veut|peux|souhaite) (?:plus|pas)(?: jamais)? (?:(?:entendre )?parler|(?:rien )?(?:entendre|savoir)) (?:d[eu]s? |d'|sur )(?:la |le |les |l')?"
    ),
    affair=r"(?:(?:toute )?(?:ça(?= sur)|l'histoire|cette histoire|la question|l'affaire|cette affaire|le truc|ce truc|le sujet) (?:avec|de|du|des|d'|sur|concernant) ?)(?:la |le |les |l')?",
    mine=r"(?:mon|ma|mes|notre|nos)(?: [\w'-]+){1,3}",
    own=r"je|j'\w+|mon|ma|mes|nous|notre|nos",
    it=r"(?:l[ae]s?|ça|cela|tout ça|tout cela|l[ae]-moi)",
    back=(
        r"(?:n'en parle[sz]? plus|ne (?:le|la|les) (?:garde|retiens|note|mentionne|enregistre)[sz]? (?:pas|plus)|(?:tu peux|vous pouvez|merci de|veuillez|il faut) l(?:'|es )(?:oublier|effacer)"
        r"|(?:tu peux|merci de) (?:le|la|les) (?:supprimer|retirer))"
    ),
    so=r"alors|donc|et|du coup|c'est pourquoi|s'il te plaît|stp|svp|maintenant",
    private=(
        r"(?:(?:est|sont|était|c'est|c'était) (?:(?:très|assez|une affaire|quelque chose de|une) )*(?:privée?s?|personnel(?:le)?s?|secr(?:et|ète)s?|confidentiel(?:le)?s?|intime|erreur)"
        r"|(?:est|sont|c'est) (?:mon|notre) affaire|(?:aurait|mourrait de|serait mort[e]? de) (?:tellement |trop |si )?honte|(?:lit|lisent|voit|utilise|partage|pourrait lire|peut lire|risque de (?:lire|voir)) (?:ça|ceci|ce (?:compte|téléphone|chat)|cette conversation|mon (?:compte|téléphone|ordinateur))|(?:n'est|n'était) pas (?:à (?:moi|nous) (?:de|d')(?: ?l[ea])? ?(?:raconter|dire|le raconter|le dire)|mon histoire)|ne (?:regarde|concerne)(?:nt)? (?:personne|que (?:moi|nous)|pas \w+)"
        r"|n'(?:a|ont) rien à faire (?:ici|là|dans (?:ta mémoire|tes notes)))"
    ),
    over=(
        r"(?:(?:ne (?:doit|doivent|devrait|faut) (?:pas|plus)) (?:rester|être (?:gardée?s?|enregistrée?s?|retenue?s?|mémorisée?s?|conservée?s?))(?: (?:dans|en) (?:ta |ton |votre )?mémoire)?"
        r"|(?:doit|doivent|devrait|est à|sont à) (?:être )?(?:oubliée?s?|oublier)|à oublier)"
    ),
    gone=r"(?:(?:peut|doit|devrait) être (?:effacé|supprimé|oublié|retiré)e?s?|à (?:supprimer|oublier|effacer|la poubelle)|oublie|efface|supprime|dehors)",
    all_of=r"(?:tout|toutes les (?:infos|informations|données)|n'importe quoi) (?:ce qui (?:concerne|touche à|a trait à|a rapport à)|sur|de|du|à propos de|concernant) (?:la |le |les |l')?",
    ends=rf"{_FROM}|et tout (?:ce qui (?:va avec|tourne autour)|le reste)|s'il (?:te|vous) plaît|stp|svp|merci|finalement|maintenant|définitivement|pour toujours|tout de suite|à jamais",
    last_message=r"mon (?:tout )?(?:dernier|précédent) message|mon message précédent|la dernière chose que (?:je t'ai|j'ai) (?:dite?|écrite?|racontée?)",
    just_said=(
        r"(?:tout )?ce que je viens de (?:te |vous )?(?:dire|raconter|écrire|mentionner)|ce que (?:je t'ai|j'ai) dit (?:à l'instant|il y a un instant)|que (?:je t'ai|je vous ai|j'ai) (?:dit|raconté|écrit) (?:ça|cela)"
    ),
    unsaid=r"(?:fais|faites|faisons) (?:comme si|semblant que) je (?:ne )?(?:t'|vous |te )?(?:avais|ai|aie) (?:jamais|pas|rien) (?:dit|raconté|mentionné|écrit)(?: (?:ça|cela))?",
    last_two=r"mes (?:deux|2) derniers messages|mes derniers messages|les (?:deux|2) dernières choses que (?:je t'ai|j'ai) (?:dites?|écrites?)",
    overlooks=r"ignore[sz]?",
)

ORDERS = Orders(
    words=(
        r"ignor|oubli|effac|supprim|enl[eè]v|retir|pas vrai|plus vrai|retien|reten|mémoi?r|écri(?:s|vez) pas|enregistr|souvien|souveni|rappel|sach"
        r"|conserv|stock|mentionn|n'en parle|à personne|qui que ce soit|répète|pas un mot|motus|pour (?:toi|vous)|gard(?!en(?:s|er|ers|ing)?\b)|note[zr]?\b|comme si|semblant|entre nous|officieu|off the record"
    ),
    greetings=(
        *(
            "(?:juste )?entre (?:nous|toi et moi|vous et moi)",
            "bonjour",
            "salut",
            "s'il (?:te|vous) plaît",
            "stp",
            "svp",
            r"merci(?! d(?:'|e\b))",
            "et",
            "oui",
            "alors",
            "bon",
            "ok",
            "ah(?: non)?",
            "oups|hum+|pff+|aïe|zut|mince|bah|oh",
        ),
        *(
            "attends",
            "finalement",
            "au fait",
            "pardon",
            "désolée?",
            "mais",
            r"non(?: finalement)?(?=\s*[,.!:;–—-])",
            "franchement|sérieusement|sérieux|honnêtement|en fait",
        ),
    ),
    orders=(
        (
            "fact",
            rf"{_FORGET} (?:la|cette|le|ce) (?:fois|jour|nuit|soir|matin|été) où (?P<what>.+)",
        ),
        ("topic", rf"{_NEVER_SAID} (?:de |d'|sur )(?P<what>.+)"),
        ("fact", rf"{_NEVER_SAID} qu(?:e|')(?P<what>.+)"),
        ("topic", rf"{_FORGET} que je (?:t'|vous )?ai (?:parlé|dit quelque chose) (?:de|sur) (?P<what>.+)"),
        ("fact", rf"{_FORGET} que je (?:t'|vous )?ai (?:dit|raconté) qu(?:e|')(?P<what>.+)"),
        ("fact", rf"{_ERASE} .{{1,30}}{_NOTES} qu(?:e|')(?P<what>.+)"),
        ("topic", rf"{_ERASE} (?:tout )?{_SAID} {_ABOUT} (?P<what>.+)"),
        ("topic", rf"{_ERASE} tout {_ABOUT} (?P<what>{_MINE})"),
        ("topic", rf"{_FORGET} (?P<what>{_MINE}|{_WHICH})"),
        ("topic", rf"{_FORGET} (?:l'histoire|cette histoire|l'affaire|le truc) (?:de|avec|sur) (?P<what>{_MINE})"),
        ("topic", rf"{_ERASE} .{{1,20}}{_NOTES} {_ABOUT} (?P<what>.+)"),
        ("topic", rf"{_ERASE} (?P<what>.+?) {_FROM}"),
        ("topic", rf"{_ERASE} tout {_ABOUT} (?P<what>(?P<bare>.+))"),
    ),
    off_the_record=(
        rf"(?:ne |n')?{_KEEP} (?:surtout )?pas {_THIS}(?: en mémoire)?",
        rf"(?:à )?ne pas {_KEEP}|entre guillemets officieusement|officieusement|off the record",
        rf"{_BETWEEN}|{_FOR_YOURSELF}",
    ),
    not_kept=(
        rf"(?:ne |n'){_KEEP} (?:surtout )?(?:pas {_THIS}|rien de (?:tout )?(?:ça|cela))(?: en mémoire)?",
        rf"(?:ne |n')(?:te )?(?:le |la |les |l')(?:{_KEEP}|écri[svt]\w*) pas|(?:ne |n')écri(?:s|vez) pas {_THIS}|(?:c'est |c'était )?off the record|(?:c'est |c'était )?officieux|{_BETWEEN}",
        rf"{_FOR_YOURSELF}|{_TELL_NOBODY}",
    ),
    confides=rf"{_BETWEEN}|{_FOR_YOURSELF}",
    unconfided=(
        "et",
        "ou",
        "un",
        "une",
        "le",
        "la",
        "les",
        "pour",
        "avec",
        "de",
        "du",
        "des",
        "en",
        "à",
        r"jusqu\w*",
        "comme",
        "toujours",
    ),
    nobody=(
        "personne",
        "même pas",
    ),
    from_memory=_FROM,
    told_by=OrderWords(
        forgets=r"oubli(?:e|es|er|ez|é|ée|és|ées)|oublie-\w+|oubli(?:ais|iez|ions|eras|era|erais|ons)|oublier\w*",
        keeps=r"souvien(?:s|nes)|souvenir|rappell?es|reten(?:ir|iez)|retiennes|sach(?:es|iez)|savoir|mémoris(?:es|er)|souvien(?:s|ne|nes|drais)|sache|saches|sachant|retien(?:s|ne|nes)|connai\w+|au courant|rappeler|retenu\w*|tête",
        holds=r"gard(?:es|er|ez|é|ée)|enregistr\w+|conserv\w+|rest(?:e|er)|gardiez|gardais|garde|gardes|gardé\w*|stock\w+|not(?:e|es|er|é|ée)|enregistres|conserves|conservé\w*|figure\w*|reste|traîn\w+|laiss\w+|ai(?:es|t)",
        wants=r"s'il|stp|svp|veux|voudrais|aimerais|préfère|préférerais|doit|dois|devrais|devrait|faut|besoin|mieux|merci de|as pas à|peux|peux-tu|pourrais|pourrais-tu|pouvez|pouvez-vous|pourriez|pourriez-vous|souhaite|souhaiterais|plaît|merci|bien si|arrête|arrêter|cesse|content|contente|gré",
        denied=r"ne|n'|pas|plus|rien|jamais|aucun\w*|sans",
        erases=r"effac(?:e|es|er|ez|é|ée)|supprim\w+|enl[eè]v\w+|retir\w+|vir(?:e|er)|jet(?:te|er)|effaç\w+|effacé\w*|supprimé\w*|retire\w*|enlev\w+|vire|virer|jett?e\w*|balanc\w+|débarrass\w+|éliminer?|dispar\w+|rayer?|raye|ôter?|ôte|sort(?:s|ir)|gomm\w+",
        memory=r"mémoire|souvenirs|(?:tes|vos) (?:notes|données)|t'ai (?:dit|raconté|parlé|confié)|(?:tu|vous) (?:sais|savez)|tout ce (?:qui|que)|ce que je|(?:l'|cette |l’)histoire (?:avec|de|du|des|sur)|ce (?:truc|machin) (?:avec|de|sur)|ce que je (?:t'|vous )?ai|(?:ce qui|tout ce qui) (?:concerne|touche|se rapporte)|(?:tes|vos|ta|votre) (?:notes|données|mémoire|fichiers?|base|registres?|souvenirs)|(?:les|mes|toutes les|ces) (?:informations?|infos?|données|détails|notes)|tout sur|ce que (?:tu|vous) (?:sais|savez|as|avez)|(?:en|de|de ta|de votre) mémoire|je t'ai|je vous ai",
        addressed=r"tu|te|t'|toi|ta|tes|vous|votre|vos|s'il|stp|svp|oublie|oubliez|efface|effacez|supprime|enlève|retire|merci de|veuillez|doit|devrait|préfère\w*|préférerais|voudrais|aimerais|veux|faut|peux|peux-tu|pourrais|pourrais-tu|pouvez|pouvez-vous|pourriez|pourriez-vous|ne \w+ pas",
        never=r"aucun souvenir|oublie[sz]? (?:pas|jamais|surtout pas)|toujours|sans cesse|je ne (?:sais|peux)|n'oubli\w+|ne (?:pas |jamais )?(?:l'|les |le |la )?oubli\w+|ne faut pas oublier|(?:j'ai|as|a|avons|avez|ont|il a|elle a) (?:\w+ ){0,2}oubli\w+|j'oublie|il oublie|elle oublie|on oublie|dit[ ,:]|a dit|comment (?:supprimer|effacer|faire)|si je|(?:personne|(?:mon|ma|le|la|mes|les|nos|leur) \w+|l'\w+|il|elle|on) ne (?:doit|devrait|peut|doivent)\w*(?: pas| rien)? (?:savoir|garder|retenir|apprendre|conserver|enregistrer)|(?:parlé|parler|dit|dire|raconté|parle) (?:\w+ ){0,2}?à (?:ma|mon|mes|personne|tout)|tradui\w+|un (?:instant|moment)|pour l'instant|je (?:ne )?veux (?:pas |plus )?(?:garder|conserver)|^(?:laisse tomber|oublie ça)(?=\W*(?:[,;:!.–—-]|$))|(?:je veux|j'essaie d'|j'aimerais) ?oublier|si je te demande|oublier des choses|(?:triste|dommage|mal|déçue?|embêtant) (?:\w+ ){0,2}?(?:si tu|que tu) (?:oubli|effa|supprim)\w+",
        works=r"paragraphes?|phrases?|lignes?|listes?|brouillon|lettres?|mails?|courriels?|e-?mails?|textes?|dissertation|conte|chapitre|scène|documents?|fichiers?|dossier|tableaux?|code|fonction|diapos?|présentation|base de données|cv|recette|ingrédients|menu|calendrier|planning|compte|photos?|dessin|discours|article|rapport|résumé|titre|exemple|roman|poème|chanson|contrat|utilisateurs?|clients?|bouton|formulaire|champs?|classe|méthode|requête|git|sql|json|csv|pdf|disque",
        idle=r"franchement|sérieusement|sérieux|honnêtement|parlez?|oups|hum+|pff+|aïe|zut|mince|bah|que|qui|quoi|les|des|une|sur|de|du|le|la|tout|toute|tous|rien|chose|choses|truc|histoire|affaire|sujet|cette|cet|ça|cela|ceci|veux|voudrais|aimerais|préfère|préférerais|peux|pourrais|pouvez|dois|doit|devrait|faut|merci|veuillez|souviennes|souvenir|sais|saches|savoir|retiens|retenir|garde|gardes|garder|oublie|oublies|oublier|oubliez|efface|effacer|supprime|supprimer|enlève|retire|retirer|mémoire|souvenirs|notes|ici|privé|privée|secret|personne|regarde|dit|raconté|parlé|confié|propos|sujet|concerne|concernant|plus|pas|jamais|mieux|maintenant|aussi|avec|sans|pour|dans|stp|svp|plaît|s'il|elle|lui|était|est|sont|reste|rester|être|avoir|fait|tu|toi|tes|je|j'ai|n'ai|il|on|nous|mon|ma|mes|votre|vos|ta|te|t'ai|me|se|ce|ces|un|et|ou|à|au|aux|en|a|as|si|y|ne|n'aurais|dû|parler|aurais|regrette|fais|faisons|comme|bien|pouvez-vous|pourriez-vous|pourriez|peux-tu|pourrais-tu|arrête|arrêter|cesse|informations|infos|info|information|données|détails|note|noter|fichiers|base|tête|toutes|effacé|supprimé|effaces|supprimes|enlèves|enlever|vire|virer|jette|jeter|raye|rayer|débarrasse|disparaisse|disparaître|gardiez|oubliais|retiennes|retienne|souviens|sache|souhaite|souhaiterais|bonjour|salut|coucou|content|mentionne|mentionner|évoque|évoquer|voir|entendre|lire|quand|où|comment|quel|quelle|combien|celui|celle|là|encore|personnel|honte|gênant|d'ailleurs|s'il-te-plaît|vous|l'histoire|d'oublier|qu'il|autour|serait|serais|vraiment|plutôt|donc|soit|non|son|alors|veut|dessus|demande|ton|prie|mets|hors|compris|sois|nulle|accord|écrit|sert|partout|trace|reprends|finalement|existé|dire|autant|poubelle|corbeille|confidence",
        rues=r"n'aurais (?:pas|jamais) dû|aurais pas dû|regrette|te regarde pas|ne regarde (?:personne|que)|honte|gêne|gênant\w*|privée?|secret|confidentiel\w*|fai(?:s|sons|tes) comme si|comme si|n'ai jamais (?:dit|parlé|mentionné)|jamais (?:dit|parlé|mentionné|existé)|trop personnel\w*|mal à l'aise",
        mentions=r"mentionn\w+|évoqu\w+|parl(?:es|er|ez|ons)|ramen\w+|revien\w+|voir|entendre|lire|rappel\w+",
        shares=r"personne|quelqu'un|autres|autrui|public\w*|partag\w+|publi\w+|à (?:ma|mon|mes) \w+|collègues|dis(?:e)? (?:à|rien)|raconte",
        herself=r"(?:j'|je |il |elle |on |nous |ils |elles )(?:\w+ )?(?:ai|a|as|avons|ont|veux|voudrais|dois|doit|peux|peut|vais|va|essaie|essaye|arrive|cherche|avais|viens|n'arrive|m'|l'ai)(?: (?!que\b)(?:à|d'|de|pas|l'|le|la|les|toujours|déjà|enfin|tout|bien|me|rien|jamais|encore))*|j'ai|pour|sans|d'avoir|m'a dit d'|me dit d'|de",
    ),
    parts=_PARTS,
    endings=(
        "(?:complètement|totalement|entièrement)",
        "s'il (?:te|vous) plaît",
        "stp",
        "svp",
        "merci",
        "maintenant",
        "définitivement",
        "complètement",
        "pour toujours",
        "aussi",
        "d'accord",
        "mdr|ptdr|haha+",
        "ok(?:ay)?",
        "hein",
        "oui",
    ),
    called=r"stp|svp|hein|par contre|d'accord",
    could="peux|pourrais|pouvez|pourriez",
    asked="où (?:j'|je|nous)|combien (?:j'|je)",
    still=r"encore|aussi",
    meanwhile=(r"pour (?:un (?:moment|instant)|l'instant|cette fois|aujourd'hui)|deux minutes|une seconde",),
    joins=r"(?:et|ou)(?: aussi)?(?: que| qu')?",
    own=r"(?:je|j'\w+|mon|ma|mes|nous|notre|nos)",
    reasons="parce que|parce qu'|car",
    grounds=r"comme|puisqu(?:e|')|vu que|vu qu'|étant donné qu(?:e|')|maintenant qu(?:e|')|parce qu(?:e|')",
    hence=r"donc|alors|du coup|c'est pourquoi",
    goes_on=r"(?:et |mais )?(?:parce que|parce qu'\w+|car|c'est|c'était|je|j'\w+|qu'est|comment|donne|écris|dis)",
    undone=r"(?:plus|pas) (?:dans|partie de) ma vie|sorti\w* de ma vie|erreur|fausse alerte|fau(?:x|sses?)|mauvais diagnostic|négati(?:f|fs|ve|ves)|trompés?|finalement (?:non|pas)|n'(?:était|étaient) (?:pas|que)|s'est (?:révélé|avéré)\w*|séparée?s?|rompu|quittée?s?|plus ensemble|c'est (?:fini|terminé)|divorcée?s?|déménagé|arrêté|(?:ne |n')\w+ plus|perdu (?:le bébé|l'enfant)|l'ai perdue?|guérie?|abandonné|plus le temps",
    unburdens=r"(?:voulais|avais besoin|fallait|devais|avais)(?: \w+){0,2}? (?:juste|seulement|simplement)(?: [\w']+){0,4}? (?:[\w']+')?(?:dire|parler|raconter|sortir|sorte|vider)|(?:juste|seulement) besoin d(?:e |')(?:l'|en |le )?(?:dire|parler|raconter|vider)|(?:c'est|c'était) (?:juste|seulement) pour (?:l'|en |le )?(?:dire|parler|raconter)|ça m'a échappé|m'est sorti",
    unkept=r"(?:personne|nul) ne|(?:ne|n')? ?(?:doit|doivent|devrait|peut|faut) (?:pas|plus|figurer|être (?:nulle part|dans aucun))|(?:pas|jamais) (?:\w+ ){0,2}?(?:publi\w+|officiel\w*|annonc\w+|définiti\w+|confirm\w+|sign\w+|pour toi|pour vous|vrai\w*|juste\w*|correct\w*|destin\w+|au courant)|aucun système|confidentiel\w*|sous embargo|rumeurs?|faux|fausse\w*|erronée?s?|de l'an(?:née)? derni(?:er|ère)|périmée?s?|une blague|par erreur|trompée?",
    takes_back=r"(?:(?:ah|oh|en fait|finalement|attends?) ?,? )*(?:non|attends?|attendez|garde[sz]?(?:-\w+)?|laisse[sz]?(?:-\w+)?|en fait,? garde)",
    stands_in=r"(?:une? (?:nouve(?:l|au|lle)|autre))(?=$|[.!,])|j'en (?:aurai|ai|prends|change|cherche) (?:une?|bientôt)[^,.;]*",
    everywhere=r"partout|(?:dans|de) tous(?: les| mes| nos)? (?:projets|dépôts)",
    article=r"(?:l[ae]|les|du|des)\s|l['’]",
    that="(?:tout )?(?:ça|cela)",
    denials=("ne",),
    clause="que",
    then="",
    thing=r"ça|cela|c'\w+",
    pronoun="(?:de )?(?:lui|elles?|eux)",
    by_the_way="au fait|d'ailleurs",
    earnestly="sérieusement|franchement",
    says_more="celui|celle|qui|que|où|quand",
    decision="décision",
    habits="",
    tags=("stp", "d'accord", "hein", "oui"),
    by_name=r"(?:l[ea] |l'|à )?(?-i:[A-ZÀ-Þ][\w-]+(?: [A-ZÀ-Þ][\w-]+)?)",
    names_more=r"puis|ensuite|plus tard|avant|(?:le|la|les|mon|ma|mes|notre|nos|son|sa|ses|leurs?)(?! [\w-]+ (?:est|sont|était|a|ont|dit|lit|utilise|sait|veut|peut|va|ne|n'\w+)\b)|l'\w+|celui|celle|ceux|celles|une?|des?|du|d'\w+|qui|que|dont|où|avec|à|aux?|chez|sur|pour|surtout|y compris|pas (?:le|la|les|celui|celle)|ni|ou|et|tout ce",
    requests=r"(?:(?:plutôt|juste|maintenant) )?(?:donne|dis|écris|montre|utilise|propose)",
    somebody=r"(?:(?:s'il te plaît|stp|et|alors)[ ,]+)*oublie[zr]?(?:-l[ae]| qu'(?:il|elle) existe| tout (?:de lui|d'elle|sur (?:lui|elle)))(?:,? (?:s'il te plaît|s'il vous plaît|stp|maintenant|complètement|pour de bon))*",
    doing=(
        r"paie|paye|rembourse|dois|dépense|épargne|loue|habite|vis|travaille|suis|joue|étudie|parle|bois|mange|aime|adore|déteste|fais|conduis|utilise|prends|lis|écris|chante|danse|cours|nage|gagne|fume|cuisine|enseigne|préfère"
    ),
    subject="Je",
)
