// One game as it goes on. The library follows its feed and folds the view; the server is asked only for what a feed does
// not carry: what one may do now, and the names of people.
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
  /** What the last question to the server was about. */
  private about: readonly unknown[] = [];
  /** Counts the questions: an answer that comes after a newer one was asked says nothing any more. */
  private asked = 0;

  constructor(readonly id: string) {
    this.followed = client.game(id, { keep: LOG_LINES });
    this.followed.subscribe((now) => this.hear(now));
  }

  close(): void {
    this.asked += 1;
    this.followed.close();
  }

  private hear({ entries, connection, error }: GameSnapshot): void {
    const entry = entries.at(-1);
    if (entry !== undefined && entry !== this.last) {
      // Another feed is ours, from its beginning.
      if (this.last !== undefined && entry.seq <= this.last.seq) this.arrivals = new Arrivals();
      this.last = entry;
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
    if (state === null) return;
    const about = besideOf(state, this.beside?.seat);
    if (about.length !== this.about.length || about.some((one, place) => one !== this.about[place])) {
      this.about = about;
      this.asked += 1;
      void this.ask(this.asked, state);
    }
    if (this.beside === null || !peopleIn(state).every((player) => this.people.has(player))) return;
    this.names.learn(state);
    this.log.value = entries;
    this.seen.value = { ...this.beside, view: this.views.of(state) };
  }

  private async ask(turn: number, view: TableView): Promise<void> {
    const withPeople = !peopleIn(view).every((player) => this.people.has(player));
    let answer;
    try {
      answer = await ask(BesideDocument, { id: this.id, withPeople });
    } catch (error) {
      const trouble = troubleIn(error);
      if (turn !== this.asked) return;
      this.trouble.value = trouble;
      if (!(trouble instanceof Disconnected || trouble instanceof StoreUnavailable)) return;
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
      if (turn === this.asked) await this.ask(turn, view);
      return;
    }
    if (turn !== this.asked) return;
    const { game } = answer;
    batch(() => {
      this.trouble.value = game === null ? { code: 'UNKNOWN_GAME', message: '' } : null;
      if (game === null) return;
      const { view: seen, ...beside } = game;
      this.beside = beside;
      if (seen !== undefined) this.meet([seen.host, ...seen.seats.map(({ player }) => player)]);
      if (this.followed.connection === 'live') this.show();
    });
  }

  private meet(people: readonly (PlayerSeen | null)[]): void {
    const known = new Map(people.flatMap((one) => (one === null ? [] : [[one.id, one] as const])));
    this.people = known;
    this.views = new NamedViews((player) => known.get(player) ?? { id: player, name: null, bot: null });
  }
}

/** What one may do changes with these. `seat`: one's own; undefined while it is not known. */
const besideOf = (view: TableView, seat: number | null | undefined): readonly unknown[] => {
  const { status, turn, invited, decision, dispute, takeBack, quarantine, result, seats } = view;
  const isOwn =
    decision !== null && decision.question !== null && (seat === undefined || decision.seat === seat);
  return [
    ...[status, turn === null, invited, dispute, takeBack, quarantine, result],
    isOwn ? decision.decisionId : null,
    ...seats.flatMap(({ player, ready, commitment, entropy, lost, agreesToOpen }) => [
      ...[player?.id, ready, commitment, entropy, lost, agreesToOpen],
    ]),
  ];
};
