// Every refusal there is, reached: its code, its rule, and a state that is the same byte for byte.
import { describe, expect, it } from '@jest/globals';
import { commitTo, gameId, type PlayerId } from '#kernel';
import {
  anna,
  boris,
  chloe,
  expectRefusal,
  handIds,
  KEEP,
  MULLIGAN,
  deal,
  seat,
} from '#testkit/tables/looking';
import { AssistedTable, card, spell, YOU } from '#testkit/tables/assisted-table';
import { instead } from '#testkit/tables/rules-table';
import { PLAYERS, TestTable } from '#testkit/tables/test-table';
import {
  DEFAULT_TERMS,
  REFUSAL_CODES,
  type DecisionId,
  type PlayerCommand,
  type RefusalCode,
  type TimerCommand,
} from './index.js';

interface Case {
  readonly when: string;
  readonly table: () => TestTable;
  readonly actor?: PlayerId;
  readonly command: PlayerCommand | TimerCommand | ((table: TestTable) => PlayerCommand);
  readonly code: RefusalCode;
  readonly rule: string;
}

const JOIN = { type: 'join' } as const;
const LEAVE = { type: 'leave' } as const;
const READY = { type: 'ready', commitment: null } as const;
const START = { type: 'start' } as const;
const CONCEDE = { type: 'concede' } as const;
const AGREE = { type: 'agree-to-open' } as const;
const BY_CONSENT = { terms: { opens: 'by-consent' } } as const;
const OPEN = { type: 'open-entropy', entropy: 'sixteen letters.' } as const;
const INVITE = { type: 'invite', player: chloe } as const;
const PASS = { kind: 'priority', action: 'pass-turn' } as const;
const answering =
  (answer: Extract<PlayerCommand, { type: 'answer' }>['answer']) =>
  ({ state }: TestTable): PlayerCommand => ({
    type: 'answer',
    decision: state.decision?.id ?? ('d1' as DecisionId),
    answer,
  });
const create = {
  type: 'create',
  game: gameId('game-1'),
  terms: DEFAULT_TERMS,
  commitment: commitTo('s'),
} as const;
const absent = (at: number) => ({ type: 'concede-absent', seat: seat(at) }) as const;

const nowhere = () => new TestTable();
const gathering = () => new TestTable().create(2).act(boris, JOIN);
const opening = () => new TestTable().gather(3, [OPEN.entropy, null, OPEN.entropy]).act(anna, START);
const choosing = () => new TestTable().start(3);
const playing = () => new TestTable().play(2);
const over = () => new TestTable().play(2).act(boris, CONCEDE);
const left = () => new TestTable().play(3).act(boris, CONCEDE);
const bottoming = () => deal(new TestTable(), 2).answer(MULLIGAN).answer(KEEP);

const table = 'table start';
const CASES: readonly Case[] = [
  {
    when: 'the ruleset is another',
    table: nowhere,
    command: { ...create, terms: { ...DEFAULT_TERMS, ruleset: 'utopia' } },
    code: 'not-built',
    rule: 'terms ruleset',
  },
  {
    when: 'there are fewer cards than the library wants',
    table: () => new TestTable({ pool: [] }),
    command: create,
    code: 'not-built',
    rule: 'terms librarySize',
  },
  ...[
    JOIN,
    LEAVE,
    READY,
    START,
    INVITE,
    OPEN,
    CONCEDE,
    absent(0),
    { type: 'expire' } as const,
    { type: 'unseat-unopened' } as const,
    { type: 'abandon' } as const,
  ].map((command): Case => ({
    when: `there is no game (${command.type})`,
    table: nowhere,
    command,
    code: 'unknown-game',
    rule: 'table games',
  })),
  {
    when: 'there is no game (answer)',
    table: nowhere,
    command: answering(KEEP),
    code: 'unknown-game',
    rule: 'table games',
  },
  { when: 'the game is there', table: gathering, command: create, code: 'game-exists', rule: 'table create' },
  { when: 'the game was there', table: over, command: create, code: 'game-exists', rule: 'table create' },
  ...[JOIN, LEAVE, READY, START, INVITE].map((command): Case => ({
    when: `it has started (${command.type})`,
    table: playing,
    command,
    code: 'already-started',
    rule: table,
  })),
  ...[JOIN, READY, START, INVITE].map((command): Case => ({
    when: `entropy is opened (${command.type})`,
    table: opening,
    command,
    code: 'already-started',
    rule: table,
  })),
  { when: 'it has started', table: playing, command: OPEN, code: 'already-started', rule: 'table fairness' },
  {
    when: 'nobody may open yet',
    table: gathering,
    command: OPEN,
    code: 'not-started',
    rule: 'table fairness',
  },
  ...[gathering, opening].flatMap((where) =>
    [CONCEDE, absent(1), answering(KEEP)].map((command): Case => ({
      when: 'there is nothing to do it in',
      table: where,
      command,
      code: 'not-started',
      rule: table,
    })),
  ),
  ...[JOIN, LEAVE, READY, START, INVITE, CONCEDE, absent(1), answering(PASS)].map((command): Case => ({
    when: 'it is over',
    table: over,
    command,
    code: 'game-over',
    rule: 'cr 104.1',
  })),
  {
    when: 'all seats are taken',
    table: gathering,
    actor: chloe,
    command: JOIN,
    code: 'game-full',
    rule: 'table seats',
  },
  {
    when: 'they sit there',
    table: gathering,
    actor: boris,
    command: JOIN,
    code: 'already-seated',
    rule: 'table seats',
  },
  ...[LEAVE, READY].map((command): Case => ({
    when: 'they sit nowhere',
    table: gathering,
    actor: chloe,
    command,
    code: 'not-seated',
    rule: 'table seats',
  })),
  {
    when: 'they sit nowhere',
    table: opening,
    actor: PLAYERS[7]!,
    command: OPEN,
    code: 'not-seated',
    rule: 'table seats',
  },
  {
    when: 'they sit nowhere',
    table: opening,
    actor: PLAYERS[7]!,
    command: LEAVE,
    code: 'not-seated',
    rule: 'table seats',
  },
  ...[CONCEDE, absent(0), answering(PASS)].map((command): Case => ({
    when: 'they sit nowhere',
    table: playing,
    actor: chloe,
    command,
    code: 'not-seated',
    rule: 'table seats',
  })),
  {
    when: 'nobody invited them',
    table: () => new TestTable({ terms: { access: 'invitation' } }).create(2),
    actor: boris,
    command: JOIN,
    code: 'not-invited',
    rule: 'terms access',
  },
  ...[INVITE, START].map((command): Case => ({
    when: 'another is the host',
    table: gathering,
    actor: boris,
    command,
    code: 'not-host',
    rule: 'table host',
  })),
  {
    when: 'they are alone',
    table: () => new TestTable().create(2).act(anna, READY),
    command: START,
    code: 'too-few-players',
    rule: 'cr 100.1',
  },
  {
    when: 'one is not ready',
    table: () => gathering().act(anna, READY),
    command: START,
    code: 'not-everyone-ready',
    rule: table,
  },
  {
    when: 'they brought nothing',
    table: opening,
    actor: boris,
    command: OPEN,
    code: 'commitment-missing',
    rule: 'table fairness',
  },
  {
    when: 'it is something else',
    table: opening,
    command: { ...OPEN, entropy: 'sixteen letters!' },
    code: 'commitment-mismatch',
    rule: 'table fairness',
  },
  {
    when: 'they did',
    table: () => opening().act(anna, OPEN),
    command: OPEN,
    code: 'already-opened',
    rule: 'table fairness',
  },
  {
    when: 'it is an old question',
    table: () => playing().passTurn(),
    actor: boris,
    command: { type: 'answer', decision: 'd1' as DecisionId, answer: PASS },
    code: 'stale-decision',
    rule: 'table decisions',
  },
  {
    when: 'no such question was asked',
    table: playing,
    command: { type: 'answer', decision: 'd999' as DecisionId, answer: PASS },
    code: 'stale-decision',
    rule: 'table decisions',
  },
  {
    when: 'another is asked',
    table: playing,
    actor: boris,
    command: answering(PASS),
    code: 'not-your-decision',
    rule: 'table decisions',
  },
  {
    when: 'the answer is of another kind',
    table: playing,
    command: answering(KEEP),
    code: 'illegal-answer',
    rule: 'table decisions',
  },
  {
    when: 'the answer is of another kind',
    table: playing,
    command: answering({ kind: 'choose-players', players: [] }),
    code: 'illegal-answer',
    rule: 'table decisions',
  },
  {
    when: 'the answer is of another kind',
    table: playing,
    command: answering({ kind: 'choose-objects', objects: [] }),
    code: 'illegal-answer',
    rule: 'table decisions',
  },
  {
    when: 'the answer is of another kind',
    table: bottoming,
    command: answering(PASS),
    code: 'illegal-answer',
    rule: 'table decisions',
  },
  {
    when: 'nobody is chosen',
    table: choosing,
    command: answering({ kind: 'choose-players', players: [] }),
    code: 'illegal-answer',
    rule: 'cr 103.1',
  },
  {
    when: 'the seat is none of this game',
    table: choosing,
    command: answering({ kind: 'choose-players', players: [seat(7)] }),
    code: 'illegal-answer',
    rule: 'cr 103.1',
  },
  {
    when: 'too few cards are chosen',
    table: bottoming,
    command: answering({ kind: 'choose-objects', objects: [] }),
    code: 'illegal-answer',
    rule: 'cr 103.5',
  },
  {
    when: 'the card is another’s',
    table: bottoming,
    command: (at) => answering({ kind: 'choose-objects', objects: handIds(at, 1).slice(0, 1) })(at),
    code: 'illegal-answer',
    rule: 'cr 103.5',
  },
  {
    when: 'they have left',
    table: left,
    actor: boris,
    command: CONCEDE,
    code: 'out-of-the-game',
    rule: 'cr 800.4',
  },
  {
    when: 'the game waits for another',
    table: left,
    command: absent(2),
    code: 'not-absent',
    rule: 'terms absentAfter',
  },
  {
    when: 'the game waits for them',
    table: playing,
    command: absent(0),
    code: 'not-absent',
    rule: 'terms absentAfter',
  },
  {
    when: 'it is too soon',
    table: playing,
    actor: boris,
    command: absent(0),
    code: 'not-due',
    rule: 'terms absentAfter',
  },
  {
    when: 'it is asked whether a game opens that goes on',
    table: () => new TestTable(BY_CONSENT).play(2),
    command: AGREE,
    code: 'not-over',
    rule: 'terms opens',
  },
  {
    when: 'they have agreed that it opens',
    table: () => new TestTable(BY_CONSENT).play(2).act(boris, CONCEDE).act(anna, AGREE),
    command: AGREE,
    code: 'already-agreed',
    rule: 'terms opens',
  },
  {
    when: 'nobody is asked whether it opens',
    table: over,
    command: AGREE,
    code: 'not-by-consent',
    rule: 'terms opens',
  },
  ...[gathering, opening, playing, over].flatMap((where) =>
    (['expire', 'unseat-unopened', 'abandon'] as const).map((type): Case => ({
      when: `it is not the time for it (${type})`,
      table: where,
      command: { type },
      code: 'not-due',
      rule: 'table timers',
    })),
  ),
];

const isTimers = (command: { readonly type: string }): boolean =>
  ['expire', 'unseat-unopened', 'abandon'].includes(command.type);

describe('a refusal changes nothing and names its rule', () => {
  it.each(CASES)('$rule: $code when $when', ({ table: make, actor, command, code, rule }) => {
    const at = make();
    const said = typeof command === 'function' ? command(at) : command;
    const asked = typeof command === 'function' && at.state.decision !== null ? at.asked : anna;
    expectRefusal(at, isTimers(said) ? 'timer' : (actor ?? asked), said, { code, rule });
  });

  it('table work: too-much-work when one command would cause too much work', () => {
    const twice = instead({ kind: 'draws', who: YOU }, { kind: 'amount', value: 2 });
    const song = card('Song', ['sorcery'], spell({ kind: 'draw', who: YOU, count: 1 }));
    const seasons = Array.from({ length: 20 }, () => card('Season', ['enchantment'], [twice]));
    const table = new AssistedTable([{ hand: [song], battlefield: seasons }, {}]).untilMain();
    table.act({ do: 'cast', object: table.id('Song') }).pass();
    // The last pass would have it resolve: a million cards are drawn.
    const refused = { code: 'too-much-work', rule: 'table work' };
    expect(table.tryAnswer({ kind: 'priority', action: 'pass' })).toMatchObject(refused);
    expect(table.tryAnswer({ kind: 'priority', action: 'pass' })).toMatchObject(refused);
    expect(table.attempt(1, { type: 'concede' })).toBeUndefined();
  });

  it('table quarantine: quarantined when the operator has stopped the game', () => {
    const table = playing();
    table.give({ actor: 'operator', command: { type: 'stop-game' } });
    expectRefusal(table, anna, CONCEDE, { code: 'quarantined', rule: 'table quarantine' });
  });

  it('is tested for every code', () => {
    // Beside these: decide/work.spec, decide/quarantine.spec, assisted/rulings.spec and decide/disputes
    // and decide/rewinding.
    const elsewhere = [
      ...['too-much-work', 'quarantined', 'not-referred', 'own-game'],
      ...['stopped', 'no-dispute', 'call-taken', 'not-your-call', 'too-many-calls'],
      ...['unknown-rule', 'illegal-remedy'],
      ...['no-such-moment', 'log-opened'],
      ...['no-take-backs', 'take-back-open', 'too-many-take-backs', 'no-take-back', 'hidden-learned'],
    ];
    const codes = [...CASES.map(({ code }) => code), ...elsewhere];
    expect(new Set(codes)).toEqual(new Set(REFUSAL_CODES));
  });
});
