// Rewinds a game to the end of an earlier command: the state returns, and then the libraries of which somebody
// has learned something since are shuffled, so that nobody profits from it.
import { shuffledExcept } from '../../engine/happening/library.js';
import { after, type Duration } from '#kernel';
import type { Proposal } from '../../engine/proposal/proposal.js';
import { cardsIn } from '../../fold/evolve/cards.js';
import type { Earlier } from '../../fold/evolve/log-fold.js';
import type { ObjectId, ReferralId, Zone } from '../../model/basics/ids.js';
import { refuse, type Refusal } from '../../model/basics/refusal.js';
import type { EventData } from '../../model/events/events.js';
import { referredIn } from '../../model/state/assisted.js';
import type { GameState } from '../../model/state/game-state.js';
import { isOpened } from '../../model/state/opened.js';
import { showWhatLiesOpen } from '../going-on/lying-open.js';
import { learnedLibraries, objectsNamedIn } from './learned.js';

/** How a game is rewound: to which moment, and what becomes of what was learned and named since. */
export interface Rewinding {
  readonly moment: number;
  readonly positions: 'shuffle' | 'keep-known';
  readonly names: 'free' | 'used';
}

const RULE = 'table rewinding';
const NO_MOMENT = refuse(
  'no-such-moment',
  RULE,
  'The game cannot return to that moment. Choose one from its beginning to its last command but one.',
);
const OPENED = refuse(
  'log-opened',
  RULE,
  'The game is over and its log lies open by its terms, so nothing in it is hidden any more. Play another game.',
);
const WAS_OVER = refuse('no-such-moment', RULE, 'The game was over then. Choose a moment before its end.');

/** Why the game cannot return there; undefined if it can. */
export function cannotRewind(state: GameState, earlier: Earlier | undefined): Refusal | undefined {
  if (isOpened(state)) return OPENED;
  if (earlier === undefined || earlier.since.length === 0) return NO_MOMENT;
  const { kind } = earlier.state.stage;
  if (kind === 'gathering' || kind === 'opening') return NO_MOMENT;
  return kind === 'over' ? WAS_OVER : undefined;
}

/** Emits the rewind and the shuffles; refuses if there is nothing to return to. */
export function rewindTo(
  proposal: Proposal,
  { positions, names }: Omit<Rewinding, 'moment'>,
  why: Pick<EventData<'Rewound'>, 'by' | 'because'>,
): Refusal | undefined {
  const { state, inputs } = proposal;
  const { earlier } = inputs;
  const refusal = cannotRewind(state, earlier);
  if (refusal !== undefined) return refusal;
  const { events: to, moment, since, known, state: then } = earlier as Earlier;
  const learned = learnedLibraries(since, then, state);
  const lost = then.seats.flatMap((seat) => (seat.lost === null ? [] : [seat.seat]));
  proposal.dropAgenda();
  const referred = referredAgain(proposal, then);
  proposal.emit({ type: 'Rewound', to, moment, ...why, names, positions, lost, referred });
  const inUse = objectsNamedIn([state.decision, state.agenda]);
  const stays = positions === 'keep-known' ? new Set([...known(), ...inUse]) : inUse;
  for (const library of learned) shuffleRest(proposal, library, stays);
  if (learned.length > 0) proposal.showAgain();
  if (state.lyingOpen.length < then.lyingOpen.length) showWhatLiesOpen(proposal);
  return undefined;
}

/** A judge has as long as they had left then. */
function referredAgain({ state, inputs }: Proposal, then: GameState): EventData<'Rewound'>['referred'] {
  const referred = referredIn(then);
  if (referred === null) return null;
  const referral = `r${String((state.assisted.referrals ?? 0) + 1)}` as ReferralId;
  return { referral, until: after(inputs.now, (referred.until - then.now) as Duration) };
}

/** Shuffles the cards that do not stay in their places. Nothing triggers on it, for no player does it. */
function shuffleRest(proposal: Proposal, zone: Zone, stays: ReadonlySet<ObjectId>): void {
  const cards = cardsIn(proposal.state, zone);
  const kept = cards.filter((object) => stays.has(object));
  if (cards.length - kept.length < 2) return;
  const random = proposal.random();
  const order = [...shuffledExcept(cards, kept, random)];
  const except = kept.length === 0 ? {} : { kept };
  proposal.emit({ type: 'LibraryShuffled', zone, order, drawn: random.drawn, ...except });
}
