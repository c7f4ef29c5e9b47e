// Settles a text that waits for a judge: by a ruling of any kind, by the end of the time, or by a player who
// concedes meanwhile. How and when are drawn at random.
import { oneOf } from '#bots';
import { instant, playerId, type Instant, type RandomSource } from '#kernel';
import { referredIn, type GameState, type Proposed, type Referral } from '#rules';

const JUDGE = playerId('judge');

export interface Settling {
  readonly proposed: Proposed;
  /** The command is given at this time. */
  readonly at: Instant;
}

/** One time in this many a player concedes before anybody rules. */
const CONCEDING = 12;

/** Undefined if nothing waits for a judge. */
export function settlingOf(state: GameState, random: RandomSource): Settling | undefined {
  const referred = referredIn(state);
  if (referred === null) return undefined;
  const { referral, until } = referred;
  const within = instant(state.now + 1 + random.below(until - state.now - 1));
  const playing = state.seats.flatMap(({ player, lost }) =>
    player === null || lost !== null ? [] : [player],
  );
  if (random.below(CONCEDING) === 0)
    return { proposed: { actor: oneOf(playing, random), command: { type: 'concede' } }, at: within };
  const attempts = (state.assisted.made ?? []).map(({ attempt }) => attempt);
  const outcome = oneOf([...attempts, 'nothing', 'unruled'] as const, random);
  if (outcome === 'unruled')
    return { proposed: { actor: 'timer', command: { type: 'leave-unruled', referral } }, at: until };
  const attempt = outcome === 'nothing' ? null : outcome;
  return { proposed: ruling(referral, attempt), at: within };
}

const ruling = (referral: Referral['referral'], attempt: number | null): Proposed => ({
  actor: JUDGE,
  command: { type: 'rule', referral, attempt, reason: 'The table did not agree.' },
});
