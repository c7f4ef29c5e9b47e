// What a ruling puts right, and what it refuses: a remedy that does not fit the game changes nothing.
import { describe, expect, it } from '@jest/globals';
import { AssistedTable, BEAR, card, spell, YOU } from '#testkit/tables/assisted-table';
import { DIES, ENTERS, whenever } from '#testkit/tables/rules-table';
import { playerId } from '#kernel';
import type { Remedy, Repair, RepairOf } from '../../model/decisions/remedies.js';
import { remedies as remediesSchema } from '../../model/decisions/remedies.js';
import {
  BATTLEFIELD,
  EXILE,
  graveyardOf,
  handOf,
  objectNumber,
  ownLibraryOf,
  type Seat,
} from '../../model/basics/ids.js';
import type { DisputeId, ObjectId, RulingId, Zone } from '../../model/basics/ids.js';
import { controllerOf } from '../../reading/characteristics/characteristics.js';
import { cardsIn } from '../../fold/evolve/cards.js';
import { timesLeft } from '../../fold/evolve/clock.js';
import type { DisputeCommand } from '../../model/commands/command.js';
import type { Terms } from '../../model/basics/terms.js';

const JUDGE = playerId('judith');
const DISPUTE = '00000000-0000-4000-8000-000000000001' as DisputeId;
const RULING = '00000000-0000-4000-8000-000000000002' as RulingId;
const [ANNA, BORIS] = [0 as Seat, 1 as Seat];
const gain = { kind: 'gain-life', who: YOU, amount: 1 } as const;
/** Its controller gains 1 life when it enters, and when it dies. */
const WISP = card('Wisp', ['creature'], [whenever(ENTERS, gain), whenever(DIES, gain)]);
const SONG = card('Song', ['sorcery'], spell(gain));
const MAY = card('Offer', ['sorcery'], spell({ kind: 'may', who: YOU, effect: gain }));
const RELIC = card('Relic', ['artifact']);

const table = (terms: Partial<Terms> = {}): AssistedTable =>
  new AssistedTable(
    [{ hand: [SONG, MAY, WISP], battlefield: [WISP, RELIC] }, { battlefield: [BEAR] }],
    terms,
  ).untilMain();

function ruleOn(on: AssistedTable, remedies: readonly Remedy[]) {
  if (!on.state.dispute)
    expect(
      on.give({ actor: playerId('player 1'), command: { type: 'call-judge', dispute: DISPUTE } }),
    ).toBeUndefined();
  // What a client could send.
  remediesSchema.parse(remedies);
  const said = { dispute: DISPUTE, ruling: RULING, rules: [], words: 'So it is.' };
  const command: DisputeCommand = { type: 'apply-ruling', ...said, remedies: [...remedies] };
  return on.give({ actor: JUDGE, command });
}
const repair = (on: AssistedTable, ...repairs: readonly Repair[]) =>
  ruleOn(
    on,
    repairs.map((one) => ({ kind: 'repair', repair: one })),
  );
const move = (
  object: ObjectId,
  to: Zone,
  more: Partial<Pick<RepairOf<'move'>, 'place' | 'under' | 'triggers'>> = {},
): Repair => ({ what: 'move', object, to, place: null, under: null, triggers: false, ...more });

describe('a repair', () => {
  it('cr 400.7: moves an object, which becomes a new one, and nothing triggers', () => {
    const on = table();
    const wisp = on.ids('Wisp').find((id) => cardsIn(on.state, BATTLEFIELD).includes(id))!;
    expect(repair(on, move(wisp, graveyardOf(ANNA)))).toBeUndefined();
    expect([on.graveyard(0), on.stack]).toEqual([['Wisp'], []]);
    expect(on.ids('Wisp')).not.toContain(wisp);
    expect(on.state.dispute).toBeNull();
    on.pass();
  });

  it('cr 603.2: lets abilities trigger on a move if the ruling says so', () => {
    const on = table();
    const wisp = on.ids('Wisp').find((id) => cardsIn(on.state, BATTLEFIELD).includes(id))!;
    expect(repair(on, move(wisp, graveyardOf(ANNA), { triggers: true }))).toBeUndefined();
    expect(on.stack).toHaveLength(1);
    on.passAll();
    expect(on.life(0)).toBe(21);
  });

  it('table disputes: puts a permanent onto the battlefield under a player’s control', () => {
    const on = table();
    const wisp = on.ids('Wisp').find((id) => cardsIn(on.state, handOf(ANNA)).includes(id))!;
    expect(repair(on, move(wisp, BATTLEFIELD, { under: ANNA }))).toBeUndefined();
    expect([on.battlefield.filter((name) => name === 'Wisp').length, on.stack]).toEqual([2, []]);
  });

  it.each([
    ['top', { at: 'top' }, 0],
    ['third', { at: 'nth', nth: 3 }, 2],
    ['bottom', { at: 'bottom' }, 20],
    ['last', { at: 'nth', nth: 21 }, 20],
  ] as const)('cr 401.7: puts a card into a library: %s', (_, place, above) => {
    const on = table();
    expect(repair(on, move(on.id('Relic'), ownLibraryOf(ANNA), { place }))).toBeUndefined();
    expect(on.names(ownLibraryOf(ANNA)).toReversed().indexOf('Relic')).toBe(above);
  });

  it('table disputes: draws a random place, and counts what it draws', () => {
    const on = table();
    const { drawn } = on.state;
    expect(repair(on, move(on.id('Relic'), ownLibraryOf(ANNA), { place: { at: 'random' } }))).toBeUndefined();
    expect(on.state.drawn).toBeGreaterThan(drawn);
    expect(on.names(ownLibraryOf(ANNA))).toContain('Relic');
  });

  it('table disputes: sets life, counters, the tapped state and control', () => {
    const on = table();
    const [bear, relic] = [on.id('Bear'), on.id('Relic')];
    const done = repair(
      on,
      { what: 'life', seat: ANNA, total: 17 },
      { what: 'counters', on: BORIS, counter: 'poison', count: 3 },
      { what: 'counters', on: relic, counter: 'charge', count: 2 },
      { what: 'tapped', object: relic, tapped: true },
      { what: 'control', object: relic, seat: BORIS },
    );
    expect(done).toBeUndefined();
    expect(bear).toBeDefined();
    expect([on.life(0), on.state.seats[1]?.counters, on.isTapped('Relic')]).toEqual([
      17,
      { poison: 3 },
      true,
    ]);
    expect([controllerOf(on.state, relic), on.all('ControllerChanged')]).toEqual([
      BORIS,
      [{ type: 'ControllerChanged', object: relic, controller: BORIS }],
    ]);
    expect(repairedCounters(on, relic)).toEqual({ charge: 2 });
  });

  it('cr 704.3: is followed by state-based actions, before anybody acts', () => {
    const on = table();
    expect(repair(on, { what: 'life', seat: BORIS, total: 0 })).toBeUndefined();
    expect(on.state.result).toEqual({ reason: 'last-one-standing', winners: [ANNA] });
  });

  it('table disputes: reveals cards to one player or to everyone', () => {
    const on = table();
    const hand = [...cardsIn(on.state, handOf(ANNA))];
    expect(repair(on, { what: 'reveal', objects: hand.slice(0, 1), to: BORIS })).toBeUndefined();
    expect(on.all('CardsLookedAt')).toMatchObject([{ seat: BORIS, objects: hand.slice(0, 1), count: 1 }]);
    expect(repair(on, { what: 'reveal', objects: hand, to: null })).toBeUndefined();
    expect(on.all('CardsRevealed')).toMatchObject([{ objects: hand, zone: handOf(ANNA) }]);
  });

  it('table disputes: has the open question asked again, also in the middle of an effect', () => {
    const on = table().cast('Offer');
    const { id, kind, prompt } = on.decision;
    expect(kind).toBe('yes-no');
    expect(repair(on, { what: 'life', seat: ANNA, total: 5 })).toBeUndefined();
    expect(on.decision.id).not.toBe(id);
    expect(on.decision).toMatchObject({ kind, prompt, seat: ANNA });
    on.accept();
    expect(on.life(0)).toBe(6);
  });

  it('table disputes: shows the cards of a library again that the open question is about, if others lie there now', () => {
    const scry = card('Scry', ['sorcery'], spell({ kind: 'scry', who: YOU, count: 2 }));
    const on = new AssistedTable([{ hand: [scry] }, {}]).untilMain().cast('Scry');
    const asked = (): readonly ObjectId[] =>
      on.decision.question.kind === 'choose-objects' ? on.decision.question.candidates : [];
    const [, top] = asked();
    const before = on.all('CardsLookedAt');
    expect(before).toMatchObject([{ seat: ANNA, objects: asked() }]);
    expect(repair(on, move(top!, handOf(ANNA)))).toBeUndefined();
    expect(on.decision).toMatchObject({ seat: ANNA, prompt: 'scry' });
    expect(asked()).not.toContain(top);
    const looks = on.all('CardsLookedAt').slice(before.length);
    expect(looks).toMatchObject([{ seat: ANNA, objects: asked(), zone: ownLibraryOf(ANNA), count: 2 }]);
    // A question about nothing hidden shows nothing.
    on.answer({ kind: 'choose-objects', objects: [] });
    expect(on.decision.kind).toBe('order');
    const { length } = on.all('CardsLookedAt');
    on.answer({ kind: 'order', order: [0, 1] });
    expect(repair(on, { what: 'life', seat: ANNA, total: 9 })).toBeUndefined();
    expect(on.all('CardsLookedAt')).toHaveLength(length);
  });

  /** Every card of a library is an object, and none lies there twice. */
  function expectWhole(on: AssistedTable, size: number): void {
    const cards = cardsIn(on.state, ownLibraryOf(ANNA));
    expect(cards.filter((id) => on.state.objects[objectNumber(id)] !== undefined)).toHaveLength(size);
    expect(new Set(cards).size).toBe(size);
  }

  it('table disputes: has a step asked again from its first question, as an answer to it can be about a card that is gone', () => {
    const scry = card('Scry', ['sorcery'], spell({ kind: 'scry', who: YOU, count: 3 }));
    const on = new AssistedTable([{ hand: [scry] }, {}]).untilMain().cast('Scry');
    const away = cardsIn(on.state, ownLibraryOf(ANNA)).at(-1)!;
    on.answer({ kind: 'choose-objects', objects: [away] });
    expect(on.decision.prompt).toBe('order-cards');
    expect(repair(on, move(away, handOf(ANNA)))).toBeUndefined();
    expect(on.decision).toMatchObject({ kind: 'choose-objects', prompt: 'scry', seat: ANNA });
    on.answer({ kind: 'choose-objects', objects: [] }).answer({ kind: 'order', order: [2, 1, 0] });
    expect(on.decision.kind).toBe('priority');
    expectWhole(on, 19);
  });

  it('table disputes: leaves a revealed card where a repair has put it', () => {
    const versus = { kind: 'clash', who: YOU, against: { kind: 'opponents' }, bind: 'won' } as const;
    const clash = card('Clash', ['sorcery'], spell(versus));
    const on = new AssistedTable([{ hand: [clash] }, {}]).untilMain().cast('Clash');
    expect(repair(on, move(cardsIn(on.state, ownLibraryOf(ANNA)).at(-1)!, handOf(ANNA)))).toBeUndefined();
    on.accept().accept();
    expect([on.decision.kind, on.hand(0).length]).toEqual(['priority', 1]);
    expectWhole(on, 19);
  });
});

const repairedCounters = (on: AssistedTable, id: string) =>
  Object.values(on.state.objects).find((object) => object.id === id)?.permanent?.counters;

describe('a remedy that does not fit the game is refused, and appends nothing', () => {
  const CASES: readonly (readonly [string, (on: AssistedTable) => Repair])[] = [
    ['an object that is not there', () => move('o999' as ObjectId, EXILE)],
    ['a zone of a player who does not exist', (on) => move(on.id('Relic'), graveyardOf(5 as Seat))],
    ['a zone of another owner', (on) => move(on.id('Relic'), handOf(BORIS))],
    ['the zone it is in', (on) => move(on.id('Relic'), BATTLEFIELD, { under: ANNA })],
    ['the stack', (on) => move(on.id('Relic'), { kind: 'stack', seat: null, index: 0 })],
    ['no place in a library', (on) => move(on.id('Relic'), ownLibraryOf(ANNA))],
    ['a place outside of a library', (on) => move(on.id('Relic'), EXILE, { place: { at: 'top' } })],
    [
      'a place below the bottom',
      (on) => move(on.id('Relic'), ownLibraryOf(ANNA), { place: { at: 'nth', nth: 22 } }),
    ],
    ['no controller on the battlefield', (on) => move(on.id('Song'), BATTLEFIELD)],
    ['a sorcery on the battlefield', (on) => move(on.id('Song'), BATTLEFIELD, { under: ANNA })],
    ['a life total that is right', () => ({ what: 'life', seat: ANNA, total: 20 })],
    ['a player who does not exist', () => ({ what: 'life', seat: 7 as Seat, total: 1 })],
    ['counters that are right', () => ({ what: 'counters', on: ANNA, counter: 'poison', count: 0 })],
    [
      'counters on a card in a hand',
      (on) => ({ what: 'counters', on: on.id('Song'), counter: 'charge', count: 1 }),
    ],
    ['a tapped state that is right', (on) => ({ what: 'tapped', object: on.id('Relic'), tapped: false })],
    ['a card in a hand to tap', (on) => ({ what: 'tapped', object: on.id('Song'), tapped: true })],
    ['the controller that it has', (on) => ({ what: 'control', object: on.id('Relic'), seat: ANNA })],
    ['a card that everyone sees', (on) => ({ what: 'reveal', objects: [on.id('Relic')], to: null })],
    ['cards of two zones', (on) => ({ what: 'reveal', objects: [on.id('Song'), on.id('Relic')], to: null })],
    [
      'a name where there are none',
      (on) => ({ what: 'mark', name: 'Bear', seat: ANNA, object: on.id('Relic') }),
    ],
    ['a name to free where there are none', () => ({ what: 'free', name: 'Bear' })],
    [
      'another name where there are none',
      (on) => ({ what: 'answer', object: on.id('Relic'), of: 'name', word: 'Bear', frees: false }),
    ],
    [
      'a choice that nobody made',
      (on) => ({ what: 'answer', object: on.id('Relic'), of: 'choice', word: 'red', frees: false }),
    ],
  ];
  it.each(CASES)('table disputes: %s', (_, wrong) => {
    const on = table();
    const good: Repair = { what: 'life', seat: BORIS, total: 3 };
    const refusal = repair(on, good, wrong(on));
    expect(refusal).toMatchObject({ code: 'illegal-remedy', rule: 'table disputes' });
    expect(refusal?.message).toContain('Remedy 2 ');
    expect([on.life(1), on.state.dispute?.id, on.all('RulingApplied')]).toEqual([20, DISPUTE, []]);
  });

  it('cr 800.4: a player who has left', () => {
    const on = new AssistedTable([{}, {}, {}]).untilMain();
    on.concede(2);
    const gone = 2 as Seat;
    for (const wrong of [
      { what: 'life', seat: gone, total: 3 },
      { what: 'counters', on: gone, counter: 'poison', count: 1 },
    ] as const)
      expect(repair(on, wrong)?.code).toBe('illegal-remedy');
    expect(ruleOn(on, [{ kind: 'result', winners: [gone] }])?.code).toBe('illegal-remedy');
    expect(ruleOn(on, [{ kind: 'answer', seat: gone, decision: on.decision.id, answer: PASS }])?.code).toBe(
      'out-of-the-game',
    );
  });

  it('table disputes: remedies in another order, or one of them twice', () => {
    const on = table();
    const life: Remedy = { kind: 'repair', repair: { what: 'life', seat: ANNA, total: 1 } };
    const draw: Remedy = { kind: 'result', winners: [] };
    const answer: Remedy = { kind: 'answer', seat: ANNA, decision: on.decision.id, answer: PASS };
    for (const wrong of [
      [draw, life],
      [draw, draw],
      [life, answer],
      [answer, life],
      [life, BACK],
      [BACK, BACK],
    ])
      expect(ruleOn(on, wrong)?.code).toBe('illegal-remedy');
  });
});

const PASS = { kind: 'priority', action: 'pass' } as const;
const BACK: Remedy = { kind: 'rewind', moment: 1, positions: 'shuffle', names: 'free' };

describe('a ruling', () => {
  it('table disputes: answers for a player, within what that player could answer', () => {
    const on = table().cast('Offer');
    const { id } = on.decision;
    const yes = { kind: 'yes-no', yes: true } as const;
    expect(ruleOn(on, [{ kind: 'answer', seat: BORIS, decision: id, answer: yes }])?.code).toBe(
      'not-your-decision',
    );
    expect(ruleOn(on, [{ kind: 'answer', seat: ANNA, decision: id, answer: PASS }])?.code).toBe(
      'illegal-answer',
    );
    expect(on.all('RulingApplied')).toEqual([]);
    expect(ruleOn(on, [{ kind: 'answer', seat: ANNA, decision: id, answer: yes }])).toBeUndefined();
    expect([on.life(0), on.decision.prompt]).toEqual([21, 'priority']);
  });

  it.each([
    ['a winner', [BORIS]],
    ['a draw', []],
  ] as const)('table disputes: sets the result of the game: %s', (_, winners) => {
    const on = table();
    expect(ruleOn(on, [{ kind: 'result', winners: [...winners] }])).toBeUndefined();
    expect([on.state.result, on.state.stage, on.state.dispute]).toEqual([
      { reason: 'ruled', winners },
      { kind: 'over' },
      null,
    ]);
  });

  it('table disputes: changes the result of a game that is over', () => {
    const on = table();
    on.concede(0);
    on.give({ actor: JUDGE, command: { type: 'stop-for-judge', dispute: DISPUTE } });
    expect(repair(on, { what: 'life', seat: ANNA, total: 3 })?.code).toBe('illegal-remedy');
    expect(ruleOn(on, [{ kind: 'result', winners: [ANNA] }])).toBeUndefined();
    expect(on.state.result).toEqual({ reason: 'ruled', winners: [ANNA] });
  });

  it('table disputes: grants time in one step, on top of the time that the game stood', () => {
    const on = table({ clock: { kind: 'chess', initial: 600, increment: 0, flag: 'loses' } });
    const minute: Remedy = { kind: 'time', seat: BORIS, milliseconds: 60_000 };
    expect(ruleOn(on, [minute, minute])).toBeUndefined();
    expect(timesLeft(on.state).map(({ left }) => left)).toEqual([600_000, 720_000]);
    expect(on.all('GameResumed')).toMatchObject([{ extension: [{ seat: BORIS, milliseconds: 120_000 }] }]);
  });

  it('table disputes: gives time for a question to the player who is asked, and to nobody where there are no clocks', () => {
    const time = (seat: Seat): Remedy => ({ kind: 'time', seat, milliseconds: 1_000 });
    const on = table({ clock: { kind: 'thinking', each: 45, late: null, flag: 'loses' } });
    expect(ruleOn(on, [time(BORIS)])?.code).toBe('illegal-remedy');
    const { since } = on.decision;
    expect(ruleOn(on, [time(ANNA)])).toBeUndefined();
    expect(on.decision.since).toBe(since + 1_000);
    expect(ruleOn(table(), [time(ANNA)])?.code).toBe('illegal-remedy');
  });
});

describe('a ruling that rewinds the game', () => {
  const earlier = (on: AssistedTable): Remedy => ({
    ...{ kind: 'rewind', moment: on.fold.moment, positions: 'shuffle', names: 'free' },
  });
  const HIDDEN = { opens: 'judges-only' } as const;

  it('table disputes: goes back, puts right what was wrong there, and the game goes on', () => {
    const on = table(HIDDEN);
    const back = earlier(on);
    on.cast('Song');
    expect([on.life(0), on.hand(0)]).toEqual([21, ['Offer', 'Wisp']]);
    expect(
      ruleOn(on, [back, { kind: 'repair', repair: { what: 'life', seat: BORIS, total: 12 } }]),
    ).toBeUndefined();
    expect([on.life(0), on.life(1), on.hand(0)]).toEqual([20, 12, ['Song', 'Offer', 'Wisp']]);
    expect([on.state.dispute, on.state.calls]).toEqual([null, { 1: 1 }]);
    expect(on.all('Rewound')).toMatchObject([
      { by: { kind: 'ruling', ruling: RULING }, because: 'So it is.' },
    ]);
    on.cast('Song');
    expect(on.life(0)).toBe(21);
  });

  it('table disputes: answers the question of that time otherwise', () => {
    const on = table(HIDDEN).cast('Offer');
    const { id } = on.decision;
    const back = earlier(on);
    on.refuse();
    const yes: Remedy = { kind: 'answer', seat: ANNA, decision: id, answer: { kind: 'yes-no', yes: true } };
    expect(ruleOn(on, [back, yes])).toBeUndefined();
    expect(on.life(0)).toBe(21);
  });

  it('table disputes: asks the question of that time now, however long the game stood', () => {
    const on = table({ ...HIDDEN, clock: { kind: 'thinking', each: 45, late: null, flag: 'loses' } });
    const back = earlier(on);
    on.cast('Song');
    call(on);
    on.now = 3_600_000;
    expect(ruleOn(on, [back])).toBeUndefined();
    expect(on.decision.since).toBe(3_600_000);
  });

  it('table rewinding: is refused for a moment that there is not, and nothing of it happens', () => {
    const on = table(HIDDEN);
    const life: Remedy = { kind: 'repair', repair: { what: 'life', seat: BORIS, total: 12 } };
    const beyond: Remedy = { ...earlier(on), moment: 1_000_000 } as Remedy;
    expect(ruleOn(on, [beyond, life])).toMatchObject({ code: 'no-such-moment', rule: 'table rewinding' });
    expect([on.life(1), on.state.dispute?.id]).toEqual([20, DISPUTE]);
  });
});

const call = (on: AssistedTable) =>
  on.give({ actor: playerId('player 1'), command: { type: 'call-judge', dispute: DISPUTE } });
