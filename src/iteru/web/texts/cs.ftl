## Stránka

