// Players who play with their hands or the top cards of their libraries revealed (cr 401.5, 402.3): whatever comes to
// lie there is shown to everyone as soon as it does, and nobody can tell when it stops lying open but by its going.
import { inForce } from '../characteristics/in-force.js';
import { seenHidden } from '../engine/seen-hidden.js';
import { cardsIn } from '../evolve/cards.js';
import { playerHas } from '../reading/player-rules.js';
import { handOf, type ObjectId, type Seat, type Zone } from '../state/ids.js';
import { playing, type Proposal } from './proposal.js';

/** True when something was shown. */
export function showWhatLiesOpen(proposal: Proposal): boolean {
  const { state, agenda } = proposal;
  if (inForce(state, 'player').length === 0) return false;
  // cr 401.5: not while a spell is being cast or an ability activated.
  if (agenda.frames.some(({ kind }) => kind === 'announced')) return false;
  const shown = playing(state).flatMap(({ seat }) =>
    openZones(proposal, seat).map(({ zone, lying }) => show(proposal, seat, zone, lying)),
  );
  return shown.includes(true);
}

function openZones(proposal: Proposal, seat: Seat): { zone: Zone; lying: readonly ObjectId[] }[] {
  const { state, variant } = proposal;
  const hand = playerHas(state, 'reveals-hand', seat) ? [handOf(seat)] : [];
  const libraries = playerHas(state, 'reveals-top', seat) ? variant.libraries.drawnFrom(state, seat) : [];
  return [
    ...hand.map((zone) => ({ zone, lying: cardsIn(state, zone) })),
    ...libraries.map((zone) => ({ zone, lying: cardsIn(state, zone).slice(-1) })),
  ];
}

/** All that lies open now. */
export const lyingOpen = (proposal: Proposal): ReadonlySet<ObjectId> =>
  inForce(proposal.state, 'player').length === 0
    ? NOTHING
    : new Set(
        playing(proposal.state).flatMap(({ seat }) =>
          openZones(proposal, seat).flatMap(({ lying }) => lying),
        ),
      );

const NOTHING: ReadonlySet<ObjectId> = new Set();

function show(proposal: Proposal, seat: Seat, zone: Zone, lying: readonly ObjectId[]): boolean {
  const objects = lying.filter((id) => !proposal.state.shown.includes(id));
  if (objects.length === 0) return false;
  const revealed = { type: 'CardsRevealed', seat, objects, zone } as const;
  proposal.emit(revealed);
  seenHidden(proposal, revealed);
  return true;
}
