// Decides a command of a game and contains faults of the rules: an error they throw is logged as a server
// fault and becomes a refusal.
import { canonicalJson, err, type Json, type Result } from '#kernel';
import { deciding, foldedLog, type GameEvent, type GameState, type Inputs, type Proposed } from '#rules';
import { MAX_APPEND_BYTES, MAX_APPEND_EVENTS, type EventStore } from '#event-store';
import { decode, encoding, gameStream, pagesOf, UnreadableOutcome, type Batch, type Encoded } from '#log';
import type { MatchRefusal } from '../../contract/contract.js';
import { inSlices, LONG_WORK, type Job } from '../../event-loop/long-work.js';
import { GAME_CODEC } from '../log/game-log.js';
import type { LiveGame } from '../folding/live-game.js';
import { isImported } from '../../contract/imported.js';
import { ENGINE_FAULT, fromRules, PLAYED_ELSEWHERE } from '../../contract/refusals.js';

/**
 * Decides in slices. Until it settles the state is in the middle of the decision: nobody else may read it.
 * `onFault` receives the thrown error.
 */
export async function decideSafely(
  state: GameState,
  proposed: Proposed,
  inputs: Inputs,
  {
    job = LONG_WORK.begun(),
    onFault = () => undefined,
  }: { readonly job?: Job; readonly onFault?: (thrown: unknown) => void } = {},
): Promise<Result<readonly GameEvent[], MatchRefusal>> {
  if (state.game !== null && isImported(state.game)) return err(PLAYED_ELSEWHERE);
  try {
    const decided = await inSlices(deciding(state, proposed, inputs), job);
    return decided.ok ? decided : err(fromRules(decided.error));
  } catch (thrown) {
    onFault(thrown);
    return err(ENGINE_FAULT);
  }
}

/** In slices: the batch for the log, or the part of it that the log could not read back. */
export async function encodeSafely(
  batch: Batch<GameEvent>,
  job: Job = LONG_WORK.begun(),
): Promise<Encoded | UnreadableOutcome> {
  try {
    return await inSlices(encoding(GAME_CODEC, batch), job);
  } catch (thrown) {
    if (thrown instanceof UnreadableOutcome) return thrown;
    throw thrown;
  }
}

/** The approximate size of an event without its data. */
const ENVELOPE = 400;

/**
 * True if the log would take the events and read them back: each matches its schema, and together they are
 * not too large.
 */
export function isRecordable(events: readonly GameEvent[]): boolean {
  let size = 0;
  for (const { type, ...data } of events) {
    const text = JSON.stringify(data);
    if (!GAME_CODEC[type].schema.safeParse(JSON.parse(text)).success) return false;
    size += text.length + ENVELOPE;
  }
  return events.length <= MAX_APPEND_EVENTS && size <= MAX_APPEND_BYTES;
}

/** True if the state equals the fold of its log: checked after a fault, before the state is used again. */
export async function isAsLogged({ id, state, revision }: LiveGame, store: EventStore): Promise<boolean> {
  const log: GameEvent[] = [];
  const job = LONG_WORK.job();
  try {
    pages: for await (const page of pagesOf(store, gameStream(id)))
      for (const stored of page) {
        if (revision === undefined || stored.revision > revision) break pages;
        log.push(decode(GAME_CODEC, stored).event);
        if (job.isDue) await job.pause();
      }
    return textOf(foldedLog(log)) === textOf(state);
  } catch {
    return false;
  }
}

const textOf = (state: GameState): string => canonicalJson(JSON.parse(JSON.stringify(state)) as Json);
