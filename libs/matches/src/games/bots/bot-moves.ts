// One move of a bot: it asks what any player may ask, as the player of its seat, and answers as any player does.
import { randomUUID } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { botAnswer, loreOf, type Completed, type Lore, type Table } from '#bots';
import { randomKey, randomSource, type GameId, type PlayerId } from '#kernel';
import { botKindOf, type BotKind, type Passing, type Seat } from '#rules';
import type { DecisionView, GameView, GivenAnswer, GivenPlay } from '#visibility';
import { Lru } from '../../accounts/identity/lru.js';
import { FORMAT_CARDS, type FormatCards } from '../../ports/index.js';
import { ActInGame } from '../act-in-game/act-in-game.command.js';
import type { ActionOutcome, Asker, GameAction, GameSight, Sighted } from '../contract.js';
import { CompletePlay, OfferPlays } from '../offer-plays/offer-plays.query.js';
import { GameSessions } from '../session/game-sessions.js';
import { ViewGame } from '../view-game/view-game.query.js';
import { NamesHeard } from './names-heard.js';

/** After so many answers in vain it gives up. */
const MOST_REFUSALS = 12;
/** Games of which it is remembered how often a bot was refused. */
const GAMES_KEPT = 1_000;

/** Elsewhere, with an empty stack, a bot would only pass. */
const WHERE_IT_ACTS: Passing = {
  until: null,
  stops: { own: ['precombat-main', 'postcombat-main'], others: [] },
};

interface Bot {
  readonly kind: BotKind;
  readonly asker: Asker;
  readonly seat: Seat;
}

@Injectable()
export class BotMoves {
  private readonly refused = new Lru<GameId, { readonly decision: string; readonly times: number }>(
    GAMES_KEPT,
  );
  private readonly lores = new WeakMap<object, Lore>();

  constructor(
    @Inject(QueryBus) private readonly queries: QueryBus,
    @Inject(CommandBus) private readonly commands: CommandBus,
    @Inject(GameSessions) private readonly sessions: GameSessions,
    @Inject(FORMAT_CARDS) private readonly cards: FormatCards,
    @Inject(NamesHeard) private readonly heard: NamesHeard,
  ) {}

  /** `again`: what it said was refused, and it is still asked. */
  async moveIn(game: GameId): Promise<'done' | 'again'> {
    const bot = await this.asked(game);
    if (bot === undefined) return 'done';
    const { view } = found(await this.queries.execute(new ViewGame(bot.asker, game)));
    const { decision } = view;
    if (decision?.seat !== bot.seat || decision.question === undefined) return 'done';
    const refusals = this.refusalsOf(game, decision);
    if (refusals > MOST_REFUSALS || onlyBotsPlay(view)) {
      await this.act(bot, game, 'bot/concede', { type: 'concede' });
      return 'done';
    }
    if (view.status === 'playing' && view.seats[bot.seat]?.passing === undefined) {
      await this.act(bot, game, 'bot/passing', { type: 'set-passing', ...WHERE_IT_ACTS });
      return 'again';
    }
    const { prompt, question } = decision;
    const { seat, kind } = bot;
    const asked = { seat, view, prompt, question, refusals };
    const random = randomSource(randomKey(randomUUID(), []), 0);
    const lore = await this.loreFor(view);
    const answer = await botAnswer(asked, this.tableOf(bot, game), { kind, lore, random });
    const outcome = await this.act(bot, game, `bot/${decision.id}`, {
      type: 'answer',
      decision: decision.id,
      answer,
    });
    if (outcome.kind === 'accepted' || outcome.refusal.code === 'stale-decision') return 'done';
    if (outcome.refusal.code === 'store-unavailable' || outcome.refusal.code === 'outcome-unknown')
      throw new Error('the store is away');
    this.refused.set(game, { decision: decision.id, times: refusals + 1 });
    return 'again';
  }

  private async asked(game: GameId): Promise<Bot | undefined> {
    const session = await this.sessions.find(game);
    return session?.look(({ state: { decision, seats } }) => {
      const at = decision === null ? undefined : seats[decision.seat];
      const player = at?.player ?? null;
      const kind = player === null ? undefined : botKindOf(player);
      if (at === undefined || player === null || kind === undefined) return undefined;
      return { kind, seat: at.seat, asker: askerOf(player) };
    });
  }

  private refusalsOf(game: GameId, { id }: DecisionView): number {
    const refused = this.refused.get(game);
    return refused?.decision === id ? refused.times : 0;
  }

  private async act({ asker }: Bot, game: GameId, id: string, action: GameAction): Promise<ActionOutcome> {
    await turn();
    return this.commands.execute(new ActInGame(asker, game, id, action));
  }

  private tableOf({ asker, seat }: Bot, game: GameId): Table {
    return {
      plays: async () => {
        await turn();
        return found(await this.queries.execute(new OfferPlays(asker, game)));
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

/** For whom would they go on? */
const onlyBotsPlay = ({ seats }: GameSight['view']): boolean =>
  Object.values(seats).every(
    ({ player, lost }) => player === undefined || lost !== undefined || botKindOf(player) !== undefined,
  );
