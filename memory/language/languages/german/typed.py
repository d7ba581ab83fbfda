"""How German is typed in chats."""

from memory.language.typed_table import typed

TYPED = typed(
    """
    diabetis: diabetes | diabethes: diabetes | hab asma: habe asthma | habe asma: habe asthma | astma: asthma
    alergisch: allergisch | alergie: allergie
    hab: habe | habs: habe es | wohn: wohne | is: ist | isses: ist es | nich: nicht | ned: nicht | nix: nichts
    ne: eine | nen: einen | nem: einem | ner: einer | aba: aber | u: und | oda: oder | grad: gerade | heisse: heiße
    heisst: heißt | weisst: weißt | weiss: weiß | weisste: weißt du | weißte: weißt du | kannste: kannst du
    haste: hast du | biste: bist du | willste: willst du | machste: machst du | gehts: geht es | gibts: gibt es
    gehtn: geht denn | isn: ist denn | fuer: für | ueber: über | kuerzer: kürzer | laenger: länger | moechte: möchte
    moechtest: möchtest | moegen: mögen | koennte: könnte | koenntest: könntest | koennen: können | koennt: könnt
    muessen: müssen | muesste: müsste | wuerde: würde | waere: wäre | haette: hätte | spaeter: später
    naechste: nächste | naechsten: nächsten | naechstes: nächstes | naechster: nächster | zurueck: zurück
    loesch: lösch | loesche: lösche | loeschen: löschen | schoen: schön | taeglich: täglich | vllt: vielleicht
    vlt: vielleicht | wegn: wegen | iwie: irgendwie | iwas: irgendwas | kp: keine Ahnung | bidde: bitte | pls: bitte
    thx: danke | meim: meinem | deim: deinem | seim: seinem | ziehn: ziehen | gehn: gehen | sehn: sehen
    stehn: stehen | habn: haben | wat: was | dat: das | ick: ich | ausserdem: außerdem | strasse: straße
    groesse: größe | gruesse: grüße | uebrigens: übrigens | frueher: früher | frueh: früh | fuenf: fünf
    zwoelf: zwölf | duerfen: dürfen | duerfte: dürfte | hoechstens: höchstens | regelmaessig: regelmäßig
    vertraeg: vertrage | kuendigen: kündigen | gekuendigt: gekündigt | erklaer: erklär | erklaere: erkläre
    uebersetz: übersetz | uebersetze: übersetze | aendere: ändere | aender: änder | pruefe: prüfe
    erdnuesse: Erdnüsse | nuesse: Nüsse | aerztin: Ärztin | aerzte: Ärzte | baecker: Bäcker | maerz: März
    grossmutter: Großmutter | heiss: heiß | ich heiss: ich heiße | mir is: mir ist | jz: jetzt | jetz: jetzt
    etz: jetzt | eig: eigentlich | eigtl: eigentlich | vertrag: vertrage | krieg: kriege | ausm: aus dem
    aufm: auf dem | mitm: mit dem | vonner: von der | aufer: auf der | nochn: noch ein | sone: so eine
    aufn: auf den | mach ma: mach mal | sag ma: sag mal | hör ma: hör mal | schreib ma: schreib mal | ebn: eben
    würd: würde | hätt: hätte | könnt ich: könnte ich | könnt du: könntest du | möcht: möchte | ich find: ich finde
    ich brauch: ich brauche | brauch: brauche | ich les: ich lese | ich ess: ich esse | ess: esse | trink: trinke
    ich komm: ich komme | komm aus: komme aus | ich geh: ich gehe | ich mach: ich mache | schaff: schaffe
    leb: lebe | studier: studiere | bekomm: bekomme | nehm: nehme | heiß ich: heiße ich | dassu: dass du
    obs: ob es | wenns: wenn es | weils: weil es | hats: hat es | sinds: sind es | erzähl ma: erzähl mal
    digga: Alter | alda: Alter | gn8: gute Nacht | plz: bitte | sry: Entschuldigung | omg: oh Gott | btw: übrigens
    ich arbeit: ich arbeite | mach mir ma: mach mir mal
    """,
    naming="namens heißt heiße heisst heisse",
    does=r"ist|hat|wohnt|lebt|arbeitet|war|wird|mag|liebt|studiert|geht|kommt|spielt|will|kann|muss|macht|isst|lernt",
    no_name=r"auch|noch|immer|nie|jetzt|dort|hier|schon|gerade|sehr|bald|oft|heute|gestern",
    i_am=r"(?:ich )?bin(?: der| die)?|ich bins?",
    is_so=r"\w+(?:isch|ig|lich|los|end|ert|haft|sam|bar|voll)|schwul|bi|trans|neu|alt|jung|müde|krank|gesund|taub|dick|groß|klein|arm|pleite|mutter|vater|mama|papa|azubi|mann|frau|mädchen|junge|fast|knapp|etwa|schon|erst|gerade|jetzt|noch|ende|anfang|mitte|um|über|unter",
)
