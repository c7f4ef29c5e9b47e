// Disputes on two nodes, when a server is stopped between any two steps, and what others learn of them.
import { describe, expect, it } from '@jest/globals';
import { MemoryEventStore } from '#event-store/memory';
import { commandId, gameId } from '#kernel';
import type { Seat } from '#rules';
import { HandClock } from '#testkit/accounts/world';
import { Desk, done, HEAD_JUDGE, JUDGE, RULING } from '#testkit/node/desk';
import { accepted } from '#testkit/node/game-node';
import { acceptAll, called, inGame, startingTables, stoppedFor, typesIn } from '../fixtures/dispute-table.js';
import { eventually } from '../fixtures/started-nodes.js';
import { disputeIdOf } from './disputes/dispute-ids.js';

const { node, nodes, table } = startingTables();
const ONE = 1 as Seat;

describe('two nodes', () => {
  it('one is called, the other rules, and the players hear of it on either', async () => {
    const setting = { store: new MemoryEventStore(), clock: new HandClock() };
    const at = await table({}, setting);
    const other = await node(setting);
    const there = new Desk(other);
    const dispute = await called(at);
    await there.rules(at.judith, dispute);
    done(await at.desk.does(at.anna, dispute, { type: 'accept-ruling' }));
    done(await there.does(at.boris, dispute, { type: 'accept-ruling' }));
    for (const on of [at.on, other]) await eventually(async () => (await stoppedFor(on, at.game)) === null);
    expect((await inGame(other, at.game)).filter(({ type }) => type === 'RulingApplied')).toHaveLength(1);
    expect((await typesIn(at.on, dispute)).filter((type) => type === 'RulingCarriedOut')).toHaveLength(1);
  });

  it('two judges who take one call at once: one has it', async () => {
    const setting = { store: new MemoryEventStore(), clock: new HandClock() };
    const at = await table({}, setting);
    const other = new Desk(await node(setting));
    const dispute = await called(at);
    const take = { type: 'take-call' };
    const outcomes = await Promise.all([
      at.desk.does(at.judith, dispute, take, JUDGE),
      other.does(at.hedda, dispute, take, HEAD_JUDGE),
    ]);
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['accepted', 'refused']);
    expect((await typesIn(at.on, dispute)).filter((type) => type === 'CallTaken')).toHaveLength(1);
  });
});

describe('a server that is stopped', () => {
  it('between the stop of the game and the dispute: the next one opens it, a challenge included', async () => {
    const setting = { store: new MemoryEventStore(), clock: new HandClock() };
    const at = await table({ challenges: 'allowed' }, setting);
    const { game, anna } = at;
    const stop = { game: gameId(game), actor: anna, commandId: commandId('call'), challenged: ONE };
    const dispute = disputeIdOf(stop);
    // What the call does first, and nothing after it.
    await at.on.keeper.beforeApplicationShutdown();
    const session = (await at.on.sessions.find(gameId(game)))!;
    const command = { type: 'call-judge', dispute, within: 600 } as const;
    accepted(
      await session.submit({
        actor: anna,
        commandId: stop.commandId,
        propose: () => ({ actor: anna, command }),
      }),
    );
    await at.on.stop();
    nodes.splice(0);
    const late = new Desk(await node(setting));
    await eventually(async () => (await late.view(anna, dispute)) !== null);
    expect((await late.view(anna, dispute))?.shown).toMatchObject({
      stage: 'called',
      challenge: { by: 0, against: 1 },
      sentence: { text: null },
    });
    // The caller sends the command again, and the sentence is there.
    done(await late.call(anna, game, { id: 'call', challenged: 1 }));
    expect((await late.view(anna, dispute))?.shown.sentence?.text).toBe('Boris drew twice.');
  });

  it('between the ruling and the game: the next one carries it out, once', async () => {
    const setting = { store: new MemoryEventStore(), clock: new HandClock() };
    const at = await table({}, setting);
    const dispute = await called(at);
    await at.desk.rules(at.judith, dispute);
    await at.on.keeper.beforeApplicationShutdown();
    done(await at.desk.does(at.anna, dispute, { type: 'accept-ruling' }));
    expect(done(await at.desk.does(at.boris, dispute, { type: 'accept-ruling' })).shown.stage).toBe('final');
    expect(await stoppedFor(at.on, at.game)).toBe(dispute);
    await at.on.stop();
    nodes.splice(0);
    const both = [await node(setting), await node(setting)];
    for (const on of both) await eventually(async () => (await stoppedFor(on, at.game)) === null);
    await eventually(async () => (await typesIn(both[0]!, dispute)).includes('RulingCarriedOut'));
    expect((await inGame(both[1]!, at.game)).filter(({ type }) => type === 'RulingApplied')).toHaveLength(1);
    expect((await typesIn(both[0]!, dispute)).filter((type) => type === 'RulingCarriedOut')).toHaveLength(1);
  });

  it('between the game and the record of it: the next one writes it down', async () => {
    const setting = { store: new MemoryEventStore(), clock: new HandClock() };
    const at = await table({}, setting);
    const dispute = await called(at);
    await at.on.keeper.beforeApplicationShutdown();
    const session = (await at.on.sessions.find(gameId(at.game)))!;
    const command = { type: 'take-call', dispute } as const;
    const propose = () => ({ actor: at.judith, command });
    accepted(await session.submit({ actor: at.judith, commandId: commandId('take'), propose }));
    await at.on.stop();
    nodes.splice(0);
    const late = new Desk(await node(setting));
    await eventually(async () => (await late.view(at.anna, dispute))?.shown.judge === at.judith);
  });
});

describe('what spectators and the other seat learn', () => {
  it('is the same whatever is said, found and noted in private', async () => {
    const seen: unknown[] = [];
    for (const secret of ['Anna holds a Bolt.', 'Anna holds nothing.']) {
      const setting = { store: new MemoryEventStore(), clock: new HandClock() };
      const at = await table({}, setting);
      const { on, desk, game, anna, boris, judith, hedda } = at;
      const dispute = done(await desk.call(anna, game, { sentence: secret, id: 'call' })).id;
      done(await desk.does(anna, dispute, { type: 'state-case', text: secret }));
      done(await desk.does(judith, dispute, { type: 'take-call' }, JUDGE));
      done(await desk.does(judith, dispute, { type: 'say', to: 0, text: secret }, JUDGE));
      const ruling = { ...RULING, question: secret, findings: secret };
      done(await desk.does(judith, dispute, { type: 'give-ruling', ruling }, JUDGE));
      const shown = (await desk.view(boris, dispute))!.shown;
      await acceptAll(at, dispute);
      const feeds = await Promise.all([on.readFeed(hedda, game), on.readFeed(boris, game)]);
      const stories = feeds.map((feed) =>
        feed.kind === 'found'
          ? feed.value.entries
              .map(({ story }) => story)
              .filter(({ type }) =>
                ['GameStopped', 'CallTaken', 'RulingApplied', 'GameResumed'].includes(type),
              )
          : feed.kind,
      );
      const ids: readonly string[] = [anna, boris, judith, game, dispute];
      const text = JSON.stringify([shown, stories]);
      expect(text).not.toContain(secret);
      seen.push(ids.reduce((so, id, nth) => so.replaceAll(id, `#${nth}`), text));
    }
    expect(String(seen[0]).replaceAll(/"ruling":"[^"]+"/g, '')).toBe(
      String(seen[1]).replaceAll(/"ruling":"[^"]+"/g, ''),
    );
  });
});
