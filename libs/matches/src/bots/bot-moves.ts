// Makes one move of a bot. It queries and commands the game as the player of its seat, with no more rights
// than any player.
import { randomUUID } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { botAnswer, loreOf, type Completed, type Lore, type Table } from '#bots';
import type { Revision } from '#event-store';
import { LRUCache } from 'lru-cache';
import { randomKey, randomSource, type GameId, type PlayerId } from '#kernel';
import { botKindOf, type BotKind, type Passing, type Seat } from '#rules';
import type { DecisionView, GameView, GivenAnswer, GivenPlay } from '#visibility';
import { LOG, type Log } from '#ports';
import { FORMAT_CARDS, type FormatCards } from '../ports/index.js';
import { ActInGame } from '../playing/act-in-game/act-in-game.command.js';
import type {
  ActionOutcome,
  Asker,
  GameAction,
  GameSight,
  MatchRefusal,
  Sighted,
} from '../contract/contract.js';
import { isImported } from '../contract/imported.js';
import { CompletePlay, OfferPlays } from '../playing/offer-plays/offer-plays.query.js';
import { GameQuotas } from '../table/quotas/game-quotas.js';
import { GameSessions } from '../game/session/game-sessions.js';
import { ViewGame } from '../looking/view-game/view-game.query.js';
import { NamesHeard } from './names-heard.js';

/** The number of failed answers after which it gives up. */
const MOST_REFUSALS = 12;
/** The most times it gives the same answer. */
const MOST_ALIKE = 2;
/** How often it thinks of an answer that it gave so often, before it takes it that there is no other. */
const MOST_REPEATS = 50;
/** If the game changed since the bot rested, it gives this many answers before it concedes again. */
const TRIES_AFTER_REST = 2;
/** The number of games whose failed answers are remembered. */
const GAMES_KEPT = 1_000;

/** Outside of these steps, a bot with an empty stack would only pass. */
const WHERE_IT_ACTS: Passing = {
  until: null,
  stops: { own: ['precombat-main', 'postcombat-main'], others: [] },
};

interface Bot {
  readonly kind: BotKind;
  readonly asker: Asker;
  readonly seat: Seat;
  /** The game's present state. */
  readonly revision: Revision | undefined;
  /** The bot's host may not write more at present: checked before the bot thinks. */
  readonly overQuota: MatchRefusal | undefined;
}

/** The failed answers at one decision. */
interface InVain {
  readonly decision: string;
  times: number;
  /** How often it thought of an answer that it had given often enough. */
  repeats: number;
  /** How often it gave each answer. */
  readonly said: Map<string, number>;
  saidPassing: boolean;
  /** Where the game stood when even the concession was refused. */
  restsAt?: Revision | undefined;
}

/** The host has used up their write allowance for now; that is not a refusal of the bot's answer. */
export class BotMustWait extends Error {
  override readonly name = 'BotMustWait';
}

@Injectable()
export class BotMoves {
  private readonly vain = new LRUCache<GameId, InVain>({ max: GAMES_KEPT });
  private readonly lores = new WeakMap<object, Lore>();

  constructor(
    @Inject(QueryBus) private readonly queries: QueryBus,
    @Inject(CommandBus) private readonly commands: CommandBus,
    @Inject(GameSessions) private readonly sessions: GameSessions,
    @Inject(FORMAT_CARDS) private readonly cards: FormatCards,
    @Inject(GameQuotas) private readonly quotas: GameQuotas,
    @Inject(NamesHeard) private readonly heard: NamesHeard,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /**
   * `again`: it is still asked, and has another answer. If every answer is refused, it concedes; if that is
   * refused as well, it rests until the game changes.
   */
  async moveIn(game: GameId): Promise<'done' | 'again'> {
    const bot = await this.asked(game);
    if (bot === undefined || this.rests(bot, game)) return 'done';
    if (bot.overQuota !== undefined) throw new BotMustWait();
    const { view } = found(await this.queries.execute(new ViewGame(bot.asker, game)));
    const { decision } = view;
    if (decision?.seat !== bot.seat || decision.question === undefined) return 'done';
    const vain = this.vainAt(game, decision);
    if (vain.times > MOST_REFUSALS || vain.repeats > MOST_REPEATS || onlyBotsPlay(view))
      return this.concede(bot, game, vain);
    if (view.status === 'playing' && view.seats[bot.seat]?.passing === undefined && !vain.saidPassing) {
      const id = `bot/passing/${decision.id}`;
      await this.act(bot, game, id, { type: 'set-passing', ...WHERE_IT_ACTS });
      vain.saidPassing = true;
      return 'again';
    }
    const { prompt, question } = decision;
    const { seat, kind } = bot;
    const asked = { seat, view, prompt, question, refusals: vain.times + vain.repeats };
    const random = randomSource(randomKey(randomUUID(), []), 0);
    const lore = await this.loreFor(view);
    const answer = await botAnswer(asked, this.tableOf(bot, game), { kind, lore, random });
    const text = JSON.stringify(answer);
    const alike = vain.said.get(text) ?? 0;
    if (alike < MOST_ALIKE) {
      const { id } = decision;
      const outcome = await this.act(bot, game, `bot/${id}`, { type: 'answer', decision: id, answer });
      vain.said.set(text, alike + 1);
      vain.times += 1;
      // An accepted answer that changed nothing counts as well: the game asks again, and the bot answers
      // differently.
      if (outcome.kind === 'accepted' || outcome.refusal.code === 'stale-decision') return 'done';
    } else vain.repeats += 1;
    return 'again';
  }

  private async concede(bot: Bot, game: GameId, vain: InVain): Promise<'done'> {
    const outcome = await this.act(bot, game, 'bot/concede', { type: 'concede' });
    vain.restsAt = bot.revision;
    if (outcome.kind === 'refused')
      this.log.warn('a bot rests: nothing it said was accepted', { game, reason: outcome.refusal.code });
    return 'done';
  }

  private rests({ revision }: Bot, game: GameId): boolean {
    const at = this.vain.get(game)?.restsAt;
    return at !== undefined && at === revision;
  }

  private async asked(game: GameId): Promise<Bot | undefined> {
    if (isImported(game)) return undefined;
    const session = await this.sessions.find(game);
    return session?.look(({ revision, state }) => {
      const { decision, seats } = state;
      const at = decision === null ? undefined : seats[decision.seat];
      const player = at?.player ?? null;
      const kind = player === null ? undefined : botKindOf(player);
      if (at === undefined || player === null || kind === undefined) return undefined;
      const asker = askerOf(player);
      const overQuota = this.quotas.meter(asker, game, 'answer').refusal(state);
      return { kind, seat: at.seat, asker, revision, overQuota };
    });
  }

  private vainAt(game: GameId, { id }: DecisionView): InVain {
    let vain = this.vain.get(game);
    if (vain?.decision === id && vain.restsAt === undefined) return vain;
    const times = vain?.decision === id ? MOST_REFUSALS + 1 - TRIES_AFTER_REST : 0;
    this.vain.set(
      game,
      (vain = { decision: id, times, repeats: 0, said: new Map(), saidPassing: times > 0 }),
    );
    return vain;
  }

  /** Throws if the store is unavailable, which is not a refusal of the bot's answer. */
  private async act({ asker }: Bot, game: GameId, id: string, action: GameAction): Promise<ActionOutcome> {
    await turn();
    const outcome = await this.commands.execute(new ActInGame(asker, game, id, action));
    if (
      outcome.kind === 'refused' &&
      (outcome.refusal.code === 'store-unavailable' || outcome.refusal.code === 'outcome-unknown')
    )
      throw new Error('the store is away');
    if (outcome.kind === 'refused' && outcome.refusal.code === 'log-quota') throw new BotMustWait();
    return outcome;
  }

  private tableOf({ asker, seat }: Bot, game: GameId): Table {
    return {
      plays: async () => {
        await turn();
        const offered = await this.queries.execute(new OfferPlays(asker, game));
        // It does not use an action that would be too much to search.
        return offered.kind === 'too-much' ? [] : found(offered);
      },
      complete: async (play: GivenPlay, answer?: GivenAnswer): Promise<Completed> => {
        await turn();
        return found(await this.queries.execute(new CompletePlay(asker, game, play, answer)));
      },
      namesHeard: () => this.heard.in(game, seat, asker),
    };
  }

  private async loreFor({ terms }: GameView): Promise<Lore> {
    const cards = this.cards.cardsFor(terms);
    let lore = this.lores.get(cards);
    if (lore === undefined)
      this.lores.set(cards, (lore = loreOf(cards, (name) => this.cards.understood?.(name, terms) ?? true)));
    const steps = lore.preparing(terms.ruleset)[Symbol.iterator]();
    while (steps.next().done !== true) await turn();
    return lore;
  }
}

const askerOf = (player: PlayerId): Asker => ({ player, roles: ['player'] });

function found<T>(sighted: Sighted<T>): T {
  if (sighted.kind !== 'found') throw new Error(`a bot sees nothing: ${sighted.kind}`);
  return sighted.value;
}

/** True if only bots are left: they need not play on. */
const onlyBotsPlay = ({ seats }: GameSight['view']): boolean =>
  Object.values(seats).every(
    ({ player, lost }) => player === undefined || lost !== undefined || botKindOf(player) !== undefined,
  );
