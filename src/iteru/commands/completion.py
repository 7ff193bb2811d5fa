"""`iteru completion`: what a shell needs to complete commands, games and bots."""

import os
from enum import StrEnum
from typing import Annotated

import typer
from typer._completion_classes import completion_init
from typer._completion_shared import get_completion_script

from iteru.commands.common import HELP

VARIABLE = "_ITERU_COMPLETE"
"""The shell sets it when it asks what fits."""


class Shell(StrEnum):
    """The shells whose scripts we know."""

    BASH = "bash"
    ZSH = "zsh"
    FISH = "fish"


def completion(
    shell: Annotated[Shell, typer.Argument(metavar="SHELL", help=HELP.say("help-shell"))],
) -> None:
    print(get_completion_script(prog_name="iteru", complete_var=VARIABLE, shell=shell.value))


def answer_shells() -> None:
    """Get ready to say what fits, if it is a shell that calls."""
    if VARIABLE in os.environ:
        completion_init()
