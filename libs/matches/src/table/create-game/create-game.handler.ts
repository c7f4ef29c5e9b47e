// Creates a game: checks its terms, makes its secret and the commitment to it, then appends the first batch.
import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { commitTo, gameId, hashText, keyedHash, type CommandId, type GameId } from '#kernel';
import { decide, initialState, playerCommand, type PlayerCommand } from '#rules';
import { StoreUnavailable } from '#event-store';
import { CLOCK, KEYS, METRICS, type Clock, type Keys, type Metrics } from '#ports';
import { GameSecrets } from '#log';
import { FORMAT_CARDS, rulebookFor, type FormatCards } from '../../ports/index.js';
import { parseCommandId } from '../../contract/command-id.js';
import type { ActionOutcome, Asker } from '../../contract/contract.js';
import { offered } from '../terms/offered.js';
import { GameQuotas } from '../quotas/game-quotas.js';
import { GameSessions } from '../../game/session/game-sessions.js';
import { fromRules, invalidCommand, refused, STORE_UNAVAILABLE } from '../../contract/refusals.js';
import { faultOf } from '../../contract/command-shape.js';
import { CreateGame } from './create-game.command.js';

type Create = Extract<PlayerCommand, { type: 'create' }>;

@CommandHandler(CreateGame)
export class CreateGameHandler implements ICommandHandler<CreateGame> {
  constructor(
    @Inject(GameSessions) private readonly sessions: GameSessions,
    @Inject(GameSecrets) private readonly secrets: GameSecrets,
    @Inject(KEYS) private readonly keys: Keys,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(FORMAT_CARDS) private readonly cards: FormatCards,
    @Inject(GameQuotas) private readonly quotas: GameQuotas,
    @Inject(METRICS) private readonly metrics: Metrics,
  ) {}

  async execute({ asker, commandId, terms }: CreateGame): Promise<ActionOutcome> {
    const id = parseCommandId(commandId);
    if (!id.ok) return refused(id.error);
    const game = this.idFor(asker, id.value);
    const said = Object.fromEntries(Object.entries(terms).filter(([, value]) => value !== undefined));
    const parsed = playerCommand.safeParse({
      type: 'create',
      game,
      terms: { ...offered(this.cards).defaults, ...said },
      commitment: hashText(''),
    });
    if (!parsed.success) return refused(invalidCommand(faultOf(parsed.error)));
    const command = parsed.data as Create;
    try {
      return (
        this.refusalOf(asker, command) ??
        (await this.beyondQuota(asker, command)) ??
        (await this.create(asker, id.value, command))
      );
    } catch (error) {
      if (error instanceof StoreUnavailable) return refused(STORE_UNAVAILABLE);
      throw error;
    }
  }

  /** The same command id makes the same game id; nobody can predict the id without the server's key. */
  private idFor({ player }: Asker, commandId: CommandId): GameId {
    const hex = keyedHash(
      this.keys.data.secret,
      `pentaland/game-id/1/${JSON.stringify([player, commandId])}`,
    );
    const part = (from: number, to: number): string => hex.slice(from, to);
    // RFC 9562, 5.8: version 8, for vendor-specific formats.
    return gameId(`${part(0, 8)}-${part(8, 12)}-8${part(13, 16)}-a${part(17, 20)}-${part(20, 32)}`);
  }

  /** Refuses unplayable terms before it makes a secret for them. */
  private refusalOf({ player }: Asker, command: Create): ActionOutcome | undefined {
    const inputs = { now: this.clock.now(), seed: '', ...rulebookFor(this.cards, command.terms) };
    const decided = decide(initialState(), { actor: player, command }, inputs);
    if (decided.ok) return undefined;
    this.metrics.count('commands-refused');
    return refused(fromRules(decided.error));
  }

  /** Also checked before a secret is made. A game that already exists gets its first answer again. */
  private async beyondQuota(asker: Asker, { game }: Create): Promise<ActionOutcome | undefined> {
    const refusal = this.quotas.refusalBefore(asker);
    if (refusal === undefined || (await this.sessions.find(game)) !== undefined) return undefined;
    return refused(refusal);
  }

  private async create(asker: Asker, commandId: CommandId, command: Create): Promise<ActionOutcome> {
    const { player } = asker;
    const { seed } = await this.secrets.create(command.game);
    const session = await this.sessions.findOrNew(command.game, command.terms.seats);
    const meter = this.quotas.meter(asker, command.game, 'create');
    const outcome = await session.submit({
      actor: player,
      commandId,
      meter,
      propose: () => ({ actor: player, command: { ...command, commitment: commitTo(seed) } }),
    });
    meter.ended(outcome);
    this.sessions.forgetUncreated(session);
    return outcome;
  }
}
