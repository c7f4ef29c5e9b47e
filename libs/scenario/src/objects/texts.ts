// The texts an ability can be meant by: as it is written back, its keyword or ability word, its label. A start of one is enough.
import { isNode, renderAbility, SORTS, type Ability, type Bearer } from '#abilities';
import { lastKnownOf, nodeAt, objectNumber, type GameState, type NodeRef, type ObjectId } from '#rules';
import { namesOf } from './names.js';

const SELF = '~';
const OF_ITSELF =
  /\bthis (?:creature|land|planeswalker|artifact|enchantment|battle|permanent|card|spell|token|aura|equipment|fortification|vehicle|saga|case|class|siege|room)\b/g;

/** What is worded otherwise on older cards. */
const OLDER: readonly (readonly [RegExp, string])[] = [
  [/\bput the top card of your library into your graveyard\b/g, 'mill a card'],
  [/\bput the top (\w+) cards of your library into your graveyard\b/g, 'mill $1 cards'],
  [/\bconverted mana cost/g, 'mana value'],
  [/ to your mana pool\b/g, ''],
  [/\b(enters?) the battlefield\b/g, '$1'],
  [/\btarget creature or player\b/g, 'any target'],
  [/((?: with(?:out)?\b[^,:]*?)?) enters under your control\b/g, ' you control$1 enters'],
  [/\bat the beginning of the end step\b/g, 'at the beginning of each end step'],
  [/\battacks each turn if able\b/g, 'attacks each combat if able'],
  [/\benchanted creature\b/g, 'enchanted permanent'],
  // war-zone Utopia.
  [/\bis snow-covered\b/g, 'becomes a snow'],
  [/\bis non-?snow[- ]covered\b/g, 'stops being a snow'],
];

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Dashes, spaces, case and the ways to say 'this' are all one. */
export function plainText(text: string, names: readonly string[] = []): string {
  let plain = text.normalize('NFC').toLowerCase();
  for (const name of selfNames(names))
    plain = plain.replace(new RegExp(`(?<![\\p{L}\\p{N}])${escaped(name)}(?![\\p{L}\\p{N}])`, 'gu'), SELF);
  for (const [older, newer] of OLDER) plain = plain.replace(older, newer);
  return plain
    .replace(OF_ITSELF, SELF)
    .replace(/[−–]/g, '-')
    .replace(/[’]/g, "'")
    .replace(/\[([+-]?[0-9x]+)\]/g, '$1')
    .replace(/(?:\.\.\.|…)$/, '')
    .replace(/\s*—\s*/g, ' — ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Longer ones first; of a legend also what stands before the comma. */
function selfNames(names: readonly string[]): string[] {
  const all = names.flatMap((name) => [
    name,
    ...(name.includes(', ') ? [name.slice(0, name.indexOf(','))] : []),
  ]);
  return [...new Set(all.map((name) => name.toLowerCase()))].sort((one, other) => other.length - one.length);
}

/** What triggers only once an effect has said so is an effect (cr 603.7): it is meant by its source. */
const isAbility = (node: unknown): node is Ability =>
  isNode(node) && SORTS.ability.kinds[node.kind] !== undefined;

/** What it was written down in: the keyword it is written out from, or what an ability word stands before (cr 207.2c). */
function writtenIn(state: GameState, ref: NodeRef): Ability | undefined {
  const at = Math.max(ref.lastIndexOf('/~'), ref.endsWith('/ability') ? ref.length - '/ability'.length : -1);
  if (at === -1) return undefined;
  const node = nodeAt(state, ref.slice(0, at) as NodeRef);
  return isAbility(node) ? node : undefined;
}

function bearerOf(state: GameState, id: ObjectId): Bearer {
  const known = lastKnownOf(state, id);
  if (known === undefined) return {};
  return {
    types: known.types,
    subtypes: known.subtypes,
    abilities: known.abilities.map(({ ability }) => ability),
  };
}

const withoutLabel = (ability: Ability): Ability =>
  'label' in ability
    ? (Object.fromEntries(Object.entries(ability).filter(([field]) => field !== 'label')) as Ability)
    : ability;

/** Every text the ability at that place can be meant by, in plain text. */
export function textsOf(state: GameState, source: ObjectId, ref: NodeRef): readonly string[] {
  const node = nodeAt(state, ref);
  if (!isAbility(node)) return [];
  const bearer = bearerOf(state, source);
  const whole = writtenIn(state, ref);
  const label = 'label' in node ? node.label : undefined;
  const texts = [
    renderAbility(withoutLabel(node), bearer),
    renderAbility(node, bearer),
    ...(whole === undefined ? [] : [renderAbility(whole, bearer)]),
    ...(label === undefined ? [] : [label]),
  ];
  const names = namesOf(state, source);
  return texts
    .map((text) => plainText(text, names))
    .flatMap((text) => [text, text.replace(TOLD_COST, '{x}')]);
}

/** A cost that something else's mana value says is printed as X. */
const TOLD_COST = /^pay mana equal to [^,:]+/;

/** The numbers, as printed, of the modes of its abilities that start so (cr 700.2). */
export function modesSaying(state: GameState, source: ObjectId | null, start: string): readonly number[] {
  if (source === null) return [];
  const given = plainText(start, namesOf(state, source)).replace(/^• /, '');
  const abilities = lastKnownOf(state, source)?.abilities ?? [];
  return abilities.flatMap(({ ref }) =>
    textsOf(state, source, ref).flatMap((text) =>
      text
        .split('• ')
        .slice(1)
        .flatMap((mode, index) => (mode.startsWith(given) ? [index + 1] : [])),
    ),
  );
}

/** Whether a text starts so, word for word. */
export const startsSo = (texts: readonly string[], given: string): boolean =>
  texts.some((text) => text.startsWith(given));

/** How well a text means one of these: 0 not at all; the more the better. */
export function meant(texts: readonly string[], given: string): number {
  return Math.max(0, ...texts.map((text) => likeness(text, given)));
}

export const WHOLE = 1_000_000;

/** A text whose cost is the same, and most of whose words: how it is worded may differ from card to card. */
export const LIKE = 1000;
export const isMostly = (weight: number): boolean => weight > LIKE / 2 + 1;

const wordsOf = (text: string): readonly string[] => text.split(/[\s.,:;]+/).filter((word) => word !== '');

function shared(text: string, given: string): number {
  const words = wordsOf(given);
  const there = new Set(wordsOf(text));
  return words.length === 0 ? 1 : words.filter((word) => there.has(word)).length / words.length;
}

function likeness(text: string, given: string): number {
  if (given === '') return 0;
  if (text.startsWith(given) || text.startsWith(given.replace(/\bthis$/, SELF))) return WHOLE;
  // The cost says which ability is meant, however its effect is worded.
  const cost = given.indexOf(': ') === -1 ? given.replace(/:$/, '') : given.slice(0, given.indexOf(': '));
  if (cost === given || !text.startsWith(`${cost}:`)) return 0;
  return 1 + Math.round(LIKE * shared(text, given.slice(cost.length + 1)));
}

/** The text that a given ability of an object on the stack has. */
export function textsOnStack(state: GameState, id: ObjectId): readonly string[] {
  const item = state.objects[objectNumber(id)]?.item;
  if (item === undefined || item.ability === null) return [];
  return textsOf(state, item.source, item.ability);
}
