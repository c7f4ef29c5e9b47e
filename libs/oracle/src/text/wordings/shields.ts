// Wordings of what follows from prevented damage, with as much as was prevented.
import type { Wording } from './wording.js';

export const OF_SHIELDS: readonly Wording[] = [
  [
    /(?<=\bprevent that damage\. )([Pp])ut an? (\S+) counter on (this creature|that creature|it) for each 1 damage prevented this way\b/g,
    '$1ut that many $2 counters on $3',
  ],
  [
    /\bFor each 1 damage prevented this way, put an? (\S+) counter on (that creature|it)\b/g,
    'If damage is prevented this way, put that many $1 counters on $2',
  ],
  [
    /(?<=\bprevent that damage\.[^.]*?) a number of cards equal to the damage prevented this way\b/g,
    ' that many cards',
  ],
  [
    /^(If [^.]*? would be dealt to [^.]*?, prevent that damage\. You gain) life equal to the damage prevented this way\b/g,
    '$1 that much life',
  ],
  [/(?<=\bprevent that damage\. )If damage is prevented this way, /g, ''],
  [/(?<=\bprevent that damage\. )The source's/g, "That source's"],
];
