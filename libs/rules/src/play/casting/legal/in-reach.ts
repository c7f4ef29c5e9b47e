// The cards a player might play and the abilities they might activate, as far as objects alone decide.
// Memoized until an object changes. legal.ts decides whether each is possible now. Measured on 2026-11-28 in self-play
// with 1,000 life: 0.36 to 0.45 s, without the memos 0.56 s. kept-answers.spec.ts (libs/simulation) compares the
// answers with those of a fresh copy.
import { memoByIdentity } from '#kernel';
import type { GameAction } from '../../../model/decisions/action.js';
import {
  changedElsewhere,
  known,
  perBattlefield,
  perLayers,
  permanents,
} from '../../../reading/characteristics/characteristics.js';
import { leavesAbilities } from '../../../reading/characteristics/effects/bearing.js';
import { changingAmong, isChanging } from '../../../model/printed/changing.js';
import { definesByMoment } from '../../../reading/characteristics/effects/defined.js';
import { faceDownLandKind } from '../../../reading/language/any-card-as-land.js';
import {
  zoneContents,
  perZone,
  type ZoneContents,
  type ZonedObject,
} from '../../../reading/characteristics/alone/zone-contents.js';
import { plainOf } from '../../../reading/characteristics/alone/plain.js';
import type { Known } from '../../../model/printed/shape.js';
import { plainManaAbility, type Activated } from '../../../engine/mana/abilities.js';
import { isManaAbility } from '../../../reading/language/mana-made.js';
import { graveyardsOf } from '../../../reading/language/references.js';
import type { GameObject, GameState } from '../../../model/state/game-state.js';
import {
  COMMAND,
  EXILE,
  handOf,
  objectNumber,
  type ObjectId,
  type Seat,
  type Zone,
} from '../../../model/basics/ids.js';
import { isLoyalty } from '../../../reading/in-force/activation-limits.js';
import { activatedOf } from '../costs/activating.js';
import { hasOneFace } from '../ways/faces.js';
import { plainUseOf, type PlainUse } from './plain-uses.js';
import { playTraits, type PlayTraits } from '../ways/play-traits.js';

/** A card that might be cast or played. */
export interface Card {
  readonly object: GameObject;
  readonly traits: PlayTraits;
  /** Its characteristics. Undefined if it has several faces, or may change while no object does. */
  readonly known: Known | undefined;
}

/** An ability of a permanent or card that might be activated, or a permanent that might be turned face up. */
export interface Usable {
  readonly object: GameObject;
  readonly action: GameAction;
  /** Undefined: it is turned face up. */
  readonly ability?: Activated;
  /** cr 302.6: its cost taps this permanent, a creature or not. */
  readonly taps: 'creature' | 'other' | null;
  /** The mana in its cost. */
  readonly mana: string | null;
  /** It makes mana and costs {T} at most. */
  readonly isFree: boolean;
  /**
   * For a permanent whose controller may activate it at any time: the ability does not limit who, when or how
   * often.
   */
  readonly isUnconditional: boolean;
  /** For a permanent whose controller may activate it cheaply. */
  readonly plain: PlainUse | null;
  /** The object makes mana, by this ability or another. */
  readonly isSource: boolean;
}

export interface Reach {
  readonly cards: readonly Card[];
  readonly usables: readonly Usable[];
}

const reaches = perLayers((): Map<Seat, Reach> => new Map());

export function reachOf(state: GameState, seat: Seat): Reach {
  const bySeat = reaches(state);
  let found = bySeat.get(seat);
  if (found === undefined) bySeat.set(seat, (found = workedOut(state, seat)));
  return found;
}

function workedOut(state: GameState, seat: Seat): Reach {
  const cards: Card[] = [];
  const usables = [...usablesInPlay(state, seat)];
  const use = (id: ObjectId): void => {
    const now = known(state, id);
    if (now !== undefined) usables.push(...usablesOf(state, now, objectAt(state, id)));
  };
  for (const card of cardsIn(state, handOf(seat))) {
    cards.push(card);
    if (card.traits.activates.has('hand')) use(card.object.id);
  }
  for (const zone of [...graveyardsOf(state, seat), EXILE, COMMAND]) {
    const { plays, activates } = elsewhere(state, zone);
    for (const id of plays) cards.push(cardOf(state, objectAt(state, id)));
    activates.forEach(use);
  }
  return { cards, usables };
}

const cardsByThemselves = perZone(({ state, all }): readonly Card[] =>
  all.map(({ object }) => cardOf(state, object)),
);

const NO_CARDS: readonly Card[] = [];

function cardsIn(state: GameState, zone: Zone): readonly Card[] {
  const contents = zoneContents(state, zone);
  if (contents === undefined) return NO_CARDS;
  return isUnchanged(state) && !isDefining(contents)
    ? cardsByThemselves(contents)
    : contents.all.map(({ object }) => cardOf(state, object));
}

function objectAt(state: GameState, id: ObjectId): GameObject {
  const object = state.objects[objectNumber(id)];
  if (object === undefined) throw new Error(`${id} lies in a zone and is not there`);
  return object;
}

const cards = memoByIdentity<Known, Card>();

export function cardOf(state: GameState, object: GameObject): Card {
  const now = known(state, object.id);
  let found = now === undefined ? undefined : cards.get(now);
  if (found === undefined) {
    found = lookedAt(state, object, now);
    if (now !== undefined) cards.set(now, found);
  }
  return found;
}

function lookedAt(state: GameState, object: GameObject, now: Known | undefined): Card {
  const isSteady = hasOneFace(state, object) && !definesByMoment(plainOf(state, object).abilities);
  return { object, traits: playTraits(now), known: isSteady ? now : undefined };
}

interface Elsewhere {
  readonly plays: readonly ObjectId[];
  readonly activates: readonly ObjectId[];
}

const NOWHERE: Elsewhere = { plays: [], activates: [] };

/** The cards of a zone that have rules for playing them or abilities there. */
function sayingIn(
  { zone, all }: ZoneContents,
  abilitiesOf: (lying: ZonedObject) => Known['abilities'],
): Elsewhere {
  const saying = (trait: 'from' | 'activates'): ObjectId[] =>
    all
      .filter((lying) => playTraits({ abilities: abilitiesOf(lying) })[trait].has(zone))
      .map(({ object }) => object.id);
  return { plays: saying('from'), activates: saying('activates') };
}

const byThemselves = perZone((contents) => sayingIn(contents, ({ plain }) => plain.abilities));
const isDefining = perZone(({ all }) => all.some(({ plain }) => changingAmong(plain.abilities).length > 0));
const areAbilitiesDefined = perZone(({ all }) =>
  all.some(({ plain }) =>
    changingAmong(plain.abilities).some(
      ({ ability }) =>
        ability.kind === 'static' &&
        ability.effects.some((effect) => isChanging(effect) && !effect.changes.every(leavesAbilities)),
    ),
  ),
);

/** No effect applies to any object in the zone or elsewhere. */
const isUnchanged = (state: GameState): boolean => changedElsewhere(state).length === 0;

/** Cards outside hand and battlefield. */
function elsewhere(state: GameState, zone: Zone): Elsewhere {
  const contents = zoneContents(state, zone);
  if (contents === undefined) return NOWHERE;
  return isUnchanged(state) && !areAbilitiesDefined(contents)
    ? byThemselves(contents)
    : sayingIn(contents, ({ object, plain }) => (known(state, object.id) ?? plain).abilities);
}

interface UsablePermanent {
  readonly controller: Seat | null;
  readonly usables: readonly Usable[];
}

const usablePermanents = perBattlefield((state): readonly UsablePermanent[] => {
  const found: UsablePermanent[] = [];
  for (const id of permanents(state)) {
    const now = known(state, id);
    const usables = now === undefined ? [] : usablesOf(state, now, objectAt(state, id));
    if (now !== undefined && usables.length > 0) found.push({ controller: now.controller, usables });
  }
  return found;
});

const usablesBySeat = perBattlefield((): Map<Seat, readonly Usable[]> => new Map());

function usablesInPlay(state: GameState, seat: Seat): readonly Usable[] {
  const bySeat = usablesBySeat(state);
  let found = bySeat.get(seat);
  if (found === undefined) {
    found = usablePermanents(state).flatMap(({ controller, usables }) =>
      controller === seat ? usables : usables.filter(({ ability }) => ability?.by !== undefined),
    );
    bySeat.set(seat, found);
  }
  return found;
}

const usablesOfKnown = memoByIdentity<Known, readonly Usable[]>();

/** Kept as long as the object is known to be unchanged. */
function usablesOf(state: GameState, now: Known, object: GameObject): readonly Usable[] {
  let found = usablesOfKnown.get(now);
  if (found === undefined) usablesOfKnown.set(now, (found = usablesIn(state, now, object)));
  return found;
}

function usablesIn(state: GameState, { types }: Known, object: GameObject): readonly Usable[] {
  const { id, zone, permanent } = object;
  const isCreature = types.includes('creature');
  const activated = activatedOf(state, object);
  const isSource = activated.some(({ ability }) => isManaAbility(ability));
  const found = activated.flatMap(({ ability }, nth): Usable[] => {
    if ((ability.zone ?? 'battlefield') !== zone.kind) return [];
    const { costs } = ability;
    const mana = costs.find((cost) => cost.kind === 'mana');
    const simple = plainManaAbility(ability);
    const taps = costs.some(({ kind }) => kind === 'tap');
    return [
      {
        object,
        action: { do: 'activate', object: id, ability: nth },
        ability,
        taps: taps ? (isCreature ? 'creature' : 'other') : null,
        mana: mana?.cost ?? null,
        isFree: simple?.price === 'plain' && simple.pays.length === 0,
        isUnconditional: permanent !== undefined && isUnconditional(ability),
        plain: permanent === undefined ? null : plainUseOf(ability),
        isSource,
      },
    ];
  });
  // pentaland 703.6: a face-down land of this kind is no face-down permanent.
  const isFaceDown =
    permanent !== undefined && permanent.faceDown !== null && faceDownLandKind(object) === null;
  if (!isFaceDown) return found;
  return [
    ...found,
    {
      object,
      action: { do: 'special', object: id, what: 'turn-up' },
      taps: null,
      mana: null,
      isFree: false,
      isUnconditional: false,
      plain: null,
      isSource,
    },
  ];
}

const isUnconditional = (ability: Activated): boolean =>
  ability.by === undefined &&
  ability.only === undefined &&
  ability.limit === undefined &&
  ability.speed === undefined &&
  !isLoyalty(ability);
