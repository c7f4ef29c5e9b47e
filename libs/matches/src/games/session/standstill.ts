// A game that has been refused so often where it stands that it may not be able to go on. One that cannot, whatever the
// server says to the open question, is stopped: quarantined. Whoever repeats one command that is too much, where another
// answer goes on, stops nothing.
import { setImmediate as turn } from 'node:timers/promises';
import type { Revision } from '#event-store';
import type { CommandId, GameId } from '#kernel';
import { standsAt, waysOn, type GameState, type Inputs, type Proposed } from '#rules';
import { Lru } from '../../accounts/identity/lru.js';
import type { MatchRefusal } from '../contract.js';
import { decideSafely, isRecordable } from './deciding.js';
import type { LiveGame } from './live-game.js';
import type { Submission } from './submission.js';

/** After so many refusals in a row at one revision it is looked for a way on; then after twice as many, and so on. */
export const REFUSED_SO_OFTEN = 3;
const GAMES_KEPT = 1_000;

export type Reason = 'too-much-work' | 'engine-fault';

/** Of all games of a node. What was counted is forgotten with it, and counted again. */
export class Standstills {
  private readonly counted = new Lru<GameId, { readonly revision: Revision; readonly times: number }>(
    GAMES_KEPT,
  );

  /** One more refusal; true where it is time to look. */
  count(game: GameId, revision: Revision): boolean {
    const before = this.counted.get(game);
    const times = before?.revision === revision ? before.times + 1 : 1;
    this.counted.set(game, { revision, times });
    const rounds = times / REFUSED_SO_OFTEN;
    return Number.isInteger(rounds) && (rounds & (rounds - 1)) === 0;
  }
}

/** What a game may be refused with that cannot go on. */
const STUCK: ReadonlySet<MatchRefusal['code']> = new Set([
  'too-much-work',
  'engine-fault',
  'unreadable-outcome',
]);

/** Only what goes on with the open question counts: that something else was too much says nothing of the game. */
const ON_ITS_WAY: ReadonlySet<Proposed['command']['type']> = new Set(['answer', 'flag', 'leave-unruled']);
const isOnItsWay = ({ command }: Proposed): boolean => ON_ITS_WAY.has(command.type);

/** The command that stops the game, where it is time for it and it cannot go on. Within the mailbox. */
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
  const { id, revision, state } = game;
  const decision = standsAt(state);
  if (revision === undefined || decision === undefined || !isOnItsWay(proposed)) return undefined;
  if (!counted.count(id, revision)) return undefined;
  const why = await standstillOf(state, inputs);
  if (why === undefined) return undefined;
  const command = { type: 'quarantine', decision, why } as const;
  return {
    actor: 'server',
    // Of two nodes that find it out the log takes one.
    commandId: `quarantine/${decision}/${String(revision)}` as CommandId,
    propose: () => ({ actor: 'timer', command }),
  };
}

/**
 * Why the game cannot go on from the open question: none of the answers that the server tries, one a turn of the event
 * loop, is within the budget of a command. Undefined: one is, or there is none to try.
 */
async function standstillOf(state: GameState, inputs: Inputs): Promise<Reason | undefined> {
  let why: Reason | undefined;
  for (const answer of waysOn(state)) {
    await turn();
    const decided = decideSafely(state, answer, inputs);
    if (decided.ok && isRecordable(decided.value)) return undefined;
    // What cannot be written is a fault of the server too.
    const code = decided.ok ? 'engine-fault' : decided.error.code;
    if (code === 'engine-fault' || (code === 'too-much-work' && why === undefined)) why = code;
  }
  return why;
}
