// Old wordings of trigger events.
import type { Wording } from './wording.js';

/** Clauses that follow 'you control' today: 'a creature you control with flying enters'. */
const LATER = String.raw`(?= (?:with|without|named|other than|that) )`;
/** The object that enters, up to its clauses. */
const COMER = String.raw`\b([Aa]nother|an?|one or more)((?: (?!enters?\b|or\b|with\b|without\b|named\b|other than\b|that\b)[\w'-]+|,)+)`;

export const OF_EVENTS: readonly Wording[] = [
  [new RegExp(`${COMER}${LATER}([^,.:"]*?) (enters?) under your control`, 'g'), '$1$2 you control$3 $4'],
  [new RegExp(`${COMER} (enters?) under your control`, 'g'), '$1$2 you control $3'],
  [
    new RegExp(`${COMER}${LATER}([^,.:"]*?) (enters?) under an opponent's control`, 'g'),
    '$1$2 an opponent controls$3 $4',
  ],
  [new RegExp(`${COMER} (enters?) under an opponent's control`, 'g'), '$1$2 an opponent controls $3'],
  [/\b([Aa]t) the beginning of the end step\b/g, '$1 the beginning of each end step'],
  [/\bcounter is placed on\b/g, 'counter is put on'],
  [/\bcounters are placed on (?!it|that)/g, 'counters are put on '],
  [/\byou attacked this turn\b/g, 'you attacked with a creature this turn'],
];
