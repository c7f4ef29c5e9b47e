// What may be done with a card before the first turn (cr 103.5b, 103.6). Examples: Leyline of the Void, Serum Powder.
import type { Ability, Effect, Pattern, Reference } from '#abilities';
import { production, type Productions } from '../../parsing/grammar.js';
import { either, map, maybe, rule, words } from '../../parsing/parser.js';
import type { Parser } from '../../parsing/scan.js';
import { withCounters } from '../replacements/entering.js';
import { ability, condition, sentence } from '../words/nonterminals.js';
import { sentenceEnd } from '../words/sentence-end.js';
import { thisObject } from '../nouns/objects.js';

const ITSELF: Parser<Reference> = either<Reference>(
  map(words('it'), () => ({ kind: 'this', said: 'it' })),
  rule([thisObject], () => ({ kind: 'this', said: 'name' })),
);
const SHOWN: Effect = { kind: 'reveal', what: { kind: 'this' } };
/** The first such time after the game has begun. */
const first: Parser<Pattern> = either<Pattern>(
  map(words('at the beginning of the first upkeep'), () => ({ kind: 'step', is: 'upkeep' })),
  map(words('at the beginning of your first main phase'), () => ({
    kind: 'step',
    is: 'main',
    whose: { kind: 'you' },
  })),
);
const later: Parser<Effect> = rule([first, ',', sentence, sentenceEnd], (when, effect) => ({
  kind: 'delayed',
  when,
  body: { kind: 'plain', effect },
  said: 'first',
}));
const ifDone = maybe(rule(['if you do ,', sentence, sentenceEnd], (then) => then));

export const openingHandProductions: Productions = [
  production(
    ability,
    rule(
      [
        'if this card is in your opening hand',
        maybe(rule(['and', condition], (asked) => asked)),
        ', you may begin the game with',
        ITSELF,
        'on the battlefield',
        maybe(withCounters),
        sentenceEnd,
        ifDone,
      ],
      (only, what, counters, _, then): Ability => ({
        kind: 'opening',
        when: 'opening-hand',
        ...(only === undefined ? {} : { only }),
        effect: {
          kind: 'move',
          what,
          to: 'battlefield',
          cause: 'put',
          ...(counters === undefined ? {} : { enters: [counters] }),
        },
        ...(then === undefined ? {} : { then }),
      }),
    ),
    rule(['you may reveal this card from your opening hand . if you do ,', later], (then): Ability => ({
      kind: 'opening',
      when: 'opening-hand',
      effect: SHOWN,
      then,
    })),
    rule(
      ['any time you could mulligan and this card is in your hand , you may', sentence, sentenceEnd],
      (effect): Ability => ({ kind: 'opening', when: 'mulligan', effect }),
    ),
  ),
];
