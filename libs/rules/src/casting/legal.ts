// Everything a player with priority could begin now (cr 117.1, 605.3a): each face, cost, ability, land and special
// action for which there is some way to do it, with its targets still open. What plainly cannot be is passed over early.
import type { GameAction } from '../decisions/action.js';
import { permissions } from '../characteristics/in-force.js';
import { known, perLayers, permanents, sightOf } from '../characteristics/characteristics.js';
import type { Known } from '../characteristics/shape.js';
import type { GameObject, GameState } from '../state/game-state.js';
import {
  COMMAND,
  EXILE,
  graveyardOf,
  handOf,
  objectNumber,
  zoneKey,
  type ObjectId,
  type Seat,
} from '../state/ids.js';
import { objectsOf } from '../reading/references.js';
import { playersOf } from '../reading/players.js';
import { activatedOf, mayActivate } from './activating.js';
import { isPossible } from './complete.js';
import { asSpell, facesToCast, hasOneFace } from './faces.js';
import { budgetOf, couldPay, type Budget } from './budget.js';
import { hasLandPlay } from './lands.js';
import { playTraits } from './play-traits.js';
import { spellScene } from './scene.js';
import { isSorceryTime } from './timing.js';
import { waysToCast } from './ways.js';
import { simpleOf } from '../mana/abilities.js';
import { refusalOf } from './fault.js';
import { canTap } from '../mana/sources.js';
import { unlessUnknown } from '../reading/needs-identity.js';
import { variantIn, type Rulebook } from './naming.js';
import { usesOf } from './uses.js';

type InForcePermission = ReturnType<typeof permissions<'play'>>[number];

interface Moment {
  readonly state: GameState;
  readonly seat: Seat;
  readonly isSorceryTime: boolean;
  readonly mayPlayLand: boolean;
  /** Worked out when something first asks for it. */
  readonly budget: () => Budget;
  readonly arePermissions: boolean;
  readonly memo: Map<string, unknown>;
}

/** Of a card without a name what may be begun with it, by what everyone knows: whichever name it may get. */
export function legalActions(
  state: GameState,
  seat: Seat,
  book?: Pick<Rulebook, 'variants'>,
): readonly GameAction[] {
  let budget: Budget | undefined;
  const moment: Moment = {
    state,
    seat,
    isSorceryTime: isSorceryTime(state, seat),
    mayPlayLand: unlessUnknown(() => hasLandPlay(state, seat), false),
    budget: () => (budget ??= budgetOf(state, seat)),
    arePermissions: unlessUnknown(() => permissions(state, 'play').length > 0, true),
    memo: new Map(),
  };
  const actions: GameAction[] = [];
  const plays = playable(state, seat);
  for (const object of plays)
    whatIsKnown(() => {
      if (known(state, object.id)?.copiable.unnamed === undefined) addPlays(moment, object, actions);
    });
  for (const object of withAbilities(state, seat))
    whatIsKnown(() => {
      addActivations(moment, object, actions);
    });
  if (state.naming !== null) actions.push(...usesOf(state, seat, plays, moment, variantIn(state, book)));
  return actions;
}

/** As far as it does not hang on names that nobody has given yet. */
const whatIsKnown = (look: () => void): void => {
  unlessUnknown(look, undefined);
};

const inHand = (state: GameState, seat: Seat): readonly ObjectId[] =>
  state.zones[zoneKey(handOf(seat))] ?? [];

interface Elsewhere {
  readonly plays: readonly ObjectId[];
  readonly activates: readonly ObjectId[];
}

/** Cards outside hand and battlefield that say something about playing them or can do something there, by zone. */
const elsewhere = perLayers((state): ReadonlyMap<string, Elsewhere> => {
  const found = new Map<string, Elsewhere>();
  for (const [key, ids] of Object.entries(state.zones)) {
    const [kind = ''] = key.split('/');
    if (kind !== 'graveyard' && kind !== 'exile' && kind !== 'command') continue;
    const saying = (trait: 'from' | 'activates'): ObjectId[] =>
      ids.filter((id) => playTraits(known(state, id))[trait].has(kind));
    found.set(key, { plays: saying('from'), activates: saying('activates') });
  }
  return found;
});

const NOWHERE: Elsewhere = { plays: [], activates: [] };
const zonesOf = (state: GameState, seat: Seat): Elsewhere[] =>
  [graveyardOf(seat), EXILE, COMMAND].map((zone) => elsewhere(state).get(zoneKey(zone)) ?? NOWHERE);

/** Cards a player might cast or play: those in hand, those that say so elsewhere, those an effect speaks of. */
function playable(state: GameState, seat: Seat): GameObject[] {
  const found = new Set<ObjectId>(inHand(state, seat));
  for (const { plays } of zonesOf(state, seat)) for (const id of plays) found.add(id);
  for (const id of permitted(state, seat)) found.add(id);
  return [...found].flatMap((id) => state.objects[objectNumber(id)] ?? []);
}

function permitted(state: GameState, seat: Seat): ObjectId[] {
  const sight = sightOf(state);
  const open = ({ permission, context, object }: InForcePermission): readonly ObjectId[] => {
    const { from, cards, who } = permission;
    if ((from === undefined && cards === undefined) || !playersOf(sight, who, context).includes(seat))
      return [];
    if (object !== null) return [object];
    if (cards !== undefined) return objectsOf(sight, cards, context);
    return Object.entries(state.zones)
      .filter(([key]) => key.startsWith(`${from ?? ''}/`) && !key.startsWith('library/'))
      .flatMap(([, ids]) => ids);
  };
  return unlessUnknown(() => permissions(state, 'play'), []).flatMap((one) =>
    unlessUnknown(() => open(one), []),
  );
}

/** Most cards of a hand cannot be played most of the time, and plainly so. */
function isPlainlyOut(moment: Moment, object: GameObject): boolean {
  const { state, arePermissions } = moment;
  const card = hasOneFace(state, object) ? known(state, object.id) : undefined;
  if (card === undefined || arePermissions) return false;
  if (card.types.includes('land')) return !moment.mayPlayLand;
  const traits = playTraits(card);
  if (!moment.isSorceryTime && !card.types.includes('instant') && !traits.instant) return true;
  return traits.isPlain && !traits.suspends && !couldPay(moment.budget(), card.cost);
}

function addPlays(moment: Moment, object: GameObject, actions: GameAction[]): void {
  const { state, seat } = moment;
  if (isPlainlyOut(moment, object)) return;
  for (const face of facesToCast(state, object)) {
    const card = asSpell(state, object, face, seat);
    const which = face === object.identity.face ? {} : { face };
    if (card.types.includes('land')) {
      const play: GameAction = { do: 'play', object: object.id, ...which };
      if (moment.mayPlayLand && isPossible(state, seat, play, moment.memo)) actions.push(play);
    } else addCasts(moment, object, card, which, actions);
  }
  if (object.zone.kind !== 'hand' || !playTraits(known(state, object.id)).suspends) return;
  const suspend: GameAction = { do: 'special', object: object.id, what: 'suspend' };
  if (isPossible(state, seat, suspend, moment.memo)) actions.push(suspend);
}

function addCasts(
  moment: Moment,
  object: GameObject,
  card: Known,
  which: { readonly face?: number },
  actions: GameAction[],
): void {
  const { state, seat, arePermissions: areOthers } = moment;
  const traits = playTraits(card);
  const soon = moment.isSorceryTime || card.types.includes('instant') || traits.instant;
  if (!soon && !areOthers) return;
  // The mana cost alone: the commonest case, seen without looking any further.
  if (traits.isPlain && !areOthers && !couldPay(moment.budget(), card.cost)) return;
  if (traits.isPlain && !areOthers && object.zone.kind === 'hand') {
    const plain: GameAction = { do: 'cast', object: object.id, ...which };
    if (isPossible(state, seat, plain, moment.memo)) actions.push(plain);
    return;
  }
  const { sight } = spellScene(state, seat, object, card);
  const labels = new Set<string | null>();
  for (const way of waysToCast(sight, state, seat, object, card)) {
    if (
      labels.has(way.label) ||
      (way.costs === null && !traits.isReduced && !couldPay(moment.budget(), card.cost))
    )
      continue;
    labels.add(way.label);
    const cast: GameAction = {
      do: 'cast',
      object: object.id,
      ...which,
      ...(way.label === null ? {} : { alternative: way.label }),
    };
    if (isPossible(state, seat, cast, moment.memo)) actions.push(cast);
  }
}

/** Permanents with something to activate or to turn up. */
const activePermanents = perLayers((state): readonly ObjectId[] =>
  permanents(state).filter(
    (id) =>
      state.objects[objectNumber(id)]?.permanent?.faceDown !== null ||
      (known(state, id)?.abilities.some(({ ability }) => ability.kind === 'activated') ?? false),
  ),
);

function withAbilities(state: GameState, seat: Seat): GameObject[] {
  const hand = inHand(state, seat).filter((id) => playTraits(known(state, id)).activates.has('hand'));
  const others = zonesOf(state, seat).flatMap(({ activates }) => activates);
  return [...activePermanents(state), ...hand, ...others].flatMap(
    (id) => state.objects[objectNumber(id)] ?? [],
  );
}

function addActivations(moment: Moment, object: GameObject, actions: GameAction[]): void {
  const { state, seat } = moment;
  const source = known(state, object.id);
  const { permanent } = object;
  const isMine = source?.controller === seat || permanent === undefined;
  activatedOf(state, object).forEach(({ ability }, nth) => {
    if (!isMine && ability.by === undefined) return;
    if ((ability.zone ?? 'battlefield') !== object.zone.kind) return;
    const action: GameAction = { do: 'activate', object: object.id, ability: nth };
    const taps = ability.costs.some(({ kind }) => kind === 'tap');
    if (taps && !canTap(sightOf(state), object.id, source?.types.includes('creature') ?? false)) return;
    const simple = simpleOf(ability);
    if (simple?.plain === true && simple.pays.length === 0) {
      if (refusalOf(() => mayActivate(state, seat, object, nth)) === undefined) actions.push(action);
      return;
    }
    const cheap = ability.costs.find((cost) => cost.kind === 'mana');
    if (cheap?.kind === 'mana' && !couldPay(moment.budget(), cheap.cost)) return;
    if (isPossible(state, seat, action, moment.memo)) actions.push(action);
  });
  if (permanent === undefined || permanent.faceDown === null || source?.controller !== seat) return;
  const turnUp: GameAction = { do: 'special', object: object.id, what: 'turn-up' };
  if (isPossible(state, seat, turnUp, moment.memo)) actions.push(turnUp);
}
