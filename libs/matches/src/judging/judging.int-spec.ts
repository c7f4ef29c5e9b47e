// Disputes on one real node: from the call to the ruling in the game, and everything that is refused.
import { describe, expect, it } from '@jest/globals';
import { commandId, gameId } from '#kernel';
import type { Remedy, Seat } from '#rules';
import { TEST_KEYS } from '#testkit/accounts/world';
import { auditStream, readLog } from '#log';
import { done, HEAD_JUDGE, JUDGE, refusalOf, RULING } from '#testkit/node/desk';
import { accepted, refusalOf as gameRefusalOf, type GameNode } from '#testkit/node/game-node';
import { SideStreams } from '../game/beside/side-streams.js';
import { AUDIT_EVENTS } from '../game/guard/audit-events.js';
import {
  acceptAll,
  called,
  eventsIn,
  inGame,
  startingTables,
  stoppedFor,
  typesIn,
} from '../fixtures/dispute-table.js';
import { eventually } from '../fixtures/started-nodes.js';
import { PreviewRuling } from './desk/desk.messages.js';
import { CouldDo } from '../looking/could-do/could-do.query.js';
import { ActInWhatIf, CloseWhatIf, GoBackInWhatIf, OpenWhatIf } from '../looking/what-if/what-if.messages.js';
import { WhoKnewName } from '../looking/who-knew/who-knew.query.js';
import { DisputeBook } from './disputes/dispute-book.js';

const { table } = startingTables();
const CLOCK = { kind: 'thinking', each: 45, late: null, flag: 'loses' } as const;

describe('a call', () => {
  it('stops the game for everyone at once, and goes on by a ruling that all accept', async () => {
    const at = await table();
    const { on, desk, game, anna, boris, judith } = at;
    const dispute = await called(at);
    expect(await stoppedFor(on, game)).toBe(dispute);
    expect((await on.sight(boris, game)).view.dispute).toMatchObject({ id: dispute, seat: 0 });
    const { decision } = (await on.sight(anna, game)).view;
    // The call has the question that was open, and the last moment that everyone saw.
    expect((await eventsIn(on, dispute))[0]).toMatchObject({ decision: decision!.id });
    expect((await desk.view(anna, dispute))?.shown.decision).toBe(decision!.id);
    const pass = { kind: 'priority', action: 'pass-turn' } as const;
    const answer = { type: 'answer', decision: decision!.id, answer: pass } as const;
    expect(gameRefusalOf(await on.act(anna, game, answer))).toBe('stopped');
    expect(await desk.view(anna, dispute)).toMatchObject({
      shown: { stage: 'called', seat: 0, sentence: { text: 'Boris drew twice.' } },
    });
    expect((await desk.view(boris, dispute))?.shown.sentence).toBeNull();
    const ruled = await desk.rules(judith, dispute);
    expect(ruled.shown.rulings).toMatchObject([{ words: 'The turn goes on.', state: 'open' }]);
    const over = await acceptAll(at, dispute);
    expect(over.shown).toMatchObject({ stage: 'done', rulings: [{ state: 'carried-out' }] });
    expect(await stoppedFor(on, game)).toBeNull();
    const told = (await inGame(on, game)).filter(({ type }) => type === 'RulingApplied');
    expect(told).toMatchObject([{ dispute, words: 'The turn goes on.', rules: ['cr 500.1'] }]);
    done(await desk.does(judith, dispute, { type: 'close-dispute' }, JUDGE));
    expect(await typesIn(on, dispute)).toEqual([
      'DisputeOpened',
      'CallTaken',
      'RulingGiven',
      'RulingAccepted',
      'RulingAccepted',
      'RulingBecameFinal',
      'RulingCarriedOut',
      'DisputeClosed',
    ]);
    await on.passTurn([anna, boris], game);
    accepted(await on.act(boris, game, { type: 'concede' }));
    expect(await on.verify(anna, game)).toMatchObject({ value: { fault: null, differences: [] } });
  });

  it('sent again is the same call, and another one is refused while it lasts', async () => {
    const { on, desk, game, anna, boris } = await table();
    const first = done(await desk.call(anna, game, { id: 'call' }));
    expect(done(await desk.call(anna, game, { id: 'call' }))).toEqual(first);
    expect(refusalOf(await desk.call(boris, game))).toBe('stopped');
    expect((await inGame(on, game)).filter(({ type }) => type === 'GameStopped')).toHaveLength(1);
  });

  it('is withdrawn by its caller while nobody has it, and by nobody else', async () => {
    const at = await table();
    const { on, desk, game, anna, boris, judith } = at;
    const dispute = await called(at);
    expect(refusalOf(await desk.does(boris, dispute, { type: 'withdraw-call' }))).toBe('not-your-call');
    done(await desk.does(anna, dispute, { type: 'withdraw-call' }, undefined, 'back'));
    expect(
      done(await desk.does(anna, dispute, { type: 'withdraw-call' }, undefined, 'back')).shown.stage,
    ).toBe('withdrawn');
    expect(await stoppedFor(on, game)).toBeNull();
    expect(refusalOf(await desk.does(judith, dispute, { type: 'take-call' }, JUDGE))).toBe('dispute-closed');
  });

  it('is withdrawn in the game too, whatever other command had the same id', async () => {
    const at = await table();
    const { on, desk, game, anna, boris } = at;
    const { decision } = (await on.sight(anna, game)).view;
    const answer = { kind: 'priority', action: 'pass-turn' } as const;
    accepted(await on.act(anna, game, { type: 'answer', decision: decision!.id, answer }, 'used'));
    const dispute = await called(at);
    expect(
      done(await desk.does(anna, dispute, { type: 'withdraw-call' }, undefined, 'used')).shown.stage,
    ).toBe('withdrawn');
    expect(await stoppedFor(on, game)).toBeNull();
    await on.passTurn([anna, boris], game);
  });

  it('lapses if no judge takes it in time: the game goes on', async () => {
    const at = await table();
    const dispute = await called(at);
    at.on.clock.turn(30 * 60_000);
    const session = (await at.on.sessions.find(gameId(at.game)))!;
    accepted(await session.submit(session.timer!.submission));
    await eventually(async () => (await at.desk.view(at.anna, dispute))?.shown.stage === 'lapsed');
    expect(await typesIn(at.on, dispute)).toEqual(['DisputeOpened', 'CallLapsed']);
  });

  it('that a judge hands back, or does not rule on in time, waits for another one, or lapses', async () => {
    const at = await table();
    const { on, desk, game, anna, judith, hedda } = at;
    const dispute = await called(at);
    done(await desk.does(judith, dispute, { type: 'take-call' }, JUDGE));
    on.clock.turn(2 * 3_600_000);
    await on.keeper.tend(dispute);
    expect((await desk.view(anna, dispute))?.shown).toMatchObject({ stage: 'called', judge: null });
    done(await desk.does(hedda, dispute, { type: 'take-call' }, HEAD_JUDGE));
    done(await desk.does(hedda, dispute, { type: 'hand-back-call' }, HEAD_JUDGE));
    on.clock.turn(30 * 60_000);
    const session = (await on.sessions.find(gameId(game)))!;
    accepted(await session.submit(session.timer!.submission));
    await eventually(async () => (await desk.view(anna, dispute))?.shown.stage === 'lapsed');
    expect(await stoppedFor(on, game)).toBeNull();
  });

  it('is in the queue of judges who have nothing to do with the game, the oldest first', async () => {
    const at = await table();
    const { on, desk, anna, boris, judith } = at;
    const first = await called(at);
    on.clock.turn(1_000);
    const second = done(await desk.call(anna, await on.playing([anna, boris]))).id;
    await eventually(async () => (await desk.queue(judith))?.calls.length === 2);
    expect((await desk.queue(judith))?.calls.map(({ id }) => id)).toEqual([first, second]);
    expect(JSON.stringify(await desk.queue(judith))).not.toContain('drew twice');
    expect((await desk.queue(boris))?.calls).toEqual([]);
    expect(await desk.queue(judith, ['player'])).toBeNull();
    const page = await desk.queue(judith, JUDGE, 'judge', 1);
    expect([page?.calls.length, page?.next === null]).toEqual([1, false]);
    done(await desk.does(judith, first, { type: 'take-call' }, JUDGE));
    await eventually(async () => (await desk.queue(judith))?.calls.length === 1);
    done(await desk.does(judith, first, { type: 'hand-back-call' }, JUDGE));
    await eventually(async () => (await desk.queue(judith))?.calls.length === 2);
    expect((await desk.queue(judith))?.calls[0]?.id).toBe(first);
  });

  it('is not needed by a judge, who has the dispute at once', async () => {
    const { on, desk, game, anna, judith } = await table();
    expect(refusalOf(await desk.stop(anna, game))).toBe('own-game');
    expect(refusalOf(await desk.stop(judith, game, ['player']))).toBe('not-a-judge');
    const { id, shown } = done(await desk.stop(judith, game));
    expect(shown).toMatchObject({ stage: 'taken', judge: judith, seat: null });
    expect(await stoppedFor(on, game)).toBe(id);
  });
});

describe('a game that is over', () => {
  it('is stopped by a judge all the same, and its result is set by a ruling that both accept', async () => {
    const at = await table();
    const { on, desk, game, anna, boris, judith } = at;
    accepted(await on.act(boris, game, { type: 'concede' }));
    const { id, shown } = done(await desk.stop(judith, game));
    expect(shown.stage).toBe('taken');
    const remedies = [{ kind: 'result', winners: [1] }];
    const ruling = { type: 'give-ruling', ruling: { ...RULING, remedies } };
    done(await desk.does(judith, id, ruling, JUDGE));
    expect((await acceptAll(at, id)).shown.stage).toBe('done');
    expect((await on.sight(anna, game)).view.result).toMatchObject({ winners: [1] });
  });
});

describe('nobody acts in a dispute who has no part in it', () => {
  it.each([
    ['a stranger takes the call', 'unknown-dispute', 'hedda', [], { type: 'take-call' }],
    ['a player takes the call', 'not-a-judge', 'boris', [], { type: 'take-call' }],
    ['a judge who plays takes the call', 'own-game', 'boris', ['judge'], { type: 'take-call' }],
    ['a stranger states a case', 'unknown-dispute', 'hedda', [], { type: 'state-case', text: 'Me too.' }],
    ['a judge states a case', 'not-a-party', 'judith', ['judge'], { type: 'state-case', text: 'Me too.' }],
    [
      'a judge rules before taking it',
      'call-not-taken',
      'judith',
      ['judge'],
      { type: 'give-ruling', ruling: RULING },
    ],
    [
      'a ruling has no words',
      'invalid-command',
      'judith',
      ['judge'],
      { type: 'give-ruling', ruling: { ...RULING, words: '' } },
    ],
    ['a text is too long', 'invalid-command', 'anna', [], { type: 'state-case', text: 'x'.repeat(2_001) }],
    ['a text is empty', 'invalid-command', 'anna', [], { type: 'state-case', text: ' ' }],
    ['an action is unknown', 'invalid-command', 'anna', [], { type: 'flip-the-table' }],
  ] as const)('%s', async (_, code, who, roles, action) => {
    const at = await table();
    const dispute = await called(at);
    const before = await typesIn(at.on, dispute);
    expect(refusalOf(await at.desk.does(at[who], dispute, action, ['player', ...roles]))).toBe(code);
    expect(await typesIn(at.on, dispute)).toEqual(before);
    expect(await stoppedFor(at.on, at.game)).toBe(dispute);
  });

  it('nor looks at it, forged ids included', async () => {
    const at = await table();
    const dispute = await called(at);
    expect(await at.desk.view(at.hedda, dispute)).toBeNull();
    expect(await at.desk.ofGame(at.hedda, at.game)).toBeNull();
    for (const forged of ['', 'x', '../game', '7d5c3f0a-52fe-5f0e-9b1d-6a0a7c9be2b4', 'y'.repeat(10_000)]) {
      expect(await at.desk.view(at.judith, forged, JUDGE)).toBeNull();
      expect(refusalOf(await at.desk.does(at.judith, forged, { type: 'take-call' }, JUDGE))).toBe(
        'unknown-dispute',
      );
    }
  });

  it.each(['cr 999.9', 'cr2011 103.4b', 'ninth p.15'])(
    'the rule %s, which this game does not have, is not cited, and nothing is appended',
    async (rule) => {
      const at = await table();
      const dispute = await called(at);
      done(await at.desk.does(at.judith, dispute, { type: 'take-call' }, JUDGE));
      const ruling = { ...RULING, rules: ['cr 500.1', rule] };
      const refused = await at.desk.does(at.judith, dispute, { type: 'give-ruling', ruling }, JUDGE);
      expect(refusalOf(refused)).toBe('unknown-rule');
      expect(JSON.stringify(refused)).toContain(
        `There is no rule '${rule}' in the rules of this game. Cite a rule of pentaland, such as 'pentaland 704.2', or one of the comprehensive rules, such as 'cr 601.2c'.`,
      );
      expect(await typesIn(at.on, dispute)).toEqual(['DisputeOpened', 'CallTaken']);
    },
  );
});

describe('an appeal', () => {
  it('keeps the game stopped until a head judge decides, whose ruling the game carries out', async () => {
    const at = await table();
    const { on, desk, game, boris, judith, hedda } = at;
    const dispute = await called(at);
    await desk.rules(judith, dispute);
    done(await desk.does(boris, dispute, { type: 'appeal-ruling', text: 'It was my turn.' }));
    expect(await stoppedFor(on, game)).toBe(dispute);
    await eventually(async () => (await desk.queue(hedda, HEAD_JUDGE, 'head-judge'))?.calls.length === 1);
    expect(await desk.queue(judith, JUDGE, 'head-judge')).toBeNull();
    const uphold = { type: 'uphold-ruling', words: 'Yes.' };
    expect(refusalOf(await desk.does(judith, dispute, uphold, JUDGE))).toBe('not-a-head-judge');
    const overturn = { type: 'overturn-ruling', ruling: { ...RULING, words: 'It is Boris\u2019s turn.' } };
    const over = done(await desk.does(hedda, dispute, overturn, HEAD_JUDGE));
    expect(over.shown).toMatchObject({
      stage: 'done',
      appeal: { outcome: 'overturned', judge: hedda, reason: { text: 'It was my turn.' } },
      rulings: [{ state: 'overturned' }, { state: 'carried-out', level: 'head-judge' }],
    });
    const applied = (await inGame(on, game)).filter(({ type }) => type === 'RulingApplied');
    expect(applied).toMatchObject([{ words: 'It is Boris\u2019s turn.' }]);
    expect(refusalOf(await desk.does(boris, dispute, { type: 'appeal-ruling', text: 'No.' }))).toBe(
      'dispute-closed',
    );
  });

  it('is not possible when its time is over: the ruling is carried out without anybody', async () => {
    const at = await table();
    const dispute = await called(at);
    await at.desk.rules(at.judith, dispute);
    at.on.clock.turn(5 * 60_000);
    expect(refusalOf(await at.desk.does(at.anna, dispute, { type: 'appeal-ruling', text: 'No.' }))).toBe(
      'appeal-over',
    );
    await at.on.keeper.tend(dispute);
    expect((await at.desk.view(at.anna, dispute))?.shown.stage).toBe('done');
  });
});

describe('a ruling', () => {
  it('grants time, and clocks stand while the game is stopped', async () => {
    const at = await table({ clock: CLOCK });
    const { on, desk, game, anna } = at;
    const seen = (await on.sight(anna, game)).view.clocks;
    const dispute = await called(at);
    on.clock.turn(600_000);
    await desk.rules(at.judith, dispute, { remedies: [{ kind: 'time', seat: 0, milliseconds: 30_000 }] });
    await acceptAll(at, dispute);
    const { running } = (await on.sight(anna, game)).view.clocks!;
    expect(running!.until - on.clock.now()).toBe(seen!.running!.until - seen!.running!.since + 30_000);
  });

  it('that contradicts the game is refused at once, and nothing is appended', async () => {
    const at = await table();
    const dispute = await called(at);
    done(await at.desk.does(at.judith, dispute, { type: 'take-call' }, JUDGE));
    for (const remedy of [
      { kind: 'time', seat: 0, milliseconds: 1 },
      { kind: 'repair', repair: { what: 'tapped', object: 'c999', tapped: true } },
      { kind: 'rewind', moment: 100_000, positions: 'shuffle', names: 'free' },
      { kind: 'result', winners: [5] },
    ]) {
      const ruling = { ...RULING, remedies: [remedy] };
      const outcome = await at.desk.does(at.judith, dispute, { type: 'give-ruling', ruling }, JUDGE);
      expect([remedy.kind, refusalOf(outcome)]).toEqual([remedy.kind, expect.any(String)]);
    }
    expect(await typesIn(at.on, dispute)).toEqual(['DisputeOpened', 'CallTaken']);
  });

  it('that the game cannot do after all leaves it stopped, and the judge rules again', async () => {
    const at = await table();
    const dispute = await called(at);
    done(await at.desk.does(at.judith, dispute, { type: 'take-call' }, JUDGE));
    const book = new DisputeBook(new SideStreams(at.on.store, TEST_KEYS, at.on.clock));
    const remedies: Remedy[] = [{ kind: 'result', winners: [5 as Seat] }];
    const { loser, ...text } = { ...RULING, remedies };
    expect(loser).toBeNull();
    const given = { type: 'RulingGiven', ruling: 1, judge: at.judith, level: 'judge', ...text } as const;
    await book.change(dispute, { actor: at.judith, commandId: commandId('given') }, () => ({
      ok: true,
      value: { events: [{ ...given, lost: null, until: null }], text: null },
    }));
    await eventually(async () => (await typesIn(at.on, dispute)).includes('RulingFailed'));
    expect((await at.desk.view(at.judith, dispute, JUDGE))?.shown).toMatchObject({
      stage: 'taken',
      judge: at.judith,
      rulings: [{ state: 'failed' }],
    });
    expect(await stoppedFor(at.on, at.game)).toBe(dispute);
    done(await at.desk.does(at.judith, dispute, { type: 'give-ruling', ruling: RULING }, JUDGE));
    expect((await acceptAll(at, dispute)).shown.stage).toBe('done');
  });

  it('rewinds the game to a moment', async () => {
    const at = await table();
    const { on, desk, game, anna, boris } = at;
    const { moment, view } = await on.sight(anna, game);
    for (let turns = 0; turns < 2; turns += 1) await on.passTurn([anna, boris], game);
    const dispute = await called(at);
    const remedies = [{ kind: 'rewind', moment, positions: 'shuffle', names: 'free' }];
    await desk.rules(at.judith, dispute, { remedies });
    expect((await acceptAll(at, dispute)).shown.stage).toBe('done');
    expect((await on.sight(anna, game)).view.turn).toEqual(view.turn);
    await on.passTurn([anna, boris], game);
    expect((await on.sight(boris, game)).view.turn?.number).toBe(2);
  });

  it('sets the result of the game', async () => {
    const at = await table();
    const dispute = await called(at);
    await at.desk.rules(at.judith, dispute, { remedies: [{ kind: 'result', winners: [1] }] });
    expect((await acceptAll(at, dispute)).shown.stage).toBe('done');
    expect((await at.on.sight(at.anna, at.game)).view.result).toMatchObject({ winners: [1] });
  });
});

describe('a challenge', () => {
  it('needs a term; the second one that a player loses loses the match (war-zone Challenges)', async () => {
    const plain = await table();
    expect(refusalOf(await plain.desk.call(plain.anna, plain.game, { challenged: 1 }))).toBe('no-challenges');
    const at = await table({ challenges: 'allowed' });
    const { on, desk, anna, judith, game } = at;
    expect(refusalOf(await desk.call(anna, game, { challenged: 0 }))).toBe('invalid-command');
    for (const losesMatch of [false, true]) {
      const { id, shown } = done(await desk.call(anna, game, { challenged: 1 }));
      expect(shown.challenge).toEqual({ by: 0, against: 1 });
      expect((await desk.rules(judith, id, { loser: 1 })).shown.rulings).toMatchObject([
        { lost: { seat: 1, losesMatch } },
      ]);
      await acceptAll(at, id);
      await eventually(async () => (await desk.ofGame(anna, game))!.some((one) => one.id === id));
    }
    expect((await on.sight(anna, game)).view.result).toMatchObject({ winners: [0] });
  });
});

describe('a judge who is involved in the game', () => {
  it.each(['hosts it', 'is invited to it'] as const)(
    'and %s cannot judge its dispute, and does not find it in the queue',
    async (how) => {
      const { on, desk, anna, boris, judith, hedda } = await table();
      const game = accepted(await on.create(judith, { seats: 2 })).game;
      accepted(await on.act(judith, game, { type: 'invite', player: hedda }));
      accepted(await on.act(anna, game, { type: 'join' }));
      for (const player of [judith, anna])
        accepted(await on.act(player, game, { type: 'ready', commitment: null }));
      accepted(await on.act(judith, game, { type: 'start' }));
      const { id, version } = done(await desk.call(anna, game));
      const involved = how === 'hosts it' ? judith : hedda;
      await eventually(async () => (await desk.queue(boris))!.calls.some((call) => call.id === id));
      expect((await desk.queue(involved, HEAD_JUDGE))!.calls.map((call) => call.id)).not.toContain(id);
      for (const action of [
        { type: 'take-call' },
        { type: 'give-ruling', ruling: RULING },
        {
          type: 'give-penalty',
          seat: 1,
          infraction: 'slow-play',
          grade: 'warning',
          event: null,
          words: 'Faster.',
        },
        { type: 'close-dispute' },
      ])
        expect(refusalOf(await desk.does(involved, id, action, HEAD_JUDGE))).toBe('own-game');
      expect(refusalOf(await desk.stop(involved, game))).toBe('own-game');
      const previewed = await on.ask(new PreviewRuling({ player: involved, roles: JUDGE }, id, RULING));
      expect(previewed).toMatchObject({ kind: 'refused', refusal: { code: 'own-game' } });
      // The host is a party and reads what a party reads; whoever is invited reads nothing.
      expect((await desk.view(involved, id, JUDGE))?.shown.sentence ?? null).toBeNull();
      expect((await desk.view(anna, id))!.version).toBe(version);
      done(await desk.does(boris, id, { type: 'take-call' }, JUDGE));
    },
  );
});

describe('everything a judge does', () => {
  const looksAt = async (on: GameNode, game: string) =>
    (await readLog(on.store, AUDIT_EVENTS, auditStream(gameId(game)), 'strict')).events.flatMap(
      ({ event }) => (event.type === 'JudgeLookOpened' ? [event] : []),
    );

  it('is in the audit, under its call, with what was done or looked at', async () => {
    const at = await table();
    const { on, desk, game, anna, judith, hedda } = at;
    const dispute = await called(at);
    const { moment } = await on.sight(anna, game);
    // Everyone sees that the call is taken, what is ruled, and that the game goes on.
    const [taken, ruled] = [moment + 1, moment + 3];
    const asJudge = { player: judith, roles: JUDGE };
    const penalty = (seat: number) => ({
      type: 'give-penalty',
      seat,
      infraction: 'slow-play',
      grade: 'warning',
      event: null,
      words: 'Please play faster.',
    });
    await desk.view(judith, dispute, JUDGE);
    await on.view(judith, game, undefined, ['judge']);
    done(await desk.does(judith, dispute, { type: 'take-call' }, JUDGE));
    await on.ask(new WhoKnewName(asJudge, game, 'Storm Crow', 4));
    await on.ask(new CouldDo(asJudge, game, 9, 1));
    done(await desk.does(judith, dispute, { type: 'ask-name', seat: 0 }, JUDGE));
    expect((await on.ask(new PreviewRuling(asJudge, dispute, RULING))).kind).toBe('foreseen');
    done(await desk.does(judith, dispute, { type: 'give-ruling', ruling: RULING }, JUDGE));
    done(await desk.does(judith, dispute, { type: 'say', to: 1, text: 'Why?' }, JUDGE));
    done(await desk.does(anna, dispute, { type: 'appeal-ruling', text: 'No.' }));
    const overturned = { type: 'overturn-ruling', ruling: RULING };
    expect(
      (await on.ask(new PreviewRuling({ player: hedda, roles: HEAD_JUDGE }, dispute, RULING))).kind,
    ).toBe('foreseen');
    done(await desk.does(hedda, dispute, overturned, HEAD_JUDGE));
    for (const seat of [0, 1]) done(await desk.does(judith, dispute, penalty(seat), JUDGE));
    done(await desk.does(judith, dispute, { type: 'close-dispute' }, JUDGE));
    const looks = await looksAt(on, game);
    expect(looks.map(({ judge, way, what }) => [judge === judith ? 'Judith' : 'Hedda', way, what])).toEqual([
      ['Judith', 'dispute', { moment }],
      ['Judith', 'view', { moment, eyes: 'judge' }],
      ['Judith', 'desk', { moment, deed: 'take-call' }],
      ['Judith', 'knowledge', { moment: 4, name: 'Storm Crow' }],
      ['Judith', 'plays', { moment: 9, seat: 1 }],
      ['Judith', 'talk', { moment: taken, deed: 'ask-name', seat: 0 }],
      ['Judith', 'preview', { moment: taken, ruling: 1 }],
      ['Judith', 'ruling', { moment: taken, deed: 'give-ruling', ruling: 1 }],
      ['Judith', 'talk', { moment: taken, deed: 'say', seat: 1 }],
      ['Hedda', 'preview', { moment: taken, ruling: 2 }],
      ['Hedda', 'ruling', { moment: taken, deed: 'overturn-ruling', ruling: 2 }],
      ['Judith', 'penalty', { moment: ruled, penalty: 1, seat: 0 }],
      ['Judith', 'penalty', { moment: ruled, penalty: 2, seat: 1 }],
      ['Judith', 'desk', { moment: ruled, deed: 'close-dispute' }],
    ]);
    expect(new Set(looks.map((look) => look.dispute))).toEqual(new Set([dispute]));
  });

  it('has in the audit which call was handed back, which game stopped, and which ruling upheld', async () => {
    const at = await table();
    const { on, desk, game, anna, judith, hedda } = at;
    const { id } = done(await desk.stop(judith, game));
    done(await desk.does(judith, id, { type: 'hand-back-call' }, JUDGE));
    await desk.rules(judith, id);
    done(await desk.does(anna, id, { type: 'appeal-ruling', text: 'No.' }));
    const upheld = { type: 'uphold-ruling', words: 'It stands.' };
    done(await desk.does(hedda, id, upheld, HEAD_JUDGE));
    expect((await looksAt(on, game)).map(({ what }) => [what!.deed, what!.ruling])).toEqual([
      ['stop-game', undefined],
      ['hand-back-call', undefined],
      ['take-call', undefined],
      ['give-ruling', 1],
      ['uphold-ruling', 1],
    ]);
  });

  it('has of what is tried in a what-if nothing but that it began, and at which moment', async () => {
    const { on, game, anna, judith } = await table();
    const asJudge = { player: judith, roles: JUDGE };
    const { moment } = await on.sight(anna, game);
    const begun = await on.send(new OpenWhatIf(asJudge, game, moment));
    if (begun.kind === 'refused') throw new Error(begun.refusal.code);
    const { id } = begun.value;
    const pass = { type: 'answer', answer: { kind: 'priority', action: 'pass-turn' } } as const;
    const tried = await on.send(new ActInWhatIf(asJudge, id, 0, pass, 'judge', 'judge'));
    expect(tried.kind).toBe('found');
    await on.send(new GoBackInWhatIf(asJudge, id, 1));
    await on.send(new CloseWhatIf(asJudge, id));
    expect(await looksAt(on, game)).toEqual([
      {
        type: 'JudgeLookOpened',
        look: expect.any(String),
        judge: judith,
        way: 'what-if',
        what: { moment },
      },
    ]);
  });
});
