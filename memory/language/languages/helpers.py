"""Who helps a user with what is her own, in six languages."""

HELPERS = (
    r"coach\w*|teacher|tutor\w*|trainer\w*|entrenador\w*|entraîneur|partner\w*|expert\w*|assistant\w*|assistent\w*"
    r"|lehrer\w*|berater\w*|profesor\w*|professeur|insegnante|professor\w*|treinador\w*|nutri\w+|ernährungs\w+|diet\w+"
    r"|therap\w+|advis\w+|friend|listener|freund\w*|amig\w+|ami"
)
"""Who helps the user with what is her own, in whatever part: she says of herself what she says to them."""
