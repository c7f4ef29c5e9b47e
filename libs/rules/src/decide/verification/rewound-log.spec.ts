// The log of a game that was rewound follows from its seed and its commands like any other.
import { describe, expect, it } from '@jest/globals';
import { playerId } from '#kernel';
import { anna, boris, handSizes } from '#testkit/tables/looking';
import { TestTable } from '#testkit/tables/test-table';
import type { DisputeId, RulingId } from '../../model/basics/ids.js';
import type { GameEvent } from '../../model/events/events.js';
import type { LogVerdict } from './verdict.js';
import { LogVerifier } from './verify-log.js';

const JUDGE = playerId('judith');
const idOf = (nth: number): string => `00000000-0000-4000-8000-${String(nth).padStart(12, '0')}`;

/** A judge comes and has the game return to a moment. */
function rewind(table: TestTable, nth: number, moment: number) {
  const dispute = idOf(nth) as DisputeId;
  table.give({ actor: JUDGE, command: { type: 'stop-for-judge', dispute } });
  const back = { kind: 'rewind', moment, positions: 'shuffle', names: 'free' } as const;
  return table.give({
    actor: JUDGE,
    command: {
      type: 'apply-ruling',
      dispute,
      ruling: idOf(1000 + nth) as RulingId,
      remedies: [back],
      rules: [],
      words: 'Back to before the turn.',
    },
  });
}

function verdictOn(table: TestTable, log: readonly GameEvent[]): LogVerdict {
  const verifier = new LogVerifier({ seed: table.seed, cards: table.inputs.cards });
  let batch: GameEvent[] = [];
  const close = (): void => {
    if (batch.length > 0) verifier.add({ actor: actorOf(batch), events: batch });
    batch = [];
  };
  for (const event of log) {
    if (event.type === 'CommandAccepted') close();
    batch.push(event);
  }
  close();
  return verifier.verdict();
}

/** Who gave the commands of these games, told by what they did. */
let players: string[] = [];
const actorOf = (batch: readonly GameEvent[]) => {
  const [first] = batch;
  if (first?.type !== 'CommandAccepted') throw new Error('a batch without a command');
  return playerId(players.shift() ?? '');
};

class Recorded extends TestTable {
  override give(proposed: Parameters<TestTable['give']>[0]) {
    const refusal = super.give(proposed);
    if (refusal === undefined) players.push(proposed.actor);
    return refusal;
  }
}

function game(): Recorded {
  players = [];
  const table = new Recorded({ terms: { opens: 'judges-only' } }).play(2);
  const start = table.fold.moment;
  table.passTurn().passTurn();
  const later = table.fold.moment;
  const hands = handSizes(table);
  expect(rewind(table, 1, start)).toBeUndefined();
  expect(handSizes(table)).not.toEqual(hands);
  table.passTurn();
  expect(rewind(table, 2, later)).toBeUndefined();
  expect(handSizes(table)).toEqual(hands);
  return table.passTurn();
}

describe('the log of a game that was rewound, twice', () => {
  it('is verified: every word of chance is drawn once, and every command gives the same events again', () => {
    const table = game();
    const verdict = verdictOn(table, table.events);
    expect(verdict).toMatchObject({ fault: null, differences: [], events: table.events.length });
    const words = table.events.flatMap((event) => ('drawn' in event ? [event.drawn] : []));
    expect(words).toEqual([...words].sort((one, other) => one - other));
    expect(table.events.filter(({ type }) => type === 'LibraryShuffled').length).toBeGreaterThan(2);
  });

  it('is false if it returns to another place, or shuffles otherwise', () => {
    const table = game();
    const said = [...players];
    const changed = (change: (event: GameEvent) => GameEvent): LogVerdict['fault'] => {
      players = [...said];
      return verdictOn(table, table.events.map(change)).fault;
    };
    const elsewhere = changed((event) => (event.type === 'Rewound' ? { ...event, to: event.to - 1 } : event));
    expect(elsewhere?.fault).toBe('decided-otherwise');
    let nth = 0;
    const otherwise = changed((event) => {
      if (event.type !== 'LibraryShuffled' || (nth += 1) < 2) return event;
      const [first, second, ...rest] = event.order;
      return { ...event, order: [second!, first!, ...rest] };
    });
    expect(otherwise?.fault).toMatch(/otherwise/);
  });

  it('is verified if the players agreed to take back', () => {
    players = [];
    const table = new Recorded({ terms: { takeBack: 'by-consent', opens: 'judges-only' } }).play(2);
    const { moment } = table.fold;
    table.act(boris, { type: 'concede' });
    table.act(boris, { type: 'ask-take-back', moment });
    table.act(anna, { type: 'answer-take-back', moment, agrees: true });
    expect(table.state.stage.kind).toBe('turns');
    table.passTurn();
    expect(verdictOn(table, table.events)).toMatchObject({ fault: null, differences: [] });
  });
});
