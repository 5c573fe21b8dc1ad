"""Pages of `docs/` that are written from data and catalogues, so that they can't fall behind."""
