// Keyword actions without a verb of their own (cr 701): each is a macro of the language, recognised when it is
// written back. The others are verbs: scry, surveil, fateseal, clash, fight, exchange, transform, proliferate,
// detain, goad, vote.
import type { Effect, Face, Filter, Reference, Value } from '../nodes/sorts.js';
import {
  both,
  bound,
  CREATURE,
  hole,
  matches,
  not,
  OPPONENTS,
  steps,
  THIS,
  YOU,
  YOURS,
} from '../keywords/parts.js';
import { isNode, rewritten } from '../nodes/walk.js';

export interface ActionMacro {
  /** The imperative in lower case, without its number. */
  readonly name: string;
  readonly rule: string;
  readonly takes?: 'value';
  readonly effect: Effect;
}

const N = hole('value');
const plus = (on: Reference): Effect => ({
  kind: 'add-counters',
  on,
  counter: '+1/+1',
  count: N,
});

/** cr 111.10f */
const CLUE: Face = {
  kind: 'face',
  name: 'Clue',
  types: ['artifact'],
  subtypes: ['Clue'],
  abilities: [
    {
      kind: 'activated',
      costs: [
        { kind: 'mana', cost: '{2}' },
        { kind: 'move-this', to: 'graveyard', cause: 'sacrifice' },
      ],
      body: { kind: 'plain', effect: { kind: 'draw', who: YOU, count: 1 } },
    },
  ],
};

export const ACTIONS: readonly ActionMacro[] = [
  {
    name: 'bolster',
    rule: 'cr 701.39',
    takes: 'value',
    effect: steps(
      {
        kind: 'choose-objects',
        who: YOU,
        from: {
          kind: 'chosen',
          of: { kind: 'each', filter: both(CREATURE, YOURS) },
          most: 'least',
          stat: 'toughness',
        },
        bind: 'bolstered',
      },
      plus(bound('bolstered')),
    ),
  },
  {
    name: 'investigate',
    rule: 'cr 701.16',
    effect: { kind: 'create-token', token: { kind: 'made', face: CLUE } },
  },
  {
    name: 'populate',
    rule: 'cr 701.36',
    effect: steps(
      {
        kind: 'choose-objects',
        who: YOU,
        from: { kind: 'each', filter: both(CREATURE, { kind: 'status', is: 'token' }, YOURS) },
        bind: 'populated',
      },
      { kind: 'create-token', token: { kind: 'copy', of: bound('populated') } },
    ),
  },
  {
    name: 'monstrosity',
    rule: 'cr 701.37',
    takes: 'value',
    effect: { kind: 'monstrosity', what: THIS, count: N },
  },
  {
    name: 'adapt',
    rule: 'cr 701.46',
    takes: 'value',
    effect: {
      kind: 'if',
      condition: matches(THIS, not({ kind: 'counter', counter: '+1/+1', compare: 'at-least', value: 1 })),
      then: plus(THIS),
    },
  },
  {
    name: 'manifest the top card of your library',
    rule: 'cr 701.40',
    effect: { kind: 'manifest', who: YOU, what: { kind: 'top', whose: YOU, count: 1 } },
  },
  {
    name: 'explore',
    rule: 'cr 701.44',
    effect: steps(
      { kind: 'reveal', what: { kind: 'top', whose: YOU, count: 1 }, bind: 'explored' },
      {
        kind: 'if',
        condition: matches(bound('explored'), { kind: 'type', is: 'land' }),
        then: { kind: 'move', what: bound('explored'), to: 'hand', cause: 'put' },
        else: steps(
          { kind: 'add-counters', on: THIS, counter: '+1/+1', count: 1 },
          {
            kind: 'may',
            who: YOU,
            effect: { kind: 'move', what: bound('explored'), to: 'graveyard', cause: 'put' },
          },
        ),
      },
    ),
  },
  {
    name: 'clash with an opponent',
    rule: 'cr 701.30b',
    effect: steps(
      { kind: 'choose-players', who: YOU, from: OPPONENTS, bind: 'rival' },
      { kind: 'clash', who: YOU, against: bound('rival'), bind: 'clash' },
    ),
  },
  {
    name: 'fateseal',
    rule: 'cr 701.29',
    takes: 'value',
    effect: steps(
      { kind: 'choose-players', who: YOU, from: OPPONENTS, bind: 'rival' },
      { kind: 'fateseal', who: YOU, whose: bound('rival'), count: N },
    ),
  },
  {
    // Of the objects bound as 'all', an opponent chooses one pile; the rest is the other pile.
    name: 'have an opponent separate them into two piles',
    rule: 'cr 700.3',
    effect: steps(
      { kind: 'choose-players', who: YOU, from: OPPONENTS, bind: 'divider' },
      {
        kind: 'choose-objects',
        who: bound('divider'),
        from: bound('all'),
        least: 0,
        unbounded: 'unbounded',
        bind: 'first pile',
      },
      {
        kind: 'let-objects',
        what: { kind: 'except', of: bound('all'), without: bound('first pile') },
        bind: 'second pile',
      },
    ),
  },
];

const BY_NAME: ReadonlyMap<string, ActionMacro> = new Map(ACTIONS.map((action) => [action.name, action]));

/** The effect that the action stands for; undefined if the action is unknown or its number is missing. */
export function action(name: string, value?: Value): Effect | undefined {
  const macro = BY_NAME.get(name);
  if (macro === undefined || (macro.takes === 'value') !== (value !== undefined)) return undefined;
  return rewritten('effect', macro.effect, (_, part) =>
    isNode(part) && part.kind === 'parameter' ? { becomes: [value] } : undefined,
  );
}

/** cr 701.42, 712.4: exile both, then put them onto the battlefield melded. */
export const meld = (other: string, into: string): Effect => {
  const partner: Filter = {
    kind: 'all',
    of: [{ kind: 'name', is: other }, YOURS, { kind: 'owner', is: YOU }],
  };
  return {
    kind: 'if',
    condition: {
      kind: 'all',
      of: [
        { kind: 'matches', what: THIS, filter: both(YOURS, { kind: 'owner', is: YOU }) },
        { kind: 'exists', filter: partner },
      ],
    },
    then: steps(
      { kind: 'choose-objects', who: YOU, from: { kind: 'each', filter: partner }, bind: 'other half' },
      {
        kind: 'move',
        what: { kind: 'union', of: [THIS, bound('other half')] },
        to: 'exile',
        cause: 'exile',
        bind: 'halves',
      },
      { kind: 'turn-over-meld', what: bound('halves'), with: other, into },
    ),
  };
};

/** The action that an effect is, and its number; the renderer uses this. */
export function actionOf(
  effect: Effect,
): { readonly macro: ActionMacro; readonly value?: Value } | undefined {
  for (const macro of ACTIONS) {
    const values: unknown[] = [];
    if (!same(macro.effect, effect, values)) continue;
    const [value] = values;
    return value === undefined ? { macro } : { macro, value: value as Value };
  }
  return undefined;
}

/** True if the node is the macro with the same value in all of its holes. */
function same(macro: unknown, node: unknown, values: unknown[]): boolean {
  if (isNode(macro) && macro.kind === 'parameter') {
    if (values.length === 0) values.push(node);
    return JSON.stringify(values[0]) === JSON.stringify(node);
  }
  if (typeof macro !== 'object' || macro === null || typeof node !== 'object' || node === null)
    return macro === node;
  const names = Object.keys(macro);
  return (
    names.length === Object.keys(node).length &&
    names.every((name) =>
      same((macro as Record<string, unknown>)[name], (node as Record<string, unknown>)[name], values),
    )
  );
}
