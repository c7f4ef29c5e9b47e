// A game watched again in a real browser: the line to go along, keys, eyes, links, annotations, and going on from there.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual, promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { accepted, passTurn, playing, type Caller } from '#testkit/server/caller';
import type { ServerProcess } from '#testkit/server/server-process';
import { register, Stage } from '../support.js';
import { aBrowser } from '#testkit/browser/chromium';
import { aPage, type Watched } from './browser.js';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const CLI = fileURLToPath(new URL('../../apps/cli/bin/pentaland.cjs', import.meta.url));
const stage = new Stage();
let folder: string;
let server: ServerProcess;
let browser: Browser;
let anna: Caller, boris: Caller, chloe: Caller;
/** One that has opened, and one that never does. */
let opened: string, closed: string;
const open: Watched[] = [];
beforeAll(async () => {
  folder = stage.dataFolder();
  server = await stage.serverOn(folder);
  [anna, boris, chloe] = (await Promise.all(
    ['Anna', 'Boris', 'Chloe'].map((name) => register(server, name)),
  )) as [Caller, Caller, Caller];
  [opened, closed] = await Promise.all([aGame('AT_END'), aGame('JUDGES_ONLY')]);
  browser = await aBrowser();
});
afterEach(async () => {
  await Promise.all(open.splice(0).map(({ context }) => context.close()));
});
afterAll(async () => {
  await browser.close();
  await stage.clear();
});

/** Three turns, then Boris concedes. */
async function aGame(opens: string): Promise<string> {
  const game = await playing([anna, boris], { ruleset: 'UTOPIA', opens });
  for (let turns = 0; turns < 3; turns += 1) await passTurn([anna, boris], game);
  accepted(await boris.inGame('concede', game));
  return game;
}

/** The replay file of a game as the operator exports it: a viewer's feed, or the whole log. */
async function exported(game: string, viewer?: string): Promise<string> {
  const args = ['export', game, '--replay', ...(viewer === undefined ? [] : ['--as', viewer])];
  const { stdout } = await promisify(execFile)(process.execPath, [CLI, ...args], {
    env: { ...process.env, PENTALAND_DATA_DIR: folder },
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout;
}

/** A page of somebody who has entered before, on this device. */
async function page({ id, name, secret }: Caller, options: object = {}): Promise<Watched> {
  const watched = await aPage(browser, options);
  open.push(watched);
  const account = JSON.stringify({ player: id, name, secret });
  await watched.context.addInitScript(
    `localStorage.setItem('pentaland.account', ${JSON.stringify(account)})`,
  );
  return watched;
}

const slider = (on: Page) => on.getByRole('slider', { name: 'Where in the game' });
const momentOn = async (on: Page): Promise<number> => Number(await slider(on).inputValue());
/** Until the page shows that moment, and has named it in its address. */
const at = (on: Page, moment: number): Promise<void> =>
  on.waitForURL((url) => url.search.includes(`at=${moment}`));

async function outlineOf(player: Caller, game: string) {
  const { replay } = await player.ask(
    'query ($game: ID!) { replay(gameId: $game) { outline { moments turns { moment } questions { moment kind } } } }',
    { game },
  );
  return replay.outline;
}

const handIn = (on: Page): Promise<string[]> => on.locator('.hand .card .name').allInnerTexts();
/** The page says where it is before it has what lies there. */
async function showsHand(on: Page, cards: readonly string[]): Promise<void> {
  for (let times = 0; times < 100 && !isDeepStrictEqual(await handIn(on), cards); times += 1)
    await on.waitForTimeout(100);
  expect(await handIn(on)).toEqual(cards);
}
async function handOf(
  player: Caller,
  game: string,
  moment: number,
  seat: number,
): Promise<readonly string[]> {
  const { view } = await player.sight(game, moment);
  return (view.seats[seat]?.hand ?? []).map(({ printed, name }) => (name === '' ? (printed ?? '') : name));
}

describe('a replay', () => {
  it('goes along by its line, by steps and by keys, and the table is what the server says of each moment', async () => {
    const { page: on, faults } = await page(anna);
    const { moments, turns, questions } = await outlineOf(anna, closed);
    await on.goto(`${server.url}/replay/${closed}`);
    // It opens where the first turn begins.
    await at(on, turns[0]!.moment);
    await showsHand(on, await handOf(anna, closed, turns[0]!.moment, 0));

    await on.keyboard.press('t');
    await at(on, turns[1]!.moment);
    await on.keyboard.press('Shift+T');
    await at(on, turns[0]!.moment);
    await on.getByRole('button', { name: 'Priority, forward' }).click();
    await at(
      on,
      questions.find(({ moment, kind }) => kind === 'PRIORITY' && moment > turns[0]!.moment)!.moment,
    );
    await on.getByRole('button', { name: 'Entry, back' }).click();
    const before = questions.findLast(
      ({ moment, kind }) => kind === 'PRIORITY' && moment < turns[1]!.moment,
    )!.moment;
    await slider(on).fill(String(turns[1]!.moment));
    await at(on, turns[1]!.moment);
    await on.locator('body').press('Shift+P');
    await at(on, before);
    const marks = on.locator('details.marks');
    await marks.locator('summary').click();
    await marks.getByRole('button').last().click();
    await marks.getByRole('button').last().and(on.locator('[aria-current=true]')).waitFor();
    await on.keyboard.press('End');
    await at(on, moments);
    await on.getByText('Everyone else has lost.').waitFor();

    const somewhere = turns[2]!.moment + 3;
    await slider(on).fill(String(somewhere));
    await at(on, somewhere);
    await showsHand(on, await handOf(anna, closed, somewhere, 0));
    expect(await on.locator('.place').innerText()).toContain(`Moment ${somewhere} of ${moments}`);
    expect(faults).toEqual([]);
  });

  it('asks nobody while it is dragged, once it has come', async () => {
    const { page: on } = await page(chloe);
    await on.goto(`${server.url}/replay/${opened}?at=1`);
    await slider(on).waitFor();
    const { moments } = await outlineOf(chloe, opened);
    // The stretch at the end comes last.
    await slider(on).fill(String(moments));
    await on.getByText('Everyone else has lost.').waitFor();
    await on.waitForLoadState('networkidle');
    let asked = 0;
    on.on('request', () => (asked += 1));
    const box = (await on.locator('.scrubber svg').boundingBox())!;
    await on.mouse.move(box.x + 5, box.y + 10);
    await on.mouse.down();
    await on.mouse.move(box.x + box.width / 2, box.y + 10, { steps: 20 });
    await on.mouse.up();
    const middle = await momentOn(on);
    expect(Math.abs(middle - moments / 2)).toBeLessThan(moments / 20);
    await at(on, middle);
    expect(asked).toBe(0);
  });

  it('plays by itself, and stops when it is told', async () => {
    const { page: on } = await page(chloe);
    await on.goto(`${server.url}/replay/${opened}?at=5`);
    await on.getByLabel('Speed').selectOption('30');
    await on.getByLabel('Pace').selectOption('real');
    await on.getByRole('button', { name: 'Play' }).click();
    await on
      .locator('.place')
      .filter({ hasText: /Moment (1[3-9]|[2-9]\d|\d{3,}) of/ })
      .waitFor();
    await on.getByRole('button', { name: 'Pause' }).click();
    const stopped = await momentOn(on);
    await at(on, stopped);
    expect(await momentOn(on)).toBe(stopped);
  });

  it('shows through others’ eyes what they saw, once the game has opened, and offers none of them before', async () => {
    const { page: on } = await page(chloe);
    await on.goto(`${server.url}/replay/${opened}`);
    expect(await handIn(on)).toEqual([]);
    await on.getByText('Through whose eyes').first().click();
    await on.getByLabel('Through whose eyes').selectOption({ label: 'Boris' });
    await on.getByRole('button', { name: 'See', exact: true }).click();
    await on.waitForURL((url) => url.search.includes('eyes=1'));
    await on.locator('.hand .card').first().waitFor();
    const { turns } = await outlineOf(boris, opened);
    await showsHand(on, await handOf(boris, opened, turns[0]!.moment, 1));

    const watcher = await page(chloe);
    await watcher.page.goto(`${server.url}/replay/${closed}`);
    await slider(watcher.page).waitFor();
    await watcher.page.getByText('Through whose eyes').first().click();
    const eyes = watcher.page.getByLabel('Through whose eyes');
    expect(await eyes.getByRole('option', { name: 'Boris' }).isDisabled()).toBe(true);
  });

  it('is shared by a link to a moment, which somebody else opens as far as they may', async () => {
    const { page: on } = await page(anna);
    const moment = (await outlineOf(anna, closed)).turns[1]!.moment;
    await on.goto(`${server.url}/replay/${closed}?at=${moment}&eyes=0`);
    await on.getByRole('button', { name: 'Link to this moment' }).click();
    const link = await on.locator('.share code').innerText();
    const stranger = await page(chloe);
    await stranger.page.goto(link);
    await stranger.page.getByText(/This link is meant for eyes that you may not use/).waitFor();
    expect(await momentOn(stranger.page)).toBe(moment);
    expect(await handIn(stranger.page)).toEqual([]);
    await stranger.page.goto(`${link.slice(0, -4)}AAAA`);
    await stranger.page.getByText('This link leads nowhere.').waitFor();
  });

  it('keeps annotations at its moments, and publishes them', async () => {
    const { page: on } = await page(anna);
    const moment = (await outlineOf(anna, opened)).turns[1]!.moment;
    await on.goto(`${server.url}/replay/${opened}?at=${moment}`);
    await on.getByText('Annotations').click();
    await on.getByLabel('Annotation to this moment').fill('Here I should have attacked.');
    await on.getByLabel('Mark').selectOption('BAD');
    await on.getByRole('button', { name: 'Keep it' }).click();
    await on.getByText('yours alone').first().waitFor();
    await on.getByRole('button', { name: 'Publish' }).click();
    await on.locator('.notes').getByText('(published)').waitFor();
    const { game } = await chloe.ask(
      'query ($id: ID!) { game(id: $id) { annotations { nodes { moment mark text author { name } } } } }',
      { id: opened },
    );
    expect(game!.annotations.nodes).toEqual([
      { moment, mark: 'BAD', text: 'Here I should have attacked.', author: { name: 'Anna' } },
    ]);
  });

  it('goes on from a moment as a new game', async () => {
    const { page: on } = await page(chloe);
    const moment = (await outlineOf(chloe, opened)).turns[2]!.moment + 2;
    await on.goto(`${server.url}/replay/${opened}?at=${moment}`);
    await on.getByText('Continue from here').click();
    await on.getByLabel('You play').selectOption({ label: 'Boris' });
    await on.getByRole('button', { name: 'Continue the game' }).click();
    await on.waitForURL(/\/game\//);
    await on.getByRole('region', { name: 'Battlefield of Chloe' }).waitFor();
    const game = new URL(on.url()).pathname.split('/').at(-1)!;
    const { game: seen } = await chloe.ask(
      'query ($id: ID!) { game(id: $id) { seat view { origin { gameId } turn { number } } } }',
      { id: game },
    );
    expect(seen).toMatchObject({ seat: 1, view: { origin: { gameId: opened } } });
    expect(seen!.view.turn!.number).toBeGreaterThanOrEqual(2);
  });

  it('saves a position as a scenario, as the eyes know it, from which a table is made', async () => {
    const { page: on, faults } = await page(anna);
    const { turns, questions } = await outlineOf(anna, closed);
    const rest = questions.find(
      ({ moment, kind }) => kind === 'PRIORITY' && moment > (turns[1]?.moment ?? 0),
    )!.moment;
    await on.goto(`${server.url}/replay/${closed}?at=${rest}&eyes=0`);
    await on.locator('summary', { hasText: 'Save as a scenario' }).click();
    const [file] = await Promise.all([
      on.waitForEvent('download'),
      on.getByRole('button', { name: 'Save as a scenario' }).click(),
    ]);
    await on.getByText(/^The position of moment \d+ is saved\.$/).waitFor();
    const text = readFileSync(await file.path(), 'utf8');
    const { players, origin } = JSON.parse(text) as {
      players: Record<string, { hand?: unknown[] }>;
      origin: object;
    };
    expect(origin).toMatchObject({ game: closed, eyes: 'seat-0' });
    expect(JSON.stringify(players['A']?.hand)).not.toContain('unknown');
    expect(players['B']?.hand).toEqual([{ unknown: expect.any(Number) }]);

    await on.getByRole('slider', { name: 'Where in the game' }).fill('1');
    await on.getByRole('button', { name: 'Save as a scenario' }).click();
    await on.getByText('There is no position yet, or the game is over.').waitFor();

    await on.goto(`${server.url}/`);
    await on.getByRole('link', { name: 'Open a replay or a scenario' }).click();
    await on.getByLabel('Replay or scenario').setInputFiles(await file.path());
    await on.getByLabel('The others').selectOption('people');
    await on.getByRole('button', { name: 'Make the table' }).click();
    await on.waitForURL(/\/game\//);
    const game = new URL(on.url()).pathname.split('/').at(-1)!;
    const { game: made } = await anna.ask(
      'query ($id: ID!) { game(id: $id) { seat view { origin { scenario } } } }',
      { id: game },
    );
    expect(made).toMatchObject({ seat: 0, view: { origin: { scenario: expect.stringContaining(closed) } } });
    expect(faults).toEqual([]);
  });

  it('opens from a file, without an account and without asking a server; a file that was changed is refused', async () => {
    const whole = await exported(closed, 'seat-1');
    const { page: on, context, faults } = await aPage(browser);
    open.push({ page: on, context, faults, received: [] });
    await on.goto(`${server.url}/replay`);
    const choose = async (name: string, text: string): Promise<void> =>
      on
        .getByLabel('Replay or scenario')
        .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
    const refused = (why: RegExp): Promise<void> => on.getByRole('alert').filter({ hasText: why }).waitFor();
    await choose('changed.jsonl', whole.replace('"name":"Boris"', '"name":"Doris"'));
    await refused(/damaged/);
    await choose('cut.jsonl', whole.slice(0, -200));
    await refused(/end of the file is missing/);
    await choose('other.json', '{ "hello": 1 }');
    await refused(/neither a replay nor a scenario/);
    await choose('log.jsonl', await exported(opened));
    await refused(/whole log of a game/);

    await context.setOffline(true);
    let asked = 0;
    on.on('request', (request) => (asked += request.url().startsWith('blob:') ? 0 : 1));
    await choose('game.jsonl', whole);
    const { turns, moments } = await outlineOf(boris, closed);
    await on.getByText(`Moment ${turns[0]!.moment} of ${moments}`).waitFor();
    await showsHand(on, await handOf(boris, closed, turns[0]!.moment, 1));
    await on.keyboard.press('ArrowRight');
    await on.getByRole('button', { name: 'Turn, forward' }).click();
    await on.getByText(`Moment ${turns[1]!.moment} of ${moments}`).waitFor();
    await showsHand(on, await handOf(boris, closed, turns[1]!.moment, 1));
    await slider(on).fill(String(moments));
    await on.getByText('Everyone else has lost.').waitFor();
    await on.getByText('Boris has lost.').waitFor();
    expect([asked, faults]).toEqual([0, []]);
  });

  it.each([
    ['light', 'en', 'Where in the game'],
    ['dark', 'de', 'Stelle im Spiel'],
    ['light', 'fr', 'Où dans la partie'],
  ] as const)(
    'is accessible by what axe-core can tell, in %s and in %s, also on a phone',
    async (colorScheme, locale, name) => {
      const { page: on, faults } = await page(chloe, {
        colorScheme,
        locale,
        ...(locale === 'en' ? {} : { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }),
      });
      const { turns } = await outlineOf(chloe, opened);
      await on.goto(`${server.url}/replay/${opened}?at=${turns[2]!.moment + 5}&eyes=0`);
      await on.getByRole('slider', { name }).waitFor();
      await on.locator('.hand .card').first().waitFor();
      for (const details of await on.locator('details summary').all()) await details.click();
      await on.evaluate(AXE);
      expect(
        await on.evaluate(
          `axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] }).then(({ violations }) =>
          violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html).join(' ')))`,
        ),
      ).toEqual([]);
      expect(await on.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
      expect(faults).toEqual([]);
    },
  );
});
