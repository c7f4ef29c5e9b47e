// What is said at `pentaland play` beside answers: talk, actions that lack mana, words where a card is to be named; and a
// game that goes on after its server was killed.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { modesIn } from '#client';
import { Caller, session } from '#testkit/server/caller';
import { inPosition } from '#testkit/server/positions';
import { ServerProcess } from '#testkit/server/server-process';
import { EXIT } from '../command/command.js';
import { Hand } from './fixtures/hand.fixture.js';

let server: ServerProcess;
let anna: Caller, boris: Caller, clara: Caller;
beforeAll(async () => {
  server = await ServerProcess.start();
  [anna, boris, clara] = (await Promise.all(['Anna', 'Boris', 'Clara'].map(registered))) as [
    Caller,
    Caller,
    Caller,
  ];
});
afterAll(() => server.dispose());

async function registered(name: string): Promise<Caller> {
  const { token, player, recoverySecret } = session(await new Caller(server.graphql).register(name));
  return new Caller(server.graphql, token, player.id, name, recoverySecret ?? '');
}

const ASKED = /^You are asked: priority\. Say /;
const NAMING = /^You are asked: .*\. Say `name` and a card's name/;

const now = { turn: 3, step: 'precombat-main', player: 'A' };
/** Anna in her main phase with three eels in hand, and as many Pentalands as that. */
const eels = (lands: number) =>
  inPosition([anna, boris], {
    ruleset: 'pentaland',
    now,
    players: {
      A: {
        hand: [{ card: 'Coral Eel', count: 3 }],
        battlefield: lands === 0 ? [] : [{ card: 'Coral Eel', count: lands, as: 'pentaland' }],
      },
      B: { hand: [{ card: 'Coral Eel', count: 2 }] },
    },
  });
const at = (game: string, { name, secret }: Caller): Hand =>
  new Hand(server.graphql, game, '--name', name, '--secret', secret);

async function leave(...hands: readonly Hand[]): Promise<void> {
  for (const hand of hands) hand.types('quit');
  expect(await Promise.all(hands.map(({ code }) => code))).toEqual(hands.map(() => EXIT.ok));
}

it('players talk to each other, and do not hear whom they mute', async () => {
  const game = await inPosition([anna, boris, clara], {
    ruleset: 'pentaland',
    now,
    players: { A: {}, B: {}, C: {} },
  });
  const [hers, his] = [at(game, anna), at(game, boris)];
  await hers.sees(ASKED);
  await his.sees(/^Game /);
  hers.types('say').types('say Have a good game.');
  await hers.sees(/^Say what: `say TEXT`\.$/);
  await his.sees(/^ {2}Anna says: “Have a good game\.”$/);
  his.types('mute anna');
  await his.sees(/^What anna says is not shown any more\.$/);
  hers.types('say Do you hear me?').types('say').types('say And now?').types('say');
  await hers.sees(/^Say what/);
  await hers.sees(/^Say what/);
  await clara.ask(
    'mutation ($id: ID!, $game: ID!) { chat(commandId: $id, gameId: $game, text: "He does not.") { __typename } }',
    { id: randomUUID(), game },
  );
  await his.sees(/^ {2}Clara says: “He does not\.”$/);
  his.types('unmute anna');
  await his.sees(/^What anna says is shown again\.$/);
  hers.types('say Now you do.');
  await his.sees(/^ {2}Anna says: “Now you do\.”$/);
  expect(his.written.filter((line) => line.includes('Anna says'))).toHaveLength(2);
  await leave(hers, his);
});

it('an action that only lacks mana is refused with the rule', async () => {
  const hers = at(await eels(1), anna);
  await hers.sees(ASKED);
  hers.types('cast 1 Vodalian Soldiers');
  const [, why] = await hers.sees(/^Refused: (.*) \((?:cr|pentaland) [\d.a-z]+\)$/);
  expect(why).toMatch(/mana|pay/i);
  // It is still asked.
  hers.types('fly');
  await hers.sees(/^'fly' is not something you can do with priority\.$/);
  await leave(hers);
});

it('cr 601.2b: the mode of a card that is named while it is cast is chosen with it', async () => {
  const game = await inPosition([anna, boris], {
    ruleset: 'pentaland',
    now,
    players: {
      A: {
        hand: [{ card: 'Savannah Lions' }],
        battlefield: [{ card: 'Savannah Lions', as: 'pentaland' }],
      },
      B: {},
    },
  });
  const hers = at(game, anna);
  await hers.sees(ASKED);
  hers.types('cast 1 as Healing Salve mode 1');
  // No mode is asked for: the first one has a player as its target.
  await hers.sees(/^ {2}1\. you$/);
  hers.types('1');
  await hers.sees(/^You cast .*Healing Salve|Anna casts .*Healing Salve/);
  await leave(hers);
});

it('where a card is to be named, `help`, `stop`, `pass` and `quit` still work, and talk is not said aloud', async () => {
  const game = await eels(2);
  const [hers, his] = [at(game, anna), at(game, boris)];
  await hers.sees(ASKED);
  hers.types('cast 1');
  await hers.sees(NAMING);
  hers.types('help');
  await hers.sees(/^Before the game: /);
  hers.types('say Nothing');
  await hers.sees(/^Refused: .* \((?:cr|pentaland) [\d.a-z]+\)$/);
  hers.types('view');
  await hers.sees(NAMING);
  hers.types('stop');
  await hers.sees(ASKED);
  hers.types('cast 1');
  await hers.sees(NAMING);
  hers.types('pass');
  await his.sees(ASKED);
  his.types('pass');
  await hers.sees(/^You are asked: /);
  await leave(hers, his);
  expect(his.written.join('\n')).not.toContain('Nothing');

  const another = at(await eels(2), anna);
  await another.sees(ASKED);
  another.types('cast 1');
  await another.sees(NAMING);
  await leave(another);
});

it('modes are said in the words of the card, also of one that is only named as it is cast', async () => {
  const { card } = await anna.ask('{ card(name: "Izzet Charm") { faces { text } } }');
  const modes = modesIn([card!.faces[0]!.text]);
  expect(modes).toHaveLength(3);
  const lands = [{ card: 'Coral Eel', count: 2, as: 'pentaland' }];
  const game = await inPosition([anna, boris], {
    ruleset: 'pentaland',
    now,
    players: {
      A: { hand: ['Goblin Electromancer'], battlefield: lands },
      B: { battlefield: [{ card: 'Grizzly Bears', as: 'Grizzly Bears' }] },
    },
  });
  const hers = at(game, anna);
  await hers.sees(ASKED);
  hers.types('cast 1 Izzet Charm');
  await hers.sees(/^You are asked: choose\./);
  // There is no spell to counter.
  for (const [nth, mode] of modes.slice(1).entries())
    await hers.sees(new RegExp(`^ {2}${nth + 1}\\. ${mode.replaceAll(/[^a-zA-Z ]/g, '.')}$`));
  hers.types('stop');
  await hers.sees(ASKED);
  await leave(hers);
});

it('a game goes on in the terminal after the server was killed and started again, and can be left meanwhile', async () => {
  const game = await eels(2);
  const [hers, his] = [at(game, anna), at(game, boris)];
  await hers.sees(ASKED);
  his.types('say');
  await his.sees(/^Say what/);
  const { port } = new URL(server.graphql);
  server.kill('SIGKILL');
  await server.ended;
  await hers.sees(/The connection is lost/);
  await his.sees(/The connection is lost/);
  // Nobody has to wait for a server in order to leave.
  await leave(his);
  server = await ServerProcess.start({ PENTALAND_PORT: port, PENTALAND_DATA_DIR: server.dataDir });
  // Typed without waiting for the connection.
  hers.types('cast 1 Vodalian Soldiers');
  await hers.sees(/^You cast .*Vodalian Soldiers|Anna casts .*Vodalian Soldiers/);
  await leave(hers);
});
