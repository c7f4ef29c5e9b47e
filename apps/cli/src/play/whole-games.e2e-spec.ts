// Whole games in the terminal, against the built server: by words alone, from the first question to the last. In
// `npm test` one of pentaland; PENTALAND_WHOLE_GAMES=all plays one of each ruleset.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ServerProcess } from '#testkit/server/server-process';
import { Person } from './fixtures/person.fixture.js';
import { SMALL_FORMAT } from './fixtures/small-format.fixture.js';
import { signedIn } from '../client/account.js';
import { createGame, inGame } from '../client/commands.js';
import { look } from '../fixtures/looking.js';

let server: ServerProcess;
beforeAll(async () => {
  server = await ServerProcess.start();
});
afterAll(() => server.dispose());

const SHORT = { chosenFormat: SMALL_FORMAT, librarySize: 60, startingLife: 4, startWithin: 600 };

const ALL = process.env['PENTALAND_WHOLE_GAMES'] === 'all';
/** Each, and how a land comes into play there. */
const RULESETS: readonly (readonly [string, RegExp])[] = [
  ['MAGIC', /plays (Plains|Island|Mountain|Forest|Swamp)\./],
  ['PENTALAND', /plays .* as a land, face down\./],
  ['UTOPIA', /plays .* as a Utopia, face down\./],
  ['WAR_ZONE', /plays Utopia\./],
];

/** A table of which the secret is known, and who has it. */
async function table(terms: object) {
  const name = `Host ${randomUUID().slice(0, 8)}`;
  const { client, recoverySecret } = await signedIn(server.graphql, name);
  const { gameId: game } = await createGame(client, { ...SHORT, ...terms });
  await inGame(client, 'ready', game);
  return {
    game,
    client,
    name,
    host: [game, '--name', name, '--secret', recoverySecret, '--url', server.graphql],
  };
}

describe('pentaland play: a game against a bot, in words', () => {
  it.each(RULESETS.filter(([ruleset]) => ALL || ruleset === 'PENTALAND'))(
    '%s: from the opening hands to the end',
    async (ruleset, plays) => {
      const { host, client, game } = await table({ ruleset });
      const person = new Person(host);
      await person.hears(/is ready\./);
      person.say('bot greedy');
      await person.hears(/Bot .* is ready\./);
      person.say('start');
      expect(await person.ended).toBe(0);

      const { story } = person;
      expect(story).toMatch(/\nThe game is over\.$/);
      expect(story).toMatch(/ takes a mulligan/);
      expect(story).toMatch(plays);
      // By whoever had the cards for it.
      expect(story).toMatch(/> cast \d+| casts /);
      expect(story).toMatch(/ deals \d+ damage to /);
      expect(story).not.toMatch(/undefined|\[\?\]|\bnull\b|NaN/);
      expect((await look(client, game)).status).toBe('over');
    },
  );
});

describe('pentaland play: a game between two terminals', () => {
  it('a terminal killed in mid-decision resumes with the same question; the player who concedes loses', async () => {
    const { host, client, game } = await table({ ruleset: 'PENTALAND' });
    const anna = new Person(host);
    const name = `Guest ${randomUUID().slice(0, 8)}`;
    const at = ['--name', name, '--url', server.graphql];
    const boris = new Person([game, ...at], /\nTurn 3/, 'as a process');
    await boris.hears(/--secret \S+/);
    const [, secret = ''] = /--secret (\S+)/.exec(boris.story) ?? [];
    await anna.hears(new RegExp(`${name} is ready`));
    anna.say('start');
    await boris.hears(/\nTurn 3[^]*\nYou are asked: .*/);
    await boris.kill();
    expect((await look(client, game)).decision?.seat).toBe(1);
    const asked = (story: string): string =>
      /\nYou are asked: .*/.exec(story.slice(story.lastIndexOf('\nTurn ')))?.[0] ?? '';

    const again = new Person([game, ...at, '--secret', secret], /./);
    await again.hears(/\nYou are asked: .*/);
    expect(asked(boris.story)).not.toBe('');
    expect(asked(again.story)).toBe(asked(boris.story));
    expect(again.story).not.toContain('Refused');
    anna.say('view');
    await anna.hears(new RegExp(`\n${name} is asked: `));
    again.say('concede');
    expect(await Promise.all([again.ended, anna.ended])).toEqual([0, 0]);
    expect(anna.story).toContain(`${name} concedes and loses.`);
  });
});
