// Everything a player with priority could begin now (cr 117.1, 605.3a): each face, cost, ability, land and special
// action for which there is some way to do it, with its targets still open. What plainly cannot be is passed over early.
import type { GameAction } from '../decisions/action.js';
import { permissions } from '../characteristics/in-force.js';
import { known, permanents, sightOf } from '../characteristics/characteristics.js';
import type { Known } from '../characteristics/shape.js';
import { perEpoch } from '../engine/epoch.js';
import type { GameObject, GameState } from '../state/game-state.js';
import { objectNumber, zoneKey, type ObjectId, type Seat } from '../state/ids.js';
import { objectsOf } from '../reading/references.js';
import { playersOf } from '../reading/players.js';
import { activatedOf } from './activating.js';
import { isPossible } from './complete.js';
import { facesToCast } from './faces.js';
import { asSpell } from './faces.js';
import { budgetOf, couldPay, type Budget } from './budget.js';
import { hasLandPlay } from './lands.js';
import { playTraits } from './play-traits.js';
import { spellScene } from './scene.js';
import { isSorceryTime } from './timing.js';
import { waysToCast } from './ways.js';
import { simpleOf } from '../mana/abilities.js';
import { mayActivate } from './activating.js';
import { refusalOf } from './fault.js';
import { canTap } from '../mana/sources.js';

interface Moment {
  readonly state: GameState;
  readonly seat: Seat;
  readonly isSorceryTime: boolean;
  readonly mayPlayLand: boolean;
  readonly budget: Budget;
  readonly memo: Map<string, unknown>;
}

export function legalActions(state: GameState, seat: Seat): readonly GameAction[] {
  const moment: Moment = {
    state,
    seat,
    isSorceryTime: isSorceryTime(state, seat),
    mayPlayLand: hasLandPlay(state, seat),
    budget: budgetOf(state, seat),
    memo: new Map(),
  };
  const actions: GameAction[] = [];
  for (const object of playable(state, seat)) addPlays(moment, object, actions);
  for (const object of withAbilities(state, seat)) addActivations(moment, object, actions);
  return actions;
}

const objectsIn = (state: GameState, kind: 'hand' | 'graveyard', seat: Seat): readonly ObjectId[] =>
  state.zones[zoneKey({ kind, seat, index: 0 })] ?? [];
const shared = (state: GameState, kind: 'exile' | 'command'): readonly ObjectId[] =>
  state.zones[zoneKey({ kind, seat: null, index: 0 })] ?? [];

/** Cards a player might cast or play: those in hand, those that say so elsewhere, those an effect speaks of. */
function playable(state: GameState, seat: Seat): GameObject[] {
  const found = new Set<ObjectId>(objectsIn(state, 'hand', seat));
  const elsewhere = [
    ...objectsIn(state, 'graveyard', seat),
    ...shared(state, 'exile'),
    ...shared(state, 'command'),
  ];
  for (const id of elsewhere) {
    const object = state.objects[objectNumber(id)];
    if (object !== undefined && playTraits(known(state, id)).from.has(object.zone.kind)) found.add(id);
  }
  for (const id of permitted(state, seat)) found.add(id);
  return [...found].flatMap((id) => state.objects[objectNumber(id)] ?? []);
}

function permitted(state: GameState, seat: Seat): ObjectId[] {
  const sight = sightOf(state);
  return permissions(state, 'play').flatMap(({ permission, context, object }): readonly ObjectId[] => {
    const { from, cards, who } = permission;
    if ((from === undefined && cards === undefined) || !playersOf(sight, who, context).includes(seat))
      return [];
    if (object !== null) return [object];
    if (cards !== undefined) return objectsOf(sight, cards, context);
    return Object.entries(state.zones)
      .filter(([key]) => key.startsWith(`${from ?? ''}/`) && !key.startsWith('library/'))
      .flatMap(([, ids]) => ids);
  });
}

function addPlays(moment: Moment, object: GameObject, actions: GameAction[]): void {
  const { state, seat } = moment;
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
  const { state, seat, budget } = moment;
  const traits = playTraits(card);
  const soon = moment.isSorceryTime || card.types.includes('instant') || traits.instant;
  const areOthers = budget.arePermissions;
  if (!soon && !areOthers) return;
  // The mana cost alone: the commonest case, seen without looking any further.
  if (traits.isPlain && !areOthers && !couldPay(budget, card.cost)) return;
  if (traits.isPlain && !areOthers && object.zone.kind === 'hand') {
    const plain: GameAction = { do: 'cast', object: object.id, ...which };
    if (isPossible(state, seat, plain, moment.memo)) actions.push(plain);
    return;
  }
  const { sight } = spellScene(state, seat, object, card);
  const labels = new Set<string | null>();
  for (const way of waysToCast(sight, state, seat, object, card)) {
    if (labels.has(way.label) || (way.costs === null && !traits.isReduced && !couldPay(budget, card.cost)))
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

/** Per epoch: permanents with something to activate or to turn up. */
const activePermanents = perEpoch((state): readonly ObjectId[] =>
  permanents(state).filter(
    (id) =>
      state.objects[objectNumber(id)]?.permanent?.faceDown !== null ||
      (known(state, id)?.abilities.some(({ ability }) => ability.kind === 'activated') ?? false),
  ),
);

function withAbilities(state: GameState, seat: Seat): GameObject[] {
  const elsewhere = [
    ...objectsIn(state, 'hand', seat),
    ...objectsIn(state, 'graveyard', seat),
    ...shared(state, 'exile'),
    ...shared(state, 'command'),
  ].filter((id) => {
    const object = state.objects[objectNumber(id)];
    return object !== undefined && playTraits(known(state, id)).activates.has(object.zone.kind);
  });
  return [...activePermanents(state), ...elsewhere].flatMap((id) => state.objects[objectNumber(id)] ?? []);
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
    if (cheap?.kind === 'mana' && !moment.budget.areReductions && !couldPay(moment.budget, cheap.cost))
      return;
    if (isPossible(state, seat, action, moment.memo)) actions.push(action);
  });
  if (permanent === undefined || permanent.faceDown === null || source?.controller !== seat) return;
  const turnUp: GameAction = { do: 'special', object: object.id, what: 'turn-up' };
  if (isPossible(state, seat, turnUp, moment.memo)) actions.push(turnUp);
}
