// What is exported of the annotations of a game.
import { afterEach, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { gameId, type JsonObject, type PlayerId } from '#kernel';
import { accepted, GameNode } from '#testkit/node/game-node';
import { Annotate, type AnnotationChange } from '../../playing/annotations/annotations.messages.js';
import { replayFile } from './write.js';

let on: GameNode;
afterEach(() => on.stop());

async function say(by: PlayerId, game: string, change: AnnotationChange): Promise<string> {
  const done = await on.send(new Annotate({ player: by, roles: ['player'] }, game, randomUUID(), change));
  if (done.kind === 'refused') throw new Error(done.refusal.message);
  return done.annotation?.id ?? '';
}
const write = (by: PlayerId, game: string, moment: number, text: string): Promise<string> =>
  say(by, game, { kind: 'write', remark: { moment, mark: 'good', text } });

/** The annotations in the first line of a spectator's replay file. */
async function exported(game: string): Promise<unknown> {
  const { store } = on;
  const unused = (): Promise<never> => Promise.reject(new Error('a feed needs no secret'));
  const world = {
    store,
    secret: unused,
    proof: unused,
    nameOf: (id: PlayerId) => Promise.resolve(`name of ${id}`),
    now: 0,
  };
  const file = await replayFile(world, gameId(game), 'spectator');
  if (!file.ok) throw new Error(file.error);
  for await (const line of file.value) return (line as JsonObject)['annotations'];
  throw new Error('an empty file');
}

it('is what was published, by moment, once the game is open to everyone; and never a private one', async () => {
  on = await GameNode.start();
  const [anna, boris] = [await on.player('Anna'), await on.player('Boris')];
  const game = await on.playing([anna, boris]);
  for (const [by, moment, text] of [
    [anna, 5, 'later'],
    [boris, 2, 'earlier'],
  ] as const)
    await say(by, game, { kind: 'publish', annotation: await write(by, game, moment, text) });
  await write(anna, game, 1, 'private');
  expect(await exported(game)).toEqual({ version: 1, notes: [] });
  accepted(await on.act(boris, game, { type: 'concede' }));
  expect(await exported(game)).toEqual({
    version: 1,
    notes: [
      { author: `name of ${boris}`, moment: 2, text: 'earlier', mark: 'good', at: expect.any(Number) },
      { author: `name of ${anna}`, moment: 5, text: 'later', mark: 'good', at: expect.any(Number) },
    ],
  });
});
