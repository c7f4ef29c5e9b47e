// Keywords that trigger on combat damage dealt to a player (cr 702.70-702.115).
import type { KeywordMacro } from './macro.js';
import {
  damagesPlayer,
  does,
  hole,
  matches,
  steps,
  SUBJECT,
  THIS,
  whenever,
  counterOnThis,
} from './parts.js';

const N = hole('value');

export const HITS: readonly KeywordMacro[] = [
  {
    name: 'renown',
    rule: 'cr 702.112',
    takes: ['value'],
    abilities: [
      whenever(damagesPlayer, does(steps(counterOnThis(N), { kind: 'mark', what: THIS, as: 'renowned' })), {
        label: 'renown',
        if: { kind: 'not', of: matches(THIS, { kind: 'status', is: 'renowned' }) },
      }),
    ],
  },
  {
    name: 'poisonous',
    rule: 'cr 702.70',
    takes: ['value'],
    abilities: [
      whenever(damagesPlayer, does({ kind: 'player-counters', who: SUBJECT, counter: 'poison', count: N }), {
        label: 'poisonous',
      }),
    ],
  },
  {
    name: 'ingest',
    rule: 'cr 702.115',
    abilities: [
      whenever(
        damagesPlayer,
        does({
          kind: 'move',
          what: { kind: 'top', whose: SUBJECT, count: 1 },
          to: 'exile',
          cause: 'exile',
        }),
        { label: 'ingest' },
      ),
    ],
  },
];
