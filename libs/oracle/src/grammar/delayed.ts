// What happens later (cr 603.7): 'sacrifice it at the beginning of the next end step'.
import type { Effect, Pattern } from '#abilities';
import { either, map, rule, words, type Parser } from '../parsing/parser.js';
import { clause } from './sorts.js';

const step = (is: 'end' | 'upkeep' | 'end-combat', mine?: 'yours'): Pattern => ({
  kind: 'step',
  is,
  ...(mine === undefined ? {} : { whose: { kind: 'you' } }),
});
/** The first of them that comes. */
const next: Parser<Pattern> = either<Pattern>(
  map(words('at the beginning of the next end step'), () => step('end')),
  map(words("at the beginning of the next turn 's upkeep"), () => step('upkeep')),
  map(words('at the beginning of your next end step'), () => step('end', 'yours')),
  map(words('at the beginning of your next upkeep'), () => step('upkeep', 'yours')),
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
clause.add(
  rule([clause, next], (effect, when) => later(when, effect, 'time-last')),
  rule([next, ',', clause], (when, effect) => later(when, effect)),
);
