// The words that stand-ins and the cards of tests are written in: data of the language of abilities.
import {
  ALL_PLAYERS as EVERYONE,
  bound,
  CARD_TYPES,
  CREATURE,
  does,
  IS_THIS,
  not,
  OPPONENTS,
  steps,
  SUBJECT,
  SUPERTYPES,
  TARGET_0 as T0,
  THIS,
  YOU,
  YOURS,
  type Ability,
  type Body,
  type CardType,
  type Change,
  type Cost,
  type Duration,
  type Effect,
  type Face,
  type Filter,
  type NodeKind,
  type Pattern,
  type Players,
  type Reference,
  type Static,
  type Supertype,
  type TargetSpec,
  type TokenSpec,
  type Value,
} from '#abilities';
import { HALVES, type CardDefinition } from '#cards';

// Who and what.
export { bound, EVERYONE, OPPONENTS, SUBJECT, T0, THIS, YOU };
export const each = (filter: Filter): Reference => ({ kind: 'each', filter });

// Filters.
export const type = (is: CardType): Filter => ({ kind: 'type', is });
export { CREATURE, IS_THIS, not, YOURS };
export const LAND = type('land');
export const ARTIFACT = type('artifact');
export const INSTANT = type('instant');
export const SORCERY = type('sorcery');
export const PERMANENT = { kind: 'permanent' } as const;
export const SPELL = { kind: 'spell' } as const;
export const both = (...of: readonly Filter[]): Filter => ({ kind: 'all', of });
export const either = (...of: readonly Filter[]): Filter => ({ kind: 'any', of });
export const OTHER = not(IS_THIS);
export const subtype = (is: string): Filter => ({ kind: 'subtype', is });
export const colour = (is: 'white' | 'blue' | 'black' | 'red' | 'green'): Filter => ({ kind: 'colour', is });
export const status = (is: NodeKind<'filter', 'status'>['is']): Filter => ({ kind: 'status', is });
export const inZone = (zone: NodeKind<'filter', 'in'>['zone'], whose?: Players): Filter => ({
  kind: 'in',
  zone,
  ...(whose === undefined ? {} : { whose }),
});
export const stat = (
  of: NodeKind<'filter', 'stat'>['stat'],
  compare: NodeKind<'filter', 'stat'>['compare'],
  value: Value,
): Filter => ({ kind: 'stat', stat: of, compare, value });
export const countOf = (of: Filter): Value => ({ kind: 'count', of });

// Targets.
type Aim = Partial<NodeKind<'target', 'target'>>;
export const target = (filter: Filter, more: Aim = {}): TargetSpec => ({ kind: 'target', filter, ...more });
export const targetPlayer = (players: Players = EVERYONE, more: Aim = {}): TargetSpec => ({
  kind: 'target',
  players,
  ...more,
});
/** cr 115.4 */
export const ANY_TARGET: TargetSpec = { kind: 'target', filter: { kind: 'anything' }, players: EVERYONE };

// Costs.
export const mana = (cost: string): Cost => ({ kind: 'mana', cost });
export const TAP: Cost = { kind: 'tap' };
export const sacrifice = (filter: Filter, count = 1): Cost => ({
  kind: 'move',
  filter: both(filter, YOURS),
  count,
  to: 'graveyard',
  cause: 'sacrifice',
});
export const discard = (count = 1, filter?: Filter): Cost => ({
  kind: 'move',
  filter: filter === undefined ? inZone('hand', YOU) : both(filter, inZone('hand', YOU)),
  count,
  to: 'graveyard',
  cause: 'discard',
});

// Effects.
export { does, steps };
export const draw = (count: Value, who: Players = YOU): Effect => ({ kind: 'draw', who, count });
export const damage = (
  amount: Value,
  slot = 0,
  more: Partial<NodeKind<'effect', 'damage'>> = {},
): Effect => ({
  kind: 'damage',
  to: { kind: 'target', slot },
  players: { kind: 'target', slot },
  amount,
  ...more,
});
export const damagePlayers = (players: Players, amount: Value): Effect => ({
  kind: 'damage',
  players,
  amount,
});
export const destroy = (what: Reference = T0, more: Partial<NodeKind<'effect', 'destroy'>> = {}): Effect => ({
  kind: 'destroy',
  what,
  ...more,
});
export const move = (
  what: Reference,
  to: NodeKind<'effect', 'move'>['to'],
  cause: NodeKind<'effect', 'move'>['cause'],
  more: Partial<NodeKind<'effect', 'move'>> = {},
): Effect => ({ kind: 'move', what, to, cause, ...more });
export const exile = (what: Reference = T0, more: Partial<NodeKind<'effect', 'move'>> = {}): Effect =>
  move(what, 'exile', 'exile', more);
export const gainLife = (amount: Value, who: Players = YOU): Effect => ({ kind: 'gain-life', who, amount });
export const loseLife = (amount: Value, who: Players = YOU): Effect => ({ kind: 'lose-life', who, amount });
export const END_OF_TURN: Duration = { kind: 'end-of-turn' };
export const FOREVER: Duration = { kind: 'forever' };
export const becomes = (
  what: Reference,
  changes: readonly Change[],
  until: Duration = END_OF_TURN,
): Effect => ({
  kind: 'continuous',
  what,
  changes,
  until,
});
export const plus = (power: Value, toughness: Value): Change => ({ kind: 'modify-stats', power, toughness });
export const pump = (what: Reference, power: Value, toughness: Value, ...more: readonly Change[]): Effect =>
  becomes(what, [plus(power, toughness), ...more]);
export const gains = (ability: Ability): Change => ({ kind: 'gain-ability', ability });
export const set = (power: Value, toughness: Value): readonly Change[] => [
  { kind: 'set-stat', stat: 'power', value: power },
  { kind: 'set-stat', stat: 'toughness', value: toughness },
];
export const addMana = (symbols: string): Effect => ({
  kind: 'add-mana',
  mana: { kind: 'exactly', symbols },
});
export const may = (effect: Effect, more: Partial<NodeKind<'effect', 'may'>> = {}): Effect => ({
  kind: 'may',
  who: YOU,
  effect,
  ...more,
});
export const counter = (what: Reference = T0): Effect => ({ kind: 'counter', what });
export const create = (
  token: TokenSpec,
  count: Value = 1,
  more: Partial<NodeKind<'effect', 'create-token'>> = {},
): Effect => ({
  kind: 'create-token',
  token,
  ...(count === 1 ? {} : { count }),
  ...more,
});
export const tokenOf = (
  name: string,
  power: Value,
  toughness: Value,
  colours: Face['colours'] = [],
  more: Partial<Face> = {},
): TokenSpec => ({
  kind: 'made',
  face: {
    kind: 'face',
    name,
    types: ['creature'],
    subtypes: name.split(' '),
    colours,
    power,
    toughness,
    ...more,
  },
});

// Abilities.
export const spell = (effect: Effect, ...targets: readonly TargetSpec[]): Ability => ({
  kind: 'spell',
  body: does(effect, ...targets),
});
type More<K extends string> = Partial<Omit<NodeKind<'ability', K>, 'kind'>>;
export const activated = (
  costs: readonly Cost[],
  effect: Effect,
  targets: readonly TargetSpec[] = [],
  more: More<'activated'> = {},
): Ability => ({ kind: 'activated', costs, body: does(effect, ...targets), ...more });
export const loyalty = (change: number, effect: Effect, ...targets: readonly TargetSpec[]): Ability => ({
  kind: 'activated',
  costs: [{ kind: 'loyalty', change: Math.abs(change), sign: change < 0 ? 'minus' : 'plus' }],
  body: does(effect, ...targets),
  speed: 'sorcery',
  loyalty: 'loyalty',
});
export const whenever = (
  when: Pattern,
  effect: Effect,
  targets: readonly TargetSpec[] = [],
  more: More<'triggered'> = {},
): Ability => ({ kind: 'triggered', when, body: does(effect, ...targets), ...more });
export const always = (...effects: readonly Static[]): Ability => ({ kind: 'static', effects });
/** Of the card wherever it is: what defines it (cr 604.3), and what it says about being cast. */
export const everywhere = (...effects: readonly Static[]): Ability => ({
  kind: 'static',
  zone: 'any',
  effects,
});
export const asLongAs = (
  condition: NonNullable<NodeKind<'ability', 'static'>['while']>,
  ...effects: readonly Static[]
): Ability => ({ kind: 'static', while: condition, effects });
export const modify = (what: Filter, ...changes: readonly Change[]): Static => ({
  kind: 'modify',
  what,
  changes,
});
export const keyword = (
  name: string,
  more: Omit<NodeKind<'ability', 'keyword'>, 'kind' | 'name'> = {},
): Ability => ({
  kind: 'keyword',
  name,
  ...more,
});
export const priced = (name: string, cost: string): Ability => keyword(name, { costs: [mana(cost)] });
export const modes = (least: number, most: number, ...options: readonly Body[]): Ability => ({
  kind: 'spell',
  body: {
    kind: 'modal',
    least,
    most,
    options: options.flatMap((body) =>
      body.kind === 'plain'
        ? [
            {
              kind: 'mode' as const,
              effect: body.effect,
              ...(body.targets === undefined ? {} : { targets: body.targets }),
            },
          ]
        : [],
    ),
  },
});

// Events.
export const enters = (what: Filter = IS_THIS): Pattern => ({ kind: 'moves', what, to: ['battlefield'] });
export const dies = (what: Filter = IS_THIS): Pattern => ({
  kind: 'moves',
  what,
  from: ['battlefield'],
  to: ['graveyard'],
});
export const attacks = (what: Filter = IS_THIS): Pattern => ({ kind: 'attacks', what });
export const yourUpkeep: Pattern = { kind: 'step', is: 'upkeep', whose: YOU };

// Cards.
interface Rest {
  /** 'power/toughness', numbers. */
  readonly pt?: string;
  readonly power?: Value;
  readonly toughness?: Value;
  readonly loyalty?: number;
  readonly colours?: NonNullable<Face['colours']>;
}

/** cr 205.1: 'Legendary Creature — Human Monk'. */
function typesOf(line: string): Pick<Face, 'supertypes' | 'types' | 'subtypes'> {
  const [left = '', right] = line.split(' — ');
  const words = left.split(' ').map((word) => word.toLowerCase());
  const supertypes = SUPERTYPES.filter((word): word is Supertype => words.includes(word));
  return {
    ...(supertypes.length === 0 ? {} : { supertypes }),
    types: CARD_TYPES.filter((word) => words.includes(word)),
    ...(right === undefined ? {} : { subtypes: right.split(' ') }),
  };
}

export function faceOf(
  name: string,
  cost: string | null,
  typeLine: string,
  rest: Rest = {},
  ...abilities: readonly Ability[]
): Face {
  const { pt, power, toughness, loyalty, colours } = rest;
  const [p, t] = pt === undefined ? [power, toughness] : pt.split('/').map(Number);
  return {
    kind: 'face',
    name,
    ...(cost === null ? {} : { cost }),
    ...typesOf(typeLine),
    ...(colours === undefined ? {} : { colours }),
    ...(p === undefined ? {} : { power: p }),
    ...(t === undefined ? {} : { toughness: t }),
    ...(loyalty === undefined ? {} : { loyalty }),
    ...(abilities.length === 0 ? {} : { abilities }),
  };
}

export function card(
  name: string,
  cost: string | null,
  typeLine: string,
  rest: Rest = {},
  ...abilities: readonly Ability[]
): CardDefinition {
  return { name, cost, typeLine, faces: [faceOf(name, cost, typeLine, rest, ...abilities)] };
}

/** A card of two faces of its own: split, flip, transforming. */
export function twofold(
  layout: NonNullable<CardDefinition['layout']>,
  front: readonly [Face, string],
  back: readonly [Face, string],
): CardDefinition {
  const [first, typeLine] = front;
  const [second, other] = back;
  const split = layout === 'split';
  const costs = [first.cost, second.cost].flatMap((cost) => cost ?? []);
  return {
    name: split ? `${first.name}${HALVES}${second.name}` : first.name,
    cost: split ? costs.join(HALVES) : (first.cost ?? null),
    typeLine: split ? `${typeLine}${HALVES}${other}` : typeLine,
    layout,
    faces: [first, second],
  };
}
