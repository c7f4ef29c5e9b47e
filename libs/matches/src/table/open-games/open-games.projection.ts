// The public list of opened games: folds what a search asks of each game, and shows it from the event on that opens the
// game to everyone. Until then no query reads what is stored of it.
import type { Instant, Json, PlayerId } from '#kernel';
import { gameId } from '#kernel';
import { EVENTS, isOpened, type EndReason, type GameEvent, type Seat, type Terms } from '#rules';
import { decode, familyOf, memberOf, type Codec, type Projection, type Recorded, type Rows } from '#log';
import { lastStanding, standing, type Placed, type Rewind } from './course.js';
import { storeOpened } from './open-rows.js';
import { foldedName } from './opened-game.js';

const TYPES = [
  'GameCreated',
  'SeatTaken',
  'SeatLeft',
  'GameBegan',
  'TurnBegan',
  'CardNamed',
  'CardMarked',
  'GameEnded',
  'OpeningAgreed',
  'Rewound',
] as const;
type Type = (typeof TYPES)[number];

const CODEC: Codec<GameEvent<Type>> = EVENTS;

/** Increase it when the list stores or folds something differently. */
const SHAPE = 1;

/** What is stored of a game that may open to everyone. */
interface Table {
  readonly terms: Terms;
  readonly players: readonly (PlayerId | null)[];
  readonly createdAt: Instant;
  /** The revision of the event that creates the game: the second of its log. */
  readonly revision: number;
  readonly began: boolean;
}

type End = Placed & {
  readonly at: Instant;
  readonly reason: EndReason;
  readonly winners: readonly Seat[];
};

interface Course {
  readonly turns: readonly (Placed & { readonly turn: number })[];
  readonly rewinds: readonly Rewind[];
  readonly ends: readonly End[];
  readonly agreed: readonly (Placed & { readonly seat: Seat })[];
}

const NO_COURSE: Course = { turns: [], rewinds: [], ends: [], agreed: [] };

// Rows hold JSON; the version of the projection stands for its shape.
const tableIn = (stored: Json): Table => stored as Table & Json;
const courseIn = (stored: Json): Course => stored as Course & Json;

export const OPEN_GAMES: Projection<Rows> = {
  name: 'open-games',
  version: [SHAPE, ...TYPES.map((type) => `${type}.${EVENTS[type].version}`)].join(' '),
  types: TYPES,
  // Nothing else waits for the list: the server serves while it is folded. `OpenGames` answers only when it is whole.
  answers: 'always',
  apply(rows, stored) {
    if (familyOf(stored.stream) !== 'game') return;
    const kept = new KeptGame(rows, memberOf(stored.stream));
    const { table } = kept;
    if (stored.type !== 'GameCreated' && table === undefined) return;
    kept.fold(decode(CODEC, stored, 'strict'), table);
  },
};

/** A game that never opens to everyone, or that not everyone may know of, is not stored at all. */
const mayBeListed = ({ access, spectators, opens }: Terms): boolean =>
  access === 'open' && spectators === 'allowed' && opens !== 'judges-only';

class KeptGame {
  constructor(
    private readonly rows: Rows,
    private readonly id: string,
  ) {}

  get table(): Table | undefined {
    const stored = this.rows.get(`table/${this.id}`);
    return stored === undefined ? undefined : tableIn(stored);
  }

  /** `table`: what is stored of the game. It is read once an event, for most events of a game that is played. */
  fold({ event, at, revision }: Recorded<GameEvent<Type>>, table: Table | undefined): void {
    if (event.type === 'GameCreated') this.create(event, at, revision);
    else if (table !== undefined) this.change(table, event, { at, place: placeOf(table, revision) });
  }

  private create({ terms }: GameEvent<'GameCreated'>, createdAt: Instant, revision: number): void {
    if (!mayBeListed(terms)) return;
    const players = Array.from({ length: terms.seats }, () => null);
    this.keep({ terms, players, createdAt, revision, began: false });
  }

  private change(
    table: Table,
    event: Exclude<GameEvent<Type>, GameEvent<'GameCreated'>>,
    { at, place }: Placed & { readonly at: Instant },
  ): void {
    switch (event.type) {
      case 'SeatTaken':
        this.keep({ ...table, players: table.players.with(event.seat, event.player) });
        break;
      case 'SeatLeft':
        this.keep({ ...table, players: table.players.with(event.seat, null) });
        break;
      case 'GameBegan':
        this.keep({ ...table, began: true });
        break;
      case 'TurnBegan':
        this.add('turns', { place, turn: event.turn });
        break;
      case 'CardNamed':
      case 'CardMarked':
        this.rows.put(this.named(event.name), event.name);
        break;
      case 'GameEnded':
        this.end(table, { place, at, reason: event.reason, winners: event.winners });
        break;
      case 'OpeningAgreed':
        this.add('agreed', { place, seat: event.seat });
        this.open(table, at);
        break;
      case 'Rewound':
        this.add('rewinds', { place, to: event.to });
        break;
    }
  }

  private end(table: Table, end: End): void {
    // A table that was given up before the start is no game.
    if (!table.began) {
      this.rows.remove(`table/${this.id}`);
      return;
    }
    this.add('ends', end);
    this.open(table, end.at);
  }

  /** Does nothing while the terms do not open the game to everyone. */
  private open({ terms, players, createdAt }: Table, openedAt: Instant): void {
    const { turns, rewinds, ends, agreed } = this.course;
    const end = lastStanding(ends, rewinds);
    if (end === undefined) return;
    const agrees = new Set(standing(agreed, rewinds).map(({ seat }) => seat));
    const seats = players.map((player, seat) => ({ player, agreesToOpen: agrees.has(seat as Seat) }));
    if (!isOpened({ stage: { kind: 'over' }, terms, seats })) return;
    const { at: endedAt, place: events, reason, winners } = end;
    const last = lastStanding(turns, rewinds)?.turn ?? 0;
    const game = gameId(this.id);
    storeOpened(
      this.rows,
      { game, terms, players, createdAt, endedAt, openedAt, turns: last, events, reason, winners },
      [...this.names()],
    );
  }

  private keep(table: Table): void {
    this.rows.put(`table/${this.id}`, { ...table });
  }

  private get course(): Course {
    const stored = this.rows.get(`course/${this.id}`);
    return stored === undefined ? NO_COURSE : courseIn(stored);
  }

  private add<F extends keyof Course>(facts: F, fact: Course[F][number]): void {
    const { course } = this;
    this.rows.put(`course/${this.id}`, {
      ...course,
      [facts]: [...course[facts], fact],
    });
  }

  private named(name: string): string {
    return `named/${this.id}/${foldedName(name)}`;
  }

  private *names(): Generator<string> {
    const prefix = `named/${this.id}/`;
    for (let after: string | undefined; ;) {
      const page = this.rows.page({ prefix, after, max: PAGE });
      for (const { value } of page) yield value as string;
      if (page.length < PAGE) return;
      after = page.at(-1)?.key;
    }
  }
}

const PAGE = 500;

const placeOf = ({ revision: created }: Table, revision: number): number => revision - created + 2;
