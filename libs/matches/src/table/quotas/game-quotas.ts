// What one account, and all accounts at one address together, may use of this server. It is asked before a
// command is decided, and told the outcome. A bot's commands count as its host's.
import { Inject, Injectable, Optional } from '@nestjs/common';
import { seconds, type Duration, type GameId, type PlayerId } from '#kernel';
import { isBot, type GameState } from '#rules';
import { CLOCK, METRICS, type Clock, type Counted, type Metrics } from '#ports';
import { lastUsed, networkOf } from '#accounts';
import { Lobby } from '../../lobby/index.js';
import type { Asker, GameAction, MatchRefusal } from '../../contract/contract.js';
import type { Meter } from '../../game/deciding/submission.js';
import { Allowance } from './allowance.js';
import { botsAt, Holdings, type Held, type Holding } from './holdings.js';
import { BURST_MINUTES, DEFAULT_QUOTAS, QUOTAS, type Quotas } from './quotas.js';
import type { QuotaRefusalCode } from '../../contract/quota-codes.js';
import { QUOTA_REFUSALS } from './refusals.js';

export type Metered = 'create' | 'note' | 'annotation' | 'dispute' | GameAction['type'];

/** A quota never refuses a command that ends something or clears a seat: nobody is held in a game. */
const ALWAYS: ReadonlySet<Metered> = new Set<Metered>([
  'concede',
  'concede-absent',
  'leave',
  'decline',
  'unseat',
  'unseat-bot',
  'withdraw-invitation',
]);

/** The commands that add a game, a table or a bot. */
const BRINGS: ReadonlySet<Metered> = new Set<Metered>(['create', 'join', 'seat-bot']);

/** When a game will end cannot be predicted; a client that retries this often is no burden. */
const LOOK_AGAIN = seconds(60);
/** The number of games whose host's address is remembered. */
const GAMES_KEPT = 10_000;

const COUNTED: { readonly [C in QuotaRefusalCode]: Counted } = {
  'log-quota': 'refused-by-log-quota',
  'table-quota': 'refused-by-table-quota',
  'bot-quota': 'refused-by-bot-quota',
  'game-quota': 'refused-by-game-quota',
};

interface Payer {
  readonly player: PlayerId;
  readonly address: string | undefined;
}

@Injectable()
export class GameQuotas {
  readonly #quotas: Quotas;
  readonly #holdings: Holdings;
  readonly #accounts: Allowance;
  readonly #addresses: Allowance;
  readonly #hostsAt = lastUsed<GameId, string>(GAMES_KEPT);

  constructor(
    @Inject(Lobby) lobby: Lobby,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(METRICS) private readonly metrics: Metrics,
    @Optional() @Inject(QUOTAS) quotas: Quotas = DEFAULT_QUOTAS,
  ) {
    const { bytesPerMinute, accountsPerAddress } = quotas;
    this.#quotas = quotas;
    this.#holdings = new Holdings(lobby);
    this.#accounts = new Allowance(bytesPerMinute, bytesPerMinute * BURST_MINUTES);
    const together = bytesPerMinute * accountsPerAddress;
    this.#addresses = new Allowance(together, together * BURST_MINUTES);
  }

  /** For a game that exists, or that this command creates. */
  meter(asker: Asker, game: GameId, action: Metered): Meter {
    let giveBack: (() => void) | undefined;
    return {
      refusal: (state) => {
        // Another node was faster, so this command is decided again; it was already allowed.
        if (giveBack !== undefined) return undefined;
        const payer = this.#payerOf(asker, game, state);
        const refusal = this.#refusal(payer, action);
        if (refusal === undefined && BRINGS.has(action)) giveBack = this.#reserve(payer, game, action, state);
        return refusal;
      },
      wrote: (bytes, state) => this.#wrote(asker, game, action, bytes, state),
      ended: ({ kind }) => {
        if (kind === 'refused') giveBack?.();
      },
    };
  }

  /** For a game that does not exist yet. */
  refusalBefore(asker: Asker): MatchRefusal | undefined {
    return this.#refusal(payerFor(asker), 'create');
  }

  #refusal(payer: Payer, action: Metered): MatchRefusal | undefined {
    if (ALWAYS.has(action)) return undefined;
    const wait = this.#waitOf(payer);
    if (wait > 0) return this.#refuse('log-quota', wait);
    const code = this.#beyond(payer, action);
    return code === undefined ? undefined : this.#refuse(code, LOOK_AGAIN);
  }

  #waitOf({ player, address }: Payer): Duration {
    const now = this.clock.now();
    const wait = this.#accounts.wait(player, now);
    return wait > 0 || address === undefined ? wait : this.#addresses.wait(address, now);
  }

  #beyond({ player, address }: Payer, action: Metered): QuotaRefusalCode | undefined {
    if (!BRINGS.has(action)) return undefined;
    const { games, tables, bots, accountsPerAddress } = this.#quotas;
    const now = this.clock.now();
    const reached = (holding: Holding, shares: number): QuotaRefusalCode | undefined => {
      if (action === 'seat-bot') return holding.bots >= bots * shares ? 'bot-quota' : undefined;
      if (action === 'create' && holding.tables >= tables * shares) return 'table-quota';
      return holding.games >= games * shares ? 'game-quota' : undefined;
    };
    const own = reached(this.#holdings.ofAccount(player, now), 1);
    if (own !== undefined || address === undefined) return own;
    const shares = accountsPerAddress;
    const enough = { games: games * shares, tables: tables * shares, bots: bots * shares };
    return reached(this.#holdings.ofAddress(address, enough, now), shares);
  }

  #refuse(code: QuotaRefusalCode, retryAfter: Duration): MatchRefusal {
    this.metrics.count(COUNTED[code]);
    return { ...QUOTA_REFUSALS[code], retryAfter };
  }

  #wrote(asker: Asker, game: GameId, action: Metered, bytes: number, state: GameState): void {
    const now = this.clock.now();
    const payer = this.#payerOf(asker, game, state);
    this.metrics.count('log-bytes', bytes);
    this.#accounts.spend(payer.player, bytes, now);
    if (payer.address !== undefined) this.#addresses.spend(payer.address, bytes, now);
    if (isBot(asker.player) || action === 'note' || action === 'annotation' || action === 'dispute') return;
    const { player, address } = payer;
    if (state.host === player && address !== undefined) this.#hostsAt.set(game, address);
    if (BRINGS.has(action) || action === 'unseat-bot')
      this.#holdings.note(player, address, game, heldIn(state, player), now);
    if (action === 'leave') this.#holdings.drop(player, address, game);
  }

  #reserve({ player, address }: Payer, game: GameId, action: Metered, state: GameState): () => void {
    const { table, bots } = heldIn(state, player);
    const held = { table: table || action === 'create', bots: bots + (action === 'seat-bot' ? 1 : 0) };
    return this.#holdings.note(player, address, game, held, this.clock.now());
  }

  #payerOf(asker: Asker, game: GameId, state: GameState): Payer {
    if (!isBot(asker.player) || state.host === null) return payerFor(asker);
    return { player: state.host, address: this.#hostsAt.get(game) };
  }
}

const heldIn = ({ host, stage, seats }: GameState, player: PlayerId): Held =>
  host === player ? { table: stage.kind === 'gathering', bots: botsAt(seats) } : { table: false, bots: 0 };

const payerFor = ({ player, address }: Asker): Payer => ({
  player,
  address: address === undefined ? undefined : networkOf(address),
});
