// The story of an entry: the fields of the event that the viewer may know, with the viewer's ids.
import { abridged, plainData, type Json, type JsonObject } from '#kernel';
import {
  abilityText,
  chosenZones,
  effectText,
  faceInWords,
  kinOf,
  partsOf,
  type GameEvent,
  type GameState,
  type Identity,
  type Question,
  type Lasting,
  type ObjectId,
  type SingleEvent,
  type StackItem,
} from '#rules';
import { visibleFields } from '../viewers/audience.js';
import type { Knowledge } from './knowledge.js';
import { questionFor } from './questions.js';
import type { ItemView, Story } from './view.js';
import type { Viewer } from '../viewers/viewer.js';

interface Listener {
  readonly viewer: Viewer;
  readonly knowledge: Knowledge;
}

/** What happened at once is told as the log writes it: what is the same is said once. */
export function storyOf(state: GameState, event: GameEvent, listener: Listener): Story {
  if (event.type !== 'HappenedAtOnce') return storyOfOne(state, event, listener);
  const stories = partsOf(event).map((part) => storyOfOne(state, part, listener));
  return { type: event.type, events: abridged(stories, kinOf) };
}

function storyOfOne(state: GameState, event: SingleEvent, { viewer, knowledge }: Listener): Story {
  const fields = visibleFields(event, viewer) ?? [];
  const data = plainData(event);
  const told: Story & Record<string, Json> = { type: event.type };
  for (const field of fields) {
    const value = data[field];
    if (value === undefined) continue;
    const translated = TRANSLATED[field]?.(state, value, knowledge) ?? inVisibleIds(value, knowledge);
    if (translated !== undefined) told[field] = translated;
  }
  // A proposal is told in words too.
  if (event.type === 'ClauseProposed' && 'does' in told) {
    const inWords = effectText(event.does);
    if (inWords !== null) told['inWords'] = inWords;
  }
  return told;
}

type Translator = (state: GameState, value: Json, knowledge: Knowledge) => Json;

const ownId: Translator = (_, value, knowledge) =>
  value === null ? null : knowledge.idOf(value as string as ObjectId);

/** Fields that need more than an exchange of ids. An event names only objects that the viewer has seen. */
export const TRANSLATED: Readonly<Record<string, Translator>> = {
  object: ownId,
  becomes: ownId,
  // A whole list is told only to a viewer who has seen all of it; otherwise it is a leak.
  objects: (_, value, knowledge) => allSeen(value, knowledge),
  order: (_, value, knowledge) => allSeen(value, knowledge),
  cards: (_, value, knowledge) => allSeen(value, knowledge),
  // Named by the player who sees them, in a zone nobody else sees into.
  hidden: (_, value, knowledge) => allSeen(value, knowledge),
  question: (_, value, knowledge) => questionFor(value as Question, knowledge),
  identity: (state, value) => json(faceInWords(state, value as Identity)),
  item: (state, value, knowledge) => json(itemView(state, value as StackItem, knowledge)),
  made: (state, value) =>
    json(
      faceInWords(state, {
        definition: null,
        face: 0,
        made: value as NonNullable<Identity['made']>,
      } satisfies Identity),
    ),
  effect: (_, value, knowledge) => {
    const { source, controller, kind, until } = value as Lasting;
    const id = knowledge.find(source);
    return { kind, controller, until: until.kind, ...(id === undefined ? {} : { source: id }) };
  },
};

/** Views are JSON by construction; their interfaces only lack the index signature that says so. */
const json = (value: unknown): Json => value as Json;

/** A spell or ability on the stack, as everyone sees it. */
export function itemView(state: GameState, item: StackItem, knowledge: Knowledge): ItemView {
  const source = knowledge.find(item.source);
  const zones = chosenZones(item.context);
  const idsOf = (objects: readonly ObjectId[]) => objects.flatMap((object) => knowledge.find(object) ?? []);
  return {
    kind: item.kind,
    controller: item.controller,
    ...(source === undefined ? {} : { source }),
    ...(item.ability === null ? {} : { text: abilityText(state, item.ability, item.source) }),
    modes: item.modes,
    targets: item.targets.flat().map(({ objects, players, amounts }) => ({
      objects: idsOf(objects),
      players,
      ...(amounts === undefined ? {} : { amounts }),
    })),
    ...(zones.length === 0 ? {} : { zones }),
    ...(item.x === null ? {} : { x: item.x }),
    paid: item.paid,
    ...(item.alternative === null ? {} : { alternative: item.alternative }),
    copy: item.copy,
  };
}

function allSeen(value: Json, knowledge: Knowledge): Json {
  if (typeof value === 'string') return A_LOG_OBJECT.test(value) ? knowledge.idOf(value as ObjectId) : value;
  if (Array.isArray(value)) return value.map((item: Json) => allSeen(item, knowledge));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value as JsonObject).map(([key, part]) => [key, allSeen(part ?? null, knowledge)]),
  );
}

const A_LOG_OBJECT = /^o\d+$/;

/** Replaces every object by the viewer's id for it; leaves out objects without such an id. */
function inVisibleIds(value: Json, knowledge: Knowledge): Json | undefined {
  if (typeof value === 'string') return A_LOG_OBJECT.test(value) ? knowledge.find(value as ObjectId) : value;
  if (Array.isArray(value)) return value.flatMap((item: Json) => inVisibleIds(item, knowledge) ?? []);
  if (typeof value !== 'object' || value === null) return value;
  const told: Record<string, Json> = {};
  for (const [key, part] of Object.entries(value as JsonObject)) {
    const translated = part === undefined ? undefined : inVisibleIds(part, knowledge);
    if (translated !== undefined) told[key] = translated;
  }
  return told;
}
