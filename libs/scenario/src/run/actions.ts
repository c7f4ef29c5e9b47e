// The actions an entry of the script could mean: those that may be begun now, and, where none may, the one that would
// have been meant, so that its refusal tells why.
import { renderAbility } from '#abilities';
import {
  asProposed,
  instanceLabel,
  known,
  legalActions,
  objectNumber,
  waysToTurnUp,
  type GameAction,
  type GameState,
  type ObjectId,
  type Rulebook,
  type Seat,
} from '#rules';
import { parseRef } from '../format/ref.js';
import type { ActivateEntry, CastEntry, ManaEntry, PlayEntry, SpecialEntry } from '../format/script.js';
import { findObjects, holderOf, objectsIn, type Seats } from '../objects/find.js';
import { facesOfCard } from '../objects/faces.js';
import { isCalled, namesOf, sameName } from '../objects/names.js';
import { meant, plainText, WHOLE } from '../objects/texts.js';
import { asIfNamed } from './as-if-named.js';
import { namesOfCard, textsOfActivation } from '../objects/said.js';

export interface Actor {
  readonly state: GameState;
  readonly seats: Seats;
  readonly seat: Seat;
  /** The cards that may be named, and the rules of the ruleset. */
  readonly rules: Rulebook;
}

type ActionOf<D extends GameAction['do']> = Extract<GameAction, { do: D }>;

const started = <D extends GameAction['do']>({ state, seat, rules }: Actor, kind: D): ActionOf<D>[] =>
  legalActions(state, seat, rules).filter((action): action is ActionOf<D> => action.do === kind);

const isNamed = (actor: Actor, action: ActionOf<'cast' | 'play'>, name: string): boolean =>
  namesOfCard(actor.state, action.object, action.face).some((one) => sameName(one, name));

/** The face named itself; of a split card named whole, both halves together. */
function isExactly({ state }: Actor, { object, face = 0 }: ActionOf<'cast'>, name: string): boolean {
  const faces = facesOfCard(state, object);
  const up = faces[face];
  return up === undefined || faces.length === 1 || sameName(up.name, name);
}

/** A name with a zone or a number before or after it is a reference; a plain one is looked for everywhere. */
const objectsMeant = ({ state, seats }: Actor, text: string): ObjectId[] => findObjects(state, seats, text);

/** The player's own first. */
function ownFirst({ state, seat }: Actor, ids: readonly ObjectId[]): ObjectId[] {
  return [
    ...ids.filter((id) => holderOf(state, id) === seat),
    ...ids.filter((id) => holderOf(state, id) !== seat),
  ];
}

function faceNamed({ state }: Actor, object: ObjectId, name: string): { face?: number } {
  const faces = facesOfCard(state, object);
  const face = faces.findIndex((one) => sameName(one.name, name));
  return face > 0 || (faces.length > 1 && face === 0) ? { face } : {};
}

const ZONES_CAST_FROM = ['hand', 'command', 'graveyard', 'exile', 'library'] as const;

export function castsMeant(actor: Actor, { cast: said, alternative, as }: CastEntry): readonly GameAction[] {
  const { state } = actor;
  /** What it costs is read off the name it is given. */
  const named = (object: ObjectId): Actor => (as === undefined ? actor : asIfNamed(actor, object, as));
  const { name: cast, zone: from } = parseRef(said);
  const legal = started(actor, 'cast').filter(
    (action) =>
      isNamed(actor, action, cast) && (from === undefined || objectsIn(state, from).includes(action.object)),
  );
  const inHand = (action: ActionOf<'cast'>): boolean => objectsIn(state, 'hand').includes(action.object);
  const fitting = legal.filter((action) =>
    alternative === undefined || optionalCost(named(action.object), action.object, alternative) !== undefined
      ? action.alternative === undefined ||
        isForNothing(named(action.object), action.object, action.alternative) ||
        !inHand(action)
      : action.alternative !== undefined &&
        isForCost(named(action.object), action.object, action.alternative, alternative),
  );
  const rank = (action: ActionOf<'cast'>): number =>
    (isExactly(actor, action, cast) ? 0 : 2) + (action.alternative === undefined ? 0 : 1);
  const plainFirst = fitting.toSorted((one, other) => rank(one) - rank(other));
  if (plainFirst.length > 0)
    return alternative === undefined ? [...plainFirst, ...forNothing(actor, plainFirst)] : plainFirst;
  const cards = (from === undefined ? ZONES_CAST_FROM : [from]).flatMap((zone) =>
    ownFirst(
      actor,
      objectsIn(state, zone).filter((id) => allNames(actor, id).some((one) => sameName(one, cast))),
    ),
  );
  return cards.slice(0, 1).map((object) => ({
    do: 'cast',
    object,
    ...faceNamed(actor, object, cast),
    ...(alternative === undefined || optionalCost(named(object), object, alternative) !== undefined
      ? {}
      : { alternative: labelMeant(named(object), object, alternative) }),
  }));
}

/** Of a card that is yet to be named nothing says what it may be cast for: for nothing, too, where something lets one. */
const forNothing = ({ state }: Actor, casts: readonly ActionOf<'cast'>[]): readonly GameAction[] =>
  state.naming === null
    ? []
    : casts.flatMap((action) => (action.alternative === undefined ? [{ ...action, alternative: FREE }] : []));

const allNames = ({ state }: Actor, id: ObjectId): readonly string[] => [
  ...namesOf(state, id),
  ...facesOfCard(state, id).map(({ name }) => name),
];

/** One text is the start of the other. */
export function alike(label: string, text: string): boolean {
  const [one, other] = [plainText(label), plainText(text)];
  return one.startsWith(other) || other.startsWith(one);
}

/** By the name of the cost, or by what the text says of it: 'exile a blue card'. */
const isForCost = (actor: Actor, object: ObjectId, label: string, text: string): boolean =>
  alike(label, text) ||
  (label === MORPH && isFaceDownCast(text)) ||
  (label === FREE && isOfCastingFree(actor, text)) ||
  labelsSaying(actor, object, text).includes(label);

/** cr 702.37b: a card with megamorph is cast face down as one with morph is. */
const MORPH = 'morph';
const isFaceDownCast = (text: string): boolean => /^(?:megamorph$|face[- ]down)/.test(plainText(text));
/** What something else lets one cast for nothing (cr 118.5, 118.9). */
const FREE = 'free';

/** As it is worded, or by what says so. */
const isOfCastingFree = ({ state }: Actor, text: string): boolean =>
  plainText(text).startsWith('without paying') ||
  objectsIn(state, 'battlefield').some((id) => isCalled(state, id, text));

interface AlternativeCost {
  readonly label: string;
  /** What the ability says that lets one pay it. */
  readonly text: string;
  readonly asksNothing: boolean;
}

const alternativeCosts = ({ state }: Actor, object: ObjectId): readonly AlternativeCost[] =>
  (known(state, object)?.abilities ?? []).flatMap(({ ability }) =>
    ability.kind === 'static'
      ? ability.effects.flatMap((effect) =>
          effect.kind === 'alternative-cost'
            ? [{ label: effect.label, text: renderAbility(ability), asksNothing: effect.costs.length === 0 }]
            : [],
        )
      : [],
  );

/** Cast without paying its mana cost, by what something else says or by its own text. */
const isForNothing = (actor: Actor, object: ObjectId, label: string): boolean =>
  label === FREE || alternativeCosts(actor, object).some((one) => one.label === label && one.asksNothing);

/** What the alternative costs are called whose texts say so. */
const labelsSaying = (actor: Actor, object: ObjectId, said: string): readonly string[] =>
  alternativeCosts(actor, object)
    .filter(({ text }) => unlinked(text).includes(unlinked(said)))
    .map(({ label }) => label);

/** Several costs are one after another, or joined by an 'and'. */
const unlinked = (text: string): string => plainText(text).replace(/,? and |, /g, ' ');

/** Of a cost that cannot be paid now the label, so that its refusal tells why. */
function labelMeant(actor: Actor, object: ObjectId, text: string): string {
  const [saying] = labelsSaying(actor, object, text);
  const labels = [...alternativeCosts(actor, object).map(({ label }) => label), MORPH, FREE];
  return saying ?? labels.find((label) => isForCost(actor, object, label, text)) ?? text.toLowerCase();
}

interface OptionalCost {
  readonly label: string;
  readonly keyword: string | null;
  readonly repeats: boolean;
}

/** cr 601.2b: the optional additional costs a card has, by their labels. */
export function optionalCosts(
  { state, seat }: Pick<Actor, 'state' | 'seat'>,
  object: ObjectId,
): readonly OptionalCost[] {
  const numbers = new Map<string, number>();
  return (asProposed(state, object, seat)?.abilities ?? []).flatMap(({ ability, keyword }) =>
    ability.kind !== 'static'
      ? []
      : ability.effects.flatMap((effect) => {
          if (effect.kind !== 'additional-cost' || effect.optional === undefined) return [];
          const nth = (numbers.get(effect.optional) ?? 0) + 1;
          numbers.set(effect.optional, nth);
          return [
            { label: instanceLabel(effect.optional, nth), keyword, repeats: effect.repeat !== undefined },
          ];
        }),
  );
}

export const optionalCost = (actor: Actor, object: ObjectId, text: string): OptionalCost | undefined =>
  optionalCosts(actor, object).find(({ label }) => alike(label, text));

export function playsMeant(actor: Actor, { play }: PlayEntry): readonly GameAction[] {
  const legal = started(actor, 'play').filter(
    (action) => action.as === undefined && isNamed(actor, action, play),
  );
  if (legal.length > 0) return legal;
  const cards = ZONES_CAST_FROM.flatMap((zone) =>
    ownFirst(
      actor,
      objectsIn(actor.state, zone).filter((id) => allNames(actor, id).some((one) => sameName(one, play))),
    ),
  );
  return cards.slice(0, 1).map((object) => ({ do: 'play', object }));
}

const activatedCount = (state: GameState, object: ObjectId): number =>
  known(state, object)?.abilities.filter(({ ability }) => ability.kind === 'activated').length ?? 0;

/** Every activation of what the player could mean; those of the objects named alone, where some are. */
function activations(actor: Actor, of: string | undefined): ActionOf<'activate'>[] {
  const { state } = actor;
  const objects =
    of === undefined
      ? ownFirst(
          actor,
          (['battlefield', 'hand', 'graveyard', 'exile', 'command', 'stack'] as const).flatMap((zone) =>
            objectsIn(state, zone),
          ),
        )
      : objectsMeant(actor, of);
  return objects.flatMap((object) =>
    Array.from({ length: activatedCount(state, object) }, (_, ability) => ({
      do: 'activate' as const,
      object,
      ability,
    })),
  );
}

function bestActivations(actor: Actor, text: string, of: string | undefined): readonly GameAction[] {
  const { state } = actor;
  const weighed = activations(actor, of).flatMap((action) => {
    const given = plainText(text, namesOf(state, action.object));
    const weight = meant(textsOfActivation(state, action.object, action.ability), given);
    return weight === 0 ? [] : [{ action, weight }];
  });
  const legal = started(actor, 'activate');
  const isLegal = ({ object, ability }: ActionOf<'activate'>): boolean =>
    legal.some((one) => one.object === object && one.ability === ability);
  const rank = ({ action, weight }: (typeof weighed)[number]): number =>
    (weight === WHOLE ? 2 : 0) + (isLegal(action) ? 1 : 0);
  return weighed
    .toSorted((one, other) => rank(other) - rank(one) || other.weight - one.weight)
    .map(({ action }) => action);
}

export const activationsMeant = (actor: Actor, { activate, of }: ActivateEntry): readonly GameAction[] =>
  bestActivations(actor, activate, of);

/** Of a card without a name, by the abilities of the name it is given. */
export function activationsAs(
  actor: Actor,
  said: string,
  of: string | undefined,
  as: string,
): readonly GameAction[] {
  const objects =
    of === undefined ? ownFirst(actor, objectsIn(actor.state, 'hand')) : objectsMeant(actor, of);
  return objects.flatMap((object) => {
    const named = asIfNamed(actor, object, as);
    const text = plainText(said, namesOf(named.state, object));
    const weights = Array.from({ length: activatedCount(named.state, object) }, (_, ability) => ({
      ability,
      weight: meant(textsOfActivation(named.state, object, ability), text),
    }));
    const best = weights.toSorted((one, other) => other.weight - one.weight)[0];
    if (best === undefined || best.weight === 0) return [];
    return [{ do: 'activate' as const, object, ability: best.ability, name: as }];
  });
}

export const manaMeant = (actor: Actor, { mana, of }: ManaEntry): readonly GameAction[] =>
  bestActivations(actor, mana, of);

/** What a special action is called in a script, and what the rules call it. */
const CALLED: readonly (readonly [RegExp, string])[] = [
  [/^(?:turn|morph|megamorph|disguise|manifest|cloak|unmorph)/, 'turn-up'],
  [/^suspend/, 'suspend'],
];

const faceDownOf = ({ state, seat }: Actor): readonly ObjectId[] =>
  objectsIn(state, 'battlefield').filter(
    (id) => holderOf(state, id) === seat && isFaceDown(state.objects[objectNumber(id)]),
  );
const isFaceDown = (object: GameState['objects'][number] | undefined): boolean =>
  typeof object?.permanent?.faceDown === 'string';

/** cr 701.40c: of several ways to turn it up the one that is said. */
function turnedUpAs({ state }: Actor, action: ActionOf<'special'>, said: string): ActionOf<'special'> {
  const object = state.objects[objectNumber(action.object)];
  const ways = object === undefined || action.what !== 'turn-up' ? [] : waysToTurnUp(state, object);
  const way = ways.length > 1 ? ways.find(({ label }) => alike(label, said)) : undefined;
  return way === undefined ? action : { ...action, alternative: way.label };
}

export function specialsMeant(
  actor: Actor,
  { special, of, alternative }: SpecialEntry,
): readonly GameAction[] {
  const text = plainText(special);
  const what = CALLED.find(([words]) => words.test(text))?.[1] ?? text;
  const objects = of === undefined ? undefined : objectsMeant(actor, of);
  const legal = started(actor, 'special').filter(
    (action) => (objects?.includes(action.object) ?? true) && alike(action.what, what),
  );
  if (legal.length > 0) return legal.map((action) => turnedUpAs(actor, action, alternative ?? special));
  return (objects ?? (what === 'turn-up' ? faceDownOf(actor) : []))
    .slice(0, 1)
    .map((object) => ({ do: 'special', object, what }));
}
