// Random games out of a list of numbers: each number makes one command, sensible or not, of someone at the table
// or beside it. And the running of properties so that a failure says how to repeat it.
import fc from 'fast-check';
import { commitTo, gameId, instant, type PlayerId } from '#kernel';
import {
  absentFrom,
  BOT_KINDS,
  cardsIn,
  DEFAULT_TERMS,
  handOf,
  isBot,
  legalCommands,
  timerOf,
  type Answer,
  type DecisionId,
  type GameState,
  type ObjectId,
  type PlayerCommand,
  type Proposed,
  type Question,
  type Seat,
  type Terms,
} from '#rules';
import type { ReferralId } from '../../../rules/src/model/basics/ids.js';
import type { TimerCommand } from '../../../rules/src/model/commands/command.js';
import { PLAYERS, type TestTable } from './test-table.js';

/** Nine people: the eight who may come to sit, and one who only looks on. */
export const PEOPLE: readonly PlayerId[] = [...PLAYERS, 'player-nobody' as PlayerId];
export const secretOf = (player: PlayerId): string => `the entropy of ${player}`;

/** What a step is made of: who, what, how, how long after the last. */
export interface Step {
  readonly who: number;
  readonly what: number;
  readonly how: number;
  readonly wait: number;
}

export const step: fc.Arbitrary<Step> = fc.record({
  who: fc.nat(PEOPLE.length - 1),
  what: fc.nat(999),
  how: fc.nat(9999),
  wait: fc.oneof(
    { weight: 100, arbitrary: fc.integer({ min: 1, max: 5_000 }) },
    { weight: 4, arbitrary: fc.integer({ min: 100_000, max: 400_000 }) },
    { weight: 1, arbitrary: fc.constant(2_000_000_000) },
  ),
});

const pick = <T>(items: readonly T[], number: number): T => {
  const item = items[number % items.length];
  if (item === undefined) throw new Error('picked from nothing');
  return item;
};

/** An answer that the question allows. */
export function fittingAnswer(question: Question, how: number): Answer {
  switch (question.kind) {
    case 'choose-players':
      return { kind: question.kind, players: [pick(question.candidates, how)] };
    case 'yes-no':
      return { kind: question.kind, yes: how % 3 === 0 };
    case 'choose-objects': {
      const { candidates, count } = question;
      const turned = candidates.map((_, index) => pick(candidates, index + how));
      return { kind: question.kind, objects: turned.slice(0, count) };
    }
    case 'priority':
      return { kind: question.kind, action: 'pass-turn' };
    case 'choose-modes':
    case 'choose-targets':
    case 'number':
    case 'word':
    case 'order':
    case 'divide':
    case 'attackers':
    case 'blockers':
    case 'propose':
      throw new Error(`these games never ask for a ${question.kind}`);
  }
}

/** Most likely no answer to anything. */
function wildAnswer(state: GameState, how: number): Answer {
  const seats = [0, 1, 2, 7].map((at) => at as Seat);
  const someCards = ['o1', ...cardsIn(state, handOf(pick(seats, how))).slice(0, how % 4)] as ObjectId[];
  return pick<Answer>(
    [
      { kind: 'yes-no', yes: how % 2 === 0 },
      { kind: 'priority', action: 'pass-turn' },
      { kind: 'choose-players', players: seats.slice(0, how % 3) },
      { kind: 'choose-objects', objects: someCards },
      { kind: 'choose-objects', objects: someCards.slice(1) },
    ],
    how,
  );
}

export const creation = (seats: number, librarySize: number, terms: Partial<Terms> = {}): PlayerCommand => ({
  type: 'create',
  game: gameId('game-1'),
  terms: { ...DEFAULT_TERMS, seats, librarySize, ...terms },
  commitment: commitTo('seed'),
});

/** A command of each type with content that fits, as far as any content does. */
export function fittingCommand(
  state: GameState,
  player: PlayerId,
  type: PlayerCommand['type'],
  how: number,
): PlayerCommand {
  switch (type) {
    case 'create':
      return creation(2 + (how % 7), 60);
    case 'invite':
      return { type, player: pick(PEOPLE, how) };
    case 'withdraw-invitation': {
      const guest = state.invited.find((one) => state.seats.every((seat) => seat.player !== one));
      return { type, player: guest ?? pick(PEOPLE, how) };
    }
    case 'ready':
      return { type, commitment: how % 2 === 0 ? null : commitTo(secretOf(player)) };
    case 'open-entropy':
      return { type, entropy: secretOf(player) };
    case 'answer': {
      const { decision } = state;
      if (decision === null) return { type, decision: 'd1' as DecisionId, answer: wildAnswer(state, how) };
      return { type, decision: decision.id, answer: fittingAnswer(decision.question, how) };
    }
    case 'set-passing':
      return { type, until: ([null, 'my-turn', 'something-happens'] as const)[how % 3]!, stops: null };
    case 'shortcut':
      return {
        type,
        decision: state.decision?.id ?? ('d1' as DecisionId),
        choices: 1 + (how % 3),
        times: 1 + (how % 40),
      };
    case 'seat-bot':
      return { type, bot: BOT_KINDS[how % BOT_KINDS.length]! };
    case 'unseat': {
      const other = state.seats.find((seat) => seat.player !== null && seat.player !== player);
      return { type, seat: other?.seat ?? ((how % 8) as Seat) };
    }
    case 'unseat-bot': {
      const bot = state.seats.find(({ player: sits }) => sits !== null && isBot(sits));
      return { type, seat: bot?.seat ?? ((how % 8) as Seat) };
    }
    case 'concede-absent':
      return { type, seat: state.decision?.seat ?? (0 as Seat) };
    case 'ask-take-back':
      return { type, moment: how };
    case 'answer-take-back':
      return { type, moment: state.takeBack?.moment ?? how, agrees: how % 2 === 0 };
    case 'decline':
    case 'join':
    case 'leave':
    case 'start':
    case 'concede':
    case 'agree-to-open':
      return { type };
  }
}

export const PLAYER_COMMANDS = [
  'create',
  'invite',
  'join',
  'leave',
  'decline',
  'withdraw-invitation',
  'unseat',
  'seat-bot',
  'unseat-bot',
  'ready',
  'start',
  'open-entropy',
  'answer',
  'shortcut',
  'concede',
  'concede-absent',
] as const satisfies PlayerCommand['type'][];

/** Who could usefully do something now, so that most games get somewhere. */
function sensible({ state, now }: TestTable, { who, what, how }: Step): Proposed {
  const timer = timerOf(state);
  if (timer !== undefined && timer.deadline <= now && how % 2 === 0)
    return { actor: 'timer', command: timer.command };
  const { decision } = state;
  const asked = decision === null ? null : state.seats[decision.seat]?.player;
  const players = state.seats.flatMap(({ player }) => player ?? []);
  const away = absentFrom(state);
  const other = players.find((player) => player !== asked);
  if (away !== undefined && away <= now && other !== undefined && how % 3 === 0)
    return { actor: other, command: fittingCommand(state, other, 'concede-absent', how) };
  const turn = asked ?? (what % 3 === 0 && players.length > 0 ? pick(players, who) : pick(PEOPLE, who));
  const legal = legalCommands(state, turn, instant(now));
  // Conceding and leaving end things: rarely.
  const lively = legal.filter((type) => type !== 'concede' && type !== 'leave');
  const types = what % 40 === 0 || lively.length === 0 ? legal : lively;
  const best = types.find((type) => type === 'answer' || type === 'start' || type === 'open-entropy');
  const type = types.length === 0 ? 'join' : what % 4 === 0 || best === undefined ? pick(types, how) : best;
  return { actor: turn, command: fittingCommand(state, turn, type, how) };
}

function wild({ state }: TestTable, { who, what, how }: Step): Proposed {
  const actor = pick(PEOPLE, who);
  const referral = pick(['r1', 'r2'], how) as ReferralId;
  if (what % 11 === 0)
    return {
      actor: 'timer',
      command: pick<TimerCommand>(
        [
          { type: 'expire' },
          { type: 'unseat-unopened' },
          { type: 'abandon' },
          { type: 'leave-unruled', referral },
        ],
        how,
      ),
    };
  // Nothing is played in these games that a judge could rule on.
  if (what % 13 === 0)
    return {
      actor,
      command: { type: 'rule', referral, attempt: pick([null, 1, 4], how), reason: 'So be it.' },
    };
  const type = pick(PLAYER_COMMANDS, what);
  const command = fittingCommand(state, actor, type, how);
  if (how % 3 === 0) return { actor, command };
  if (command.type === 'answer')
    return {
      actor: state.seats[state.decision?.seat ?? 0]?.player ?? actor,
      command: { ...command, answer: wildAnswer(state, how) },
    };
  if (command.type === 'open-entropy')
    return { actor, command: { ...command, entropy: `${how} is not it, no` } };
  if (command.type === 'concede-absent') return { actor, command: { ...command, seat: (how % 8) as Seat } };
  return { actor, command };
}

/** The command a step makes at this table, now. */
export const proposedBy = (table: TestTable, made: Step): Proposed =>
  made.what % 5 === 0 ? wild(table, { ...made, what: Math.floor(made.what / 5) }) : sensible(table, made);

/** Fails with its seed and the one command that repeats it. */
export function holdsAlways<T>(
  arbitrary: fc.Arbitrary<T>,
  { runs, file }: { readonly runs: number; readonly file: string },
  property: (value: T) => void,
): void {
  const { seed } = fc.readConfigureGlobal();
  try {
    fc.assert(fc.property(arbitrary, property), { numRuns: runs });
  } catch (error) {
    const again = `PENTALAND_PROPERTY_SEED=${String(seed)} npm test -- ${file}`;
    throw new Error(`seed ${String(seed)}; repeat with: ${again}\n${String(error)}`, { cause: error });
  }
}
