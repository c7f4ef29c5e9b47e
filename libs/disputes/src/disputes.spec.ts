// A dispute from its call to its end, and what each of its players sees of it.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { goldenFaults, type GoldenFile } from '#testkit/log/golden';
import type { ObjectId, Remedy } from '#rules';
import { playerId } from '#kernel';
import {
  acceptRuling,
  askName,
  carriedOut,
  close,
  decideAppeal,
  dueIn,
  givePenalty,
  handBack,
  handedBack,
  proposedUpgrade,
  ruledInVain,
  sayAsJudge,
  sayAsPlayer,
  shownTo,
  stateCase,
  take,
  withdraw,
  writeName,
  type GameNow,
  type RuledGame,
  DISPUTE_EVENTS,
  TEXT_EVENTS,
} from './index.js';
import {
  ANNA,
  BORIS,
  JUDITH,
  JUDE,
  HEDDA,
  ZERO,
  ONE,
  STOP,
  GAME,
  WARNING,
  STOPPED,
  GOES_ON,
  Stream,
  called,
  taken,
  ruling,
  ruled,
  appealed,
  final,
  done,
  RULING,
} from './fixtures/stream.js';

describe('a call', () => {
  it('waits for a judge, is taken by one, handed back, and taken by another', () => {
    const stream = called();
    expect(stream.dispute).toMatchObject({ stage: 'called', judge: null, until: stream.now + 600_000 });
    stream.does((on, at) => take(on, JUDITH, at));
    expect(stream.dispute).toMatchObject({ stage: 'taken', judge: JUDITH.player });
    stream.does(
      (on) => handBack(on, JUDITH),
      (on, at) => take(on, JUDE, at),
    );
    expect(stream.dispute).toMatchObject({ stage: 'taken', judge: JUDE.player, takings: 2 });
  });

  it('of a judge is taken from the start', () => {
    expect(called({ seat: null, by: JUDITH.player }).dispute).toMatchObject({
      stage: 'taken',
      judge: JUDITH.player,
      seat: null,
    });
  });

  it('can be withdrawn by its caller', () => {
    const stream = called().does((on) => withdraw(on, ANNA));
    expect(stream.dispute).toMatchObject({ stage: 'withdrawn', until: null });
    expect(stream.tended({ ...GOES_ON, wentOn: 'withdrawn' })).toEqual(['wait']);
  });

  it('is what the game made of it, if the server was stopped between the two', () => {
    const heard = (game: Partial<GameNow>, stream = called()): string[] => [
      ...stream.tended({ ...STOPPED, ...game }),
      stream.dispute.stage,
    ];
    expect(heard({ takenBy: JUDITH.player, takings: 1 })).toEqual(['taken', 'wait', 'taken']);
    expect(heard({ isStopped: false, wentOn: 'lapsed' })).toEqual(['lapsed', 'wait', 'lapsed']);
    expect(heard({ isStopped: false, wentOn: 'withdrawn' })).toEqual(['withdrawn', 'wait', 'withdrawn']);
    expect(heard({ isStopped: false, wentOn: 'ended' })).toEqual(['game-over', 'wait', 'closed']);
    expect(heard({ takenBy: JUDITH.player, takings: 1 }, taken())).toEqual(['wait', 'taken']);
    expect(heard({ isStopped: false, wentOn: null })).toEqual(['wait', 'called']);
    const back = { takenBy: JUDITH.player, takings: 1, handBacks: 1 };
    expect(heard(back, taken())).toEqual(['handed-back', 'wait', 'called']);
    const again = { takenBy: JUDE.player, takings: 2, handBacks: 1 };
    expect(heard(again, taken())).toEqual(['handed-back', 'taken', 'wait', 'taken']);
  });

  it('does not change if somebody acted while the server was about to', () => {
    const due = dueIn(called().dispute, { ...GOES_ON, wentOn: 'lapsed' }, called().moment);
    expect(due.kind === 'append' && due.decide(taken().dispute)).toMatchObject({ value: { events: [] } });
  });

  it('goes back to the queue if its judge does not rule in time', () => {
    const stream = taken().waits(3_600_000 - 1);
    expect(stream.tended()).toEqual(['wait']);
    expect(stream.waits(1).tended()).toEqual(['hand-back']);
    stream.append(handedBack(stream.dispute, JUDITH.player));
    const heard = { ...STOPPED, takenBy: JUDITH.player, takings: 1, handBacks: 1 };
    expect(stream.tended(heard)).toEqual(['wait']);
    expect(stream.dispute).toMatchObject({ stage: 'called', judge: null, until: null });
    stream.does((on, at) => take(on, JUDE, at));
    expect(stream.dispute.judge).toBe(JUDE.player);
  });
});

describe('a ruling', () => {
  it('is final once everyone at the table accepts it, and done when the game has done it', () => {
    const stream = ruled().does((on) => acceptRuling(on, ANNA));
    expect(stream.dispute.stage).toBe('ruled');
    stream.does((on) => acceptRuling(on, BORIS));
    expect(stream.tended()).toEqual(['apply']);
    stream.append(carriedOut(stream.dispute.rulings[0]!));
    expect(stream.tended(GOES_ON)).toEqual(['wait']);
    expect(stream.dispute).toMatchObject({ stage: 'done', rulings: [{ state: 'carried-out' }] });
    stream.does((on) => close(on, JUDITH));
    expect(stream.dispute).toMatchObject({ stage: 'closed', closed: { why: 'done' } });
  });

  it('is final when the time to appeal is over', () => {
    const stream = ruled().waits(299_999);
    expect(stream.tended()).toEqual(['wait']);
    expect(stream.waits(1).tended()).toEqual(['final', 'apply']);
  });

  it('does not wait for bots', () => {
    const bot = { seat: ONE, player: playerId('bot-greedy-1') };
    const stream = ruled({ players: [STOP.players[0]!, bot] }).does((on) => acceptRuling(on, ANNA));
    expect(stream.dispute.stage).toBe('final');
  });

  it('that the game cannot do is given again by the same judge, and the first one stays in the record', () => {
    const stream = final();
    const { rulings } = stream.dispute;
    stream.append(ruledInVain(rulings[0]!, 'illegal-remedy', stream.moment));
    expect(stream.dispute).toMatchObject({ stage: 'taken', judge: JUDITH.player });
    stream.does(ruling());
    expect(stream.dispute.rulings.map(({ ruling: nth, state }) => [nth, state])).toEqual([
      [1, 'failed'],
      [2, 'open'],
    ]);
  });

  it('is not needed when the game has ended without it', () => {
    const stream = taken();
    expect(stream.tended({ ...GOES_ON, wentOn: 'ended' })).toEqual(['game-over', 'wait']);
    expect(stream.dispute.closed?.why).toBe('game-over');
  });
});

describe('an appeal', () => {
  it('keeps the game stopped until a head judge upholds the ruling', () => {
    const stream = appealed().waits(3_600_000);
    expect(stream.tended()).toEqual(['wait']);
    stream.does((on) => decideAppeal(on, HEDDA, { outcome: 'upheld', words: 'So it was.' }, GAME));
    expect(stream.dispute.appeal).toMatchObject({ outcome: 'upheld', judge: HEDDA.player });
    expect(dueIn(stream.dispute, STOPPED, stream.moment)).toMatchObject({
      kind: 'apply',
      ruling: { ruling: 1, level: 'judge' },
    });
  });

  it('that a head judge grants replaces the ruling by another one, which is final', () => {
    const stream = appealed().does((on) =>
      decideAppeal(
        on,
        HEDDA,
        { outcome: 'overturned', ruling: { ...RULING, words: 'It is untapped.' } },
        GAME,
      ),
    );
    expect(stream.dispute.rulings).toMatchObject([{ state: 'overturned' }, { state: 'open', until: null }]);
    expect(dueIn(stream.dispute, STOPPED, stream.moment)).toMatchObject({
      kind: 'apply',
      ruling: { ruling: 2, level: 'head-judge', words: 'It is untapped.' },
    });
  });

  it('that no head judge decides in time leaves the ruling as it is', () => {
    const stream = appealed().waits(7_200_000);
    expect(stream.tended()).toEqual(['undecided', 'apply']);
    expect(stream.dispute.appeal?.outcome).toBe('undecided');
  });
});

describe('a challenge', () => {
  const CHALLENGE = { challenge: { by: ZERO, against: ONE } };
  const lostBefore = (count: number): RuledGame => ({ ...GAME, lostBefore: () => count });

  it('war-zone Challenges: both state their case, and the judge decides who loses it', () => {
    const stream = taken(CHALLENGE)
      .does(
        (on) => stateCase(on, ANNA, 'It has flying.'),
        (on) => stateCase(on, BORIS, 'It has not.'),
      )
      .does(ruling({ loser: ONE, rules: ['cr 702.9b'] }));
    expect(stream.dispute.rulings).toMatchObject([{ lost: { seat: 1, losesMatch: false }, remedies: [] }]);
  });

  it('war-zone Challenges: a second lost challenge loses the match', () => {
    const remedies: Remedy[] = [{ kind: 'time', seat: ZERO, milliseconds: 1000 }];
    const stream = taken(CHALLENGE).does(ruling({ loser: ONE, remedies }, JUDITH, lostBefore(1)));
    expect(stream.dispute.rulings).toMatchObject([
      { lost: { seat: 1, losesMatch: true }, remedies: [...remedies, { kind: 'result', winners: [0] }] },
    ]);
  });

  it('war-zone Card Templating: the judge may have the player write out the card name', () => {
    const stream = taken(CHALLENGE).does(
      (on) => askName(on, JUDITH, ONE),
      (on) => writeName(on, BORIS, 'Nevinyrral’s Disk'),
    );
    expect(shownTo(stream.dispute, stream.texts, { kind: 'judge' }).names).toMatchObject([
      { seat: 1, text: 'Nevinyrral’s Disk' },
    ]);
    expect(shownTo(stream.dispute, stream.texts, { kind: 'seat', seat: ZERO }).names).toEqual([]);
  });
});

describe('penalties', () => {
  it('are on record, and change nothing in the game', () => {
    const stream = done().does((on) => givePenalty(on, JUDITH, WARNING));
    expect(stream.dispute.penalties).toMatchObject([
      { player: BORIS, event: 'Spring Open', grade: 'warning' },
    ]);
    expect(stream.tended(GOES_ON)).toEqual(['wait']);
  });

  it('an upgrade is proposed at the third game-play error and the second deck error of an event', () => {
    const errors = ['missed-trigger', 'hidden-card-error'] as const;
    expect(proposedUpgrade('game-rule-violation', errors.slice(1))).toBeUndefined();
    expect(proposedUpgrade('game-rule-violation', errors)).toBe('game-loss');
    expect(proposedUpgrade('deck-error', [])).toBeUndefined();
    expect(proposedUpgrade('deck-error', ['deck-error', 'missed-trigger'])).toBe('game-loss');
    expect(proposedUpgrade('tardiness', ['tardiness', 'tardiness', 'tardiness'])).toBeUndefined();
  });
});

describe('what players see', () => {
  const SECRETS = [
    'Boris holds a Bolt.',
    'My own case.',
    'To Anna alone.',
    'Was the land tapped?',
    'It was.',
  ];
  const TAP: Remedy = { kind: 'repair', repair: { what: 'tapped', object: 'o3' as ObjectId, tapped: true } };
  const told = (): Stream => {
    const stream = taken();
    stream.texts.set(1, SECRETS[0]!);
    return stream
      .does(
        (on) => stateCase(on, ANNA, SECRETS[1]!),
        (on) => sayAsJudge(on, JUDITH, ZERO, SECRETS[2]!),
        (on) => sayAsJudge(on, JUDITH, null, 'To everyone.'),
        (on) => sayAsPlayer(on, BORIS, 'judge', 'From Boris.'),
        (on) => sayAsPlayer(on, BORIS, 'all', 'Hello.'),
      )
      .does(ruling({ question: SECRETS[3]!, findings: SECRETS[4]!, remedies: [TAP] }));
  };

  it('is what is for them: nothing private of another seat, and nothing that judges keep', () => {
    const { dispute, texts } = told();
    const [anna, boris] = [ZERO, ONE].map((seat) => shownTo(dispute, texts, { kind: 'seat', seat })) as [
      never,
      never,
    ];
    for (const secret of SECRETS) expect(JSON.stringify(boris)).not.toContain(secret);
    expect(JSON.stringify(boris)).not.toContain('o3');
    expect(JSON.stringify(anna)).not.toContain('From Boris.');
    expect(anna).toMatchObject({
      sentence: { text: SECRETS[0] },
      statements: [{ text: SECRETS[1] }],
      messages: [{ text: SECRETS[2] }, { text: 'To everyone.' }, { text: 'Hello.' }],
      rulings: [{ words: 'The land is tapped.', remedies: [{ kind: 'repair' }], forJudges: null }],
    });
    expect(boris).toMatchObject({
      sentence: null,
      statements: [],
      messages: [{}, { text: 'From Boris.' }, {}],
    });
  });

  it('is the same, byte for byte, whatever else was said in private', () => {
    const other = told();
    for (const entry of [1, 2, 3]) other.texts.set(entry, 'Something else.');
    const seen = ({ dispute, texts }: Stream) => shownTo(dispute, texts, { kind: 'seat', seat: ONE });
    expect(seen(other)).toEqual(seen(told()));
  });

  it('has no text that was deleted, and all the rest', () => {
    const { dispute } = told();
    expect(shownTo(dispute, new Map(), { kind: 'judge' })).toMatchObject({
      sentence: { text: null },
      statements: [{ seat: 0, text: null }],
      rulings: [{ words: 'The land is tapped.' }],
    });
  });

  it('a judge sees whole', () => {
    const { dispute, texts } = told();
    const all = JSON.stringify(shownTo(dispute, texts, { kind: 'judge' }));
    for (const text of [...SECRETS.slice(0, 4), 'From Boris.', 'o3']) expect(all).toContain(text);
  });
});

it('the golden file reads in every version ever written', () => {
  const golden = JSON.parse(
    readFileSync(new URL('./fixtures/golden.json', import.meta.url), 'utf8'),
  ) as GoldenFile;
  expect(goldenFaults({ ...DISPUTE_EVENTS, ...TEXT_EVENTS }, golden)).toEqual([]);
});
