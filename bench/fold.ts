// Folding whole games: events already parsed, and beside it from the stored text of each (parsed, decoded, folded).
import { commandId, instant, playerId, streamName } from '#kernel';
import type { Position, Revision, StoredEvent } from '#event-store';
import { EVENTS, evolve, initialState, type GameEvent, type GameState } from '#rules';
import { decode, EMPTY_TAIL, encodeBatch, type Codec } from '#log';
import { PLAYERS, TestTable } from '#testkit/tables/test-table';
import type { Figure } from './figure.js';

const TARGET = 500_000;
const GAMES = 21;
/** Of the stored text fewer: each of its events is linked and hashed first. */
const STORED_GAMES = 7;
const ROUNDS = 9;

const CODEC: Codec<GameEvent> = EVENTS;

/** A whole game: two to eight players, a mulligan, someone who concedes, and the library drawn out. */
function wholeGame(number: number): GameEvent[] {
  const players = 2 + (number % 7);
  const table = new TestTable({ seed: `bench ${number}` }).start(players);
  while (table.state.result === null) {
    const question = table.state.decision?.question;
    if (question === undefined) throw new Error('the game waits for nobody');
    if (question.kind === 'choose-players')
      table.answer({ kind: question.kind, players: question.candidates.slice(-1) });
    else if (question.kind === 'yes-no')
      table.answer({ kind: question.kind, yes: table.state.decisionsAsked === 2 });
    else if (question.kind === 'choose-objects')
      table.answer({ kind: question.kind, objects: question.candidates.slice(0, question.count) });
    else table.passTurn();
    const conceding = PLAYERS[1];
    if (players > 2 && conceding !== undefined && table.state.turn?.number === 40)
      if (table.state.seats[1]?.lost === null) table.act(conceding, { type: 'concede' });
  }
  return [...table.events];
}

function fold(events: Iterable<GameEvent>): GameState {
  const state = initialState();
  for (const event of events) evolve(state, event);
  return state;
}

interface Row {
  readonly type: string;
  readonly data: string;
  readonly metadata: string;
}

/** As a store keeps them: the data and the metadata of each event as text. */
function rowsOf(events: readonly GameEvent[]): Row[] {
  const batches: GameEvent[][] = [];
  for (const event of events)
    if (event.type === 'CommandAccepted') batches.push([event]);
    else batches.at(-1)?.push(event);
  let tail = EMPTY_TAIL;
  return batches.flatMap((batch, index) => {
    const encoded = encodeBatch(CODEC, {
      stream: streamName('game-bench'),
      actor: playerId('player'),
      commandId: commandId(`command-${index}`),
      at: events[0]?.type === 'CommandAccepted' ? events[0].at : instant(0),
      events: batch,
      after: tail,
      secret: 'the secret of the bench',
    });
    tail = encoded.tail;
    return encoded.events.map(({ type, data, metadata }) => ({
      type,
      data: JSON.stringify(data),
      metadata: JSON.stringify(metadata),
    }));
  });
}

const PLACE = {
  id: '' as StoredEvent['id'],
  stream: streamName('game-bench'),
  revision: 0 as Revision,
  position: '0' as Position,
};

function foldStored(rows: readonly Row[]): GameState {
  const state = initialState();
  for (const { type, data, metadata } of rows) {
    const stored: StoredEvent = {
      ...PLACE,
      type,
      data: JSON.parse(data) as StoredEvent['data'],
      metadata: JSON.parse(metadata) as StoredEvent['metadata'],
    };
    evolve(state, decode(CODEC, stored).event);
  }
  return state;
}

/** Events a second, the middle one of some rounds; the first rounds warm up and do not count. */
function rateOf<Game extends { readonly length: number }>(
  games: readonly Game[],
  folded: (game: Game) => GameState,
): number {
  const count = games.reduce((sum, { length }) => sum + length, 0);
  const rates: number[] = [];
  for (let round = 0; round < ROUNDS + 3; round += 1) {
    const begun = performance.now();
    for (const game of games)
      if (folded(game).result === null) throw new Error('a game was not folded whole');
    if (round >= 3) rates.push((count / (performance.now() - begun)) * 1000);
  }
  return rates.sort((a, b) => a - b)[Math.floor(rates.length / 2)] ?? 0;
}

export function measure(): Promise<Figure> {
  const games = Array.from({ length: GAMES }, (_, number) => wholeGame(number));
  const parsed = games.map((events) => JSON.parse(JSON.stringify(events)) as GameEvent[]);
  const stored = games.slice(0, STORED_GAMES).map(rowsOf);
  const ours = rateOf(parsed, fold);
  const fromText = rateOf(stored, foldStored);
  const events = parsed.reduce((sum, { length }) => sum + length, 0);
  return Promise.resolve({
    name: 'folding parsed events',
    unit: 'events/s',
    ours: Math.round(ours),
    baseline: null,
    ratio: null,
    target: TARGET,
    note: `${games.length} whole games, ${events} events; from stored text ${Math.round(fromText)} events/s`,
  });
}
