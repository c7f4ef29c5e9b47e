// One game as it goes on. The library follows its feed from a little before the present and folds the view; the server is
// asked only for what a feed does not carry: what one may do now, and the names of people. Entries from before that are read
// when somebody asks for them, or when something on the table cannot be told without them.
import { batch, signal } from '@preact/signals';
import {
  StoreUnavailable,
  Disconnected,
  type Begins,
  type Connection,
  type EarlierEntry,
  type GameSnapshot,
  type TableView,
} from '#client';
import { Arrivals } from './arrivals.js';
import { CardNames } from './card-names.js';
import type { AboutFragment } from './generated/operations.js';
import { BesideDocument } from './generated/view.js';
import { NamedViews, peopleIn } from './named-views.js';
import { ask, client, quietly, troubleIn, type Trouble } from './server.js';
import type { BesideSeen, GameSeen, PlayerSeen } from './view.js';

/** Entries that a table begins with, and that are read at once when more are wanted. */
const RECENT = 200;
const LOG_LINES = 600;
const AGAIN_MS = 1000;

/** What a log tells. */
export type LogEntry = Pick<EarlierEntry, 'seq' | 'moment' | 'story'>;

export class LiveGame {
  readonly seen = signal<GameSeen | null>(null);
  readonly log = signal<readonly LogEntry[]>([]);
  /** There is more to tell, from before the log. */
  readonly hasEarlier = signal(false);
  readonly connection = signal<Connection>('catching up');
  readonly trouble = signal<Trouble | null>(null);
  /** What objects are called, also those that are gone. */
  readonly names = new CardNames();
  /** Since when permanents are there. */
  arrivals = new Arrivals();
  private readonly followed;
  private begun: Begins | null = null;
  /** Everything that was told, in order. */
  private told: LogEntry[] = [];
  /** Where the log begins. */
  private from = 1;
  /** Where what was not told yet is; null at the beginning of the feed, undefined where the library knows it. */
  private previous: string | null | undefined;
  private isReading = false;
  private isDue = false;
  private beside: BesideSeen | null = null;
  private people: ReadonlyMap<string, PlayerSeen> = new Map();
  private views = new NamedViews(() => ({ id: '', name: null, bot: null }));
  /** How far this device's clock is before the server's, at most; entries of the past say nothing of it. */
  private ahead = Infinity;
  /** What the last question to the server was about. */
  private about = '';
  /** Counts the feeds: another one is ours when we have sat down, for example. */
  private feeds = 1;
  /** Counts the questions: an answer that comes after a newer one was asked says nothing any more. */
  private asked = 0;

  constructor(readonly id: string) {
    this.followed = client.game(id, { keep: 1, last: RECENT });
    this.followed.subscribe((now) => this.hear(now));
    void this.ask(this.asked, 'with people');
  }

  close(): void {
    this.asked += 1;
    this.followed.close();
  }

  /** What the server's clock says now, as far as this device can tell. */
  readonly now = (): number => Date.now() - (this.ahead === Infinity ? 0 : this.ahead);

  /** The log begins earlier from now on. */
  async tellEarlier(): Promise<void> {
    const from = Math.max(1, this.from - RECENT);
    while ((this.told[0]?.seq ?? 1) > from) if (!(await this.readEarlier())) return;
    this.from = from;
    this.show();
  }

  private hear({ entries, begins, connection, error }: GameSnapshot): void {
    if (begins !== null && begins !== this.begun) this.begin(begins);
    const entry = entries.at(-1);
    if (entry !== undefined && entry.seq !== this.told.at(-1)?.seq) {
      const { seq, moment, at, story } = entry;
      if (this.connection.value === 'live') this.ahead = Math.min(this.ahead, Date.now() - Date.parse(at));
      this.told.push({ seq, moment, story });
      // A log that somebody has made longer stays as long.
      if (this.from === seq - LOG_LINES) this.from += 1;
      this.names.hear(story);
      this.arrivals.hear(moment, story);
    }
    batch(() => {
      this.connection.value = connection;
      if (error !== null) this.trouble.value = troubleIn(error);
      // What was behind comes all at once: it is shown once.
      if (connection === 'live') this.show();
      else this.showFirst();
    });
  }

  /** A table that nothing is seen of is shown before the connection is live. */
  private showFirst(): void {
    if (this.isDue || this.seen.value !== null || this.followed.state === null) return;
    this.isDue = true;
    setTimeout(() => {
      this.isDue = false;
      this.show();
    });
  }

  private begin(begins: Begins): void {
    if (this.begun !== null) this.feeds += 1;
    this.begun = begins;
    this.told = [];
    this.from = begins.seq;
    this.previous = undefined;
    this.arrivals = new Arrivals();
    if (begins.state !== null) this.names.learn(begins.state);
  }

  private show(): void {
    const { state } = this.followed;
    if (state === null || this.beside === null) return;
    const isKnown = peopleIn(state).every((player) => this.people.has(player));
    const about = aboutOf(state, this.beside.seat, this.feeds);
    if (about !== this.about) {
      this.about = about;
      this.asked += 1;
      void this.ask(this.asked, isKnown ? 'without people' : 'with people');
    }
    if (!isKnown) return;
    this.names.learn(state);
    const first = this.told[0]?.seq ?? 1;
    this.log.value = this.told.slice(this.from - first);
    this.hasEarlier.value = this.from > 1;
    this.seen.value = { ...this.beside, view: this.views.of(state) };
    void this.readBack();
  }

  /** Reads as far back as what lies on the table needs to be told. */
  private async readBack(): Promise<void> {
    if (this.isReading) return;
    this.isReading = true;
    try {
      while (this.isCut() && (await this.readEarlier())) this.show();
    } finally {
      this.isReading = false;
    }
  }

  /** True if something on the table goes back to what was not told yet. */
  private isCut(): boolean {
    const { state } = this.followed;
    if (state === null || this.followed.isClosed || (this.told[0]?.seq ?? 1) === 1) return false;
    const playing = state.turn === null ? [] : state.seats.filter(({ lost }) => lost === null);
    return (
      playing.some(({ seat }) => !this.arrivals.knowsTurnOf(seat)) ||
      (state.exile ?? []).some(({ objectId }) => this.names.exiledBy(objectId) === undefined)
    );
  }

  /** False if there was nothing to read, or it did not come. */
  private async readEarlier(): Promise<boolean> {
    const { begun, previous } = this;
    const page = await quietly(this.followed.earlier(RECENT, previous === undefined ? {} : { previous }));
    if (page === undefined || page.entries.length === 0 || this.begun !== begun) return false;
    // Somebody else may have read it meanwhile.
    if (this.previous !== previous) return true;
    this.previous = page.previous;
    this.told = [...page.entries.map(({ seq, moment, story }) => ({ seq, moment, story })), ...this.told];
    this.arrivals = new Arrivals();
    const names = new CardNames();
    for (const { moment, story } of this.told) {
      this.arrivals.hear(moment, story);
      names.hear(story);
    }
    this.names.add(names);
    return true;
  }

  private async ask(turn: number, what: 'with people' | 'without people'): Promise<void> {
    let answer;
    try {
      answer = await ask(BesideDocument, { id: this.id, withPeople: what === 'with people' });
    } catch (error) {
      const trouble = troubleIn(error);
      if (turn !== this.asked) return;
      this.trouble.value = trouble;
      if (!(trouble instanceof Disconnected || trouble instanceof StoreUnavailable)) return;
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
      if (turn === this.asked) await this.ask(turn, what);
      return;
    }
    if (turn !== this.asked) return;
    const { game } = answer;
    batch(() => {
      this.trouble.value = game === null ? { code: 'UNKNOWN_GAME', message: '' } : null;
      if (game === null) return;
      const { view, ...beside } = game;
      this.beside = beside;
      if (view !== undefined) {
        this.meet([view.host, ...view.invited, ...view.seats.map(({ player }) => player)]);
        this.about = aboutOf(view, beside.seat, this.feeds);
      }
      this.show();
    });
  }

  private meet(people: readonly (PlayerSeen | null)[]): void {
    const known = new Map(people.flatMap((one) => (one === null ? [] : [[one.id, one] as const])));
    this.people = known;
    this.views = new NamedViews((player) => known.get(player) ?? { id: player, name: null, bot: null });
  }
}

/** What one may do changes with these. */
function aboutOf(view: AboutFragment | TableView, seat: number | null, feed: number): string {
  const { status, turn, invited, decision, dispute, takeBack, quarantine, result, seats } = view;
  const isOwn = decision !== null && decision.question !== null && decision.seat === seat;
  return JSON.stringify([
    ...[feed, status, turn === null, invited.map(({ id }) => id), quarantine?.since, result?.reason],
    ...[dispute?.id, dispute?.until, dispute?.taken],
    ...[takeBack?.seat, takeBack?.moment, takeBack?.asks, takeBack?.agreed],
    isOwn ? decision.decisionId : null,
    ...seats.map(({ player, ready, commitment, entropy, lost, agreesToOpen }) => [
      ...[player?.id, ready, commitment, entropy, lost, agreesToOpen],
    ]),
  ]);
}
