// A recorded game of Magic, in which every card has a unique name, that a judge rewinds again and again by rulings: to
// where cards were drawn, shown and shuffled since, and over earlier rewinds.
import { instant, playerId, randomKey, randomSource } from '#kernel';
import {
  decide,
  LogFold,
  returnsTo,
  type DisputeId,
  type GameEvent,
  type Inputs,
  type Proposed,
  type RulingId,
} from '#rules';
import { knownPlaces } from '#visibility';
import { busyBot, recordedGame, type MagicGame, type Recorded, type RecordedGame } from './magic.js';

export interface RewoundRecording extends MagicGame {
  /** Answers and rewinds after the first `decisions`. */
  readonly after: number;
  /** One in so many of these is a rewind. */
  readonly oneIn: number;
}

const MOST_TRIES = 60;
const uuid = (nth: number): string => `00000000-0000-4000-8000-${String(nth).padStart(12, '0')}`;

/** The game as it was, for a command that returns to it. */
export function withEarlier(
  log: readonly GameEvent[],
  takeBack: Parameters<typeof returnsTo>[0],
  proposed: Proposed,
  inputs: Inputs,
): Inputs {
  const moment = returnsTo(takeBack, proposed);
  if (moment === undefined) return inputs;
  const fold = new LogFold(undefined, knownPlaces);
  for (const event of log) fold.take(event);
  return { ...inputs, earlier: fold.earlier(moment) };
}

export function rewoundRecording({ after, oneIn, ...game }: RewoundRecording): RecordedGame {
  const { batches: begun, inputs } = recordedGame(game);
  const batches: Recorded[] = [...begun];
  const fold = new LogFold(undefined, knownPlaces);
  for (const { events } of begun) for (const event of events) fold.take(event);
  const start = fold.moment;
  const random = randomSource(randomKey(`rewinds of ${game.seed}`, []), 0);
  let { now } = fold.state;
  const propose = (proposed: Proposed): boolean => {
    now = instant(now + 1);
    const moment = returnsTo(fold.state, proposed);
    const earlier = moment === undefined ? undefined : fold.earlier(moment);
    const decided = decide(fold.state, proposed, { ...inputs, now, earlier });
    if (!decided.ok) return false;
    for (const event of decided.value) fold.take(event);
    batches.push({ proposed, events: decided.value });
    return true;
  };

  const rewind = (nth: number): void => {
    const actor = playerId('judge');
    const [dispute, ruling] = [uuid(nth) as DisputeId, uuid(nth) as RulingId];
    if (!propose({ actor, command: { type: 'stop-for-judge', dispute } })) return;
    const moment = Math.max(1, start - 30) + random.below(Math.max(1, fold.moment - start + 28));
    const positions = random.below(2) === 0 ? 'shuffle' : 'keep-known';
    const names = random.below(2) === 0 ? 'free' : 'used';
    const said = { type: 'apply-ruling' as const, dispute, ruling, rules: ['cr 104.1'], words: 'Back.' };
    const back = { kind: 'rewind', moment, positions, names } as const;
    if (propose({ actor, command: { ...said, remedies: [back] } })) return;
    if (!propose({ actor, command: { ...said, remedies: [] } }))
      throw new Error('an empty ruling was refused');
  };

  const answer = (): boolean => {
    const { decision, seats } = fold.state;
    const actor = decision === null ? null : seats[decision.seat]?.player;
    if (decision === null || actor === null || actor === undefined) return false;
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const said = busyBot.answer(fold.state, decision, random, tries, inputs);
      if (propose({ actor, command: { type: 'answer', decision: decision.id, answer: said } })) return true;
    }
    throw new Error(`${game.seed}: no answer to ${decision.kind} (${decision.prompt}) was accepted`);
  };

  for (let step = 0; step < after; step += 1) if (random.below(oneIn) === 0 || !answer()) rewind(step + 1);
  return { batches, inputs };
}
