// Describes an object in words for a viewer who may see it: its characteristics now, and the text of its
// abilities.
import { memoByIdentity, memoByText } from '#kernel';
import {
  isNode,
  renderAbility,
  renderEffect,
  rewritten,
  unreadIn,
  type Ability,
  type Effect,
} from '#abilities';
import { known } from '../characteristics/characteristics.js';
import { baseOf } from '../characteristics/alone/base.js';
import { nodeAt } from '../../model/printed/node-ref.js';
import type { GivenAbility, Known } from '../../model/printed/shape.js';
import type { GameState } from '../../model/state/game-state.js';
import { objectNumber, type NodeRef, type ObjectId } from '../../model/basics/ids.js';
import { linkOf } from '../../model/state/links.js';
import type { Identity } from '../../model/state/objects.js';

export interface Described {
  readonly name: string;
  readonly cost: string | null;
  readonly typeLine: string;
  /** One line for each ability. */
  readonly text: readonly string[];
  /** The parts of the text that were unreadable: the table says what they do. */
  readonly unread: readonly string[];
  readonly known: Known;
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** cr 205.1: 'Legendary Creature — Human Monk'. */
export function typeLineOf({
  supertypes,
  types,
  subtypes,
}: Pick<Known, 'supertypes' | 'types' | 'subtypes'>): string {
  const left = [...supertypes, ...types].map(capital).join(' ');
  return subtypes.length === 0 ? left : `${left} — ${subtypes.join(' ')}`;
}

type Bearer = Pick<Known, 'types' | 'subtypes' | 'abilities'>;

/** More than the abilities of a catalogue need. */
const MOST_LINES = 100_000;
const lines = memoByText<string>(MOST_LINES);

/** The text of the ability at a place, written for the object that has it. */
function lineAt(state: GameState, ref: NodeRef, bearer: Bearer, given?: GivenAbility): string {
  const there = nodeAt(state, ref) as Ability;
  const node = given === undefined ? there : withWords(state, there, given.context);
  const chosen = node === there ? '' : JSON.stringify(node);
  const key = `${ref} ${bearer.types.join()} ${bearer.subtypes.join()} ${chosen}`;
  const written = lines.get(key);
  if (written !== undefined) return written;
  const { types, subtypes } = bearer;
  const abilities = bearer.abilities.map(({ ability }) => ability);
  const text = renderAbility(node, { types, subtypes, abilities });
  lines.set(key, text);
  return text;
}

/** A keyword with the colours and types chosen for the effect that granted it: 'protection from red'. */
function withWords(state: GameState, ability: Ability, context: GivenAbility['context']): Ability {
  if (ability.kind !== 'keyword') return ability;
  const { bindings, source } = context;
  const links = (state.objects[objectNumber(source)] ?? state.gone[String(objectNumber(source))])?.links;
  return rewritten('ability', ability, (sort, part) => {
    if ((sort !== 'colour' && sort !== 'word') || !isNode(part)) return undefined;
    const name = String(part['name']);
    const word = (part.kind === 'chosen' ? bindings[name] : links?.[linkOf(name, context)])?.word;
    return word === undefined ? undefined : { becomes: [word] };
  });
}

/** The place of the ability as written: the keyword, not what it expands to. */
export const writtenPlace = (ref: NodeRef): NodeRef => {
  const within = ref.indexOf('/~');
  return within === -1 ? ref : (ref.slice(0, within) as NodeRef);
};

/** The text of an object with only its own abilities never changes, so it is written once. */
const texts = memoByIdentity<Bearer, readonly string[]>();

/** One line for each ability. */
export function abilityTexts(state: GameState, bearer: Bearer): readonly string[] {
  const before = texts.get(bearer);
  if (before !== undefined) return before;
  const places = new Map<string, string>();
  for (const { ref, given } of bearer.abilities) {
    const place = writtenPlace(ref);
    const line = lineAt(state, place, bearer, given);
    places.set(`${place} ${line}`, line);
  }
  const text = [...places.values()];
  if (bearer.abilities.every(({ given }) => given === undefined)) texts.set(bearer, text);
  return text;
}

const clauses = memoByIdentity<Ability, readonly string[]>();

function unreadOf(ability: Ability): readonly string[] {
  let found = clauses.get(ability);
  if (found === undefined) clauses.set(ability, (found = unreadIn(ability)));
  return found;
}

const effects = memoByIdentity<object, string | null>();

/**
 * What an effect does that somebody proposes, in the words of cards; null: it is too long to read. It depends on the
 * effect alone.
 */
export function effectText(effect: Effect): string | null {
  let text = effects.get(effect);
  if (text === undefined) effects.set(effect, (text = renderEffect(effect)));
  return text;
}

/** The object as it is; undefined if it is gone. */
export function describe(state: GameState, id: ObjectId): Described | undefined {
  const now = known(state, id);
  if (now === undefined) return undefined;
  return {
    name: now.name,
    cost: now.cost,
    typeLine: typeLineOf(now),
    text: abilityTexts(state, now),
    unread: now.abilities.flatMap(({ ability }) => unreadOf(ability)),
    known: now,
  };
}

/** The text of one ability, as on its source now or as last known. */
export function abilityText(state: GameState, ref: NodeRef, source: ObjectId): string {
  const node = nodeAt(state, writtenPlace(ref)) as { readonly kind: string };
  if (!isAbility(node)) return '';
  const bearer = known(state, source);
  return bearer === undefined ? renderAbility(node) : lineAt(state, writtenPlace(ref), bearer);
}

const ABILITY_KINDS = ['spell', 'activated', 'triggered', 'static', 'keyword', 'named', 'assisted'];
const isAbility = (node: { readonly kind: string }): node is Ability => ABILITY_KINDS.includes(node.kind);

/** The actual card of an object, whatever covers it: for players who may look at it (cr 708.5). */
export function describePrinted(state: GameState, id: ObjectId): Described | undefined {
  const object = state.objects[objectNumber(id)];
  if (object === undefined) return undefined;
  const own = object.card ?? object.identity;
  const printed: Known = { ...baseOf(state, own), copiable: own, controller: null, owner: null, effects: [] };
  return {
    name: printed.name,
    cost: printed.cost,
    typeLine: typeLineOf(printed),
    text: abilityTexts(state, printed),
    unread: printed.abilities.flatMap(({ ability }) => unreadOf(ability)),
    known: printed,
  };
}

/** Describes a face: of a card, or of what made a token or an emblem. */
export function faceInWords(
  state: GameState,
  identity: Identity,
): { readonly name: string; readonly cost?: string; readonly typeLine: string } {
  const base = baseOf(state, identity);
  return { name: base.name, ...(base.cost === null ? {} : { cost: base.cost }), typeLine: typeLineOf(base) };
}
