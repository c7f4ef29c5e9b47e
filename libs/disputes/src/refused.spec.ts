// Every way in which a command in a dispute is refused.
import { describe, expect, it } from '@jest/globals';
import type { Seat } from '#rules';
import {
  acceptRuling,
  appealRuling,
  askName,
  close,
  decideAppeal,
  DISPUTE_BOUNDS,
  DISPUTE_REFUSALS,
  givePenalty,
  handBack,
  ruledInVain,
  sayAsJudge,
  sayAsPlayer,
  stateCase,
  take,
  withdraw,
  writeName,
  type Decision,
  type Dispute,
  type Moment,
  type Ruling,
} from './index.js';
import {
  ANNA,
  BORIS,
  CAROL,
  JUDITH,
  JUDE,
  HEDDA,
  ZERO,
  ONE,
  GAME,
  RULING,
  WARNING,
  Stream,
  called,
  taken,
  ruling,
  ruled,
  appealed,
  final,
  done,
  closed,
} from './fixtures/stream.js';

type Try = readonly [
  code: keyof typeof DISPUTE_REFUSALS,
  what: string,
  on: () => Stream,
  (on: Dispute, at: Moment) => Decision,
];

const many = (count: number, on: Stream, decide: (dispute: Dispute, at: Moment) => Decision): Stream => {
  for (let nth = 0; nth < count; nth += 1) on.does(decide);
  return on;
};
const ruledInVainOften = (times: number): Stream => {
  const stream = taken();
  for (let nth = 0; nth < times; nth += 1)
    stream
      .does(ruling())
      .does(
        (on) => acceptRuling(on, ANNA),
        (on) => acceptRuling(on, BORIS),
      )
      .append(ruledInVain({ ruling: nth + 1 } as Ruling, 'illegal-remedy', stream.moment));
  return stream;
};
const takenOften = (times: number): Stream =>
  many(2 * times, called(), (on, at) => (on.judge === null ? take(on, JUDITH, at) : handBack(on, JUDITH)));
const CHALLENGED = { challenge: { by: ZERO, against: ONE } };
const again =
  (by = JUDITH) =>
  (on: Dispute, at: Moment): Decision =>
    take(on, by, at);
const ANNA_AS_JUDGE = { player: ANNA, isHead: true };

const REFUSED: readonly Try[] = [
  ['not-your-call', 'another player withdraws it', called, (on) => withdraw(on, BORIS)],
  [
    'not-your-call',
    'a player withdraws what a judge opened',
    () => called({ seat: null, by: JUDITH.player }),
    (on) => withdraw(on, ANNA),
  ],
  ['call-taken', 'the caller withdraws it when a judge has it', taken, (on) => withdraw(on, ANNA)],
  ['call-taken', 'a second judge takes it', taken, again(JUDE)],
  [
    'dispute-closed',
    'a judge takes a withdrawn call',
    () => called().does((on) => withdraw(on, ANNA)),
    again(),
  ],
  [
    'dispute-closed',
    'the caller withdraws it twice',
    () => called().does((on) => withdraw(on, ANNA)),
    (on) => withdraw(on, ANNA),
  ],
  ['own-game', 'a judge takes it who plays in the game', called, again(ANNA_AS_JUDGE)],
  [
    'own-game',
    'a head judge decides it who plays in the game',
    appealed,
    (on) => decideAppeal(on, ANNA_AS_JUDGE, { outcome: 'upheld', words: 'Mine.' }, GAME),
  ],
  ['too-many', 'it is taken once too often', () => takenOften(DISPUTE_BOUNDS.takings), again()],
  ['call-not-taken', 'a judge rules without having taken it', called, ruling()],
  [
    'call-not-taken',
    'a player talks before a judge has it',
    called,
    (on) => sayAsPlayer(on, ANNA, 'all', 'Hello?'),
  ],
  ['not-the-judge', 'another judge rules', taken, ruling({}, JUDE)],
  ['not-the-judge', 'another judge hands it back', taken, (on) => handBack(on, JUDE)],
  ['not-the-judge', 'another judge talks', taken, (on) => sayAsJudge(on, JUDE, null, 'Hello.')],
  ['not-the-judge', 'another judge gives a penalty', taken, (on) => givePenalty(on, JUDE, WARNING)],
  ['already-ruled', 'the judge rules twice', ruled, ruling()],
  ['already-ruled', 'the judge hands it back after the ruling', ruled, (on) => handBack(on, JUDITH)],
  ['already-ruled', 'a player states a case after the ruling', ruled, (on) => stateCase(on, ANNA, 'But.')],
  ['already-ruled', 'the judge rules while it waits to be carried out', final, ruling()],
  ['already-ruled', 'the judge asks for a name after the ruling', ruled, (on) => askName(on, JUDITH, ONE)],
  ['dispute-closed', 'the judge rules when the game goes on', done, ruling()],
  ['dispute-closed', 'the judge rules when it is closed', closed, ruling()],
  [
    'dispute-closed',
    'a player appeals when it is closed',
    closed,
    (on, at) => appealRuling(on, ANNA, 'No.', at),
  ],
  ['dispute-closed', 'a player states a case when it is closed', closed, (on) => stateCase(on, ANNA, 'But.')],
  [
    'dispute-closed',
    'a player talks when it is closed',
    closed,
    (on) => sayAsPlayer(on, ANNA, 'all', 'Thanks.'),
  ],
  ['dispute-closed', 'the judge closes it twice', closed, (on) => close(on, JUDITH)],
  ['unknown-rule', 'a rule that does not exist is cited', taken, ruling({ rules: ['cr 601.2z'] })],
  ['no-challenge', 'somebody is said to lose a challenge that there is not', taken, ruling({ loser: ONE })],
  ['is-challenge', 'nobody is said to lose a challenge', () => taken(CHALLENGED), ruling()],
  ['too-many', 'it is ruled on once too often', () => ruledInVainOften(DISPUTE_BOUNDS.rulings), ruling()],
  ['not-a-party', 'a stranger accepts', ruled, (on) => acceptRuling(on, CAROL)],
  ['not-a-party', 'a stranger appeals', ruled, (on, at) => appealRuling(on, CAROL, 'No.', at)],
  ['not-a-party', 'a stranger states a case', taken, (on) => stateCase(on, CAROL, 'I saw it.')],
  ['not-a-party', 'a stranger talks', taken, (on) => sayAsPlayer(on, CAROL, 'all', 'Hi.')],
  [
    'not-a-party',
    'the judge talks to a seat that nobody has',
    taken,
    (on) => sayAsJudge(on, JUDITH, 5 as Seat, 'Hi.'),
  ],
  [
    'not-a-party',
    'a penalty is given to a seat that nobody has',
    taken,
    (on) => givePenalty(on, JUDITH, { ...WARNING, seat: 5 as Seat }),
  ],
  ['not-a-party', 'a stranger writes a name', taken, (on) => writeName(on, CAROL, 'Disk')],
  ['not-ruled', 'a player accepts before the ruling', taken, (on) => acceptRuling(on, ANNA)],
  ['not-ruled', 'a player appeals before the ruling', taken, (on, at) => appealRuling(on, ANNA, 'No.', at)],
  [
    'already-accepted',
    'a player accepts twice',
    () => ruled().does((on) => acceptRuling(on, ANNA)),
    (on) => acceptRuling(on, ANNA),
  ],
  [
    'already-accepted',
    'a player appeals what they accepted',
    () => ruled().does((on) => acceptRuling(on, ANNA)),
    (on, at) => appealRuling(on, ANNA, 'No.', at),
  ],
  ['already-appealed', 'a second player appeals', appealed, (on, at) => appealRuling(on, ANNA, 'No.', at)],
  ['already-appealed', 'a player accepts what another appealed', appealed, (on) => acceptRuling(on, ANNA)],
  [
    'appeal-final',
    'a player appeals the decision of an appeal',
    () => appealed().does((on) => decideAppeal(on, HEDDA, { outcome: 'overturned', ruling: RULING }, GAME)),
    (on, at) => appealRuling(on, ANNA, 'No.', at),
  ],
  [
    'appeal-final',
    'a head judge decides it twice',
    () => appealed().does((on) => decideAppeal(on, HEDDA, { outcome: 'upheld', words: 'Yes.' }, GAME)),
    (on) => decideAppeal(on, HEDDA, { outcome: 'upheld', words: 'Yes.' }, GAME),
  ],
  [
    'appeal-over',
    'a player appeals too late',
    () => ruled().waits(300_000),
    (on, at) => appealRuling(on, ANNA, 'No.', at),
  ],
  [
    'appeal-over',
    'a player appeals when all have accepted',
    final,
    (on, at) => appealRuling(on, ANNA, 'No.', at),
  ],
  [
    'not-a-head-judge',
    'a judge decides an appeal',
    appealed,
    (on) => decideAppeal(on, JUDE, { outcome: 'upheld', words: 'Yes.' }, GAME),
  ],
  [
    'own-ruling',
    'a head judge decides an appeal of their own ruling',
    () => called().does(again(HEDDA), ruling({}, HEDDA), (on, at) => appealRuling(on, ANNA, 'No.', at)),
    (on) => decideAppeal(on, HEDDA, { outcome: 'upheld', words: 'Yes.' }, GAME),
  ],
  [
    'not-appealed',
    'a head judge decides what nobody appealed',
    ruled,
    (on) => decideAppeal(on, HEDDA, { outcome: 'upheld', words: 'Yes.' }, GAME),
  ],
  [
    'unknown-rule',
    'a head judge cites a rule that does not exist',
    appealed,
    (on) =>
      decideAppeal(on, HEDDA, { outcome: 'overturned', ruling: { ...RULING, rules: ['cr 601.2z'] } }, GAME),
  ],
  ['not-done', 'the judge closes it while the game is stopped', taken, (on) => close(on, JUDITH)],
  ['name-not-asked', 'a player writes a name unasked', taken, (on) => writeName(on, BORIS, 'Disk')],
  [
    'name-asked',
    'the judge asks twice for one name',
    () => taken().does((on) => askName(on, JUDITH, ONE)),
    (on) => askName(on, JUDITH, ONE),
  ],
  [
    'too-many',
    'a player states a case once too often',
    () => many(DISPUTE_BOUNDS.statements, taken(), (on) => stateCase(on, ANNA, 'And.')),
    (on) => stateCase(on, ANNA, 'And.'),
  ],
  [
    'too-many',
    'a player talks once too often',
    () => many(DISPUTE_BOUNDS.messages, taken(), (on) => sayAsPlayer(on, ANNA, 'all', 'And.')),
    (on) => sayAsPlayer(on, ANNA, 'judge', 'And.'),
  ],
  [
    'too-many',
    'a judge talks once too often',
    () => many(DISPUTE_BOUNDS.messages, taken(), (on) => sayAsJudge(on, JUDITH, null, 'And.')),
    (on) => sayAsJudge(on, JUDITH, ZERO, 'And.'),
  ],
  [
    'too-many',
    'one penalty too many is given',
    () => many(DISPUTE_BOUNDS.penalties, taken(), (on) => givePenalty(on, JUDITH, WARNING)),
    (on) => givePenalty(on, JUDITH, WARNING),
  ],
];

describe('a command is refused, and nothing is appended, when', () => {
  it.each(REFUSED)('%s: %s', (code, _, on, decide) => {
    const stream = on();
    const before = stream.events.length;
    const decided = decide(stream.dispute, stream.moment);
    expect(decided.ok ? decided.value.events : decided.error.code).toBe(code);
    expect(stream.events).toHaveLength(before);
  });

  it('a rule does not exist, and the refusal names it', () => {
    const { dispute, moment } = taken();
    const decided = ruling({ rules: ['cr 104.1', 'cr 601.2z', 'cr 601.2y'] })(dispute, moment);
    expect(decided).toMatchObject({ error: { message: expect.stringContaining("no rule 'cr 601.2z'") } });
  });

  it('any of the reasons of the table holds, except those that only the server knows', () => {
    const byTheServer = ['unknown-dispute', 'not-a-judge', 'no-challenges', 'not-over'];
    const tried = new Set<string>([...REFUSED.map(([code]) => code), ...byTheServer]);
    expect(Object.keys(DISPUTE_REFUSALS).filter((code) => !tried.has(code))).toEqual([]);
  });
});
