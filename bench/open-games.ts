// A search over 10,000 open games: their events folded by the real projection into rows on disk, then one search after
// another, each for something that makes it look at many of them. The figure is the slowest kind's middle one.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandId, eventId, gameId, hashText, instant, playerId, type Json } from '#kernel';
import type { Position, Revision, StoredEvent } from '#event-store';
import { handOf, DEFAULT_TERMS, EVENTS, RULESETS, type GameEvent, type ObjectId, type Seat } from '#rules';
import { gameStream, type Rows } from '#log';
import { SqliteRows } from '../apps/server/src/read-models/sqlite-rows.js';
import { OPEN_GAMES } from '../libs/matches/src/table/open-games/open-games.projection.js';
import { numberOf, soughtCard, soughtPlayer } from '../libs/matches/src/table/open-games/open-rows.js';
import { search, type Search } from '../libs/matches/src/table/open-games/search.js';
import type { Figure } from './figure.js';

const GAMES = 10_000;
const PLAYERS = 500;
const CARDS = 15_000;
const NAMES = 25;
const A_PAGE = 50;
const BATCH = 500;
const ROUNDS = 30;
const TARGET_MS = 30;

const seatAt = (seat: number): Seat => seat as Seat;
/** Some players and cards are much more frequent than others. */
const skewed = (count: number, nth: number): number => Math.floor(count * ((nth * 0.618_034) % 1) ** 3);

function eventsOf(nth: number): readonly GameEvent[] {
  const game = gameId(`00000000-0000-4000-8000-${String(nth).padStart(12, '0')}`);
  const [host, guest] = [skewed(PLAYERS, nth), skewed(PLAYERS - 1, nth * 7 + 3)];
  const first = playerId(`player-${host}`);
  const players = [first, playerId(`player-${guest >= host ? guest + 1 : guest}`)];
  const ruleset = RULESETS[nth % RULESETS.length] ?? 'pentaland';
  const turns = 5 + ((nth * 13) % 40);
  const named = (at: number): GameEvent => ({
    type: 'CardNamed',
    seat: seatAt(at % 2),
    object: `o${at}` as ObjectId,
    zone: handOf(seatAt(at % 2)),
    holder: seatAt(at % 2),
    name: `Card ${skewed(CARDS, nth * NAMES + at)}`,
    definition: hashText('card'),
    counts: true,
  });
  return [
    {
      type: 'GameCreated',
      game,
      host: first,
      terms: { ...DEFAULT_TERMS, ruleset },
      commitment: hashText(''),
    },
    ...players.map((player, seat): GameEvent => ({ type: 'SeatTaken', seat: seatAt(seat), player })),
    { type: 'GameBegan', life: 20 },
    ...Array.from({ length: turns }, (_, at): GameEvent[] => [
      { type: 'TurnBegan', turn: at + 1, seat: seatAt(at % 2) },
      ...(at < NAMES ? [named(at)] : []),
    ]).flat(),
    nth % 9 === 0
      ? { type: 'GameEnded', reason: 'nobody-left', winners: [] }
      : { type: 'GameEnded', reason: 'last-one-standing', winners: [seatAt(nth % 2)] },
  ];
}

let positions = 0;

function stored(nth: number): StoredEvent[] {
  const events = eventsOf(nth);
  const [created] = events;
  if (created?.type !== 'GameCreated') throw new Error('a game begins with its creation');
  return events.map(({ type, ...data }, revision) => {
    positions += 1;
    return {
      id: eventId('00000000-0000-5000-8000-000000000000'),
      type,
      // Events are plain data; their optional fields are what keeps the types apart.
      data: JSON.parse(JSON.stringify(data)) as Json,
      metadata: {
        v: EVENTS[type].version,
        at: instant(nth * 60_000 + revision),
        actor: 'server',
        commandId: commandId('bench'),
        hash: hashText(''),
      },
      stream: gameStream(created.game),
      revision: revision as Revision,
      position: String(positions).padStart(16, '0') as Position,
    };
  });
}

function fill(rows: SqliteRows): void {
  const fold = (shelf: Rows, events: readonly StoredEvent[]): void =>
    events.forEach((event) => OPEN_GAMES.apply(shelf, event));
  let after: Position | undefined;
  for (let nth = 1, batch: StoredEvent[] = []; nth <= GAMES; nth += 1) {
    batch.push(...stored(nth));
    if (batch.length < BATCH && nth < GAMES) continue;
    const last = batch.at(-1);
    if (last === undefined) throw new Error('a batch of nothing');
    const { stream, revision, id, position } = last;
    const reached = { version: OPEN_GAMES.version, place: { stream, revision, id, position } };
    if (rows.apply({ after, events: batch, reached }, fold) === 'gap') throw new Error('a batch is missing');
    after = last.position;
    batch = [];
  }
}

type Kind = readonly [string, Partial<Search>];

const KINDS: readonly Kind[] = [
  ['all of them', {}],
  ['a ruleset and a length that few have', { compared: { ruleset: 'utopia', turns: { atLeast: 44 } } }],
  ['what none has', { compared: { turns: { atLeast: 1_000 } } }],
  ['the most frequent player', { sought: [soughtPlayer('player', playerId('player-0'))] }],
  ['the most frequent card', { sought: [soughtCard('Card 0')] }],
  [
    'two frequent players who never met, and a frequent card',
    {
      sought: [
        soughtPlayer('won', playerId('player-0')),
        soughtPlayer('lost', playerId('player-1')),
        soughtCard('Card 0'),
      ],
    },
  ],
  [
    'a frequent player, a frequent card and a result that few have',
    {
      sought: [soughtPlayer('player', playerId('player-0')), soughtCard('Card 0')],
      compared: { isDrawn: true, events: { atMost: 20 } },
    },
  ],
];

export function measure(): Promise<Figure> {
  const folder = mkdtempSync(join(tmpdir(), 'pentaland-open-games-'));
  const rows = new SqliteRows(join(folder, 'rows.sqlite'));
  try {
    const begun = performance.now();
    fill(rows);
    const folded = performance.now() - begun;
    const middle = KINDS.map(([name, asked]) => ({ name, ...middleOf(rows, asked) }));
    const slowest = middle.reduce((one, other) => (other.ms > one.ms ? other : one));
    const shown = middle.map(({ name, ms, found }) => `${name} ${ms.toFixed(1)} ms (${found} on the page)`);
    return Promise.resolve({
      name: `a search over ${GAMES} open games, the slowest of ${KINDS.length} kinds`,
      unit: 'ms',
      ours: Number(slowest.ms.toFixed(1)),
      baseline: null,
      ratio: null,
      target: TARGET_MS,
      bound: 'at-most',
      note: `medians of ${ROUNDS}, from the newest game and from the middle: ${shown.join('; ')}; ${positions} events folded in ${(folded / 1000).toFixed(1)} s`,
    });
  } finally {
    rows.close();
    rmSync(folder, { recursive: true });
  }
}

function middleOf(rows: SqliteRows, asked: Partial<Search>): { readonly ms: number; readonly found: number } {
  const half = numberOf(rows, `00000000-0000-4000-8000-${String(GAMES / 2).padStart(12, '0')}`);
  const times: number[] = [];
  let found = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = round % 2 === 0 ? undefined : half;
    const begun = performance.now();
    const page = search(rows, { sought: [], compared: {}, max: A_PAGE, before, ...asked });
    times.push(performance.now() - begun);
    if (round === 0) found = page.games.length;
  }
  return { ms: times.toSorted((a, b) => a - b)[ROUNDS / 2] ?? NaN, found };
}
