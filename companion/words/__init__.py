"""The words of table, screens, page and command line, a folder a language, and those who say them.

It knows the contract alone; every exit may ask it, a game never does.
"""

from companion.words.fault import Fault
from companion.words.shelf import LANGUAGES, Shelf, known_language, shelf, tongue
from companion.words.speaker import Run, Speaker, speaker, title_of

__all__ = ["LANGUAGES", "Fault", "Run", "Shelf", "Speaker", "known_language", "shelf", "speaker", "title_of", "tongue"]
