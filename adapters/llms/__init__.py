"""Language models: one module a provider, all behind `memory.ports.llm.LanguageModel`."""
