// Folds a rewind: the state becomes what it was at an earlier place of the log. The fold hands in that state;
// no event tells it. What numbers things goes on counting, so that nothing new gets the id of something else.
import { cloned, isSameData } from '#kernel';
import type { EventData } from '../../model/events/events.js';
import type { DecisionId } from '../../model/basics/ids.js';
import type { ReadOnly } from '../../model/basics/read-only.js';
import type { Assisted } from '../../model/state/assisted.js';
import type { GameState } from '../../model/state/game-state.js';
import type { Naming } from '../../model/state/given-names.js';
import { forgetEpoch } from '../journal/epoch.js';
import type { Writer } from '../journal/journal.js';

type Rewound = ReadOnly<EventData<'Rewound'>>;
type Members = { [K in keyof GameState]: GameState[K] };

/** Whether a member becomes what it was, stays what it is, or goes on from what it is. */
const FATES: { readonly [K in keyof Required<GameState>]: 'returns' | 'stays' | 'goes-on' } = {
  version: 'stays',
  game: 'stays',
  terms: 'stays',
  host: 'stays',
  commitment: 'stays',
  createdAt: 'stays',
  beganAt: 'stays',
  now: 'stays',
  catalogue: 'stays',
  invited: 'stays',
  origin: 'stays',
  beginning: 'stays',
  seats: 'goes-on',
  sharedLife: 'returns',
  range: 'returns',
  stage: 'returns',
  startingSeat: 'returns',
  turn: 'returns',
  priority: 'returns',
  combat: 'returns',
  decision: 'goes-on',
  quarantine: 'stays',
  dispute: 'stays',
  calls: 'stays',
  takeBack: 'goes-on',
  takeBacks: 'stays',
  decisionsAsked: 'goes-on',
  drawn: 'stays',
  definitions: 'stays',
  graveyards: 'returns',
  naming: 'goes-on',
  objectsMade: 'stays',
  objects: 'returns',
  zones: 'returns',
  agenda: 'returns',
  lasting: 'returns',
  effectsMade: 'stays',
  epoch: 'goes-on',
  shape: 'goes-on',
  gone: 'returns',
  history: 'returns',
  shown: 'returns',
  lyingOpen: 'returns',
  future: 'returns',
  orderAt: 'returns',
  reversed: 'returns',
  monarch: 'returns',
  initiative: 'returns',
  loop: 'returns',
  deeds: 'returns',
  choices: 'returns',
  assisted: 'goes-on',
  result: 'returns',
};

export function rewound(state: GameState, event: Rewound, write: Writer, earlier: GameState): void {
  const { epoch, shape } = state;
  const naming = namingAfter(state.naming, earlier.naming, event.names);
  const assisted = assistedAfter(state, event, earlier);
  for (const key of Object.keys(FATES) as (keyof GameState)[])
    if (FATES[key] === 'returns') putBack(state, key, earlier, write);
  write.set(state, 'seats', earlier.seats.map(seatAfter));
  write.set(state, 'naming', naming);
  write.set(state, 'assisted', assisted);
  askAnew(state, earlier, write);
  if (state.takeBack) write.set(state, 'takeBack', null);
  write.set(state, 'epoch', epoch + 1);
  write.set(state, 'shape', shape + 1);
  // Memos that are kept for longer than an epoch follow the game forward only.
  forgetEpoch(state);
}

function putBack<K extends keyof GameState>(
  state: GameState,
  key: K,
  earlier: Pick<Members, K>,
  write: Writer,
): void {
  const value = earlier[key];
  // The cast: a member that was absent then is optional, so it can be removed.
  if (value === undefined) write.remove(state as unknown as Record<string, unknown>, key);
  else write.set(state, key, cloned(value));
}

/** A player who passed everything until something would otherwise pass what the game returned for. */
function seatAfter(seat: GameState['seats'][number]): GameState['seats'][number] {
  const copy = cloned(seat);
  if (copy.passing) copy.passing.until = null;
  return copy;
}

/** The same question under a new id, asked now: an answer to the old one comes too late. */
function askAnew(state: GameState, { decision }: GameState, write: Writer): void {
  if (decision === null) {
    write.set(state, 'decision', null);
    return;
  }
  const asked = state.decisionsAsked + 1;
  const id = `d${String(asked)}` as DecisionId;
  write.set(state, 'decisionsAsked', asked);
  write.set(state, 'decision', { ...cloned(decision), id, since: state.now });
}

function namingAfter(
  now: Naming | null,
  earlier: Naming | null,
  since: Rewound['names'],
): GameState['naming'] {
  if (earlier === null) return null;
  const { granted, names } = cloned(earlier);
  const used = since === 'free' ? [] : (now?.names ?? []);
  const isNew = (one: Naming['names'][number]): boolean => !names.some((other) => isSameData(one, other));
  return { granted, names: [...names, ...cloned(used.filter(isNew))] };
}

/** Recorded definitions stay, and so does whether any of them has an unreadable text. */
function assistedAfter(state: GameState, { referred }: Rewound, earlier: GameState): Assisted {
  const { assisted: now } = state;
  const then: Assisted = {
    ...cloned(earlier.assisted),
    present: now.present,
    agreed: { ...cloned(earlier.assisted.agreed), ...now.agreed },
  };
  if (now.referrals !== undefined) then.referrals = now.referrals;
  if (!then.referred || referred === null) return then;
  then.referrals = (now.referrals ?? 0) + 1;
  then.referred = { ...then.referred, ...cloned(referred), since: state.now };
  return then;
}
