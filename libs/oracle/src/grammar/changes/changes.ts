// Changes of objects, and how long they last: 'gets +1/+1', 'gains flying', 'becomes blue'. Example: Overrun.
import type { Change, Duration, Effect, Permission, Reference, Value } from '#abilities';
import { production, type Productions } from '../../parsing/grammar.js';
import { either, from, listed, map, maybe, rule, token, words } from '../../parsing/parser.js';
import type { Parser } from '../../parsing/scan.js';
import {
  change,
  clause,
  condition,
  deed,
  duration,
  keyword,
  objects,
  predicate,
  value,
  whose,
  type Deed,
} from '../words/nonterminals.js';
import { staticRestriction, pluralSubject } from './subjects.js';
import { thisObject } from '../nouns/objects.js';
import { restrictions, ifAbleThisTurn } from './can-cannot-must.js';
import { quoted } from '../nouns/quoted-ability.js';
import { forEach } from '../amounts/values.js';
import { COLOUR_WORDS } from '../words/vocabulary.js';

const side = (text: string | undefined): Value => {
  const found = /^([+-])(\d+|X)$/.exec(text ?? '');
  if (found === null) return 0;
  const size: Value = found[2] === 'X' ? { kind: 'x' } : Number(found[2]);
  if (found[1] === '+') return size;
  return typeof size === 'number' ? (size === 0 ? 0 : -size) : { kind: 'product', of: -1, by: size };
};
/** '+1/+1', '-X/-0' */
const modifier: Parser<readonly [Value, Value]> = token(({ text }) => {
  const found = /^([+-](?:\d+|X))\/([+-](?:\d+|X))$/.exec(text);
  return found === null ? undefined : [side(found[1]), side(found[2])];
});
const gains = words('gains|gain|has|have');
const gained: Parser<readonly Change[]> = map(listed(either(keyword, quoted), 'and'), (abilities) =>
  abilities.map((ability) => ({ kind: 'gain-ability', ability }) as const),
);
/** '+1/+1 for each …'. */
const pump = ([power, toughness]: readonly [Value, Value], count: Value): Change => ({
  kind: 'modify-stats',
  power: times(power, count),
  toughness: times(toughness, count),
  said: 'for-each',
});
const times = (of: Value, by: Value): Value => (of === 1 ? by : of === 0 ? 0 : { kind: 'product', of, by });

const OTHERS = 'bands with other';

const forbiddenIt: Parser<readonly Change[]> = map(restrictions, (all) => all.map((said) => said(undefined)));

const THIS_TURN: Duration = { kind: 'end-of-turn', said: 'this-turn' };
const THIS_COMBAT: Duration = { kind: 'end-of-combat', said: 'this-combat' };

/**
 * cr 611.2c: a restriction applies to whatever fits, now and later; a change applies to the objects there are now.
 */
const isRule = ({ kind }: Change): boolean => kind === 'cannot' || kind === 'must' || kind === 'may';
const fits = (what: Reference, changes: readonly Change[]): boolean =>
  what.kind !== 'each' || !changes.some(isRule);

type Continuous = Extract<Effect, { kind: 'continuous' }>;
type Done = Omit<Continuous, 'kind' | 'until'>;
/** Without a duration. */
const done: Parser<Done> = either<Done>(
  rule([objects, change], (what, changes) => (fits(what, changes) ? { what, changes } : undefined)),
  rule(['gain control of', objects], (what) => ({
    what,
    changes: [{ kind: 'control', to: { kind: 'you' } }],
  })),
);
const whereX: Parser<Value> = rule([', where x is', value], (of) => of);

type Play = Extract<Permission, { kind: 'play' }>;
/** cr 601.3b: the controller of the effect may play what was exiled. */
const playable = (more: Pick<Play, 'lands' | 'free'>): Change => ({
  kind: 'may',
  permission: {
    kind: 'play',
    who: { kind: 'you' },
    what: { kind: 'anything' },
    from: 'exile',
    ...more,
  },
});
const played: Parser<Done> = either<Done>(
  rule(['you may play', objects], (what) => playedBy(what, { lands: 'too' })),
  rule(['you may cast', objects], (what) => playedBy(what, {})),
  rule(['you may play', objects, 'without paying its mana cost'], (what) =>
    playedBy(what, { lands: 'too', free: 'free' }),
  ),
  rule(['you may cast', objects, 'without paying its mana cost'], (what) => playedBy(what, { free: 'free' })),
);
/** Only known cards, not any card of a kind. */
const playedBy = (what: Reference, more: Pick<Play, 'lands' | 'free'>): Done | undefined =>
  what.kind === 'parameter' && what.name.includes('"is":"said"')
    ? { what, changes: [playable(more)] }
    : undefined;
/** cr 509.1c: one creature must block one attacker if able. */
function blocksIt(until: Duration) {
  return (what: Reference, attacker: Reference): Effect | undefined =>
    what.kind === 'each' || attacker.kind === 'each' || (attacker.kind === 'this' && attacker.said === 'name')
      ? undefined
      : {
          kind: 'continuous',
          what,
          changes: [{ kind: 'must', action: { kind: 'block', attacker: { kind: 'is', of: attacker } } }],
          until,
        };
}
const isTargetedSpell = (what: Reference): boolean =>
  what.kind === 'parameter' && what.name.startsWith('target ') && what.name.includes('"kind":"spell"');
const ofOne = (steps: readonly Effect[]): Effect => ({ kind: 'sequence', steps, said: 'and-of-one' });
const ITSELF = { kind: 'is', of: { kind: 'this' } } as const;
const isLasting = ({ kind }: Change): boolean => !isRule({ kind } as Change) && kind !== 'modify-stats';
const CHOSEN = { kind: 'chosen', name: 'colour' } as const;
const ofYourChoice = (what: Reference, until: Duration, made: Change): Effect => ({
  kind: 'sequence',
  steps: [
    { kind: 'choose-colour', who: { kind: 'you' }, said: 'of-your-choice', bind: 'colour' },
    { kind: 'continuous', what, changes: [made], until },
  ],
});
const typeOfYourChoice = (
  what: Reference,
  until: Duration,
  of: 'basic-land-type' | 'creature-type',
): Effect => ({
  kind: 'sequence',
  steps: [
    { kind: 'choose-word', who: { kind: 'you' }, of, said: 'of-your-choice', bind: 'type' },
    {
      kind: 'continuous',
      what,
      changes: [{ kind: 'set-types', subtypes: [{ kind: 'chosen', name: 'type' }] }],
      until,
    },
  ],
});
/** 'Gain control of target creature', 'target opponent gains control of it'. */
const controlling =
  (what: Reference, until: Duration): Deed =>
  (who) => ({
    kind: 'continuous',
    what,
    changes: [{ kind: 'control', to: who }],
    until,
  });
const inOrder = (steps: readonly Effect[]): Effect =>
  steps.length === 1 && steps[0] !== undefined ? steps[0] : { kind: 'sequence', steps, said: 'and' };

/** Puts the value of X into the changes that use X; undefined if none does. */
export function withX(changes: readonly Change[], of: Value): readonly Change[] | undefined {
  const known = changes.map((each) =>
    each.kind === 'modify-stats'
      ? { ...each, power: sized(each.power, of), toughness: sized(each.toughness, of) }
      : each,
  );
  return JSON.stringify(known) === JSON.stringify(changes) ? undefined : known;
}
function sized(value: Value, of: Value): Value {
  if (typeof value === 'number') return value;
  if (value.kind === 'x') return of;
  return value.kind === 'product' && typeof value.by !== 'number' && value.by.kind === 'x'
    ? { ...value, by: of }
    : value;
}

export const changesProductions: Productions = [
  production(
    predicate,
    rule(['gets|get', modifier], ([power, toughness]) => [{ kind: 'modify-stats', power, toughness }]),
    rule(['gets|get', modifier, forEach], (size, count) => [pump(size, count)]),
    rule([gains, gained], (_, changes) => changes),
    rule(['loses|lose', keyword], (lost) =>
      lost.kind === 'keyword' ? [{ kind: 'lose-ability', keyword: lost.name }] : undefined,
    ),
    rule(["can't have or gain", keyword], (barred) =>
      barred.kind === 'keyword' ? [{ kind: 'cannot-have', keyword: barred.name }] : undefined,
    ),
    // cr 702.22b
    rule(['loses|lose', maybe(rule(['banding and'], () => true)), 'all bands with other abilities'], (both) =>
      [...(both === undefined ? [] : ['banding']), OTHERS].map((keyword) => ({
        kind: 'lose-ability',
        keyword,
      })),
    ),
    // cr 707
    rule(['becomes|become a copy of', objects], (of) => [{ kind: 'copy', of }]),
    rule(['loses|lose all abilities'], () => [{ kind: 'lose-all-abilities' }]),
    // cr 510.1a
    rule(['assigns|assign no combat damage'], () => [{ kind: 'cannot', action: { kind: 'assign-damage' } }]),
    rule(['loses|lose this ability'], () => [{ kind: 'lose-this-ability' }]),
    rule(['becomes|become', listed(from(COLOUR_WORDS), 'and')], (colours) => [
      { kind: 'set-colours', colours },
    ]),
    rule(['becomes|become colorless'], () => [{ kind: 'set-colours', colours: [] }]),
  ),
  production(
    change,
    map(listed(either(predicate, forbiddenIt), 'and'), (all) => all.flat()),
  ),
  production(
    duration,
    rule(['until end of turn'], () => ({ kind: 'end-of-turn' })),
    rule(['this turn'], () => THIS_TURN),
    rule(['this combat'], () => THIS_COMBAT),
    rule(['until end of combat'], () => ({ kind: 'end-of-combat' })),
    rule(['until', whose, 'next turn'], (of) => ({ kind: 'next-turn', whose: of })),
  ),
  production(
    duration,
    rule(['until your next upkeep'], () => ({ kind: 'next-step', step: 'upkeep', whose: { kind: 'you' } })),
    rule(['for as long as you control', thisObject], () => ({ kind: 'while-this', status: 'controlled' })),
    rule(['for as long as you control', thisObject, 'and', thisObject, 'remains tapped'], () => ({
      kind: 'while',
      condition: {
        kind: 'all',
        of: [
          { kind: 'matches', what: { kind: 'this' }, filter: { kind: 'controller', is: { kind: 'you' } } },
          { kind: 'matches', what: { kind: 'this' }, filter: { kind: 'status', is: 'tapped' } },
        ],
      },
    })),
    rule(['for as long as', thisObject, 'remains tapped'], () => ({ kind: 'while-this', status: 'tapped' })),
    rule(['for as long as', thisObject, 'remains on the battlefield'], () => ({ kind: 'while-this' })),
    rule(['for as long as', condition], (so) => ({ kind: 'while', condition: so })),
  ),
  production(
    clause,
    rule([played, duration], ({ what, changes }, until) => ({ kind: 'continuous', what, changes, until })),
    rule([duration, ',', played], (until, { what, changes }) => ({
      kind: 'continuous',
      what,
      changes,
      until,
      said: 'duration-first',
    })),
    rule([objects, change, duration], (what, changes, until) =>
      fits(what, changes) ? { kind: 'continuous', what, changes, until } : undefined,
    ),
    rule([objects, change, duration, whereX], (what, changes, until, of) => {
      const known = withX(changes, of);
      return known === undefined || !fits(what, changes)
        ? undefined
        : { kind: 'continuous', what, changes: known, until };
    }),
    rule([objects, 'gets|get', modifier, duration, forEach], (what, size, until, count) => ({
      kind: 'continuous',
      what,
      changes: [pump(size, count)],
      until,
    })),
    // One object with two changes, each with its own duration.
    rule([objects, change, duration, 'and', change, duration], (what, one, until, other, then) =>
      fits(what, one) && fits(what, other)
        ? ofOne([
            { kind: 'continuous', what, changes: one, until },
            { kind: 'continuous', what, changes: other, until: then },
          ])
        : undefined,
    ),
    rule([objects, change, duration, 'and', ifAbleThisTurn], (what, one, until, said) =>
      what.kind !== 'each' && fits(what, one)
        ? ofOne([
            { kind: 'continuous', what, changes: one, until },
            { kind: 'continuous', what, changes: [said(undefined)], until: THIS_TURN },
          ])
        : undefined,
    ),
    rule([duration, ',', listed(done, 'and')], (until, all) =>
      inOrder(
        all.map((each, index) => ({
          kind: 'continuous',
          ...each,
          until,
          said: index === 0 ? 'duration-first' : 'duration-before',
        })),
      ),
    ),
    rule([duration, ',', done, whereX], (until, { what, changes }, of) => {
      const known = withX(changes, of);
      return known === undefined
        ? undefined
        : { kind: 'continuous', what, changes: known, until, said: 'duration-first' };
    }),
    rule([objects, ifAbleThisTurn], (what, said) =>
      what.kind === 'each'
        ? undefined
        : { kind: 'continuous', what, changes: [said(undefined)], until: THIS_TURN },
    ),
    rule([objects, 'blocks|block', objects, 'this turn if able'], blocksIt(THIS_TURN)),
    rule([objects, 'blocks|block', objects, 'this combat if able'], blocksIt(THIS_COMBAT)),
    // cr 509.1c: every creature able to block it must.
    rule(['all creatures able to block', objects, duration, 'do so'], (what, until) =>
      what.kind === 'each'
        ? undefined
        : {
            kind: 'continuous',
            what,
            changes: [{ kind: 'must', action: { kind: 'be-blocked', all: 'all' } }],
            until,
          },
    ),
    rule([pluralSubject, ifAbleThisTurn], ({ filter, said: how }, said) => ({
      kind: 'rule',
      effects: [staticRestriction(said(filter), how)],
      until: THIS_TURN,
      said: 'duration-last',
    })),
    rule([pluralSubject, listed(restrictions, 'and'), duration], ({ filter, said: how }, said, until) => ({
      kind: 'rule',
      effects: said.flat().map((each) => staticRestriction(each(filter), how)),
      until,
      said: 'duration-last',
    })),
    rule(
      [
        objects,
        "doesn't|don't untap during its|their|your",
        maybe(words("controller|controllers 's|'")),
        'next untap step|steps',
      ],
      (what) =>
        what.kind === 'each'
          ? undefined
          : {
              kind: 'continuous',
              what,
              changes: [{ kind: 'cannot', action: { kind: 'untap', what: ITSELF, step: 'untap-step' } }],
              until: { kind: 'next-untap-step' },
            },
    ),
    rule(['switch', objects, "'s|' power and toughness", duration], (what, until) => ({
      kind: 'continuous',
      what,
      changes: [{ kind: 'switch-stats' }],
      until,
    })),
    rule([objects, 'gains|gain protection from the color of your choice', duration], (what, until) =>
      ofYourChoice(what, until, {
        kind: 'gain-ability',
        ability: { kind: 'keyword', name: 'protection', filter: { kind: 'colour', is: CHOSEN } },
      }),
    ),
    rule([objects, 'becomes|become the color of your choice', maybe(duration)], (what, until) =>
      ofYourChoice(what, until ?? { kind: 'forever' }, { kind: 'set-colours', colours: [CHOSEN] }),
    ),
    rule(
      [objects, change, 'and becomes|become the color of your choice', duration],
      (what, changes, until) => {
        const coloured = ofYourChoice(what, until, { kind: 'set-colours', colours: [CHOSEN] });
        if (coloured.kind !== 'sequence' || !fits(what, changes)) return undefined;
        const [choice, ...rest] = coloured.steps;
        return choice === undefined
          ? undefined
          : {
              ...coloured,
              steps: [
                choice,
                ...rest.map((each) =>
                  each.kind === 'continuous' ? { ...each, changes: [...changes, ...each.changes] } : each,
                ),
              ],
            };
      },
    ),
    rule([objects, 'becomes|become the basic land type of your choice', maybe(duration)], (what, until) =>
      typeOfYourChoice(what, until ?? { kind: 'forever' }, 'basic-land-type'),
    ),
    rule([objects, 'becomes|become the creature type of your choice', maybe(duration)], (what, until) =>
      typeOfYourChoice(what, until ?? { kind: 'forever' }, 'creature-type'),
    ),
    // A spell is on the stack only until it resolves, so no duration is needed.
    rule([objects, "can't be countered"], (what) =>
      isTargetedSpell(what)
        ? {
            kind: 'continuous',
            what,
            changes: [{ kind: 'cannot', action: { kind: 'be-countered' } }],
            until: { kind: 'forever' },
          }
        : undefined,
    ),
    // A change without a duration lasts.
    rule([objects, change], (what, changes) =>
      changes.every(isLasting)
        ? { kind: 'continuous', what, changes, until: { kind: 'forever' } }
        : undefined,
    ),
  ),
  production(
    deed,
    rule(['gain|gains control of', objects], (what) => controlling(what, { kind: 'forever' })),
    rule(['gain|gains control of', objects, duration], controlling),
  ),
];
