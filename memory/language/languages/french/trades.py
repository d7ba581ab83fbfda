"""What French sentences say that their user works in, or studies."""

# ruff: noqa: E501 - a kind of words is one line: a table is read by line

TRADES = r"(?:dans |en )(?:l'|la |le |les )?(?:assurances?|banque|restauration|bâtiment|logistique|informatique|éducation|enseignement|santé|marketing|commerce|vente|finance|tourisme|hôtellerie|communication|com|recherche|industrie|mode|agriculture|nettoyage|publicité|pub|immobilier|transports?|sécurité|social|aéronautique|compta(?:bilité)?|événementiel|petite enfance|fonction publique|édition|télécoms)|(?:aux|dans les) (?:ressources humaines|rh)"
"""What people work in, whatever they do there: alternatives, each with what stands in front of it."""
STUDIES = r"médecine|droit|physique|chimie|biologie|maths|mathématiques|informatique|économie|éco|psycho(?:logie)?|socio(?:logie)?|histoire(?: de l'art)?|philo(?:sophie)?|lettres(?: modernes)?|langues|architecture|musique|pharmacie|dentaire|journalisme|commerce|gestion|géographie|géologie|théologie|sciences \w+|ingénierie|staps|kiné|linguistique|statistiques|archéologie|anthropologie|comptabilité|design|soins infirmiers"
"""What people study."""
