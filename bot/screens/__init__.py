"""From a viewer's view to messages and components. Knows no rules: it reads looks, decisions and events."""
