// Conditions on what has happened, and on how a spell was cast: 'if a creature died this turn', 'if this spell was
// kicked'. Examples: Festerhide Boar, Burst Lightning.
import type { Condition, Filter, Pattern, Players } from '#abilities';
import { production, type Productions } from '../../parsing/grammar.js';
import { either, from, map, rule, words } from '../../parsing/parser.js';
import { manaCost } from '../words/mana-symbols.js';
import { condition, noun } from '../words/nonterminals.js';
import { aThing } from '../nouns/nouns.js';
import { thisObject } from '../nouns/objects.js';
import { devoured } from '../amounts/values.js';
import { numberWord } from '../words/numbers.js';

const COLOUR_SYMBOLS = {
  '{w}': 'white',
  '{u}': 'blue',
  '{b}': 'black',
  '{r}': 'red',
  '{g}': 'green',
} as const;
/** Keywords with an alternative cost that the text can ask about. */
const ALTERNATIVES = { prowl: 'prowl', surge: 'surge', madness: 'madness', spectacle: 'spectacle' } as const;
const YOU: Players = { kind: 'you' };
const not = (of: Condition): Condition => ({ kind: 'not', of });
const thisTurn = (pattern: Pattern): Condition => ({ kind: 'happened', pattern, since: 'turn' });
const SPELL: Filter = { kind: 'spell' };
const spellNoun = map(noun, ({ base, number, filter }) =>
  base === 'spell' && number === 'one' ? filter : undefined,
);
const CREATURE: Filter = { kind: 'type', is: 'creature' };

/** 'this spell', 'it': the spell that was cast. */
const itself = either<'it' | 'name'>(
  map(thisObject, () => 'name'),
  map(words('this spell'), () => 'name'),
  map(words('it'), () => 'it'),
);
const calledSo = (said: 'it' | 'name') => (said === 'it' ? { said } : {});

export const historyProductions: Productions = [
  production(
    condition,
    rule([itself, 'was kicked with its', manaCost, 'kicker'], (said, cost) => ({
      kind: 'paid',
      cost: `kicker ${cost}`,
      ...calledSo(said),
    })),
    // cr 702.104b
    rule(["tribute wasn't paid"], () => ({
      kind: 'compare',
      left: { kind: 'linked', name: 'tribute' },
      compare: 'equal',
      right: 0,
    })),
    rule(['it devoured', aThing], (filter) => ({
      kind: 'compare',
      left: { kind: 'size', of: devoured(filter) },
      compare: 'at-least',
      right: 1,
    })),
    rule(
      [either(words("this spell 's"), words('its')), from(ALTERNATIVES), 'cost was paid'],
      (_, alternative) => ({
        kind: 'cast-for',
        alternative,
      }),
    ),
    rule([itself, 'was kicked'], (said) => ({ kind: 'paid', cost: 'kicker', ...calledSo(said) })),
    rule([itself, "wasn't kicked"], (said) => not({ kind: 'paid', cost: 'kicker', ...calledSo(said) })),
    rule(
      [from(COLOUR_SYMBOLS), 'was spent to cast', either(words('it'), words('this spell'))],
      (colour, _, scan, at) => ({
        kind: 'mana-spent',
        colour,
        said: scan.tokens[at + 5]?.word === 'it' ? 'symbol-it' : 'symbol',
      }),
    ),
    // cr 608.2d: there was nothing to sacrifice.
    rule(["you can't"], (scan, at) => not(scan.hole({ is: 'done', at, said: 'can' }))),
    rule(['you cast it from your hand'], () => ({ kind: 'cast-from', zone: 'hand', by: YOU })),
    rule(["you didn't cast it from your hand"], () => not({ kind: 'cast-from', zone: 'hand', by: YOU })),
    rule(['this spell was cast from a graveyard'], () => ({ kind: 'cast-from', zone: 'graveyard' })),
    rule(['a creature died this turn'], () =>
      thisTurn({ kind: 'moves', what: CREATURE, from: ['battlefield'], to: ['graveyard'] }),
    ),
    rule(['you attacked with a creature this turn'], () =>
      thisTurn({ kind: 'attacks', what: { kind: 'all', of: [CREATURE, { kind: 'controller', is: YOU }] } }),
    ),
    rule(['a permanent you controlled left the battlefield this turn'], () =>
      thisTurn({ kind: 'moves', what: { kind: 'controller', is: YOU }, from: ['battlefield'] }),
    ),
    rule([aThing, 'entered this turn'], (what) => thisTurn({ kind: 'moves', what, to: ['battlefield'] })),
    rule(['you cast another', spellNoun, 'this turn'], (filter) =>
      thisTurn({
        kind: 'cast',
        what: {
          kind: 'all',
          of: [
            { kind: 'not', of: { kind: 'is', of: { kind: 'this' } } },
            ...(filter.kind === 'all' ? filter.of : [filter]),
          ],
        },
        by: YOU,
      }),
    ),
    rule(['you cast a|an', spellNoun, 'this turn'], (what) => thisTurn({ kind: 'cast', what, by: YOU })),
    rule(['an opponent cast a|an', spellNoun, 'this turn'], (what) =>
      thisTurn({ kind: 'cast', what, by: { kind: 'opponents' } }),
    ),
    rule(['an opponent gained life this turn'], () =>
      thisTurn({ kind: 'gains-life', who: { kind: 'opponents' } }),
    ),
    rule(['you gained life this turn'], () => thisTurn({ kind: 'gains-life', who: YOU })),
    rule(['an opponent lost life this turn'], () =>
      thisTurn({ kind: 'loses-life', who: { kind: 'opponents' } }),
    ),
    rule(['no spells were cast last turn'], () =>
      not({ kind: 'happened', pattern: { kind: 'cast', what: SPELL }, since: 'last-turn' }),
    ),
    rule(['a player cast', numberWord, 'or more spells last turn'], (right) => ({
      kind: 'compare',
      left: {
        kind: 'count-players',
        of: {
          kind: 'only',
          of: { kind: 'all' },
          bind: 'caster',
          if: {
            kind: 'happened',
            pattern: { kind: 'cast', what: SPELL, by: { kind: 'bound', name: 'caster' } },
            since: 'last-turn',
            compare: 'at-least',
            times: right,
          },
        },
      },
      compare: 'at-least',
      right: 1,
    })),
  ),
];
