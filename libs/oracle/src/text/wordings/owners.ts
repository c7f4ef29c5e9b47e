// Whose hand, library or graveyard: 'your' becomes 'its owner's', and several cards go to their owners'.
import type { Wording } from './wording.js';

export const OF_OWNERS: readonly Wording[] = [
  // Cards in a player's graveyard belong to that player (cr 400.3).
  [
    /\b(target player shuffles (?:up to \w+|any number of) target (?:\w+ )?cards) from their graveyard into their library\b/gi,
    "$1 in their graveyard into their owners' libraries",
  ],
  [
    /\b(cards from an? (?:opponent|player)'s graveyard on top of their) library(?= in any order)/g,
    "$1 owners' libraries",
  ],
  // Several cards go to their own owners (cr 400.3); a cost speaks of one of them at a time.
  [
    /(?<!unless you |to cast this spell, |—)\b([Rr]eturn (?:all|any number of|two|three|X|up to \w+) [^.,"]*? to their) owner's hand(?=\.)/g,
    "$1 owners' hands",
  ],
  // Cards in your graveyard, hand or library are yours (cr 400.3).
  [/\b(creature) you own dies\b/g, '$1 is put into your graveyard from the battlefield'],
  [
    /\b([Ww]hen(?:ever)? [^.,"]*? (?:is|are) put into your graveyard from (?:the battlefield|anywhere),[^"]*? (?:return|put) (?:it|that card|this \w+) (?:to|into|on top of)) your (?=hand|library)/g,
    "$1 its owner's ",
  ],
  [/\b([Ii]f this card is in your graveyard,[^"]*? return this \w+ to) your (?=hand)/g, "$1 its owner's "],
  [
    /\b(from your (?:graveyard|hand) (?:to|onto) the battlefield\. [^"]*?\b[Rr]eturn (?:it|that creature) to) your (?=hand)/g,
    "$1 its owner's ",
  ],
  [/\b([Rr]eturn target (?:creature|permanent) you own to) your (?=hand)/g, "$1 its owner's "],
  [/\b([Pp]ut target permanent you own on the (?:top|bottom) of) your (?=library)/g, "$1 its owner's "],
  [/(?<!other )\b(cards you own exiled with [^.,"]*? (?:to|into)) your hand\b/g, "$1 their owners' hands"],
];
