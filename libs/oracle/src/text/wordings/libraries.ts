// Old wordings of what is done with cards of a library.
import type { Wording } from './wording.js';

const LOOKED = String.raw`(?:[Ll]ooks? at|[Rr]eveals?) the top (?:X|\w+) cards of [^.\n]*?librar(?:y|ies)`;
const after = (pattern: string): RegExp => new RegExp(`(${LOOKED}[^\n]*?)${pattern}`, 'g');

export const OF_LIBRARIES: readonly Wording[] = [
  // 'Puts the top card of their library into their graveyard' becomes 'mills a card'.
  [/\bPut the top card of your library into your graveyard\b/g, 'Mill a card'],
  [/\bput the top card of (your|their) library into \1 graveyard\b/g, 'mill a card'],
  [/\bputs the top card of their library into their graveyard\b/g, 'mills a card'],
  [/\bPut the top (\w+) cards of your library into your graveyard\b/g, 'Mill $1 cards'],
  [/\bput the top (\w+) cards of (your|their) library into \2 graveyard\b/g, 'mill $1 cards'],
  [/\bputs the top (\w+) cards of their library into their graveyard\b/g, 'mills $1 cards'],
  // Steps in a row, in one sentence or in several.
  [
    /\breveals (their) hand, you choose ([^,.\n]*?) from it, then that player\b/g,
    'reveals $1 hand. You choose $2 from it. That player',
  ],
  // The cards that were looked at become 'them'.
  [after(String.raw`\b(one|two|three|any number) of those cards\b`), '$1$2 of them'],
  [after(String.raw`\b([Pp]ut) (one|two) (into|on|back)\b`), '$1$2 $3 of them $4'],
  [after(String.raw`\brevealed this way (into|onto)\b`), '$1from among them $2'],
  [after(String.raw`\bthe rest of (?:the revealed cards|those cards)\b`), '$1the rest'],
  [after(String.raw`\ball other cards revealed this way\b`), '$1the rest'],
  [after(String.raw`\. Then put the (rest|other)\b`), '$1. Put the $2'],
  // The cards go back to where they were.
  [
    after(
      String.raw`\b(the rest|them|those cards) (?:back )?on top of (?:your|their|that) library in any order\b`,
    ),
    '$1$2 back in any order',
  ],
];
