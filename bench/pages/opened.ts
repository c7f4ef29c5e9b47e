// A server and a browser for the benches of the pages, with players at both.
import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { aBrowser, entered } from '#testkit/browser/chromium';
import { BenchServer } from '../host/server.js';
import { Client } from '../play/client.js';

const REGISTER = `mutation ($commandId: ID!, $name: String!) { register(commandId: $commandId, name: $name) {
  ... on Session { token recoverySecret player { id } } } }`;

export interface Player {
  readonly id: string;
  readonly name: string;
  readonly secret: string;
  readonly token: string;
}

export class OpenedPages {
  readonly client: Client;

  private constructor(
    private readonly server: BenchServer,
    private readonly browser: Browser,
  ) {
    this.client = new Client(server.url);
  }

  /** Over a data folder that is somebody else's to remove, or one of its own. */
  static async open(dataDir?: string): Promise<OpenedPages> {
    const options = dataDir === undefined ? {} : { dataDir };
    const [server, browser] = await Promise.all([BenchServer.start(options), aBrowser()]);
    await server.ready();
    return new OpenedPages(server, browser);
  }

  async register(): Promise<Player> {
    const name = `Bench ${randomUUID().slice(0, 8)}`;
    const { register } = (await this.client.ask('', REGISTER, { commandId: randomUUID(), name })) as {
      register: { token: string; recoverySecret: string; player: { id: string } };
    };
    return { id: register.player.id, name, secret: register.recoverySecret, token: register.token };
  }

  /** A command with these arguments beside its id, each with its type; the id of its game. */
  command(
    by: Player,
    field: string,
    args: Readonly<Record<string, readonly [string, unknown]>>,
  ): Promise<string> {
    const all = { commandId: ['ID!', randomUUID()] as const, ...args };
    const declared = Object.entries(all).map(([name, [type]]) => `$${name}: ${type}`);
    const passed = Object.keys(all).map((name) => `${name}: $${name}`);
    return this.client.command(
      by.token,
      `mutation (${declared.join(', ')}) { outcome: ${field}(${passed.join(', ')})`,
      Object.fromEntries(Object.entries(all).map(([name, [, value]]) => [name, value])),
    );
  }

  inGame(by: Player, field: string, game: string): Promise<string> {
    return this.command(by, field, { gameId: ['ID!', game] });
  }

  /** The second sits down; both are ready, and it begins. */
  async started(game: string, [host, guest]: readonly [Player, Player]): Promise<string> {
    await this.inGame(guest, 'join', game);
    for (const player of [host, guest]) await this.inGame(player, 'ready', game);
    return this.inGame(host, 'start', game);
  }

  /** A page in a context of its own, nothing of it in any cache. `script` runs before those of the page. */
  async page(who: Player | 'a stranger', path: string, script = ''): Promise<Page> {
    const context = await this.browser.newContext({
      viewport: { width: 1280, height: 800 },
      locale: 'en',
    });
    if (who !== 'a stranger') await context.addInitScript(entered(who));
    if (script !== '') await context.addInitScript(script);
    const page = await context.newPage();
    page.setDefaultTimeout(120_000);
    await page.goto(new URL(path, this.server.url).href);
    return page;
  }

  /** The same, with the bytes that have come from the endpoint, over HTTP and sockets. */
  async counting(
    who: Player,
    path: string,
    script: string,
  ): Promise<{ readonly page: Page; readonly received: () => number }> {
    const context = await this.browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en' });
    await context.addInitScript(entered(who));
    await context.addInitScript(script);
    const page = await context.newPage();
    let bytes = 0;
    page.on('response', (response) => {
      if (!response.url().includes('/graphql')) return;
      void response.body().then((body) => (bytes += body.length));
    });
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => (bytes += Buffer.byteLength(payload))),
    );
    page.setDefaultTimeout(120_000);
    await page.goto(new URL(path, this.server.url).href);
    return { page, received: () => bytes };
  }

  /** Until this is true in the page. The pages allow no code to be made out of text, so nothing waits there for us. */
  static until(page: Page, wanted: string): Promise<unknown> {
    return page.evaluate(`new Promise((resolve) => {
      const look = () => (${wanted} ? resolve() : setTimeout(look, 5));
      look();
    })`);
  }

  /** Kilobytes of the heap of its scripts, and how many nodes its documents have, once what is not needed is gone. */
  static async memory(page: Page): Promise<{ readonly heap: number; readonly nodes: number }> {
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    for (let times = 0; times < 3; times += 1) await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const of = (wanted: string): number => metrics.find(({ name }) => name === wanted)?.value ?? NaN;
    return { heap: of('JSHeapUsedSize') / 1024, nodes: of('Nodes') };
  }

  async close(): Promise<void> {
    this.client.close();
    await this.browser.close();
    await this.server.stop();
  }
}
