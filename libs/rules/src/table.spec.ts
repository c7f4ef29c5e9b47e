// The table before the game: the terms, who may sit down, who leads, what happens to a table nobody starts.
import { describe, expect, it } from '@jest/globals';
import { commitTo, gameId } from '#kernel';
import { anna, boris, chloe, dario, eventsOf, expectRefusal, happening, seat } from '#testkit/tables/looking';
import { TestTable } from '#testkit/tables/test-table';
import { DEFAULT_TERMS, timerOf, type Terms } from './index.js';

const READY = { type: 'ready', commitment: null } as const;

const refusedTerms = (change: Partial<Terms>, rule: string): void =>
  expectRefusal(
    new TestTable(),
    anna,
    {
      type: 'create',
      game: gameId('game-1'),
      terms: { ...DEFAULT_TERMS, ...change },
      commitment: commitTo('x'),
    },
    { code: 'not-built', rule },
  );

describe('creating a game', () => {
  it('table create: its first event fixes the terms, the host and the commitment to the seed', () => {
    const table = new TestTable({ seed: 'a seed', terms: { access: 'private' } }).create(4);
    const terms = { ...DEFAULT_TERMS, seats: 4, access: 'private' };
    expect(table.events.map(({ type }) => type)).toEqual(['CommandAccepted', 'GameCreated', 'SeatTaken']);
    expect(table.events[1]).toEqual({
      type: 'GameCreated',
      game: 'game-1',
      host: anna,
      terms,
      commitment: commitTo('a seed'),
    });
    expect(table.state).toMatchObject({ game: 'game-1', host: anna, terms, stage: { kind: 'gathering' } });
  });

  it('table create: the host has the first of the seats, and all seats exist from the beginning', () => {
    const { state } = new TestTable().create(8);
    expect(state.seats.map(({ player }) => player)).toEqual([anna, ...Array<null>(7).fill(null)]);
    expect(state.seats.map(({ team }) => team)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  it('never puts the seed itself into an event', () => {
    const table = new TestTable({ seed: 'SEED-CANARY' }).gather(2).act(anna, { type: 'start' });
    expect(JSON.stringify(table.events)).not.toContain('SEED-CANARY');
  });

  it.each(['utopia', 'war-zone'] as const)('refuses the ruleset %s by name', (ruleset) =>
    refusedTerms({ ruleset }, 'terms ruleset'),
  );
  it('refuses plain Magic, by name, with cards that do not say what they do', () =>
    refusedTerms({ ruleset: 'magic' }, 'terms ruleset'));
  it.each(['cr2011', 'ninth'] as const)('refuses the base rules %s by name', (base) =>
    refusedTerms({ base }, 'terms base'),
  );
  it('refuses to open the log after a tournament, by name', () =>
    refusedTerms({ opens: 'after-tournament' }, 'terms opens'));
  it('refuses a maximum hand size by name', () =>
    refusedTerms({ maximumHandSize: 7 }, 'terms maximumHandSize'));
  it('refuses a library larger than the cards there are', () =>
    refusedTerms({ librarySize: 401 }, 'terms librarySize'));

  it('names what is not built and what is', () => {
    const terms: Terms = { ...DEFAULT_TERMS, ruleset: 'utopia' };
    const create = { type: 'create', game: gameId('g'), terms, commitment: commitTo('x') } as const;
    expect(new TestTable().attempt(anna, create)?.message).toMatch(/ruleset utopia .*pentaland/);
  });

  it.each(['open', 'invitation', 'private'] as const)('builds access %s', (access) => {
    expect(new TestTable({ terms: { access } }).create().state.terms?.access).toBe(access);
  });
  it.each(['allowed', 'refused'] as const)('builds spectators %s', (spectators) => {
    expect(new TestTable({ terms: { spectators } }).create().state.terms?.spectators).toBe(spectators);
  });
});

describe('sitting down', () => {
  it('table seats: anyone joins an open table, each at the first free seat', () => {
    const table = new TestTable().create(3).act(boris, { type: 'join' }).act(chloe, { type: 'join' });
    expect(table.state.seats.map(({ player }) => player)).toEqual([anna, boris, chloe]);
    expectRefusal(table, dario, { type: 'join' }, { code: 'game-full', rule: 'table seats' });
  });

  it('table seats: the next player who joins takes a seat left free', () => {
    const table = new TestTable().create(3).act(boris, { type: 'join' }).act(chloe, { type: 'join' });
    table.act(boris, { type: 'leave' }).act(dario, { type: 'join' });
    expect(table.state.seats.map(({ player }) => player)).toEqual([anna, dario, chloe]);
  });

  it('table seats: a player who left may come back, without anything from before', () => {
    const table = new TestTable().create(2).act(boris, { type: 'join' }).act(boris, READY);
    table.act(boris, { type: 'leave' }).act(boris, { type: 'join' });
    expect(table.state.seats[1]).toMatchObject({ player: boris, ready: false, commitment: null });
  });

  it('terms access: only an invited player joins a table by invitation', () => {
    const table = new TestTable({ terms: { access: 'invitation' } }).create(3);
    table.act(anna, { type: 'invite', player: boris }).act(boris, { type: 'join' });
    expect(table.state.seats[1]?.player).toBe(boris);
    expectRefusal(table, chloe, { type: 'join' }, { code: 'not-invited', rule: 'terms access' });
  });

  it('terms access: a player who has the id of a private table joins it without an invitation', () => {
    const table = new TestTable({ terms: { access: 'private' } }).create(2).act(boris, { type: 'join' });
    expect(table.state.seats[1]?.player).toBe(boris);
  });

  it('table host: a second invitation of the same player changes nothing', () => {
    const table = new TestTable().create(3).act(anna, { type: 'invite', player: boris });
    table.act(anna, { type: 'invite', player: boris });
    expect(eventsOf(table, 'PlayerInvited')).toHaveLength(1);
    expect(table.state.invited).toEqual([boris]);
  });
});

describe('ending an invitation or a seat', () => {
  const invited = (access: 'open' | 'invitation' | 'private' = 'invitation') =>
    new TestTable({ terms: { access } }).create(3).act(anna, { type: 'invite', player: boris });
  const NO_SUCH = { code: 'not-invited', rule: 'table invitations' } as const;

  it('table invitations: the invited player declines, and can no longer join', () => {
    const table = invited().act(boris, { type: 'decline' });
    expect(eventsOf(table, 'InvitationEnded')).toMatchObject([{ player: boris, reason: 'declined' }]);
    expect(table.state.invited).toEqual([]);
    expectRefusal(table, boris, { type: 'join' }, { code: 'not-invited', rule: 'terms access' });
    expectRefusal(table, boris, { type: 'decline' }, NO_SUCH);
    // Nobody minds being asked again.
    table.act(anna, { type: 'invite', player: boris }).act(boris, { type: 'join' });
    expect(table.state.seats[1]?.player).toBe(boris);
  });

  it('table invitations: the host withdraws one, and nobody else does', () => {
    const table = invited().act(anna, { type: 'invite', player: chloe });
    const withdraw = { type: 'withdraw-invitation', player: boris } as const;
    expectRefusal(table, chloe, withdraw, { code: 'not-host', rule: 'table host' });
    expectRefusal(table, boris, withdraw, { code: 'not-host', rule: 'table host' });
    table.act(anna, withdraw);
    expect(eventsOf(table, 'InvitationEnded')).toMatchObject([{ player: boris, reason: 'withdrawn' }]);
    expect(table.state.invited).toEqual([chloe]);
    expectRefusal(table, anna, withdraw, NO_SUCH);
    expectRefusal(table, anna, { ...withdraw, player: dario }, NO_SUCH);
  });

  it('table invitations: a seated player’s invitation is neither declined nor withdrawn', () => {
    const table = invited('open').act(boris, { type: 'join' });
    const seated = { code: 'already-seated', rule: 'table invitations' } as const;
    expectRefusal(table, boris, { type: 'decline' }, seated);
    expectRefusal(table, anna, { type: 'withdraw-invitation', player: boris }, seated);
    // Who stands up again is still invited.
    table.act(boris, { type: 'leave' }).act(boris, { type: 'decline' });
    expect(table.state.invited).toEqual([]);
  });

  it('table seats: the host unseats a player, who keeps nothing from before', () => {
    const table = invited().act(boris, { type: 'join' }).act(boris, READY);
    expectRefusal(table, boris, { type: 'unseat', seat: seat(0) }, { code: 'not-host', rule: 'table host' });
    for (const one of [0, 2, 7])
      expectRefusal(
        table,
        anna,
        { type: 'unseat', seat: seat(one) },
        { code: 'not-seated', rule: 'table seats' },
      );
    expect(
      happening(table, () => table.act(anna, { type: 'unseat', seat: seat(1) })).map(({ type }) => type),
    ).toEqual(['CommandAccepted', 'SeatLeft', 'InvitationEnded']);
    expect(eventsOf(table, 'SeatLeft')).toMatchObject([{ seat: 1, reason: 'taken-out' }]);
    expect(table.state.seats[1]).toMatchObject({ player: null, ready: false });
    expectRefusal(table, boris, { type: 'join' }, { code: 'not-invited', rule: 'terms access' });
    expect(table.state.host).toBe(anna);
  });

  it('table seats: a player unseated at an open table may sit down again, and an unseated bot leaves', () => {
    const table = new TestTable().create(3).act(boris, { type: 'join' });
    table.act(anna, { type: 'seat-bot', bot: 'random' });
    for (const one of [1, 2]) table.act(anna, { type: 'unseat', seat: seat(one) });
    expect(eventsOf(table, 'SeatLeft').map(({ reason }) => reason)).toEqual(['taken-out', 'left']);
    expect(table.act(boris, { type: 'join' }).state.seats[1]?.player).toBe(boris);
  });

  it('table start: nobody declines, loses an invitation or is unseated after the start', () => {
    const table = new TestTable().create(3).act(anna, { type: 'invite', player: chloe });
    table.act(boris, { type: 'join' });
    for (const player of [anna, boris]) table.act(player, READY);
    table.act(anna, { type: 'start' });
    const reason = { code: 'already-started', rule: 'table start' } as const;
    expectRefusal(table, chloe, { type: 'decline' }, reason);
    expectRefusal(table, anna, { type: 'withdraw-invitation', player: chloe }, reason);
    expectRefusal(table, anna, { type: 'unseat', seat: seat(1) }, reason);
  });
});

describe('leaving before the start', () => {
  it('table host: a host who leaves hands the table on to the next seat that is taken', () => {
    const table = new TestTable().create(4);
    for (const player of [boris, chloe]) table.act(player, { type: 'join' });
    table.act(boris, { type: 'leave' }).act(anna, { type: 'leave' });
    expect(table.state.host).toBe(chloe);
    table.act(chloe, { type: 'invite', player: dario });
    expectRefusal(table, anna, { type: 'invite', player: boris }, { code: 'not-host', rule: 'table host' });
  });

  it('table seats: a table is cancelled when everyone has left', () => {
    const table = new TestTable().create(2).act(boris, { type: 'join' }).act(anna, { type: 'leave' });
    expect(table.state.result).toBeNull();
    table.act(boris, { type: 'leave' });
    expect(table.state).toMatchObject({
      stage: { kind: 'over' },
      result: { reason: 'cancelled', winners: [] },
    });
    expect(timerOf(table.state)).toBeUndefined();
  });

  it('table start: the others stay ready when a player leaves', () => {
    const table = new TestTable().gather(3).act(chloe, { type: 'leave' });
    table.act(anna, { type: 'start' });
    expect(table.state.stage.kind).toBe('starting');
  });
});

describe('starting', () => {
  it('table start: the host starts once everyone who is seated is ready, with or without empty seats', () => {
    const table = new TestTable().create(8).act(boris, { type: 'join' }).act(anna, READY);
    expectRefusal(table, anna, { type: 'start' }, { code: 'not-everyone-ready', rule: 'table start' });
    table.act(boris, READY);
    expectRefusal(table, boris, { type: 'start' }, { code: 'not-host', rule: 'table host' });
    table.act(anna, { type: 'start' });
    expect(eventsOf(table, 'GameBegan')).toHaveLength(1);
  });

  it('cr 100.1: nobody plays alone', () => {
    const table = new TestTable().create(2).act(anna, READY);
    expectRefusal(table, anna, { type: 'start' }, { code: 'too-few-players', rule: 'cr 100.1' });
  });

  it('table start: once started the seats are locked', () => {
    const table = new TestTable().start(2);
    const reason = { code: 'already-started', rule: 'table start' } as const;
    expectRefusal(table, chloe, { type: 'join' }, reason);
    expectRefusal(table, boris, { type: 'leave' }, reason);
    expectRefusal(table, boris, READY, reason);
    expectRefusal(table, anna, { type: 'start' }, reason);
    expectRefusal(table, anna, { type: 'invite', player: chloe }, reason);
  });
});

describe('a table nobody starts', () => {
  it('table timers: expires when its time has come, and not a moment before', () => {
    const table = new TestTable({ terms: { startWithin: 60 } }).create(2);
    const created = table.state.createdAt!;
    expect(timerOf(table.state)).toEqual({ command: { type: 'expire' }, deadline: created + 60_000 });
    table.now = created + 59_999;
    expectRefusal(table, 'timer', { type: 'expire' }, { code: 'not-due', rule: 'table timers' });
    table.now = created + 60_000;
    expect(happening(table, () => table.timer({ type: 'expire' })).map(({ type }) => type)).toEqual([
      'CommandAccepted',
      'GameEnded',
    ]);
    expect(table.state.result).toEqual({ reason: 'expired', winners: [] });
  });

  it('table timers: is counted from its creation, whatever happens at it', () => {
    const table = new TestTable({ terms: { startWithin: 60 } }).create(2);
    const deadline = timerOf(table.state)!.deadline;
    table.act(boris, { type: 'join' }).act(boris, READY);
    expect(timerOf(table.state)!.deadline).toBe(deadline);
  });

  it('table timers: a game that has started does not expire', () => {
    const table = new TestTable({ terms: { startWithin: 60 } }).start(2);
    table.now += 1_000_000;
    expectRefusal(table, 'timer', { type: 'expire' }, { code: 'not-due', rule: 'table timers' });
    expect(table.state.seats[seat(0)]?.player).toBe(anna);
  });
});
