// Delayed triggers (cr 603.7): 'sacrifice it at the beginning of the next end step'. Example: Sneak Attack.
import type { Duration, Effect, Pattern } from '#abilities';
import { production, type Productions } from '../../parsing/grammar.js';
import { either, map, rule, words } from '../../parsing/parser.js';
import type { Parser } from '../../parsing/scan.js';
import { clause, condition, deedCosts, duration, effect, pattern, sentence } from '../words/nonterminals.js';
import { sentenceEnd } from '../words/sentence-end.js';

const step = (is: 'end' | 'upkeep' | 'end-combat' | 'cleanup', mine?: 'yours'): Pattern => ({
  kind: 'step',
  is,
  ...(mine === undefined ? {} : { whose: { kind: 'you' } }),
});
/** The next such time. */
const next: Parser<Pattern> = either<Pattern>(
  map(words('at the beginning of the next end step'), () => step('end')),
  map(words("at the beginning of the next turn 's upkeep"), () => step('upkeep')),
  map(words('at the beginning of your next end step'), () => step('end', 'yours')),
  map(words('at the beginning of your next upkeep'), () => step('upkeep', 'yours')),
  map(words('at the beginning of the next cleanup step'), () => step('cleanup')),
  map(words('at end of combat'), () => step('end-combat')),
);
const later = (when: Pattern, effect: Effect, said?: 'time-last'): Effect | undefined =>
  effect.kind === 'delayed'
    ? undefined
    : {
        kind: 'delayed',
        when,
        body: { kind: 'plain', effect },
        ...(said === undefined ? {} : { said }),
      };

/**
 * True if the effect has targets: those are chosen when it triggers, and the sentence around it chose none (cr
 * 603.3d).
 */
const aims = (does: Effect): boolean => JSON.stringify(does).includes('"name":"target ');
const eachTime = (when: Pattern, does: Effect, until: Duration): Effect | undefined =>
  aims(does)
    ? undefined
    : { kind: 'delayed', when, body: { kind: 'plain', effect: does }, until, repeats: 'each-time' };
const THIS_TURN: Duration = { kind: 'end-of-turn', said: 'this-turn' };

/** cr 603.7a: 'when that creature dies this turn', of an object the text named before. */
const gone: Parser<Pick<Extract<Pattern, { kind: 'moves' }>, 'from' | 'to'>> = either<
  Pick<Extract<Pattern, { kind: 'moves' }>, 'from' | 'to'>
>(
  map(words('dies'), () => ({ from: ['battlefield'], to: ['graveyard'] })),
  map(words('leaves the battlefield'), () => ({ from: ['battlefield'] })),
);

export const delayedProductions: Productions = [
  production(
    clause,
    rule([clause, next], (effect, when) => later(when, effect, 'time-last')),
    rule([next, ',', clause], (when, effect) => later(when, effect)),
    rule([next, ',', clause, 'if', condition], (when, then, so) =>
      then.kind === 'if' || then.kind === 'may'
        ? undefined
        : later(when, { kind: 'if', condition: so, then, said: 'condition-last' }),
    ),
  ),
  // Triggers each time for a duration (cr 603.7). Only at the end of a text: a later sentence could belong to it.
  production(
    effect,
    rule(['whenever', pattern, 'this turn ,', sentence, sentenceEnd], (when, does) =>
      eachTime(when, does, THIS_TURN),
    ),
    rule([duration, ', whenever', pattern, ',', sentence, sentenceEnd], (until, when, does) =>
      until.kind === 'end-of-turn' && until.said !== undefined ? undefined : eachTime(when, does, until),
    ),
  ),
  production(
    effect,
    rule(
      [effect, 'when that creature', gone, 'this turn ,', sentence, sentenceEnd],
      (before, where, does, _, scan, at) =>
        aims(does)
          ? undefined
          : {
              kind: 'sequence',
              steps: [
                ...(before.kind === 'sequence' && before.said === undefined ? before.steps : [before]),
                {
                  kind: 'delayed',
                  when: {
                    kind: 'moves',
                    what: { kind: 'is', of: scan.hole({ is: 'said', at, by: 'name' }) },
                    ...where,
                  },
                  body: { kind: 'plain', effect: does },
                  until: THIS_TURN,
                },
              ],
            },
    ),
  ),
  // cr 603.12: a reflexive trigger chooses targets as it is put on the stack. Only at the end of a text, too.
  production(
    effect,
    rule(['you may', deedCosts, '. when you do ,', sentence, sentenceEnd], (costs, does) => ({
      kind: 'pay',
      who: { kind: 'you' },
      costs,
      paid: { kind: 'reflexive', body: { kind: 'plain', effect: does } },
    })),
  ),
];
