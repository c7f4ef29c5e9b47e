// One object as a viewer sees it.
import type { Json, JsonObject } from '#kernel';
import {
  asPrinted,
  controllerOf,
  describe,
  describePrinted,
  faceDownLandKind,
  mayLookAt,
  loggedObject,
  type Described,
  type GameObject,
  type GameState,
  type Identity,
  type ObjectId,
  type Seat,
  type StackItem,
} from '#rules';
import type { Knowledge } from './knowledge.js';
import { looksAt, seesCovered, seesFaceDown } from '../viewers/permissions.js';
import { itemView } from './story.js';
import type { FaceView, ObjectView, PrintedView, VisibleId } from './view.js';
import type { Viewer } from '../viewers/viewer.js';

type ViewPart = { readonly [K in keyof ObjectView]?: ObjectView[K] | undefined };

export interface Looking {
  readonly viewer: Viewer;
  readonly knowledge: Knowledge;
}

/** In a game with nothing in play yet, a card is just its name, cost and types. */
export function cardView(state: GameState, object: ObjectId, id: VisibleId): Json {
  const { identity } = loggedObject(state, object);
  const definition = identity.definition === null ? undefined : state.definitions[identity.definition];
  if (definition === undefined) throw new Error('the log names a card it never recorded');
  const { name, cost, typeLine } = definition;
  return cost === null ? { id, name, typeLine } : { id, name, cost, typeLine };
}

export function objectView(state: GameState, object: ObjectId, id: VisibleId, looking: Looking): Json {
  const found = loggedObject(state, object);
  const described = describe(state, object);
  if (described === undefined) throw new Error('an object that is not there was looked at');
  if (isCovered(state, found, looking)) return coveredView(found, id);
  const view: Record<string, Json> = {};
  fill(view, faceView(state, described));
  fill(view, loyaltyNow(found, described));
  const { kind: zone } = found.zone;
  fill(view, {
    asPrinted: printedOtherwise(state, found, described),
    id,
    zone,
    owner: found.owner ?? undefined,
  });
  fill(view, playView(state, found, described, looking));
  fill(view, {
    under: underView(state, found, described, looking),
    item:
      found.item === undefined
        ? undefined
        : itemView(state, controlledNow(found.item, described), looking.knowledge),
  });
  return view;
}

/** cr 109.5, 112.2: a player may have gained control of it since it was put on the stack. */
const controlledNow = (item: StackItem, { known: { controller } }: Described): StackItem =>
  controller === null || controller === item.controller ? item : { ...item, controller };

/** True if the viewer was shown it, or may look at it now. */
export const isSeenBy = (state: GameState, id: ObjectId, { viewer, knowledge }: Looking): boolean =>
  knowledge.shown.has(id) || looksAt(viewer, (seat) => mayLookAt(state, seat, id));

/**
 * For an object in the viewer's sight: true if the viewer sees which card it is, false if the viewer sees only
 * that something lies there.
 */
export function showsFace(state: GameState, object: GameObject, looking: Looking): boolean {
  if (isCovered(state, object, looking)) return false;
  return !isLying(object) || showsUnder(state, object, controllerOf(state, object.id), looking);
}

/** True if it lies face down. */
export const isLying = ({ permanent, item, faceDown }: GameObject): boolean =>
  (permanent?.faceDown ?? item?.faceDown ?? faceDown ?? null) !== null;

/** cr 708.5; and a player who was made to look at it remembers. */
const showsUnder = (
  state: GameState,
  { id, owner }: GameObject,
  controller: Seat | null,
  looking: Looking,
): boolean => seesFaceDown(looking.viewer, controller ?? owner) || isSeenBy(state, id, looking);

const isCovered = (
  state: GameState,
  { id, permanent, item, faceDown }: GameObject,
  looking: Looking,
): boolean =>
  faceDown !== undefined &&
  faceDownLandKind({ faceDown }) === null &&
  permanent === undefined &&
  item === undefined &&
  !seesCovered(looking.viewer, isSeenBy(state, id, looking));

const coveredView = ({ zone, owner, faceDown, counters }: GameObject, id: VisibleId): Json =>
  dense({
    id,
    name: '',
    typeLine: '',
    zone: zone.kind,
    owner: owner ?? undefined,
    faceDown,
    counters: some(counters ?? {}),
  });

function faceView(state: GameState, { name, cost, typeLine, text, unread, known }: Described): FaceView {
  const { power, toughness, loyalty, defense } = known;
  return {
    name,
    typeLine,
    ...(cost === null ? {} : { cost }),
    ...printedView(state, known.copiable),
    ...(known.copiable.watched === undefined ? {} : { watched: true }),
    ...(text.length === 0 ? {} : { text }),
    ...(unread.length === 0 ? {} : { assisted: unread }),
    ...(power === null ? {} : { power }),
    ...(toughness === null ? {} : { toughness }),
    ...(loyalty === null ? {} : { loyalty }),
    ...(defense === null ? {} : { defense }),
  };
}

/** cr 306.5c, 310.4c: in play, the number of counters. */
function loyaltyNow({ permanent }: GameObject, { known }: Described): Pick<FaceView, 'loyalty' | 'defense'> {
  if (permanent === undefined) return {};
  const { loyalty = 0, defense = 0 } = permanent.counters;
  return { ...(known.loyalty === null ? {} : { loyalty }), ...(known.defense === null ? {} : { defense }) };
}

/**
 * What the object's own text says, if any of it differs from its present values; nothing for face-down
 * objects.
 */
function printedOtherwise(
  state: GameState,
  object: GameObject,
  described: Described,
): PrintedView | undefined {
  const { known } = described;
  const { item } = object;
  const isAbility = item !== undefined && item.kind !== 'spell';
  if (isAbility || isLying(object) || known.copiable.unnamed !== undefined) return undefined;
  const printed = asPrinted(state, object, known);
  const { loyalty, defense } = { ...known, ...loyaltyNow(object, described) };
  const isColoured = isAlikeIn(printed.colours, known.colours);
  const isWorded = isAlikeIn(printed.text, described.text);
  const isAlike =
    isColoured &&
    isWorded &&
    printed.typeLine === described.typeLine &&
    printed.power === sizeOf(known.power) &&
    printed.toughness === sizeOf(known.toughness) &&
    printed.loyalty === loyalty &&
    printed.defense === defense;
  if (isAlike) return undefined;
  return {
    typeLine: printed.typeLine,
    ...(isColoured ? {} : { colours: printed.colours }),
    ...(isWorded ? {} : { text: printed.text }),
    ...(printed.power === null ? {} : { power: printed.power }),
    ...(printed.toughness === null ? {} : { toughness: printed.toughness }),
    ...(printed.loyalty === null ? {} : { loyalty: printed.loyalty }),
    ...(printed.defense === null ? {} : { defense: printed.defense }),
  };
}

const isAlikeIn = (words: readonly string[], others: readonly string[]): boolean =>
  words === others || String(words) === String(others);

const sizeOf = (size: number | null): string | null => (size === null ? null : String(size));

/** A viewer who sees a card without a name sees its printed text, which is not what the card is. */
function printedView(
  { definitions }: GameState,
  { unnamed, definition }: Identity,
): Pick<FaceView, 'printed'> {
  const card = unnamed === undefined || definition === null ? undefined : definitions[definition];
  return card === undefined ? {} : { printed: card.name };
}

/** What an object on the battlefield or the stack has beyond its face. */
function playView(
  state: GameState,
  object: GameObject,
  { known }: Described,
  { knowledge }: Looking,
): ViewPart {
  const { permanent, token, counters, faceDown, item, links } = object;
  const colours = known.colours.length === 0 ? undefined : known.colours;
  const lying = permanent?.faceDown ?? item?.faceDown ?? faceDown ?? undefined;
  const common = {
    colours,
    token: flag(token),
    copy: flag(lying === undefined && isCopy(state, object, known.copiable)),
    faceDown: lying,
    controller: known.controller ?? undefined,
    counters: some(permanent?.counters ?? counters ?? {}),
  };
  if (permanent === undefined) return common;
  const { attachedTo } = permanent;
  return {
    ...common,
    tapped: flag(permanent.tapped),
    flipped: flag(permanent.flipped),
    phasedOut: flag(permanent.phasedOut !== 'no'),
    damage: permanent.damage === 0 ? undefined : permanent.damage,
    attachedTo: typeof attachedTo === 'string' ? knowledge.find(attachedTo) : (attachedTo ?? undefined),
    marks: permanent.marks.length === 0 ? undefined : permanent.marks,
    chosen: lying === undefined ? wordsKept(links) : undefined,
  };
}

/** cr 707.2: its copiable values are not its own, or it is a token with a mana cost, which only a copy gives (cr 111.3). */
const isCopy = (
  { definitions }: GameState,
  { identity: own, token }: GameObject,
  copiable: Identity,
): boolean =>
  own.definition !== copiable.definition ||
  own.made !== copiable.made ||
  (token === true && own.definition !== null && (definitions[own.definition]?.cost ?? null) !== null);

/** Words are announced; other kept choices may be secret (cr 607.2d). */
export function wordsKept(links: GameObject['links'] = {}): readonly string[] | undefined {
  const words = Object.values(links).flatMap(({ word }) => (typeof word === 'string' ? [word] : []));
  return words.length === 0 ? undefined : words;
}

const flag = (on: boolean | undefined): true | undefined => (on === true ? true : undefined);
const some = (counters: Readonly<Record<string, number>>) =>
  Object.keys(counters).length === 0 ? undefined : { ...counters };

function underView(
  state: GameState,
  object: GameObject,
  { known: { controller } }: Described,
  looking: Looking,
): FaceView | undefined {
  if (!isLying(object) || !showsUnder(state, object, controller, looking)) return undefined;
  const printed = describePrinted(state, object.id);
  return printed === undefined ? undefined : faceView(state, printed);
}

function dense(members: ViewPart): JsonObject {
  const given: Record<string, Json> = {};
  fill(given, members);
  return given;
}

/** Copies the defined members of the part into the view. */
function fill(view: Record<string, Json>, part: ViewPart): void {
  for (const key in part) {
    const value = part[key as keyof ViewPart];
    if (value !== undefined) view[key] = value as Json;
  }
}
