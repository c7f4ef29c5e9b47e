// What every spec of the pages stands on: one server and one browser for the file, and pages that are closed after each
// test. Whoever has a page has entered on that device before, so no test waits for a login but those that are about it.
import { afterAll, afterEach, beforeAll } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { aBrowser, entered } from '#testkit/browser/chromium';
import type { Caller } from '#testkit/server/caller';
import type { ServerProcess } from '#testkit/server/server-process';
import { register, Stage } from '../../support.js';
import { aPage, type Watched } from '../browser.js';

export class WebStage extends Stage {
  private readonly open: Watched[] = [];
  /** Where the server keeps its data. */
  readonly folder = this.dataFolder();
  private running: { readonly server: ServerProcess; readonly browser: Browser } | undefined;

  private constructor(private readonly environment: Readonly<Record<string, string>>) {
    super();
  }

  /** For the file that calls it. */
  static forThisFile(
    environment: Readonly<Record<string, string>> = {},
    launch: () => Promise<Browser> = aBrowser,
  ): WebStage {
    const stage = new WebStage(environment);
    beforeAll(async () => {
      const [server, browser] = await Promise.all([stage.serverOn(stage.folder, environment), launch()]);
      stage.running = { server, browser };
    });
    afterEach(() => stage.closePages());
    afterAll(async () => {
      await stage.running?.browser.close();
      await stage.clear();
    });
    return stage;
  }

  get server(): ServerProcess {
    return this.begun().server;
  }

  get browser(): Browser {
    return this.begun().browser;
  }

  register(...names: readonly string[]): Promise<Caller[]> {
    return Promise.all(names.map((name) => register(this.server, name)));
  }

  /** A page of somebody who has entered before on this device, or of a stranger; without a path it is still empty. */
  async page(who: Caller | 'a stranger', path?: string, options: object = {}): Promise<Watched> {
    const watched = await aPage(this.browser, options);
    this.open.push(watched);
    if (who !== 'a stranger') await watched.context.addInitScript(entered(who));
    if (path !== undefined) await watched.page.goto(`${this.server.url}${path}`);
    return watched;
  }

  async closePages(): Promise<void> {
    await Promise.all(this.open.splice(0).map(({ context }) => context.close()));
  }

  /** The server ends by this signal; after `meanwhile` there is one again, over the same data at the same address. */
  async restart(signal: 'SIGTERM' | 'SIGKILL', meanwhile: () => Promise<void>): Promise<void> {
    const { server, browser } = this.begun();
    const { port } = new URL(server.url);
    server.kill(signal);
    await server.ended;
    await meanwhile();
    const again = await this.serverOn(this.folder, { ...this.environment, PENTALAND_PORT: port });
    this.running = { server: again, browser };
  }

  private begun() {
    if (this.running === undefined) throw new Error('nothing runs before the first test');
    return this.running;
  }
}
