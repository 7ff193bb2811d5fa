"""Bots that are programs in any language: they play over lines of text (docs/bot-protocol.md).

Only a command line may name one. Tables and pages never import this package, which import-linter checks.
"""
