// Old wordings of searches become one sentence that ends with the shuffle.
import type { Wording } from './wording.js';

const SEARCH = String.raw`[Ss]earch(?:es)? (?:your|their) library for [^.\n]*?`;
const ANY = String.raw`[Ss]earch(?:es)? [^.\n]*? for [^.\n]*?`;
const VERB = '(put|puts|reveal|reveals|exile|exiles)';

const told = (pattern: string): RegExp => new RegExp(`(${SEARCH})${pattern}`, 'g');
const toldOfAny = (pattern: string): RegExp => new RegExp(`(${ANY})${pattern}`, 'g');
/** Where the found card goes, at the end of its sentence. */
const PLACE = String.raw`(?:put|puts|exile|exiles) (?:it|them)(?: onto the battlefield(?: tapped)?(?: under your control)?| into (?:your|their) hand| into (?:your|their) graveyard)?`;

export const OF_SEARCHES: readonly Wording[] = [
  [/\bName (an? (?:[\w-]+,? )*card)(?=[.,])/g, 'Choose $1 name'],
  [/\bname (an? (?:[\w-]+,? )*card)(?=[.,])/g, 'choose $1 name'],
  [/\bwith the same name as the chosen card\b/g, 'with the same name as that card'],
  [/\bother than a basic land card\b/g, "that isn't a basic land"],
  // 'Shuffle your library' becomes 'shuffle'.
  [/\b([Ss])huffle (?:your|their) library\b/g, '$1huffle'],
  [/\. Then that player shuffles (?:their|that) library\b/g, '. That player shuffles'],
  [/\. Then that player shuffles\b/g, '. That player shuffles'],
  [/\bshuffles (?:their|that|your) library\b/g, 'shuffles'],
  // 'X and put it' and 'X, reveal it, and put it' become 'X, put it' and 'X, reveal it, put it'. There may be two
  // cards.
  [
    told(String.raw`,?(?<!shuffles?) and ${VERB} (it|them|that card|those cards|the card|the cards)\b`),
    '$1, $2 $3',
  ],
  [
    told(String.raw`,?(?<!shuffles?) and ${VERB} (it|them|that card|those cards|the card|the cards)\b`),
    '$1, $2 $3',
  ],
  [toldOfAny(String.raw`(, | and )${VERB} (?:that card|the card)\b(?! on top)`), '$1$2$3 it'],
  [toldOfAny(String.raw`(, | and )${VERB} (?:that card|the card)\b(?! on top)`), '$1$2$3 it'],
  [toldOfAny(String.raw`(, | and )${VERB} (?:those cards|the cards)\b(?! on top)`), '$1$2$3 them'],
  [toldOfAny(String.raw`(, | and )${VERB} (?:those cards|the cards)\b(?! on top)`), '$1$2$3 them'],
  // The shuffle belongs to the sentence.
  [told(String.raw`(, ${PLACE})\. (?:Then shuffle|If you do, shuffle)\b`), '$1$2, then shuffle'],
  [
    told(
      String.raw`(, (?:reveal|reveals) (?:it|them))?\. Shuffle, then put (that card|the card|it|them|those cards) on top of it\b`,
    ),
    '$1$2, then shuffle and put $3 on top',
  ],
  [
    told(String.raw`(, then shuffles? and puts? (?:that card|those cards)) on top(?: of it)?\b`),
    '$1$2 on top',
  ],
];
