"""The cross-encoder by the name of its model. An extra's library is loaded only where it is used."""

from memory.model.errors import EmbeddingError
from memory.ports.embedding import Reranker


def build_reranker(model: str) -> Reranker | None:
    """The cross-encoder of that model (a name, or a folder); None: there is to be none.

    Raises `EmbeddingError` if the extra `minilm` is not installed, or the model cannot be loaded.
    """
    if not model:
        return None
    try:
        from adapters.rerankers.cross_encoder import CrossEncoderReranker  # noqa: PLC0415 - an extra
    except ImportError as error:
        raise EmbeddingError("recall.reranker needs the extra: pip install 'ricordo[minilm]'") from error
    return CrossEncoderReranker(model=model)
