// One game as it goes on. The library follows its feed and folds the view; the server is asked only for what a feed does
// not carry: what one may do now, and the names of people. A feed begins at the beginning, so the first view is asked for.
import { batch, signal } from '@preact/signals';
import { StoreUnavailable, Disconnected, type Connection, type GameSnapshot, type TableView } from '#client';
import { Arrivals } from './arrivals.js';
import { CardNames } from './card-names.js';
import { BesideDocument } from './generated/view.js';
import { NamedViews, peopleIn } from './named-views.js';
import { ask, client, troubleIn, type Trouble } from './server.js';
import type { BesideSeen, GameSeen, PlayerSeen } from './view.js';

const LOG_LINES = 600;
const AGAIN_MS = 1000;

type Entry = GameSnapshot['entries'][number];

export class LiveGame {
  readonly seen = signal<GameSeen | null>(null);
  readonly log = signal<readonly Entry[]>([]);
  readonly connection = signal<Connection>('catching up');
  readonly trouble = signal<Trouble | null>(null);
  /** What objects are called, also those that are gone. */
  readonly names = new CardNames();
  /** Since when permanents are there. */
  arrivals = new Arrivals();
  private readonly followed;
  private last: Entry | undefined;
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
    this.followed = client.game(id, { keep: LOG_LINES });
    this.followed.subscribe((now) => this.hear(now));
    void this.ask(this.asked, 'with view');
  }

  close(): void {
    this.asked += 1;
    this.followed.close();
  }

  /** What the server's clock says now, as far as this device can tell. */
  readonly now = (): number => Date.now() - (this.ahead === Infinity ? 0 : this.ahead);

  private hear({ entries, connection, error }: GameSnapshot): void {
    const entry = entries.at(-1);
    if (entry !== undefined && entry !== this.last) {
      if (this.last !== undefined && entry.seq <= this.last.seq) {
        this.feeds += 1;
        this.arrivals = new Arrivals();
      }
      this.last = entry;
      if (this.connection.value === 'live')
        this.ahead = Math.min(this.ahead, Date.now() - Date.parse(entry.at));
      this.names.hear(entry.story);
      this.arrivals.hear(entry.moment, entry.story);
    }
    batch(() => {
      this.connection.value = connection;
      if (error !== null) this.trouble.value = troubleIn(error);
      // What was behind comes all at once: it is shown once.
      if (connection === 'live') this.show();
    });
  }

  private show(): void {
    const { state, entries } = this.followed;
    if (state === null || this.beside === null) return;
    const isKnown = peopleIn(state).every((player) => this.people.has(player));
    const about = aboutOf(state, this.beside.seat, this.feeds);
    if (about !== this.about) {
      this.about = about;
      this.asked += 1;
      void this.ask(this.asked, isKnown ? 'without view' : 'with view');
    }
    if (!isKnown) return;
    this.names.learn(state);
    this.log.value = entries;
    this.seen.value = { ...this.beside, view: this.views.of(state) };
  }

  private async ask(turn: number, what: 'with view' | 'without view'): Promise<void> {
    let answer;
    try {
      answer = await ask(BesideDocument, { id: this.id, withView: what === 'with view' });
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
      if (this.followed.connection === 'live') this.show();
      else if (view !== undefined) {
        this.names.learn(view);
        this.seen.value = { ...beside, view: this.views.of(view) };
      }
    });
  }

  private meet(people: readonly (PlayerSeen | null)[]): void {
    const known = new Map(people.flatMap((one) => (one === null ? [] : [[one.id, one] as const])));
    this.people = known;
    this.views = new NamedViews((player) => known.get(player) ?? { id: player, name: null, bot: null });
  }
}

/** What one may do changes with these. */
function aboutOf(view: TableView, seat: number | null, feed: number): string {
  const { status, turn, invited, decision, dispute, takeBack, quarantine, result, seats } = view;
  const isOwn = decision !== null && decision.question !== null && decision.seat === seat;
  return JSON.stringify([
    ...[feed, status, turn === null, invited, dispute, takeBack, quarantine, result],
    isOwn ? decision.decisionId : null,
    ...seats.map(({ player, ready, commitment, entropy, lost, agreesToOpen }) => [
      ...[player?.id, ready, commitment, entropy, lost, agreesToOpen],
    ]),
  ]);
}
