// What happens instead of a draw (cr 121.6). Example: Words of Worship.
import type { Effect, Outcome, Pattern, Players, Static } from '#abilities';
import { production, type Productions } from '../../parsing/grammar.js';
import { either, given, map, rule, words } from '../../parsing/parser.js';
import type { Parser } from '../../parsing/scan.js';
import { anyone, clause, deed, sentence, statics } from '../words/nonterminals.js';
import { numberWord } from '../words/numbers.js';

type Drawing = Pick<Extract<Pattern, { kind: 'draws' }>, 'except'>;
/** cr 504.1: every draw but the first in each draw step. */
const besides: Parser<Drawing> = either<Drawing>(
  map(words('except the first one you|they draw in each of your|their draw steps'), () => ({
    except: 'draw-step',
  })),
  given({}),
);
const replaced = (who: Players, except: Drawing, outcome: Outcome, may?: Players): readonly Static[] => [
  {
    kind: 'replace',
    replacement: {
      kind: 'replace',
      event: { kind: 'draws', who, ...except },
      ...(may === undefined ? {} : { may }),
      outcomes: [outcome],
    },
  },
];
/** The replacement is one deed; a sentence after it is not part of it. */
const isOne = ({ kind }: Effect): boolean => kind !== 'if' && kind !== 'may' && kind !== 'pay';

export const drawsProductions: Productions = [
  production(
    statics,
    rule(['if', anyone, 'would draw a card', besides, ',', sentence, 'instead'], (who, except, effect) =>
      isOne(effect) && !(effect.kind === 'draw' && who.kind === 'you')
        ? replaced(who, except, { kind: 'instead', effect })
        : undefined,
    ),
    rule(['if you would draw a card , you may skip that draw instead'], () => [
      {
        kind: 'replace',
        replacement: {
          kind: 'replace',
          event: { kind: 'draws', who: { kind: 'you' } },
          may: { kind: 'you' },
          outcomes: [],
        },
      },
    ]),
    rule(['if you would draw a card , you may', deed, 'instead'], (does) =>
      replaced({ kind: 'you' }, {}, { kind: 'instead', effect: does({ kind: 'you' }) }, { kind: 'you' }),
    ),
    rule(['if you would draw a card', besides, ', draw', numberWord, 'cards instead'], (except, value) =>
      except.except === undefined ? undefined : replaced({ kind: 'you' }, except, { kind: 'amount', value }),
    ),
  ),
  production(
    clause,
    rule(['the next time you would draw a card this turn ,', sentence, 'instead'], (effect) =>
      isOne(effect)
        ? {
            kind: 'create-replacement',
            replacement: {
              kind: 'replace',
              event: { kind: 'draws', who: { kind: 'you' } },
              outcomes: [{ kind: 'instead', effect }],
            },
            until: { kind: 'end-of-turn', said: 'this-turn' },
            uses: 1,
          }
        : undefined,
    ),
  ),
];
