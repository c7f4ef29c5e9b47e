// What a card speaks of, made: things that are as its filters ask, to be cast, to lie there, to be done something to.
import { COLOURS, SUBTYPES_OF, type CardType, type ColourName, type Face, type Filter } from '#abilities';
import { KEYWORDS } from '#abilities';
import type { CardDefinition } from '#cards';
import { boon } from './zoo.js';

/** What is asked of one thing, as far as a printed card can have it. */
interface Wish {
  readonly types: readonly CardType[];
  readonly without: readonly CardType[];
  readonly subtypes: readonly string[];
  readonly supertypes: readonly string[];
  readonly colours: readonly ColourName[];
  readonly keywords: readonly string[];
  readonly stats: Readonly<Record<string, number>>;
  readonly isSpell: boolean;
}
const NOTHING: Wish = {
  types: [],
  without: [],
  subtypes: [],
  supertypes: [],
  colours: [],
  keywords: [],
  stats: {},
  isSpell: false,
};
const MOST_WAYS = 4;
const MOST_BAITS = 6;

type Ways = { readonly [K in Filter['kind']]?: (filter: Extract<Filter, { kind: K }>) => readonly Wish[] };

/** What no printed card can help is passed over. */
const WAYS: Ways = {
  all: ({ of }) => of.map(wishes).reduce(both, [NOTHING]),
  any: ({ of }) => of.flatMap(wishes).slice(0, MOST_WAYS),
  not: ({ of }) => (of.kind === 'type' ? [{ ...NOTHING, without: [of.is] }] : [NOTHING]),
  type: ({ is }) => [{ ...NOTHING, types: [is] }],
  supertype: ({ is }) => [{ ...NOTHING, supertypes: [is] }],
  subtype: ({ is }) => (typeof is === 'string' ? [{ ...NOTHING, subtypes: [is] }] : [NOTHING]),
  colour: ({ is }) => (typeof is === 'string' ? [{ ...NOTHING, colours: [is] }] : [NOTHING]),
  colours: ({ how }) => [how === 'multicoloured' ? { ...NOTHING, colours: ['white', 'blue'] } : NOTHING],
  has: ({ keyword }) => [
    KEYWORDS.get(keyword)?.takes === undefined ? { ...NOTHING, keywords: [keyword] } : NOTHING,
  ],
  stat: ({ stat, compare, value }) =>
    typeof value === 'number' ? [{ ...NOTHING, stats: { [stat]: near(compare, value) } }] : [NOTHING],
  spell: () => [{ ...NOTHING, isSpell: true }],
};

/** The ways in which something can be as a filter asks. */
const wishes = (filter: Filter): readonly Wish[] =>
  (WAYS[filter.kind] as ((filter: Filter) => readonly Wish[]) | undefined)?.(filter) ?? [NOTHING];

const both = (some: readonly Wish[], others: readonly Wish[]): readonly Wish[] =>
  some
    .flatMap((one) =>
      others.map((other): Wish => ({
        types: [...one.types, ...other.types],
        without: [...one.without, ...other.without],
        subtypes: [...one.subtypes, ...other.subtypes],
        supertypes: [...one.supertypes, ...other.supertypes],
        colours: [...one.colours, ...other.colours],
        keywords: [...one.keywords, ...other.keywords],
        stats: { ...one.stats, ...other.stats },
        isSpell: one.isSpell || other.isSpell,
      })),
    )
    .slice(0, MOST_WAYS);

function near(compare: Extract<Filter, { kind: 'stat' }>['compare'], value: number): number {
  if (compare === 'less') return Math.max(0, value - 1);
  return compare === 'more' || compare === 'not-equal' ? value + 1 : value;
}

const SYMBOLS: Readonly<Record<ColourName, string>> = {
  white: '{W}',
  blue: '{U}',
  black: '{B}',
  red: '{R}',
  green: '{G}',
};

const typeOf = (subtype: string): CardType =>
  (['land', 'artifact', 'enchantment', 'planeswalker'] as const).find((type) =>
    SUBTYPES_OF[type].has(subtype),
  ) ?? (SUBTYPES_OF.spell.has(subtype) ? 'instant' : 'creature');

/** The plainest card that is so. */
function made(wish: Wish): CardDefinition | undefined {
  const { subtypes, without, stats, isSpell } = wish;
  const asked = [...wish.types, ...(wish.types.length === 0 ? subtypes.slice(0, 1).map(typeOf) : [])];
  const usual: readonly CardType[] = isSpell
    ? ['instant', 'creature', 'artifact']
    : ['creature', 'artifact', 'enchantment', 'instant', 'land'];
  const types = new Set(
    asked.length > 0 ? asked : usual.filter((type) => !without.includes(type)).slice(0, 1),
  );
  if (types.size === 0 || subtypes.includes('Aura')) return undefined;
  const isLand = types.has('land');
  const colours = [...new Set(wish.colours)].sort(
    (one, other) => COLOURS.indexOf(one) - COLOURS.indexOf(other),
  );
  const generic = (stats['mana-value'] ?? colours.length) - colours.length;
  const cost = `${generic > 0 || colours.length === 0 ? `{${String(Math.max(0, generic))}}` : ''}${colours
    .map((colour) => SYMBOLS[colour])
    .join('')}`;
  const isInstant = types.has('instant') || types.has('sorcery');
  const size = types.has('creature')
    ? { power: stats['power'] ?? 1, toughness: stats['toughness'] ?? 3 }
    : {};
  const face: Face = {
    kind: 'face',
    name: `Bait ${[...types, ...subtypes, ...colours].join(' ')} ${cost}`,
    ...(isLand ? {} : { cost }),
    supertypes: [...wish.supertypes],
    types: [...types],
    subtypes: [...new Set(subtypes)],
    ...size,
    ...(types.has('planeswalker') ? { loyalty: 4 } : {}),
    abilities: [
      ...wish.keywords.map((name) => ({ kind: 'keyword' as const, name })),
      ...(isInstant ? [boon] : []),
    ],
  };
  const typeLine = `${[...wish.supertypes, ...types].map(capital).join(' ')} — ${subtypes.join(' ')}`;
  return { name: face.name, cost: isLand ? null : cost, typeLine, faces: [face] };
}
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Of every filter of a card, outermost first. */
export function baitsFor({ faces = [] }: CardDefinition): readonly CardDefinition[] {
  const found = new Map<string, CardDefinition>();
  for (const filter of filtersIn(faces.map(({ abilities = [] }) => abilities)))
    for (const wish of wishes(filter)) {
      if (JSON.stringify(wish) === JSON.stringify(NOTHING)) continue;
      const bait = made(wish);
      if (bait !== undefined) found.set(bait.name, bait);
    }
  return [...found.values()].slice(0, MOST_BAITS);
}

/** Conditions and patterns have 'all', 'any' and 'not' of their own: what comes of those says nothing of a card. */
function filtersIn(value: unknown): readonly Filter[] {
  if (typeof value !== 'object' || value === null) return [];
  const parts: readonly unknown[] = Object.values(value);
  if (!isFilter(value)) return parts.flatMap(filtersIn);
  const isSaying = wishes(value).some((wish) => JSON.stringify(wish) !== JSON.stringify(NOTHING));
  return isSaying ? [value] : parts.flatMap(filtersIn);
}
function isFilter(value: object): value is Filter {
  if (
    !('kind' in value) ||
    typeof value.kind !== 'string' ||
    !Object.hasOwn(WAYS, value.kind) ||
    'body' in value
  )
    return false;
  const of: unknown = 'of' in value ? value.of : undefined;
  if (value.kind === 'not') return typeof of === 'object';
  return value.kind === 'all' || value.kind === 'any' ? Array.isArray(of) : true;
}

/** What a card compares a life total with. */
export function lifeIn({ faces = [] }: CardDefinition): number | undefined {
  const text = JSON.stringify(faces);
  const [, number] = /"left":\{"kind":"life"[^}]*\}+,"compare":"[^"]*","right":(\d+)/.exec(text) ?? [];
  return number === undefined ? undefined : Math.max(1, Number(number));
}
