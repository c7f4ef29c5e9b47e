// The judge's desk on two servers: calls, rulings and rewinds on one, while the players are connected to the other.
import { afterEach, describe, expect, it } from '@jest/globals';
import { accepted, passTurn, playing, type Caller } from '#testkit/server/caller';
import { callJudge, giveRuling, grant, inDispute, isStopped, seeDispute, the } from '../fixtures/desk.js';
import { isWhole, Onlooker } from '../fixtures/onlooker.js';
import { at, register, Stage } from '../support.js';
import { Fleet, storeFor } from './fixtures/fleet.js';

const stage = new Stage();
const undo: (() => Promise<void>)[] = [];
afterEach(async () => {
  await stage.clear();
  for (const step of undo.splice(0)) await step();
}, 60_000);

const both = (fleet: Fleet, who: Caller): readonly Caller[] => fleet.servers.map((server) => at(server, who));
async function eventually(is: () => Promise<boolean>): Promise<void> {
  while (!(await is())) await new Promise((resolve) => setTimeout(resolve, 20));
}

describe('two servers', () => {
  it('stop, rule on and rewind a game on one, while its players play and follow it on the other', async () => {
    const url = await storeFor((step) => undo.push(step));
    const admin = `Ada${String(process.pid)}`;
    const fleet = await Fleet.of(stage, 2, url, { PENTALAND_FIRST_ADMIN: admin });
    const [here, there] = [fleet.servers[0]!, fleet.servers[1]!];
    const name = (of: string) => `${of}${String(process.pid)}`;
    const [anna, boris, judith] = await Promise.all(
      ['Anna', 'Boris', 'Judith'].map((one) => register(there, name(one))),
    );
    await grant(await register(there, admin), name('Judith'), 'JUDGE');
    const players: [Caller, Caller] = [anna!, boris!];
    const judge = at(here, judith!);

    const game = await playing(players, { opens: 'JUDGES_ONLY' });
    const onlookers = [new Onlooker(), new Onlooker()];
    for (const [seat, one] of onlookers.entries())
      await one.follow(stage.follower(there, players[seat]!).follow(game, null)).caughtUp;
    const { view } = await players[0].sight(game);
    await passTurn(players, game);

    for (let nth = 1; nth <= 3; nth += 1) {
      // Called where the players are, or stopped where the judge is; ruled there each time.
      const id = (
        nth === 2
          ? await inDispute(judge, 'stopGame', { gameId: ['ID!', game] })
          : await callJudge(players[0], game)
      ).id;
      for (const one of [...both(fleet, anna!), ...both(fleet, boris!)])
        await eventually(() => isStopped(one, game));
      if (nth !== 2) await inDispute(judge, 'takeCall', the(id));
      const remedies =
        nth === 3
          ? [{ repair: { life: { seat: 0, total: 7 } } }]
          : [{ rewind: { moment: view.moment, keepKnown: nth === 2, freeNames: true } }];
      await giveRuling(judge, id, remedies);
      await inDispute(players[0], 'acceptRuling', the(id));
      await inDispute(at(nth === 2 ? here : there, boris!), 'acceptRuling', the(id));
      for (const one of [...both(fleet, anna!), ...both(fleet, boris!)])
        await eventually(async () => !(await isStopped(one, game)));
      for (const one of both(fleet, judith!))
        await eventually(async () => (await seeDispute(one, id))?.stage === 'DONE');

      for (const [seat, player] of players.entries()) {
        const sights = async () => Promise.all(both(fleet, player).map((one) => one.sight(game)));
        await eventually(async () => {
          const [first, second] = await sights();
          return first!.seq === second!.seq;
        });
        const [first, second] = await sights();
        expect(first).toEqual(second);
        expect(first!.view.turn?.number).toBe(view.turn?.number);
        await onlookers[seat]!.until(first!.seq);
        expect(onlookers[seat]!.view).toEqual(await both(fleet, player)[0]!.table(game));
        const told = onlookers[seat]!.stories;
        expect(told.filter((type) => type === 'RulingApplied')).toHaveLength(nth);
        expect(told.filter((type) => type === 'Rewound')).toHaveLength(Math.min(nth, 2));
      }
      if (nth === 1) await passTurn(players, game);
    }
    expect((await players[1].sight(game)).view.seats[0]?.life).toBe(7);
    expect(onlookers.every(isWhole)).toBe(true);
    await passTurn(players, game);
    accepted(await players[0].inGame('concede', game));
  }, 600_000);
});
