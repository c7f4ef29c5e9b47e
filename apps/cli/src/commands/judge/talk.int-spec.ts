// A judge at the command line talks with the players, penalises, hands back, and decides appeals, at a real server.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ApiServer } from '#testkit/server/api-server';
import { accepted, playing, type Caller } from '#testkit/server/caller';
import { calledBy, inCall, JudgesTerminal } from './fixtures/judges-terminal.js';

let server: ApiServer;
let terminal: JudgesTerminal;
let [anna, boris, judith, jude, hedda]: Caller[] = [];
beforeAll(async () => {
  server = await ApiServer.start();
  terminal = new JudgesTerminal(server);
  const names = ['Anna', 'Boris', 'Judith', 'Jude', 'Hedda'];
  [anna, boris, judith, jude, hedda] = await Promise.all(names.map((name) => server.player(name)));
  for (const name of ['Judith', 'Jude']) await server.operatorGrants(name, 'judge');
  await server.operatorGrants('Hedda', 'head-judge');
});
afterAll(() => server.stop());

const called = () => calledBy([anna!, boris!]);
const SAID = ['--question', 'How many?', '--findings', 'Two.', '--rule', 'cr 121.1', '--words', 'One draw.'];
const sees = async (by: Caller, call: string): Promise<string> =>
  JSON.stringify(
    (await by.ask('query ($id: ID!) { dispute(id: $id) { messages { to text } } }', { id: call })).dispute,
  );

describe('a judge', () => {
  it('writes to everyone or to one seat alone, and reads what the players answer', async () => {
    const { id } = await called();
    await terminal.done(judith!, 'take', id);
    expect(await terminal.done(judith!, 'say', id, 'Show your hands.')).toBe('Said to everyone.');
    expect(await terminal.done(judith!, 'say', id, 'What did you draw?', '--to', '1')).toBe(
      'Said to seat 1 alone.',
    );
    await inCall(boris!, 'say', id, ', text: "Two Forests.", privately: true');
    await inCall(boris!, 'stateCase', id, ', text: "I drew once."');
    expect(await sees(anna!, id)).toContain('Show your hands.');
    expect(await sees(anna!, id)).not.toMatch(/What did you draw|Two Forests/);
    expect(await sees(boris!, id)).toContain('What did you draw?');
    const shown = await terminal.done(judith!, 'show', id);
    expect(shown).toContain('  Judith: “Show your hands.”');
    expect(shown).toContain('  Judith to seat 1: “What did you draw?”');
    expect(shown).toContain('  Boris to seat 1: “Two Forests.”');
    expect(shown).toContain('  Seat 1: “I drew once.”');
    expect(await terminal.refused(jude!, 'say', id, 'Hello.')).toContain('Another judge has this call');
    await terminal.misunderstood(judith!, 'say', id);
    await terminal.misunderstood(judith!, 'say', id, 'Hello.', '--to', 'all');
  });

  it('asks for a name in writing, which judges alone read (war-zone Card Templating)', async () => {
    const { id } = await called();
    await terminal.done(judith!, 'take', id);
    expect(await terminal.done(judith!, 'name', id, '1')).toBe('Seat 1 is asked to write down a name.');
    expect(await terminal.done(judith!, 'show', id)).toContain('Seat 1 is asked for a name.');
    await inCall(boris!, 'writeName', id, ', name: "Forest"');
    expect(await terminal.done(judith!, 'show', id)).toMatch(/Names in writing:\n {2}Seat 1: “Forest”/);
    expect(await terminal.refused(judith!, 'name', id, '7')).toMatch(/^Refused: /);
    await terminal.misunderstood(judith!, 'name', id);
  });

  it('reads the notes of the players, which are evidence in a challenge (war-zone Challenges)', async () => {
    const game = await playing([anna!, boris!], { librarySize: 60 });
    expect(await terminal.done(judith!, 'notes', game)).toBe('Nobody noted anything.');
    await boris!.ask(
      `mutation ($game: ID!) { writeNote(commandId: "n", gameId: $game, text: "Forest is used.") { __typename } }`,
      { game },
    );
    expect(await terminal.done(judith!, 'notes', game)).toMatch(
      /^Seat 1, at moment \d+: “Forest is used\.”$/,
    );
    expect(await terminal.refused(anna!, 'notes', game)).toContain('Only a judge');
    expect(await terminal.refused(judith!, 'notes', 'nothing')).toContain('no such game');
  });

  it('hands a call back, and another judge takes it', async () => {
    const { id } = await called();
    await terminal.done(judith!, 'take', id);
    expect(await terminal.done(judith!, 'return', id)).toBe('The call waits for another judge.');
    expect(await terminal.done(jude!, 'take', id)).toContain('The call is yours.');
    expect(await terminal.refused(judith!, 'return', id)).toContain('Another judge has this call');
  });

  it('stops a game without a call, and has it from the start', async () => {
    const game = await playing([anna!, boris!], { librarySize: 60 });
    const stopped = await terminal.done(judith!, 'stop', game);
    const id = /^Call (\S+)\.$/m.exec(stopped)![1]!;
    expect(await terminal.done(judith!, 'show', id)).toContain('Stage: TAKEN.');
    expect(await anna!.inGame('concede', game)).toMatchObject({ code: 'STOPPED' });
    expect(await terminal.refused(anna!, 'stop', game)).toContain('Only a judge');
  });
});

describe('penalties', () => {
  it('are shown with those before at the same event, an upgrade is proposed, and none is given by itself', async () => {
    const event = `Open ${String(process.pid)}`;
    const ask = ['1', 'game-rule-violation', '--event', event];
    const give = [...ask, '--grade', 'warning', '--words', 'Draw one card.'];
    const calls: string[] = [];
    for (const before of ['never', 'game-rule-violation', 'game-rule-violation, game-rule-violation']) {
      const { id, game } = await called();
      calls.push(id);
      await terminal.done(judith!, 'take', id);
      let told = '';
      // What was penalised before is read from a list that follows the log moments later.
      while (!told.includes(`Penalised before at this event: ${before}.`))
        told = await terminal.done(judith!, 'penalty', id, ...ask);
      expect(told).toContain('Nothing is done yet.');
      expect(told.includes('An upgrade is proposed: game-loss.')).toBe(calls.length === 3);
      expect(await terminal.done(judith!, 'penalty', id, ...give)).toContain('The penalty is on record.');
      expect(await terminal.done(judith!, 'show', id)).toContain(
        'Seat 1 has a warning for game-rule-violation: “Draw one card.”',
      );
      await terminal.done(judith!, 'rule', id, ...SAID, '--confirm');
      for (const player of [anna!, boris!]) await inCall(player, 'acceptRuling', id);
      expect((await boris!.sight(game)).view.result).toBeNull();
      accepted(await boris!.inGame('concede', game));
    }
  });

  it('are refused to others, for no seat, and where they are not understood', async () => {
    const { id } = await called();
    await terminal.done(judith!, 'take', id);
    const give = ['--grade', 'warning', '--words', 'Careful.'];
    expect(await terminal.refused(jude!, 'penalty', id, '1', 'cheating', ...give)).toMatch(/^Refused: /);
    expect(await terminal.refused(judith!, 'penalty', id, '5', 'cheating', ...give)).toContain('seat 5');
    expect(await terminal.refused(anna!, 'penalty', id, '1', 'cheating')).toMatch(/judge/);
    await terminal.misunderstood(judith!, 'penalty', id, '1');
    await terminal.misunderstood(judith!, 'penalty', id, '1', 'cheating', '--grade', 'warning');
    await terminal.misunderstood(judith!, 'penalty', id, 'one', 'cheating');
  });
});

describe('a penalty', () => {
  it('of every grade is put on record, read by its player, and costs in the game what a ruling says', async () => {
    const { id, game } = await called();
    await terminal.done(judith!, 'take', id);
    for (const grade of ['game-loss', 'match-loss', 'disqualification']) {
      const give = ['--grade', grade, '--words', 'You knew it.'];
      expect(await terminal.done(judith!, 'penalty', id, '1', 'cheating', ...give)).toContain(
        'The penalty is on record.',
      );
      expect(await terminal.done(judith!, 'show', id)).toContain(
        `Seat 1 has a ${grade} for cheating: “You knew it.”`,
      );
    }
    const mine = 'query ($id: ID!) { dispute(id: $id) { penalties { grade } } }';
    expect((await boris!.ask(mine, { id })).dispute?.penalties.map(({ grade }) => grade)).toEqual([
      'GAME_LOSS',
      'MATCH_LOSS',
      'DISQUALIFICATION',
    ]);
    expect((await anna!.ask(mine, { id })).dispute?.penalties).toEqual([]);
    expect((await anna!.sight(game)).view.status).toBe('PLAYING');
    const lost = ['--remedy', '{"result": {"winners": [0]}}'];
    await terminal.done(judith!, 'rule', id, ...SAID, ...lost, '--confirm');
    for (const player of [anna!, boris!]) await inCall(player, 'acceptRuling', id);
    expect((await anna!.sight(game)).view.result).toMatchObject({ winners: [0] });
    let told = '';
    // What was penalised before is read from a list that follows the log moments later.
    while (!told.includes('cheating, cheating, cheating'))
      told = await terminal.done(judith!, 'penalty', id, '1', 'cheating');
  });
});

describe('a head judge', () => {
  it('finds an appeal, and lets the ruling stand or overturns it; either is final', async () => {
    for (const [how, said, outcome] of [
      [['uphold', 'One draw it was.'], 'The ruling stands.', 'Appeal: upheld: “One draw it was.”'],
      [['rule', ...SAID, '--overturn', '--confirm'], 'The ruling is given.', 'Appeal: overturned'],
    ] as const) {
      const { id, game } = await called();
      await terminal.done(judith!, 'take', id);
      await terminal.done(judith!, 'rule', id, ...SAID, '--confirm');
      await inCall(boris!, 'appealRuling', id, ', reason: "I drew once."');
      expect(await terminal.refused(judith!, 'uphold', id, 'Mine.')).toContain('Only a head judge');
      let waiting = '';
      while (!waiting.includes(id)) waiting = await terminal.done(hedda!, 'queue', '--appeals');
      expect(await terminal.done(hedda!, 'show', id)).toContain('Seat 1 appeals: “I drew once.”');
      const [verb, ...rest] = how;
      expect(await terminal.done(hedda!, verb, id, ...rest)).toContain(said);
      const shown = await terminal.done(hedda!, 'show', id);
      expect(shown).toContain(outcome);
      expect(await terminal.refused(hedda!, 'uphold', id, 'Again.')).toMatch(/^Refused: /);
      accepted(await boris!.inGame('concede', game));
    }
    await terminal.misunderstood(hedda!, 'uphold', 'x');
  });
});
