// What lies on the table besides the card that is tried: something of every kind for it to speak of, and tools that
// make happen what it waits for. Data of the language; no card of the catalogue.
import {
  CREATURE,
  TARGET_0 as T0,
  YOU,
  type Ability,
  type Body,
  type Cost,
  type Effect,
  type Face,
  type Filter,
  type TargetSpec,
} from '#abilities';
import type { CardDefinition } from '#cards';

const ANY: TargetSpec = { kind: 'target', filter: { kind: 'anything' }, players: { kind: 'all' } };

const card = (name: string, cost: string | null, typeLine: string, face: Omit<Face, 'kind' | 'name'>) =>
  ({
    name,
    cost,
    typeLine,
    faces: [{ kind: 'face', name, ...(cost === null ? {} : { cost }), ...face }],
  }) as CardDefinition;
const keyword = (name: string): Ability => ({ kind: 'keyword', name });
const creature = (
  name: string,
  cost: string,
  size: readonly [number, number],
  more: Partial<Omit<Face, 'kind' | 'name'>> = {},
): CardDefinition =>
  card(name, cost, 'Creature', {
    types: ['creature'],
    power: size[0],
    toughness: size[1],
    ...more,
  });
const does = (effect: Effect, ...targets: TargetSpec[]): Body => ({
  kind: 'plain',
  effect,
  ...(targets.length === 0 ? {} : { targets }),
});
const FREE: Cost = { kind: 'mana', cost: '{0}' };
const tool = (effect: Effect, ...targets: TargetSpec[]): Ability => ({
  kind: 'activated',
  costs: [FREE],
  body: does(effect, ...targets),
});
const mana = (symbols: string): Ability => ({
  kind: 'activated',
  costs: [{ kind: 'tap' }],
  body: does({ kind: 'add-mana', mana: { kind: 'exactly', symbols } }),
});
const target = (filter: Filter): TargetSpec => ({ kind: 'target', filter });

const basic = (subtype: string): CardDefinition =>
  card(subtype, null, `Basic Land — ${subtype}`, {
    supertypes: ['basic'],
    types: ['land'],
    subtypes: [subtype],
  });
export const BASICS = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'].map(basic);
export const PRISM = card('Prism', null, 'Snow Land', {
  supertypes: ['snow'],
  types: ['land'],
  abilities: [
    {
      kind: 'activated',
      costs: [{ kind: 'tap' }],
      body: does({ kind: 'add-mana', mana: { kind: 'any-colour' } }),
    },
    mana('{C}'),
  ],
});

/** Every verb that something may wait for, free of cost. */
export const TOOLS = card('Toolbox', '{4}', 'Enchantment', {
  types: ['enchantment'],
  abilities: [
    tool({ kind: 'sacrifice', who: YOU, filter: { kind: 'permanent' }, count: 1 }),
    tool(
      { kind: 'discard', who: { kind: 'target', slot: 0 }, count: 1 },
      { kind: 'target', players: { kind: 'all' } },
    ),
    tool({ kind: 'draw', who: YOU, count: 1 }),
    tool({ kind: 'gain-life', who: YOU, amount: 1 }),
    tool({ kind: 'damage', to: T0, players: { kind: 'target', slot: 0 }, amount: 1 }, ANY),
    tool({ kind: 'destroy', what: T0 }, target({ kind: 'permanent' })),
    tool({ kind: 'destroy', what: T0 }, target(CREATURE)),
    tool({ kind: 'move', what: T0, to: 'hand', cause: 'return' }, target({ kind: 'permanent' })),
    tool({ kind: 'add-counters', on: T0, counter: '+1/+1', count: 1 }, target(CREATURE)),
    tool({ kind: 'tap', what: T0 }, target({ kind: 'permanent' })),
    tool({ kind: 'untap', what: T0 }, target({ kind: 'permanent' })),
    tool({ kind: 'scry', who: YOU, count: 1 }),
    tool({ kind: 'flip-coins', who: YOU, bind: 'flip' }),
    tool({ kind: 'become-monarch', who: YOU }),
    tool({ kind: 'mill', who: YOU, count: 2 }),
    tool(
      {
        kind: 'continuous',
        what: T0,
        changes: [{ kind: 'modify-stats', power: 2, toughness: 2 }],
        until: { kind: 'end-of-turn' },
      },
      target(CREATURE),
    ),
  ],
});

/** The same for those things alone. */
export const workshopFor = (things: readonly CardDefinition[]): CardDefinition =>
  card('Workshop', '{4}', 'Enchantment', {
    types: ['enchantment'],
    abilities: [
      ...things.flatMap(({ name }): Ability[] => [
        tool({ kind: 'sacrifice', who: YOU, filter: { kind: 'name', is: name }, count: 1 }),
        tool({ kind: 'destroy', what: T0 }, target({ kind: 'name', is: name })),
        tool({ kind: 'tap', what: T0 }, target({ kind: 'name', is: name })),
      ]),
      tool({
        kind: 'create-token',
        token: {
          kind: 'made',
          face: { kind: 'face', name: 'Stranger', types: ['creature'], power: 1, toughness: 1 },
        },
      }),
    ],
  });

/** What a made instant or sorcery does: as good for what it is aimed at as can be. */
export const boon: Ability = {
  kind: 'spell',
  body: does(
    {
      kind: 'continuous',
      what: T0,
      changes: [{ kind: 'modify-stats', power: 1, toughness: 1 }],
      until: { kind: 'end-of-turn' },
    },
    target(CREATURE),
  ),
};
/** What can be turned face up, and costs nothing to be. */
export const MASKED = creature('Masked One', '{3}', [2, 3], {
  abilities: [{ kind: 'keyword', name: 'morph', costs: [FREE] }],
});
export const SPRING = card('Spring', null, 'Land', {
  types: ['land'],
  abilities: [
    {
      kind: 'activated',
      costs: [{ kind: 'tap' }],
      body: does({ kind: 'add-mana', mana: { kind: 'any-colour' } }),
    },
  ],
});

/** Creatures in every colour, great and small, with and without what is often asked for. */
const CREATURES: readonly CardDefinition[] = [
  creature('White One', '{W}', [1, 1]),
  creature('Blue Flyer', '{1}{U}', [2, 2], { abilities: [keyword('flying')] }),
  creature('Black Fellow', '{1}{B}', [2, 2]),
  creature('Red Brute', '{4}{R}', [5, 4]),
  creature('Green Giant', '{5}{G}', [7, 7]),
  creature('Gold Legend', '{W}{B}', [3, 3], { supertypes: ['legendary'] }),
  creature('Clockwork', '{3}', [2, 3], { types: ['artifact', 'creature'] }),
  creature('Bulwark', '{2}{W}', [0, 5], { abilities: [keyword('defender')] }),
  creature('Tough One', '{2}{G}', [1, 4], { types: ['enchantment', 'creature'] }),
];
/** The same creatures, of these types besides. */
export const creaturesOf = (subtypes: readonly string[]): readonly CardDefinition[] =>
  subtypes.length === 0
    ? CREATURES
    : CREATURES.map((one) => ({
        ...one,
        faces: one.faces?.map((face) => ({ ...face, subtypes: [...subtypes] })) ?? [],
      }));
export const creatureWith = (keywords: readonly string[]): CardDefinition =>
  creature('Kindred', '{1}', [2, 2], { abilities: keywords.map(keyword) });
export const VEIL = card('Veil', '{U}', 'Enchantment — Aura', {
  types: ['enchantment'],
  subtypes: ['Aura'],
  abilities: [{ kind: 'keyword', name: 'enchant', filter: CREATURE }],
});
export const THINGS: readonly CardDefinition[] = [
  card('Charm of Stone', '{2}', 'Artifact', { types: ['artifact'], abilities: [mana('{C}')] }),
  card('Banner', '{1}{G}', 'Enchantment', { types: ['enchantment'] }),
  card('Hammer', '{1}', 'Artifact — Equipment', {
    types: ['artifact'],
    subtypes: ['Equipment'],
    abilities: [{ kind: 'keyword', name: 'equip', costs: [FREE] }],
  }),
  VEIL,
  card('Wanderer', '{2}{R}', 'Planeswalker — Jace', {
    types: ['planeswalker'],
    subtypes: ['Jace'],
    loyalty: 4,
    abilities: [
      {
        kind: 'activated',
        costs: [{ kind: 'loyalty', change: 1, sign: 'plus' }],
        body: does({ kind: 'gain-life', who: YOU, amount: 1 }),
        loyalty: 'loyalty',
      },
    ],
  }),
];
export const thingOf = (type: 'land' | 'artifact' | 'enchantment', subtype: string): CardDefinition =>
  card(`A ${subtype}`, type === 'land' ? null : '{1}', subtype, { types: [type], subtypes: [subtype] });
/** To be cast, and to lie in graveyards. */
export const SPELLS: readonly CardDefinition[] = [
  card('Spark', '{R}', 'Instant — Arcane', {
    types: ['instant'],
    subtypes: ['Arcane'],
    abilities: [
      {
        kind: 'spell',
        body: does({ kind: 'damage', to: T0, players: { kind: 'target', slot: 0 }, amount: 2 }, ANY),
      },
    ],
  }),
  card('Growth', '{G}', 'Sorcery', {
    types: ['sorcery'],
    abilities: [
      {
        kind: 'spell',
        body: does({ kind: 'add-counters', on: T0, counter: '+1/+1', count: 1 }, target(CREATURE)),
      },
    ],
  }),
  card('Insight', '{1}{U}', 'Instant', {
    types: ['instant'],
    abilities: [
      { kind: 'spell', body: does({ kind: 'draw', who: YOU, count: 2 }) },
      { kind: 'keyword', name: 'cycling', costs: [FREE] },
    ],
  }),
  card('Rite', '{B}', 'Sorcery', {
    types: ['sorcery'],
    abilities: [{ kind: 'spell', body: does({ kind: 'destroy', what: T0 }, target(CREATURE)) }],
  }),
];
