// Repairs of words: names that are used up, the name a card was given, and what was chosen for an ability.
import {
  BASIC_LAND_TYPE_NAMES,
  CARD_TYPES,
  COLOURS,
  CREATURE_TYPES,
  KEYWORDS,
  SUBTYPES_OF,
} from '#abilities';
import type { RepairOf } from '../../model/decisions/remedies.js';
import type { Refusal } from '../../model/basics/refusal.js';
import { isPublicZone } from '../../model/events/objects.js';
import { objectNumber, type Seat } from '../../model/basics/ids.js';
import type { GameObject } from '../../model/state/game-state.js';
import { unnamedCard } from '../../reading/characteristics/alone/unnamed.js';
import { definitionNamed } from '../../engine/naming/definition-named.js';
import { nameCard, nameFor } from '../../engine/naming/give-name.js';
import type { Proposal } from '../../engine/proposal/proposal.js';

const NO_NAMES = 'In this game cards are what is printed on them.';
const NOT_SEEN = 'Name a card that everyone sees.';
const IN_LIBRARY =
  'It lies in a library, where nobody sees it. Move it first, or rewind the game to another moment.';
const NO_OBJECT = 'There is no such object. It may have become a new one (cr 400.7).';

/** cr 607.2d: lists a choice can be made from. */
const LISTS: readonly (readonly string[])[] = [
  COLOURS,
  CREATURE_TYPES,
  [...SUBTYPES_OF.land],
  BASIC_LAND_TYPE_NAMES,
  CARD_TYPES,
  [...SUBTYPES_OF.artifact],
  [...SUBTYPES_OF.enchantment],
  [...SUBTYPES_OF.planeswalker],
  [...KEYWORDS.keys()],
  ['even', 'odd'],
  ['left', 'right'],
];

export function markName(proposal: Proposal, { name, seat, object }: RepairOf<'mark'>): string | undefined {
  const { state, inputs } = proposal;
  if (state.naming === null) return NO_NAMES;
  const definition = definitionNamed(inputs, name);
  if (definition === undefined) return 'No card has that name. Check the spelling.';
  if ((state.seats[seat]?.player ?? null) === null) return 'Nobody has that seat. Name a seat that is taken.';
  const card = state.objects[objectNumber(object)];
  if (card === undefined || !isPublicZone(card.zone)) return NOT_SEEN;
  if (state.naming.names.some((given) => given.name === definition.name))
    return 'That name is used up already.';
  proposal.emit({ type: 'CardMarked', seat, object, name: definition.name });
  return undefined;
}

export function freeName(proposal: Proposal, { name }: RepairOf<'free'>): string | undefined {
  const { naming } = proposal.state;
  if (naming === null) return NO_NAMES;
  const said = definitionNamed(proposal.inputs, name)?.name ?? name;
  if (!naming.names.some((given) => given.name === said)) return 'That name is not used up.';
  proposal.emit({ type: 'NameFreed', name: said });
  return undefined;
}

export function replaceWord(proposal: Proposal, repair: RepairOf<'answer'>): string | Refusal | undefined {
  const object = proposal.state.objects[objectNumber(repair.object)];
  if (object === undefined) return NO_OBJECT;
  if (object.zone.kind === 'library') return IN_LIBRARY;
  return repair.of === 'name' ? nameAgain(proposal, object, repair) : chooseAgain(proposal, object, repair);
}

/** The name must be one that the card could be given now. */
function nameAgain(
  proposal: Proposal,
  object: GameObject,
  { word, frees }: RepairOf<'answer'>,
): string | Refusal | undefined {
  const { state } = proposal;
  if (state.naming === null) return NO_NAMES;
  if (object.item !== undefined) return 'It is on the stack. Rewind the game instead.';
  if (object.faceDown !== undefined || (object.permanent?.faceDown ?? null) !== null)
    return 'It lies face down and has no name.';
  const { printed, definition } = object.card ?? object.identity;
  const before =
    printed === undefined || definition === null ? undefined : state.definitions[definition]?.name;
  const given = state.naming.names.find((one) => one.name === before);
  if (before !== undefined) {
    proposal.emit({ type: 'TemplateReleased', objects: [object.id], zone: object.zone });
    if (frees && given !== undefined) proposal.emit({ type: 'NameFreed', name: before });
  }
  const card = unnamedCard(state, object.id);
  if (card === undefined) return 'It is not a card that is given a name.';
  const named = nameFor(proposal, card, word);
  if ('refusal' in named) return named.refusal;
  if (named.definition.name === before) return 'It has that name already.';
  const by = given?.by ?? object.owner ?? object.zone.seat ?? (0 as Seat);
  nameCard(proposal, card, named.definition, by, 'used');
  return undefined;
}

/** cr 607.2d: what an ability of the object keeps for another. */
function chooseAgain(
  proposal: Proposal,
  { id, links = {} }: GameObject,
  { word }: RepairOf<'answer'>,
): string | undefined {
  const kept = Object.entries(links).filter(([, bound]) => typeof bound['word'] === 'string');
  const [one] = kept;
  if (one === undefined) return 'Nothing was chosen for it.';
  if (kept.length > 1) return 'More than one word was chosen for it. Rewind the game instead.';
  const [link, bound] = one;
  const before = bound['word'] as string;
  if (before === word) return 'That was chosen already.';
  const lists = LISTS.filter((list) => list.includes(before));
  const nameOf = (said: string) => definitionNamed(proposal.inputs, said)?.name;
  const isName = lists.length === 0 && nameOf(before) !== undefined;
  const meant = isName ? nameOf(word) : word;
  if (meant === undefined || (lists.length > 0 && !lists.some((list) => list.includes(meant))))
    return `'${before}' was chosen, and '${word}' is not of that kind.`;
  proposal.emit({ type: 'LinkSet', object: id, link, bound: { ...bound, word: meant } });
  return undefined;
}
