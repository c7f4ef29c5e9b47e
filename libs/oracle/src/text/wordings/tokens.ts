// Old wordings of tokens: their names, and what they have.
import type { Wording } from './wording.js';

/** A token is created 'with' what it has, and a copy 'with' what it has in addition. */
const MADE: readonly Wording[] = [
  [/\bPut (an? (?:[^.,"]*? )?token) onto the battlefield\b/g, 'Create $1'],
  [/\bput (an? (?:[^.,"]*? )?token) onto the battlefield\b/g, 'create $1'],
  [/\b([Cc]reates? (?:[^."]*?) tokens?(?: with [^."]*?)?)\. (?:It has|They have) (?=")/g, '$1 with '],
  [/\b([Cc]reates? [^."]*? token named [A-Z][^."]*?)\. It has (?=[^."]*")/g, '$1 with '],
  // A named token calls itself by its name.
  [/\b(token named ([A-Z][^."]*?) with [^."]*")\2\b/g, '$1This permanent'],
  [/\b(token named ([A-Z][^."]*?) with [^."]*"[^"]*? )\2\b/g, '$1this permanent'],
  [/\b([Cc]reates? (?:[^."]*?) tokens? with \w+(?: \w+)?) with (?=")/g, '$1 and '],
  [
    /\b([Cc]reate a token that's a copy of [^."]*?)\. (?:That token|It) has (?=haste(?:\.| and "))/g,
    '$1, except it has ',
  ],
  [/\b(except it's [^."]*?),? and it (?:gains|has) (?=")/g, '$1 and has '],
  [/\bexcept it gains (?=")/g, 'except it has '],
];

/** A named token's name comes first. */
const NAMED: readonly Wording[] = [
  [
    /\b([Cc]reates?) ([A-Z][^."]*?), (a legendary [^."]*? token(?: with [^.,"]*)?)(?=[.,])/g,
    '$1 $3 named $2',
  ],
];

/** cr 111.10: artifact tokens known by one word. */
const PREDEFINED: readonly (readonly [name: string, ability: string])[] = [
  ['Treasure', '{T}, Sacrifice this token: Add one mana of any color.'],
  ['Food', '{2}, {T}, Sacrifice this token: You gain 3 life.'],
  ['Gold', 'Sacrifice this token: Add one mana of any color.'],
  ['Clue', '{2}, Sacrifice this token: Draw a card.'],
  ['Blood', '{1}, {T}, Discard a card, Sacrifice this token: Draw a card.'],
];
const COUNT = String.raw`an?|two|three|four|five|six|seven|ten|X|that many|a number of`;
const KNOWN: readonly Wording[] = PREDEFINED.flatMap(([name, ability]): readonly Wording[] => {
  const made = String.raw`\b([Cc]reates? (?:[^."]* )?)(${COUNT})( tapped)? ${name} (tokens?)`;
  const described = `$1$2$3 colorless ${name} artifact $4 with "${ability}"`;
  return [
    [new RegExp(String.raw`${made}\.`, 'g'), described],
    [new RegExp(String.raw`${made}(?=,| and | for each | equal to )`, 'g'), described],
  ];
});

export const OF_TOKENS: readonly Wording[] = [...MADE, ...NAMED, ...KNOWN];
