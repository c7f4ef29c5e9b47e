// Handles a player's action in a game: checks its shape, translates it from the player's own ids, and lets
// the game's session decide.
import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { gameId, playerId } from '#kernel';
import { playerCommand, type ObjectId, type PlayerCommand } from '#rules';
import { answerMeant, NO_OBJECT } from '#visibility';
import { AccountDirectory } from '#accounts';
import { METRICS, type Metrics } from '#ports';
import { parseCommandId } from '../../contract/command-id.js';
import { faultOf } from '../../contract/command-shape.js';
import type { ActionOutcome, Asker, GameAction } from '../../contract/contract.js';
import { viewerFor } from '../../game/eyes/relation.js';
import { ownSeatEyes } from '../../game/guard/table-eyes.js';
import { GameQuotas } from '../../table/quotas/game-quotas.js';
import { GameSessions } from '../../game/session/game-sessions.js';
import type { LiveGame } from '../../game/folding/live-game.js';
import { invalidCommand, refused, UNKNOWN_GAME, UNKNOWN_PLAYER } from '../../contract/refusals.js';
import { timedCommand } from '../timed-command.js';
import { ActInGame } from './act-in-game.command.js';

@CommandHandler(ActInGame)
export class ActInGameHandler implements ICommandHandler<ActInGame> {
  constructor(
    @Inject(GameSessions) private readonly sessions: GameSessions,
    @Inject(AccountDirectory) private readonly accounts: AccountDirectory,
    @Inject(GameQuotas) private readonly quotas: GameQuotas,
    @Inject(METRICS) private readonly metrics: Metrics,
  ) {}

  execute(request: ActInGame): Promise<ActionOutcome> {
    return timedCommand(this.metrics, () => this.act(request));
  }

  private async act({ asker, game, commandId, action }: ActInGame): Promise<ActionOutcome> {
    const id = parseCommandId(commandId);
    if (!id.ok) return refused(id.error);
    // The shape is checked first, except for objects: they carry the player's ids until the session
    // translates them.
    const shaped = playerCommand.safeParse(commandOf(action, () => NO_OBJECT));
    if (!shaped.success) return refused(invalidCommand(faultOf(shaped.error)));
    if (action.type === 'invite' && (await this.accounts.find(playerId(action.player))) === undefined)
      return refused(UNKNOWN_PLAYER);
    const session = await this.sessions.find(gameId(game));
    if (session === undefined) return refused(UNKNOWN_GAME);
    const { player } = asker;
    const meter = this.quotas.meter(asker, session.id, action.type);
    const outcome = await session.submit({
      actor: player,
      commandId: id.value,
      meter,
      propose(live) {
        // A game that the asker may not even watch answers as if it did not exist.
        if (viewerFor(live.state, asker) === undefined) return undefined;
        const command = commandOf(action, (visible) => objectMeant(live, asker, visible));
        return { actor: player, command: command as PlayerCommand };
      },
    });
    meter.ended(outcome);
    return outcome;
  }
}

function objectMeant({ state, gallery }: LiveGame, asker: Asker, visible: string): ObjectId {
  const own = ownSeatEyes(state, asker);
  if (own === undefined) return NO_OBJECT;
  return gallery.projector(own).objectOf(visible) ?? NO_OBJECT;
}

function commandOf(action: GameAction, objectOf: (visible: string) => ObjectId): unknown {
  if (action.type !== 'answer') return action;
  return { ...action, answer: answerMeant(action.answer, objectOf) };
}
