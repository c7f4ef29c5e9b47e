// A bot at a seat of a running server, from outside: what its view shows, over the contract, and a catalogue of its own.
import { botAnswer, type AskedDecision, type Lore, type Table } from '#bots';
import { Refused } from '#client';
import { randomKey, randomSource, type RandomSource } from '#kernel';
import { BOT_KINDS, type BotKind } from '#rules';
import { isStopped, type GameView } from '#visibility';
import { inGame, MAIN_STOPS } from '../client/commands.js';
import { follow } from '../client/follow.js';
import type { GameTable } from '../client/game-table.js';
import { viewOf } from '../client/table-view.js';
import type { ToldEntry } from '../client/told.js';

export { BOT_KINDS, type BotKind };

const MOST_REFUSALS = 12;

interface Mind {
  readonly kind: BotKind;
  readonly lore: Lore;
  readonly seed: string;
}

export class Bot {
  private readonly random: RandomSource;
  private readonly heard = new Set<string>();
  private refusals = 0;
  private lastDecision = '';
  private isAtEase = false;

  constructor(
    private readonly table: GameTable,
    private readonly mind: Mind,
  ) {
    this.random = randomSource(randomKey(mind.seed, []), 0);
  }

  /** Until the game is over, or it has no seat there any more; after so many answers it gives up. */
  async play(mostMoves = Number.POSITIVE_INFINITY): Promise<'over' | 'removed'> {
    const { live, player } = this.table;
    let answeredUpTo = 0;
    let isSeated = false;
    let moves = 0;
    for await (const one of follow(live)) {
      if (one.kind === 'begins') answeredUpTo = 0;
      if (one.kind === 'told') this.hear(one.told);
      // Only what is newest is answered, and only once it shows what came of the last answer.
      while (live.connection === 'live' && live.state !== null) {
        const seq = live.entries.at(-1)?.seq ?? 0;
        if (seq < answeredUpTo) break;
        const view = viewOf(player, live.state);
        if (view.status === 'over') return 'over';
        if (isSeated && !view.viewer.startsWith('seat-')) return 'removed';
        isSeated ||= view.viewer.startsWith('seat-');
        const came = await this.move(view);
        if (came === 'waits') break;
        if (came === 'refused') continue;
        answeredUpTo = came.seq;
        moves += 1;
        if (moves === mostMoves) await this.concede();
      }
    }
    return 'over';
  }

  /** Names are said aloud. */
  hear({ story }: Pick<ToldEntry, 'story'>): void {
    if (story.type === 'CardNamed' && typeof story['name'] === 'string') this.heard.add(story['name']);
  }

  /** Answers what the view asks, if it asks anything. `refused`: the same may be asked for another answer. */
  async move(view: GameView): Promise<{ readonly seq: number } | 'refused' | 'waits'> {
    const asked = askedIn(view);
    if (asked === undefined || view.decision === undefined) return 'waits';
    if (view.status === 'playing') await this.settle();
    const { id } = view.decision;
    if (id !== this.lastDecision) this.refusals = 0;
    this.lastDecision = id;
    const { mind, random, refusals } = this;
    const answer = await botAnswer({ ...asked, refusals }, this.known, { ...mind, random });
    try {
      return await this.table.answer(id, answer);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      // Something else has answered it, and the view will say so.
      if (error.code === 'STALE_DECISION') return 'waits';
      this.refusals += 1;
      if (this.refusals <= MOST_REFUSALS) return 'refused';
      await this.concede();
      return 'waits';
    }
  }

  private async concede(): Promise<void> {
    try {
      await inGame(this.table.client, 'concede', this.table.id);
    } catch (error) {
      // The game may have ended meanwhile.
      if (!(error instanceof Refused)) throw error;
    }
  }

  /** It begins things in its own main phases alone: elsewhere it would only pass. */
  private async settle(): Promise<void> {
    if (this.isAtEase) return;
    this.isAtEase = true;
    await this.table.setPassing({ until: null, stops: MAIN_STOPS });
  }

  private readonly known: Table = {
    plays: async () => (await this.table.offers()).plays,
    complete: async (play, answer) => {
      try {
        return await this.table.next(play, answer);
      } catch (error) {
        if (error instanceof Refused) return { kind: 'refused' };
        throw error;
      }
    },
    namesHeard: () => Promise.resolve(this.heard),
  };
}

/** What is asked of whoever has this view, if anything is. */
function askedIn(view: GameView): Omit<AskedDecision, 'refusals'> | undefined {
  const { decision } = view;
  if (isStopped(view) || decision?.question === undefined || view.viewer !== `seat-${decision.seat}`)
    return undefined;
  const { seat, prompt, question } = decision;
  return { seat, view, prompt, question };
}
