// The game as it goes on, told to a person at its table: what happened, through every break, and the view now.
import { NotFound, type Begins, type LiveGame } from '#client';
import { isStopped, type DecisionView, type GameView } from '#visibility';
import { follow } from '../client/follow.js';
import type { GameTable } from '../client/game-table.js';
import { nameOf, namesAt } from '../client/names.js';
import { Replays } from '../client/replays.js';
import { viewOf } from '../client/table-view.js';
import type { ToldEntry } from '../client/told.js';
import { Storyteller } from '../story/storyteller.js';
import { ownSeat } from './numbers.js';

const MOST_TOLD = 20;

export interface Watcher {
  readonly out: (line: string) => void;
  /** What else is to be said of an entry, after its story. `isNew`: it happened while the person looked. */
  readonly met: (view: GameView, told: ToldEntry, isNew: boolean) => readonly string[];
  /** Something has changed. */
  readonly changed: () => void;
}

export class Watching {
  view: GameView | undefined;
  isCaughtUp = false;
  isRemoved = false;
  private isLost = false;
  readonly players = new Map<string, string>();
  private teller = new Storyteller(this.players);
  /** What was told before the person looked, until all of it was. */
  private earlier: string[] | undefined = [];
  /** There is more before that. */
  private isCut = false;
  private isSeated = false;
  private lastMoment = 0;
  private answeredUpTo = 0;
  private waiting: (() => void)[] = [];

  constructor(
    private readonly table: GameTable,
    private readonly watcher: Watcher,
  ) {}

  /** Until the table is closed, or the person has no seat there any more. */
  async run(): Promise<void> {
    try {
      for await (const one of follow(this.live)) {
        if (one.kind === 'lost') this.lost();
        else if (one.kind === 'begins') this.begin(one.at);
        else if (one.kind === 'caught-up') this.catchUp();
        else {
          this.view = viewOf(this.table.player, one.state);
          this.isSeated ||= ownSeat(this.view) !== undefined;
          await this.hear(one.told, one.moment);
        }
        if (this.isRemoved) break;
        this.wake();
      }
    } catch (error) {
      // The feed of a table that only players see ends with the seat.
      if (!(error instanceof NotFound && this.isSeated)) throw error;
      this.remove();
    }
    this.wake();
  }

  get isOver(): boolean {
    return this.isRemoved || (this.isCaughtUp && this.view?.status === 'over');
  }

  /** The question that is open for this person, as far as it is known not to be answered. */
  get asked(): DecisionView | undefined {
    const { view } = this;
    const isBehind = !this.isCaughtUp || (this.live.entries.at(-1)?.seq ?? 0) < this.answeredUpTo;
    if (isBehind || view === undefined) return undefined;
    return !isStopped(view) && view.decision?.seat === ownSeat(view) ? view.decision : undefined;
  }

  /** A command was accepted: until its entries have come, the view is that of before. */
  accepted({ seq }: { readonly seq: number }): void {
    this.answeredUpTo = Math.max(seq, this.answeredUpTo);
    this.watcher.changed();
  }

  change(): Promise<void> {
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  wake(): void {
    this.watcher.changed();
    for (const wake of this.waiting.splice(0)) wake();
  }

  /** What came after the last that was told: nobody follows any more. */
  async tellTheRest(): Promise<void> {
    const { client, id } = this.table;
    for await (const told of new Replays(client.replay(id)).between(this.lastMoment))
      this.teller.tell(told).forEach((sentence) => this.watcher.out(sentence));
  }

  private get live(): LiveGame {
    return this.table.live;
  }

  private lost(): void {
    if (!this.isLost) this.watcher.out('(The connection is lost; trying again.)');
    this.isLost = true;
    this.isCaughtUp = false;
  }

  private begin({ seq, state }: Begins): void {
    this.isCaughtUp = false;
    this.teller = new Storyteller(this.players, state);
    this.earlier = [];
    this.isCut = seq > 1;
    this.answeredUpTo = 0;
  }

  private async hear(told: ToldEntry, moment: number): Promise<void> {
    const { view, watcher } = this;
    if (view === undefined) return;
    await this.meet(view);
    await this.meetJudge(told);
    const isNew = this.isCaughtUp;
    const lines = [...this.teller.tell(told), ...watcher.met(view, told, isNew)];
    this.lastMoment = moment;
    if (this.earlier === undefined) lines.forEach((line) => watcher.out(line));
    else this.earlier.push(...lines);
  }

  /** Of what was before, the end is told. */
  private catchUp(): void {
    const { earlier = [], view } = this;
    if (this.isSeated && view !== undefined && ownSeat(view) === undefined) {
      this.remove();
      return;
    }
    if (this.isLost) this.watcher.out('(The connection is back.)');
    this.isLost = false;
    this.earlier = undefined;
    this.isCaughtUp = true;
    if (this.isCut || earlier.length > MOST_TOLD) this.watcher.out('…');
    this.isCut = false;
    earlier.slice(-MOST_TOLD).forEach((line) => this.watcher.out(line));
  }

  private remove(): void {
    this.isRemoved = true;
    this.watcher.out('You no longer have a seat at this table.');
  }

  /** The names of those who have come to the table. */
  private async meet({ seats, invited }: GameView): Promise<void> {
    const there = [...Object.values(seats).map(({ player }) => player), ...invited];
    if (there.every((player) => player === undefined || this.players.has(player))) return;
    const { client, id } = this.table;
    for (const [player, name] of await this.table.answered(() => namesAt(client, id)))
      this.players.set(player, name);
  }

  /** Who rules in the game is not at its table. */
  private async meetJudge({ story }: ToldEntry): Promise<void> {
    const { judge } = (story['ruling'] ?? {}) as { readonly judge?: string };
    if (judge === undefined || this.players.has(judge)) return;
    const name = await this.table.answered(() => nameOf(this.table.client, judge));
    if (name !== undefined) this.players.set(judge, name);
  }
}
