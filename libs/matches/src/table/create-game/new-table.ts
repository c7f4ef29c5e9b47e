// Opens a table: its id follows from its host and their command, its secret is made first, then its first batch is decided.
import { Inject, Injectable } from '@nestjs/common';
import { gameId, keyedHash, type CommandId, type GameId } from '#kernel';
import type { Proposed } from '#rules';
import { KEYS, type Keys } from '#ports';
import { GameSecrets } from '#log';
import type { ActionOutcome, Asker } from '../../contract/contract.js';
import { GameSessions } from '../../game/session/game-sessions.js';
import { GameQuotas } from '../quotas/game-quotas.js';
import { refused } from '../../contract/refusals.js';

export interface TableGiven {
  readonly asker: Asker;
  readonly commandId: CommandId;
  readonly game: GameId;
  readonly seats: number;
  /** `seed`: the server's share of the randomness. */
  readonly propose: (seed: string) => Proposed;
}

@Injectable()
export class NewTable {
  constructor(
    @Inject(GameSessions) private readonly sessions: GameSessions,
    @Inject(GameSecrets) private readonly secrets: GameSecrets,
    @Inject(KEYS) private readonly keys: Keys,
    @Inject(GameQuotas) private readonly quotas: GameQuotas,
  ) {}

  /** The same command id makes the same game id; nobody can predict the id without the server's key. */
  idFor({ player }: Asker, commandId: CommandId): GameId {
    const hex = keyedHash(
      this.keys.data.secret,
      `pentaland/game-id/1/${JSON.stringify([player, commandId])}`,
    );
    const part = (from: number, to: number): string => hex.slice(from, to);
    // RFC 9562, 5.8: version 8, for vendor-specific formats.
    return gameId(`${part(0, 8)}-${part(8, 12)}-8${part(13, 16)}-a${part(17, 20)}-${part(20, 32)}`);
  }

  /** Before a secret is made. A game that already exists gets its first answer again. */
  async beyondQuota(asker: Asker, game: GameId): Promise<ActionOutcome | undefined> {
    const refusal = this.quotas.refusalBefore(asker);
    if (refusal === undefined || (await this.sessions.find(game)) !== undefined) return undefined;
    return refused(refusal);
  }

  async open({ asker, commandId, game, seats, propose }: TableGiven): Promise<ActionOutcome> {
    const { seed } = await this.secrets.create(game);
    const session = await this.sessions.findOrNew(game, seats);
    const meter = this.quotas.meter(asker, game, 'create');
    const outcome = await session.submit({
      actor: asker.player,
      commandId,
      meter,
      propose: () => propose(seed),
    });
    meter.ended(outcome);
    this.sessions.forgetUncreated(session);
    return outcome;
  }
}
