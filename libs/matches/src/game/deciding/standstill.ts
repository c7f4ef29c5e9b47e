// Detects a game that cannot go on, after many refusals at one revision. If no answer that the server tries
// to the open question works, the game is quarantined. A player who repeats a command that is too much stops
// nothing while another answer works.
import { setImmediate as turn } from 'node:timers/promises';
import type { Revision } from '#event-store';
import { LRUCache } from 'lru-cache';
import type { CommandId, GameId } from '#kernel';
import { awaitedId, commandsToTry, type Inputs, type Proposed } from '#rules';
import type { MatchRefusal } from '../../contract/contract.js';
import { decideSafely, isRecordable } from './deciding.js';
import type { LiveGame } from '../folding/live-game.js';
import type { Submission } from './submission.js';

/**
 * After this many refusals in a row at one revision the server looks for a way on; then after twice as many,
 * and so on.
 */
export const REFUSED_SO_OFTEN = 3;
const GAMES_KEPT = 1_000;

export type Reason = 'too-much-work' | 'engine-fault';

/** Counts for all games of a node. An evicted count starts again. */
export class Standstills {
  private readonly counted = new LRUCache<GameId, { readonly revision: Revision; readonly times: number }>({
    max: GAMES_KEPT,
  });

  /** Counts one more refusal; true if it is time to look. */
  count(game: GameId, revision: Revision): boolean {
    const before = this.counted.get(game);
    const times = before?.revision === revision ? before.times + 1 : 1;
    this.counted.set(game, { revision, times });
    const rounds = times / REFUSED_SO_OFTEN;
    return Number.isInteger(rounds) && (rounds & (rounds - 1)) === 0;
  }
}

/** The refusals of a game that cannot go on. */
const STUCK: ReadonlySet<MatchRefusal['code']> = new Set([
  'too-much-work',
  'engine-fault',
  'unreadable-outcome',
]);

/** Only commands that advance the open question count: a refusal of any other says nothing about the game. */
const ON_ITS_WAY: ReadonlySet<Proposed['command']['type']> = new Set(['answer', 'flag', 'leave-unruled']);
const isOnItsWay = ({ command }: Proposed): boolean => ON_ITS_WAY.has(command.type);

/**
 * The command that quarantines the game, if it is time to look and the game cannot go on. Call it within the
 * mailbox.
 */
export async function stopAfter(
  refusal: MatchRefusal,
  proposed: Proposed,
  {
    counted,
    game,
    inputs,
  }: { readonly counted: Standstills; readonly game: LiveGame; readonly inputs: Inputs },
): Promise<Submission | undefined> {
  if (!STUCK.has(refusal.code)) return undefined;
  const { id, revision } = game;
  const decision = awaitedId(game.state);
  if (revision === undefined || decision === undefined || !isOnItsWay(proposed)) return undefined;
  if (!counted.count(id, revision)) return undefined;
  const why = await standstillOf(game, inputs);
  if (why === undefined) return undefined;
  const command = { type: 'quarantine', decision, why } as const;
  return {
    actor: 'server',
    // If two nodes find out, the log takes one command.
    commandId: `quarantine/${decision}/${String(revision)}` as CommandId,
    propose: () => ({ actor: 'timer', command }),
  };
}

/**
 * Why the game cannot go on from the open question: no answer that the server tries, one each turn of the
 * event loop, is within the budget of a command. Undefined if one is, or if there is none to try.
 */
async function standstillOf(game: LiveGame, inputs: Inputs): Promise<Reason | undefined> {
  let why: Reason | undefined;
  for (const answer of commandsToTry(game.state)) {
    await turn();
    const decided = await game.whileDeciding((state) => decideSafely(state, answer, inputs));
    if (decided.ok && isRecordable(decided.value)) return undefined;
    // An event that cannot be written is a server fault too.
    const code = decided.ok ? 'engine-fault' : decided.error.code;
    if (code === 'engine-fault' || (code === 'too-much-work' && why === undefined)) why = code;
  }
  return why;
}
