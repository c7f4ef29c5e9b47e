// A bot at a seat of a running server, from outside: what its view shows, over the contract, and a catalogue of its own.
import { botAnswer, type Asked, type Lore, type Table } from '#bots';
import { randomKey, randomSource, type RandomSource } from '#kernel';
import { BOT_KINDS, type BotKind } from '#rules';
import type { GameView } from '#visibility';
import { MAIN_STOPS, type GameApi } from '../client/game-api.js';

export { BOT_KINDS, type BotKind };

const MOST_REFUSALS = 12;

export class Bot {
  private readonly random: RandomSource;
  private readonly heard = new Set<string>();
  private cursor: string | null = null;
  private refusals = 0;
  private lastDecision = '';
  private isAtEase = false;

  constructor(
    private readonly api: GameApi,
    private readonly game: string,
    private readonly kind: BotKind,
    private readonly lore: Lore,
    seed: string,
  ) {
    this.random = randomSource(randomKey(seed, []), 0);
  }

  /** Does what it is asked for, if it is; whether it was. */
  async move(): Promise<'moved' | 'waits' | 'over'> {
    const view = await this.api.look(this.game);
    if (view.status === 'over') return 'over';
    const asked = askedIn(view);
    if (asked === undefined || view.decision === undefined) return 'waits';
    if (view.status === 'playing') await this.settle();
    const { id } = view.decision;
    if (id !== this.lastDecision) this.refusals = 0;
    this.lastDecision = id;
    const { kind, lore, random, refusals } = this;
    const answer = await botAnswer({ ...asked, refusals }, this.table, { kind, lore, random });
    const outcome = await this.api.answer(this.game, id, answer);
    if (outcome.__typename === 'Accepted') return 'moved';
    this.refusals += 1;
    if (this.refusals > MOST_REFUSALS) await this.api.inGame('concede', this.game);
    return 'moved';
  }

  /** It begins things in its own main phases alone: elsewhere it would only pass. */
  private async settle(): Promise<void> {
    if (this.isAtEase) return;
    this.isAtEase = true;
    await this.api.setPassing(this.game, { until: null, stops: MAIN_STOPS });
  }

  private readonly table: Table = {
    plays: () => this.api.plays(this.game),
    complete: (play, answer) => this.api.completion(this.game, play, answer),
    namesHeard: () => this.listen(),
  };

  /** Names are said aloud. */
  private async listen(): Promise<ReadonlySet<string>> {
    for await (const { cursor, story } of this.api.feed(this.game, this.cursor)) {
      this.cursor = cursor;
      if (story.type === 'CardNamed' && typeof story['name'] === 'string') this.heard.add(story['name']);
    }
    return this.heard;
  }
}

/** What is asked of whoever has this view, if anything is. */
export function askedIn(view: GameView): Omit<Asked, 'refusals'> | undefined {
  const { decision } = view;
  if (decision?.question === undefined || view.viewer !== `seat-${decision.seat}`) return undefined;
  const { seat, prompt, question } = decision;
  return { seat, view, prompt, question };
}
