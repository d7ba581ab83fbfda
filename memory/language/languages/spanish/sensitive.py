"""What is sensitive in Spanish, written without accents."""

# ruff: noqa: E501 - a pattern is one line: a table is read by line

from memory.language.sensitive_table import SensitiveTable

SENSITIVE = SensitiveTable(
    telling=(
        r"yo|mi|mis|me|mio|mia|tu|tus|te|su|sus|el|la|los|las|lo|un|una|unos|unas|es|son|era|fue|soy|eres|estoy|esta|estan|ha|he|han|tengo|tiene|y|o|no|con|sin|de|del|en|por|para|que|se|le|al|a|pero|como|muy|mas|cuando|donde|quien|nuestro|nuestra|nos|vivo|vive|gusta|gustan|llama|llamo|siempre|nunca|hay|mucho|todo|porque|tambien"
    ),
    health=(
        r"salud|enferm\w+|medic(?:o|a|os|as|ina|inas|amento|amentos|acion)|doctora?|hospital\w*|clinica|operaron|operad[oa]|operacion|cirug\w+|cirujan\w+|diagnostic\w+|sintomas?|trastornos?|sindrome|infecci\w+|gripe|covid\w*|coronavirus|neumonia|cancer\w*|tumor\w*|leucemia|linfoma|quimio\w*|radioterapia|diabet\w+|insulina|glucosa|azucar en sangre|sangre|sanguine\w+|colesterol|infarto|cardiac\w+|del corazon|hipertens\w+|tension (?:alta|baja|arterial)|presion arterial|ictus|derrame|asma|asmatic\w+|epilep\w+|convulsion\w*|migran\w+|jaquecas?|dolor(?:es)?|duele|duelen|alergi\w+|alergic\w+|intoleran\w+|anafila\w+|celiac\w+|sin gluten|lactosa|artritis|artrosis|reuma\w*|fibromialgia|esclerosis|parkinson|alzheimer|demencia"
        r"|autis\w+|tdah|dis(?:lexi|calculi|grafi|praxi)\w+|bipolar\w*|esquizo\w+|psic(?:olog|iatr|osis|otic|oterap)\w*|psiqui\w+|terapi\w+|terapeut\w+|depresi\w+|deprimid\w+|ansiedad|panico|\w*fobia\w*|autoles\w+|quitar(?:me|se) la vida|no quier[oe] vivir|esper(?:o|a|amos|ando) (?:un|una|nuestro|su|mi) \w* ?(?:bebe|hijo|hija)|trauma\w*|anorexi\w+|bulimi\w+|suicid\w+|adiccion\w*|adict\w+|alcoholi\w+|desintoxic\w+|recaid\w+|fum(?:o|a|ador|adora|ar)|drogas?|cocaina"
        r"|embaraz\w+|abort\w+|fertilidad|infertil\w*|menopausia|menstrua\w+|la regla|anticoncept\w+|vih|sida|hepatitis|herpes|discapaci\w+|minusval\w+|silla de ruedas|cieg[oa]|ceguera|sord[oa]|sordera|audifonos?|cronic[oa]s?|vacun\w+|pastillas?|comprimidos?|recet(?:a medica|o|aron|ado|ada)|dosis|antibiotic\w+|antidepresiv\w+|ansiolitic\w+|analgesic\w+|corticoides?|obes\w+|sobrepeso|adelgazar|bajar de peso|perder peso|mi peso|peso \d+|dieta|nutricionista|lesion\w*|fractur\w+|me rompi|esguince|ligamento\w*|menisco|hernia\w*|fisioterap\w+|rehabilitacion|insomnio|apnea|nauseas|vomit\w+|fiebre|tos|mareos?|sarpullido|eccema|psoriasis|contacto de emergencia|urgencias|ambulancia|uci|rinon\w*|higado|pulmon\w*|tiroid\w+|prostata|ovari\w+|biopsia|resonancia|radiografia|dentista|ortodoncia|endodoncia|hormon\w+|marcapasos|trasplante\w*|donante"
    ),
    money=(
        r"sueldos?|salari\w+|nomina|ingresos|gan[oa] \d[\d.,]*|cobr[oa] \d[\d.,]*|deudas?|endeudad\w+|debo|me debe\w*|prestamos?|hipotec\w+|quiebra|bancarrota|insolven\w+|desahuci\w+|moros\w+|numeros rojos|cuenta (?:bancaria|corriente|de ahorro)|tarjeta de credito|ahorros?|ahorrad\w+|ahorrar|iban|dinero|plata para|patrimonio|invert(?:i|ir|ido|imos)|inversion\w*|acciones de|pension\w*|jubilacion|herencia|hered(?:e|ado|o)|manutencion|paro|desemplead\w+|desempleo|subsidio|impuestos?|hacienda|declaracion de la renta|alquiler|no (?:me )?llego a fin de mes|permitirme|segur(?:o|os) (?:de|medico)|finanzas|financier\w+|loteria|apuestas|euros (?:al|por) (?:mes|ano|hora)|presupuesto (?:familiar|mensual)|mi presupuesto"
    ),
    faith=(
        r"iglesias?|mezquitas?|sinagogas?|parroqui\w+|rez(?:o|a|ar|amos)|oracion(?:es)?|dios|ala|jesus|cristo|cristian[oa]s?|cristianismo|catoli\w+|protestante\w*|evangelic\w+|ortodox\w+|testigos? de jehova|mormon\w*|musulman\w*|islam\w*|judi[oa]s?|judaismo|hindu\w*|budis\w+|ate[oa]s?|ateismo|agnostic\w+|religi\w+|mi fe|la fe|creyente\w*|creencias|espiritual\w*|biblia|coran|tora|kosher|halal|ramadan|cuaresma|ayun\w+|bautiz\w+|bautismo|primera comunion|confirmacion religiosa|misa|cura parroco|sacerdote\w*|rabino\w*|iman|monj[ae]s?|peregrin\w+"
    ),
    intimacy=(
        r"gays?|lesbian\w*|bisexual\w*|homosexual\w*|heterosexual\w*|queer|lgtb\w*|lgbt\w*|transexual\w*|transgenero|persona trans|mujer trans|hombre trans|soy trans|no binari\w+|genero|pronombres?|sexo|sexual\w*|asexual\w*|poliamor\w*|sali del armario|armario como|libido|porno\w*|ereccion\w*|infidelidad|me fue infiel|aventura extramatrimonial"
    ),
    views=(
        r"politic[oa]s?|partido (?:popular|socialista|comunista|politico)|psoe|podemos como partido|vox|vot(?:o|e|ar|amos|ado|acion|aciones|antes)|elecciones|conservadores|socialis\w+|comunis\w+|fascis\w+|franquis\w+|independentis\w+|de (?:izquierdas?|derechas?)|feminis\w+|activis\w+|manifestacion\w*|protesta\w*|sindica\w+|huelga\w*"
    ),
    origin=(
        r"etni\w+|etnic\w+|racial\w*|racis\w+|mestiz[oa]s?|mulat[oa]s?|persona negra|mujer negra|hombre negro|indigena\w*|gitan[oa]s?|inmigra\w+|emigra\w+|migrantes?|refugiad\w+|asilo|permiso de (?:residencia|trabajo)|sin papeles|deporta\w+|nacionaliz\w+|ciudadania|visado|color de piel|antepasados|ascendencia"
    ),
    law=(
        r"detenid\w+|arrest\w+|delit\w+|criminal\w*|condena\w*|carcel|prision|preso|presa|libertad condicional|policia\w*|denunci\w+|demanda judicial|demandad\w+|juicio|juzgado\w*|tribunal\w*|custodia|orden de alejamiento|maltrat\w+|abus(?:o|os|ada|ado|aron)|viola(?:cion|ron|da|do)|violencia (?:de genero|domestica|machista)|victimas?|acos(?:o|ad[oa]|aron)|(?:mi|su|nuestro|nuestra) abogad[oa]|estafa\w*|robo|multa por|pasaporte\w*|dni|nie|seguridad social|huellas? dactilar\w*|biometric\w+"
    ),
    harmless=(
        r"naranjas? sanguin\w+|gracias a dios|dios mio|por dios|novelas? (?:policiaca|criminal)\w*|genero (?:de|musical|literario|favorito)|adict[oa] al (?:cafe|chocolate)|tos?tada\w*|robots?"
    ),
)
