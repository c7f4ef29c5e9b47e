// The contracts by which frameworks listen, each as it is written down, and the operators of the real RxJS.
import { describe, expect, it } from '@jest/globals';
import { firstValueFrom, from, map, Observable, take, toArray } from 'rxjs';
import { serving } from '#testkit/server/serving';
import { once, players } from './fixtures/players.js';
import type { Client, GameSnapshot, LiveGame } from './index.js';

const { serve } = serving();
const { networkBefore, playerBehind, kept } = players();

const inGame = (what: string, more = ''): string =>
  `mutation ($commandId: ID!${more}) { ${what} { __typename ... on Accepted { gameId seq } ... on Refused { code message } } }`;
const READY = inGame('ready(commandId: $commandId, gameId: $gameId)', ', $gameId: ID!');

async function table(): Promise<{ readonly anna: Client; readonly game: LiveGame }> {
  const server = await serve();
  const anna = await playerBehind(server, await networkBefore(server), 'Anna');
  const { gameId } = await anna.command<{ readonly gameId: string }>(
    inGame('createGame(commandId: $commandId)'),
  );
  return { anna, game: kept(anna.game(gameId)) };
}

describe('a live game', () => {
  it('is read by RxJS as from(game), entry by entry', async () => {
    const { game } = await table();
    const seqs = from(game).pipe(
      map(({ entry }) => entry.seq),
      take(2),
      toArray(),
    );
    expect(await firstValueFrom(seqs)).toEqual([1, 2]);
    const snapshots = new Observable<GameSnapshot>((all) => game.subscribe((now) => all.next(now)));
    expect(await firstValueFrom(snapshots)).toBe(game.getSnapshot());
  });

  it('keeps the contract of Svelte: a listener hears the value before subscribe returns, and each one after', async () => {
    const { anna, game } = await table();
    await once(game, ({ connection }) => connection === 'live');
    // What svelte/store's get does.
    let value: GameSnapshot | undefined;
    game.subscribe((now) => (value = now))();
    expect(value).toBe(game.getSnapshot());
    const heard: GameSnapshot[] = [];
    const leave = game.subscribe((now) => heard.push(now));
    await anna.command(READY, { gameId: game.id });
    await once(game, (at) => at.state?.seats[0]?.ready === true);
    expect(heard.at(-1)).toBe(game.getSnapshot());
    leave();
    const { length } = heard;
    game.close();
    await once(game, ({ connection }) => connection === 'offline');
    expect(heard).toHaveLength(length);
  });

  it('keeps the contract of useSyncExternalStore: a snapshot is another one when something has changed, and only then', async () => {
    const { anna, game } = await table();
    await once(game, ({ connection }) => connection === 'live');
    // Both functions are given alone, without the store.
    const { subscribe, getSnapshot } = game;
    const drawn: GameSnapshot[] = [];
    const leave = subscribe(() => {
      const now = getSnapshot();
      if (now !== drawn.at(-1)) drawn.push(now);
    });
    expect(getSnapshot()).toBe(getSnapshot());
    await anna.command(READY, { gameId: game.id });
    const ready = await once(game, (at) => at.state?.seats[0]?.ready === true);
    expect(drawn.at(-1)).toBe(ready);
    expect(new Set(drawn).size).toBe(drawn.length);
    leave();
  });

  it('keeps the contract of Solid’s from: subscribe gives each value, and returns what ends it', async () => {
    const { game } = await table();
    const values: GameSnapshot[] = [];
    const producer: { subscribe(next: (value: GameSnapshot) => void): () => void } = game;
    const end = producer.subscribe((value) => values.push(value));
    await once(game, ({ connection }) => connection === 'live');
    expect(values.at(-1)).toBe(game.getSnapshot());
    end();
    const { length } = values;
    game.close();
    await once(game, ({ connection }) => connection === 'offline');
    expect(values).toHaveLength(length);
  });
});
