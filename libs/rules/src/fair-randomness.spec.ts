// Where a game's randomness comes from: the server's seed and what the players bring, promised before any is shown.
import { describe, expect, it } from '@jest/globals';
import { commitTo, opens } from '#kernel';
import { anna, boris, chloe, dario, eventsOf, expectRefusal, libraryNames } from '#testkit/tables/looking';
import { PLAYERS, TestTable } from '#testkit/tables/test-table';
import { timerOf } from './index.js';

const SECRETS = ['the secret of anna', 'the secret of boris', 'the secret of chloe'] as const;
const open = (index: number) => ({ type: 'open-entropy', entropy: SECRETS[index]! }) as const;
const fairness = <C extends string>(code: C) => ({ code, rule: 'table fairness' });

/** Everyone committed as `brings` says and the host has started: entropy is to be opened. */
const opening = (brings: readonly (string | null)[] = SECRETS, seed = 'seed'): TestTable =>
  new TestTable({ seed, terms: { openWithin: 60 } })
    .gather(brings.length, brings)
    .act(anna, { type: 'start' });

describe('the commitments', () => {
  it('table fairness: the server promises its seed before anyone joins', () => {
    const table = new TestTable({ seed: 'the seed' }).create(2);
    const { commitment } = eventsOf(table, 'GameCreated')[0]!;
    expect(opens(commitment, 'the seed')).toBe(true);
    expect(opens(commitment, 'another seed')).toBe(false);
  });

  it('table fairness: a commitment is shown, the entropy behind it is not', () => {
    const table = new TestTable().gather(3, SECRETS);
    expect(table.state.seats.map(({ commitment }) => commitment)).toEqual(SECRETS.map(commitTo));
    expect(JSON.stringify(table.events)).not.toContain('the secret of');
  });

  it('table fairness: getting ready again replaces the commitment, until the start', () => {
    const table = new TestTable().gather(2, SECRETS);
    table.act(boris, { type: 'ready', commitment: commitTo(SECRETS[2]) });
    expect(table.state.seats[1]?.commitment).toBe(commitTo(SECRETS[2]));
    table.act(anna, { type: 'start' });
    expectRefusal(table, boris, open(1), fairness('commitment-mismatch'));
  });

  it('table fairness: without any commitment the game begins at once', () => {
    const table = new TestTable().start(2);
    expect(eventsOf(table, 'OpeningBegan')).toEqual([]);
    expect(eventsOf(table, 'GameBegan')).toHaveLength(1);
  });
});

describe('the opening', () => {
  it('table fairness: nobody opens before everyone has committed and the host has started', () => {
    expectRefusal(new TestTable().gather(2, SECRETS), anna, open(0), fairness('not-started'));
  });

  it('table fairness: the game begins with the last commitment opened', () => {
    const table = opening().act(boris, open(1)).act(anna, open(0));
    expect(table.state.stage.kind).toBe('opening');
    expect(table.state.decision).toBeNull();
    table.act(chloe, open(2));
    expect(eventsOf(table, 'GameBegan')).toHaveLength(1);
    expect(table.state.decision?.prompt).toBe('choose-starting-player');
  });

  it('table fairness: a player without a commitment has nothing to open and delays nobody', () => {
    const table = opening([SECRETS[0], null, SECRETS[2]]).act(anna, open(0));
    expectRefusal(table, boris, open(1), fairness('commitment-missing'));
    table.act(chloe, open(2));
    expect(eventsOf(table, 'GameBegan')).toHaveLength(1);
  });

  it('table fairness: only the committed entropy opens it, and only once', () => {
    const table = opening();
    expectRefusal(table, anna, open(1), fairness('commitment-mismatch'));
    table.act(anna, open(0));
    expectRefusal(table, anna, open(0), fairness('already-opened'));
    table.act(boris, open(1)).act(chloe, open(2));
    expectRefusal(table, anna, open(0), fairness('already-started'));
  });

  it('a refusal does not repeat the entropy it refuses', () => {
    const wrong = { type: 'open-entropy', entropy: 'CANARY-CANARY-CANARY' } as const;
    expect(JSON.stringify(opening().attempt(anna, wrong))).not.toContain('CANARY');
  });

  it('table start: nobody joins, gets ready or starts while entropy is being opened', () => {
    const table = opening();
    const reason = { code: 'already-started', rule: 'table start' } as const;
    expectRefusal(table, dario, { type: 'join' }, reason);
    expectRefusal(table, anna, { type: 'ready', commitment: null }, reason);
    expectRefusal(table, anna, { type: 'start' }, reason);
  });
});

describe('a player who does not open', () => {
  it('table fairness: is unseated at the deadline, and everybody gets ready again', () => {
    const table = opening().act(anna, open(0)).act(chloe, open(2));
    const deadline = timerOf(table.state)!.deadline;
    expect(timerOf(table.state)?.command.type).toBe('unseat-unopened');
    table.now = deadline - 1;
    expectRefusal(table, 'timer', { type: 'unseat-unopened' }, { code: 'not-due', rule: 'table timers' });
    table.now = deadline;
    expect(table.timer({ type: 'unseat-unopened' })).toBeUndefined();
    expect(eventsOf(table, 'SeatLeft')).toEqual([
      { type: 'SeatLeft', seat: 1, reason: 'entropy-not-opened' },
    ]);
    expect(table.state.stage.kind).toBe('gathering');
    expect(table.state.seats.map(({ player }) => player)).toEqual([anna, null, chloe]);
    for (const at of table.state.seats)
      expect(at).toMatchObject({ ready: false, commitment: null, entropy: null });
    expectRefusal(table, anna, { type: 'start' }, { code: 'not-everyone-ready', rule: 'table start' });
  });

  it('table fairness: has the time the terms give, counted from the start', () => {
    const table = opening();
    expect(timerOf(table.state)!.deadline).toBe(table.state.now + 60_000);
  });

  it('table fairness: keeps the seat if they brought no commitment', () => {
    const table = opening([SECRETS[0], null, SECRETS[2]]).act(anna, open(0));
    table.now = timerOf(table.state)!.deadline;
    table.timer({ type: 'unseat-unopened' });
    expect(table.state.seats.map(({ player }) => player)).toEqual([anna, boris, null]);
  });

  it('table host: hands the table on if they were the host', () => {
    const table = opening().act(chloe, open(2));
    table.now = timerOf(table.state)!.deadline;
    table.timer({ type: 'unseat-unopened' });
    expect(table.state.host).toBe(chloe);
  });

  it('table seats: leaves a cancelled table if nobody opened', () => {
    const table = opening();
    table.now = timerOf(table.state)!.deadline;
    table.timer({ type: 'unseat-unopened' });
    expect(table.state.result).toEqual({ reason: 'cancelled', winners: [] });
  });

  it('table fairness: makes nobody ready if they leave during the opening', () => {
    const table = opening().act(anna, open(0)).act(boris, { type: 'leave' });
    expect(eventsOf(table, 'ReadinessWithdrawn')).toEqual([{ type: 'ReadinessWithdrawn', reason: 'left' }]);
    expect(table.state.stage.kind).toBe('gathering');
    for (const at of table.state.seats)
      expect(at).toMatchObject({ ready: false, commitment: null, entropy: null });
  });

  it('table fairness: does not stop the table from opening again and playing', () => {
    const table = opening().act(boris, { type: 'leave' });
    for (const index of [0, 2])
      table.act(PLAYERS[index]!, { type: 'ready', commitment: commitTo(SECRETS[index]!) });
    table.act(anna, { type: 'start' }).act(chloe, open(2)).act(anna, open(0));
    expect(table.state.decision?.prompt).toBe('choose-starting-player');
  });
});

describe('what the game draws', () => {
  const dealt = (brings: readonly (string | null)[], seed: string): string => {
    const table = opening(brings, seed);
    brings.forEach((secret, index) => {
      if (secret !== null) table.act(PLAYERS[index]!, { type: 'open-entropy', entropy: secret });
    });
    return libraryNames(table).join();
  };
  const both = [SECRETS[0], SECRETS[1]];

  it('table fairness: follows from the seed and everyone’s entropy alone', () => {
    expect(dealt(both, 'seed')).toBe(dealt(both, 'seed'));
  });
  it('table fairness: depends on every single one of them', () => {
    const decks = [
      dealt(both, 'seed'),
      dealt(both, 'another seed'),
      dealt([SECRETS[2], SECRETS[1]], 'seed'),
      dealt([SECRETS[0], SECRETS[2]], 'seed'),
      dealt([SECRETS[0], null], 'seed'),
      dealt([SECRETS[1], SECRETS[0]], 'seed'),
    ];
    expect(new Set(decks).size).toBe(decks.length);
  });
});
