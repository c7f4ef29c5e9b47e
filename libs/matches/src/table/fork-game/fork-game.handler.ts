// Opens a table that goes on from a position. Only someone to whom the game has opened may: a position holds everything.
import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { commitTo, gameId, hashText, type CommandId, type GameId, type Result } from '#kernel';
import {
  beginningHash,
  decide,
  initialState,
  playerCommand,
  type Beginning,
  type Origin,
  type PlayerCommand,
  type Terms,
} from '#rules';
import { StoreUnavailable } from '#event-store';
import { CLOCK, type Clock } from '#ports';
import { FORMAT_CARDS, rulebookFor, type FormatCards } from '../../ports/index.js';
import { parseCommandId } from '../../contract/command-id.js';
import { faultOf } from '../../contract/command-shape.js';
import type { ActionOutcome, Asker, MatchRefusal, RequestedTerms, Sighted } from '../../contract/contract.js';
import {
  fromRules,
  invalidCommand,
  refused,
  STORE_UNAVAILABLE,
  UNKNOWN_GAME,
} from '../../contract/refusals.js';
import { EyesGuard } from '../../game/guard/eyes-guard.js';
import { GameSessions } from '../../game/session/game-sessions.js';
import { NewTable } from '../create-game/new-table.js';
import { ForkGame } from './fork-game.command.js';
import { positionOf, type ForkedPosition } from './position-of.js';

type Create = Extract<PlayerCommand, { type: 'create' }>;

/** What a new table may choose for itself. */
const OF_THE_TABLE: ReadonlySet<string> = new Set<keyof Terms>([
  'access',
  'spectators',
  'opens',
  'clock',
  'unresolved',
  'startWithin',
  'openWithin',
  'absentAfter',
  'abandonAfter',
]);

const NOT_OPEN: MatchRefusal = {
  ...UNKNOWN_GAME,
  message:
    'There is no such game, or it has not opened to you: a game can be gone on from once its log is open.',
};

@CommandHandler(ForkGame)
export class ForkGameHandler implements ICommandHandler<ForkGame> {
  constructor(
    @Inject(EyesGuard) private readonly guard: EyesGuard,
    @Inject(GameSessions) private readonly sessions: GameSessions,
    @Inject(NewTable) private readonly table: NewTable,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(FORMAT_CARDS) private readonly cards: FormatCards,
  ) {}

  async execute(given: ForkGame): Promise<ActionOutcome> {
    const id = parseCommandId(given.commandId);
    if (!id.ok) return refused(id.error);
    const other = Object.entries(given.terms).find(
      ([name, value]) => value !== undefined && !OF_THE_TABLE.has(name),
    );
    if (other !== undefined) return refused(invalidCommand(`terms.${other[0]}`));
    try {
      const game = this.table.idFor(given.asker, id.value);
      // Before anything is folded for them.
      return (await this.table.beyondQuota(given.asker, game)) ?? (await this.forked(given, id.value, game));
    } catch (error) {
      if (error instanceof StoreUnavailable) return refused(STORE_UNAVAILABLE);
      throw error;
    }
  }

  private async forked(given: ForkGame, commandId: CommandId, game: GameId): Promise<ActionOutcome> {
    const seen = await this.position(given);
    if (seen.kind === 'unavailable') return refused(STORE_UNAVAILABLE);
    if (seen.kind !== 'found') return refused(NOT_OPEN);
    if (!seen.value.ok) return refused(seen.value.error);
    const { beginning, terms, moment } = seen.value.value;
    const origin: Origin = { kind: 'game', game: gameId(given.game), moment };
    const parsed = playerCommand.safeParse({
      type: 'create',
      game,
      terms: termsOf(terms, given.terms),
      commitment: hashText(''),
      from: { origin, position: beginningHash(beginning), seat: given.seat },
    });
    if (!parsed.success) return refused(invalidCommand(faultOf(parsed.error)));
    const command = parsed.data as Create;
    return (
      this.refusalOf(given.asker, command, beginning) ??
      this.table.open({
        asker: given.asker,
        commandId,
        game,
        seats: terms.seats,
        propose: (seed) => ({
          actor: given.asker.player,
          command: { ...command, commitment: commitTo(seed) },
          beginning,
        }),
      })
    );
  }

  /** Refuses what cannot be created before a secret is made for it. */
  private refusalOf({ player }: Asker, command: Create, beginning: Beginning): ActionOutcome | undefined {
    const inputs = { now: this.clock.now(), seed: '', ...rulebookFor(this.cards, command.terms) };
    const decided = decide(initialState(), { actor: player, command, beginning }, inputs);
    return decided.ok ? undefined : refused(fromRules(decided.error));
  }

  private position(given: ForkGame): Promise<Sighted<Result<ForkedPosition, MatchRefusal>>> {
    return this.guard.look(given, { claim: 'opened', way: 'log' }, async (look) => ({
      kind: 'found',
      value: await positionOf(this.sessions.history, look, given.moment),
    }));
  }
}

/** A clock of the game before is not taken over. */
function termsOf({ clock: _clock, ...terms }: Terms, said: RequestedTerms): Terms {
  const chosen = Object.entries(said).filter(([, value]) => value !== undefined);
  return { ...terms, ...Object.fromEntries(chosen) };
}
