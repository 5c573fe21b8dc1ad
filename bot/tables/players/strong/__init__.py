"""Computer players that look ahead: from their own view they think up possible truths and play them on."""
