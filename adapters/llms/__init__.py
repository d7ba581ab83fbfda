"""Language models: one module a provider, all behind `memory.models.LanguageModel`."""
