// An effect that depends on whether the sentence before it was carried out: 'Sacrifice this enchantment. If you do,
// …'.
import type { Effect } from '#abilities';
import { rule } from '../../parsing/parser.js';
import type { Parser } from '../../parsing/scan.js';
import { clause, sentence } from '../words/nonterminals.js';

/** Deeds that may be impossible. Nobody is asked whether to do them. */
const DEEDS = ['sacrifice', 'sacrifice-these', 'discard', 'remove-counters', 'tap'] as const;
type Done = Extract<Effect, { kind: (typeof DEEDS)[number] }>;
const isDone = (effect: Effect): effect is Done => DEEDS.some((kind) => kind === effect.kind);
const isYours = (effect: Done): boolean => !('who' in effect) || effect.who.kind === 'you';

/** cr 608.2c */
export const ifYouDo: Parser<Effect> = rule([clause, '. if you do ,', sentence], (does, then) =>
  isDone(does) && isYours(does)
    ? {
        kind: 'sequence',
        steps: [
          { ...does, bind: 'done' },
          { kind: 'if', condition: { kind: 'did', name: 'done', said: 'do' }, then },
        ],
      }
    : undefined,
);
