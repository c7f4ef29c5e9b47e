// Opens a table that goes on from a position: of another game, or of a scenario. Only someone to whom the game has opened
// may go on from it: a position holds everything.
import { Inject, Optional } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { gameId, type Result } from '#kernel';
import { StoreUnavailable } from '#event-store';
import { SCENARIO_POSITIONS, type ScenarioPositions } from '../../ports/index.js';
import type { ActionOutcome, MatchRefusal, Sighted } from '../../contract/contract.js';
import { refused, STORE_UNAVAILABLE, UNKNOWN_GAME } from '../../contract/refusals.js';
import { EyesGuard } from '../../game/guard/eyes-guard.js';
import { GameSessions } from '../../game/session/game-sessions.js';
import { BegunTables, type BegunFrom } from './begun-tables.js';
import { ForkGame, ForkScenario } from './fork-game.command.js';
import { positionOf, type ForkedPosition } from './position-of.js';

const NOT_OPEN: MatchRefusal = {
  ...UNKNOWN_GAME,
  message:
    'There is no such game, or it has not opened to you: a game can be gone on from once its log is open.',
};

const badScenario = (why: string): MatchRefusal => ({
  code: 'invalid-command',
  rule: 'table forks',
  message: `The scenario cannot be played: ${why}.`,
  retriable: false,
});

@CommandHandler(ForkGame)
export class ForkGameHandler implements ICommandHandler<ForkGame> {
  constructor(
    @Inject(EyesGuard) private readonly guard: EyesGuard,
    @Inject(GameSessions) private readonly sessions: GameSessions,
    @Inject(BegunTables) private readonly tables: BegunTables,
  ) {}

  execute(given: ForkGame): Promise<ActionOutcome> {
    return unlessAway(() => this.tables.open(given, () => this.from(given)));
  }

  private async from(given: ForkGame): Promise<BegunFrom | ActionOutcome> {
    const seen = await this.position(given);
    if (seen.kind === 'unavailable') return refused(STORE_UNAVAILABLE);
    if (seen.kind !== 'found') return refused(NOT_OPEN);
    if (!seen.value.ok) return refused(seen.value.error);
    const { beginning, terms, moment } = seen.value.value;
    return { origin: { kind: 'game', game: gameId(given.game), moment }, beginning, terms };
  }

  private position(given: ForkGame): Promise<Sighted<Result<ForkedPosition, MatchRefusal>>> {
    const { moment } = given;
    return this.guard.look(given, { claim: 'opened', at: { way: 'fork', moment } }, async (look) => ({
      kind: 'found',
      value: await positionOf(this.sessions.history, look, moment),
    }));
  }
}

@CommandHandler(ForkScenario)
export class ForkScenarioHandler implements ICommandHandler<ForkScenario> {
  constructor(
    @Inject(BegunTables) private readonly tables: BegunTables,
    @Optional() @Inject(SCENARIO_POSITIONS) private readonly scenarios?: ScenarioPositions,
  ) {}

  execute(given: ForkScenario): Promise<ActionOutcome> {
    return unlessAway(() => this.tables.open(given, () => Promise.resolve(this.from(given))));
  }

  private from({ scenario }: ForkScenario): BegunFrom | ActionOutcome {
    if (this.scenarios === undefined) return refused(badScenario('this server plays none'));
    const read = this.scenarios.read(scenario);
    if (!read.ok) return refused(badScenario(read.error));
    const { name, beginning, terms } = read.value;
    return { origin: { kind: 'scenario', name }, beginning, terms };
  }
}

async function unlessAway(run: () => Promise<ActionOutcome>): Promise<ActionOutcome> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof StoreUnavailable) return refused(STORE_UNAVAILABLE);
    throw error;
  }
}
