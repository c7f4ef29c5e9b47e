// A game through somebody's eyes, as a judge reads it from a server: the lines that the operator's export has.
import type { Client } from '#client';
import type { Json } from '#kernel';
import { Failure } from '../command/command.js';
import { signedIn } from '../client/account.js';
import { ask } from '../client/ask.js';

export interface Judge {
  readonly url: string;
  readonly name: string;
  readonly secret: string;
}

const PAGE = 500;

export async function* judged(judge: Judge, game: string, viewer: string): AsyncGenerator<Json> {
  const { client } = await signedIn(judge.url, judge.name, judge.secret);
  const seat = viewer === 'all' ? null : seatIn(viewer);
  const first = await pageThrough(client, { game, seat, after: 0 });
  yield { pentaland: 'feed', version: first.version, game, viewer: viewer === 'all' ? 'judge' : viewer };
  yield* viewer === 'all' ? ownFeed(client, game) : feedThrough(client, { game, seat }, first);
}

interface Entry {
  readonly at: string;
  readonly [field: string]: Json;
}

/** The log has times in milliseconds. */
const asLogged = (entry: Entry): Json => ({ ...entry, at: Date.parse(entry.at) });

interface Page {
  readonly version: number;
  readonly entries: readonly Entry[];
  readonly next: number | null;
}

async function* feedThrough(
  client: Client,
  eyes: { readonly game: string; readonly seat: number | null },
  first: Page,
): AsyncGenerator<Json> {
  let page = first;
  yield* page.entries.map(asLogged);
  while (page.next !== null) {
    page = await pageThrough(client, { ...eyes, after: page.next });
    yield* page.entries.map(asLogged);
  }
}

async function pageThrough(
  client: Client,
  asked: { readonly game: string; readonly seat: number | null; readonly after: number },
): Promise<Page> {
  const { game } = await ask<{ game: { eyes: { feed: Page } | null } | null }>(
    client,
    `query ($game: ID!, $seat: Int, $after: Int!) { game(id: $game) {
      eyes(seat: $seat) { feed(first: ${PAGE}, after: $after) { version entries { seq moment at story patch } next } } } }`,
    asked,
  );
  if (game === null) throw new Failure('there is no such game, or you may not see it');
  if (game.eyes === null) throw new Failure(NOT_SHOWN);
  return game.eyes.feed;
}

interface OwnPage {
  readonly entries: readonly Entry[];
  readonly cursor: string;
  readonly complete: boolean;
}

/** All of it, as who judges it sees it. */
async function* ownFeed(client: Client, game: string): AsyncGenerator<Json> {
  for (let after: string | null = null, complete = false; !complete;) {
    const { feed }: { readonly feed: OwnPage } = await ask(
      client,
      `query ($game: ID!, $after: Cursor) { feed(gameId: $game, after: $after, first: ${PAGE}) {
        entries { seq moment at story patch } cursor complete } }`,
      { game, after },
    );
    yield* feed.entries.map(asLogged);
    after = feed.cursor;
    ({ complete } = feed);
  }
}

const NOT_SHOWN = 'the game has no such seat, or you cannot judge it: players of a game cannot be its judge';

function seatIn(viewer: string): number | null {
  if (viewer === 'spectator') return null;
  const seat = /^seat-(\d)$/.exec(viewer)?.[1];
  if (seat === undefined) throw new Failure('no such viewer: use spectator, all, or a seat such as seat-0');
  return Number(seat);
}
