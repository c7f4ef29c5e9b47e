// What the zones are called in a sentence, at a table and at the judge's desk.
import type { ZoneKind } from './kinds.js';

export const ZONES = {
  en: {
    HAND: 'hand',
    LIBRARY: 'library',
    BATTLEFIELD: 'battlefield',
    GRAVEYARD: 'graveyard',
    EXILE: 'exile',
    STACK: 'stack',
    COMMAND: 'command zone',
    OUTSIDE: 'outside the game',
  },
  de: {
    HAND: 'Hand',
    LIBRARY: 'Bibliothek',
    BATTLEFIELD: 'Spielfeld',
    GRAVEYARD: 'Friedhof',
    EXILE: 'Exil',
    STACK: 'Stapel',
    COMMAND: 'Kommandozone',
    OUTSIDE: 'außerhalb des Spiels',
  },
  fr: {
    HAND: 'main',
    LIBRARY: 'bibliothèque',
    BATTLEFIELD: 'champ de bataille',
    GRAVEYARD: 'cimetière',
    EXILE: 'exil',
    STACK: 'pile',
    COMMAND: 'zone de commandement',
    OUTSIDE: 'hors de la partie',
  },
} satisfies Record<string, Record<ZoneKind, string>>;
