// A server that is killed while a judge previews, rules, and the game does what was ruled, a rewind included: each
// step was made or was not, and after the restart the ruling is applied once.
import { setTimeout as sleep } from 'node:timers/promises';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomKey, randomSource } from '#kernel';
import { accepted, passTurn, playing, type Caller } from '#testkit/server/caller';
import {
  callJudge,
  giveRuling,
  grant,
  inDispute,
  isStopped,
  previewRuling,
  seeDispute,
  the,
} from './fixtures/desk.js';
import { MortalServer } from './fixtures/mortal-server.js';
import { Onlooker, isWhole } from './fixtures/onlooker.js';
import { at, register, Stage } from './support.js';

const ROUNDS = Number(process.env['PENTALAND_RULING_KILLS'] ?? 1);
const SEED = process.env['PENTALAND_KILL_SEED'] ?? 'killed';
/** The server is killed at most so long after the request. */
const MOST_WAIT_MS = 40;

const stage = new Stage();
let mortal: MortalServer;
let people: Caller[];
beforeAll(async () => {
  mortal = await MortalServer.on(stage, stage.dataFolder(), { PENTALAND_FIRST_ADMIN: 'Ada' });
  people = [];
  for (const name of ['Anna', 'Boris', 'Judith', 'Ada']) people.push(await register(mortal.process, name));
  await grant(people[3]!, 'Judith', 'JUDGE');
}, 180_000);
afterAll(() => stage.clear());

const here = (): [Caller, Caller, Caller] =>
  people.slice(0, 3).map((one) => at(mortal.process, one)) as [Caller, Caller, Caller];

/** Whatever became of it: its server is killed meanwhile. */
const lost = (request: Promise<unknown>): void => void request.catch(() => undefined);

/** The moment of the first turn, and a later one. */
async function rewindable(): Promise<{
  readonly game: string;
  readonly moment: number;
  readonly turn: number;
}> {
  const [anna, boris] = here();
  const game = await playing([anna, boris], { opens: 'JUDGES_ONLY' });
  const { view } = await anna.sight(game);
  await passTurn([anna, boris], game);
  return { game, moment: view.moment, turn: view.turn!.number };
}

/** What is killed: each begins with a ruling in the making and ends with all that the clients still have to send. */
const MOMENTS = ['a preview', 'the ruling is given', 'the ruling is applied', 'the players accept'] as const;

describe.each(MOMENTS)('a server that is killed while %s', (what) => {
  it(`has made the ruling or not, and applies it once (again: PENTALAND_KILL_SEED=${SEED})`, async () => {
    const random = randomSource(randomKey(SEED, [what]), 0);
    for (let round = 0; round < ROUNDS; round += 1) {
      const { game, moment, turn } = await rewindable();
      const onlookers = [new Onlooker(), new Onlooker()];
      const follow = () =>
        Promise.all(
          onlookers.map((one, seat) => {
            const feed = stage.follower(mortal.process, people[seat]!).follow(game, one.cursor);
            return one.follow(feed).caughtUp;
          }),
        );
      await follow();
      const remedies = [{ rewind: { moment, keepKnown: false, freeNames: true } }];
      const [given, first, second] = [randomUUID(), randomUUID(), randomUUID()];
      let [anna, boris, judith] = here();
      const { id } = await callJudge(anna, game);
      await inDispute(judith, 'takeCall', the(id));

      if (what === 'a preview') lost(previewRuling(judith, id, remedies));
      else if (what === 'the ruling is given') lost(giveRuling(judith, id, remedies, given));
      else {
        await giveRuling(judith, id, remedies, given);
        const last = inDispute(anna, 'acceptRuling', the(id), first);
        if (what === 'the players accept') lost(last);
        else await last;
        lost(inDispute(boris, 'acceptRuling', the(id), second));
      }
      await sleep(random.below(MOST_WAIT_MS));
      await mortal.killed(async () => {
        await follow();
      });
      [anna, boris, judith] = here();
      const made = (await seeDispute(judith, id))?.rulings.length;
      const possible = { 'a preview': [0], 'the ruling is given': [0, 1] } as const;
      expect(what in possible ? possible[what as keyof typeof possible] : [1]).toContain(made);

      // Everyone sends again, under the same ids, what was not answered.
      await giveRuling(judith, id, remedies, given);
      await inDispute(anna, 'acceptRuling', the(id), first);
      await inDispute(boris, 'acceptRuling', the(id), second);
      while (await isStopped(anna, game)) await sleep(10);
      while ((await seeDispute(judith, id))?.stage !== 'DONE') await sleep(10);
      expect((await seeDispute(judith, id))?.rulings).toMatchObject([{ number: 1, state: 'CARRIED_OUT' }]);
      const sights = [await anna.sight(game), await boris.sight(game)];
      for (const [seat, { view, seq }] of sights.entries()) {
        expect(view.turn?.number).toBe(turn);
        await onlookers[seat]!.until(seq);
        expect(onlookers[seat]!.view).toEqual(await [anna, boris][seat]!.table(game));
      }
      expect(onlookers.every(isWhole)).toBe(true);
      for (const { stories } of onlookers) {
        expect(stories.filter((type) => type === 'RulingApplied')).toHaveLength(1);
        expect(stories.filter((type) => type === 'Rewound')).toHaveLength(1);
      }
      await passTurn([anna, boris], game);
      accepted(await anna.inGame('concede', game));
    }
  }, 3_600_000);
});
