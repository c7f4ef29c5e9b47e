// Statistics in a real browser, before a server that follows its log for them: the figures that are shown are those of the
// API, as a plot, a table and a file; and who sees a player's own. `pages.e2e-spec.ts` has a server without them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { FACTS_FILE, FactsFile } from '#analytics';
import { type Caller } from '#testkit/server/caller';
import { until } from './browser.js';
import { violationsOn } from './driver/accessible.js';
import { untilCounted, won } from './driver/counted-games.js';
import { WebStage } from './driver/web-stage.js';

const web = WebStage.forThisFile({ PENTALAND_ANALYTICS: 'prompt' });
const NAMES = ['Anna', 'Boris', 'Chloe', 'Dana', 'Emil'];
let players: readonly Caller[];
let last: string;

type Answer = Awaited<ReturnType<Caller['ask']>>;

/** Asks again where all cores are wanted, and the process for the facts took too long. */
async function answered(by: Caller, query: string, variables: object): Promise<Answer> {
  for (;;) {
    const { data, errors } = await by.send(query, variables);
    if (errors?.[0]?.extensions['reason'] === 'TOO_SLOW') continue;
    expect(errors).toBeUndefined();
    return data!;
  }
}

const counted = async (
  fields: string,
  filter: object = {},
  by = players[0]!,
): Promise<Answer['statistics']> =>
  (
    await answered(by, `query ($filter: StatisticsFilter) { statistics(filter: $filter) { ${fields} } }`, {
      filter,
    })
  ).statistics;

beforeAll(async () => {
  players = await web.register(...NAMES);
  const pairs = players.map((one, place) => [one, players[(place + 1) % NAMES.length]!] as const);
  const games = await Promise.all(pairs.map((pair) => won(pair, 1)));
  last = await won(pairs[0]!, 3);
  await untilCounted(players[0]!, games.length + 1);
});

const allCounted = (on: Page): Promise<void> => on.getByText('Games counted: 6').waitFor();

const figure = (on: Page, name: string): Locator => on.getByRole('region', { name, exact: true }).first();

/** The cells of a figure's table, row by row. */
async function tableOf(of: Locator): Promise<readonly (readonly string[])[]> {
  const table = of.locator('table');
  await table.waitFor({ state: 'attached' });
  if (!(await table.isVisible())) await of.getByText('As a table').click();
  await table.waitFor();
  const rows = await of.locator('tbody tr').all();
  return Promise.all(rows.map((row) => row.locator('th, td').allInnerTexts()));
}

async function fileOf(on: Page, of: Locator): Promise<readonly string[]> {
  const [download] = await Promise.all([
    on.waitForEvent('download'),
    of.getByRole('link', { name: /^Download/ }).click(),
  ]);
  return readFileSync(await download.path(), 'utf8')
    .trimEnd()
    .split('\r\n');
}

const percent = (share: number): string => `${Math.round(share * 100)}%`;
/** As a table says a win rate. */
const rate = (of: { n: number; wins: number; draws: number; rate: number; low: number; high: number }) => [
  ...[of.n, of.wins, of.draws].map(String),
  ...[of.rate, of.low, of.high].map(percent),
];
const RATE = 'n wins draws rate low high';

/** Whether a plot has the colour in which the system marks what matters. */
const DRAWN_IN_HIGHLIGHT = `(() => {
  const { body } = document;
  body.style.outlineColor = 'Highlight';
  const [red, green, blue] = getComputedStyle(body).outlineColor.match(/\\d+/g).map(Number);
  body.style.outlineColor = '';
  const canvas = document.querySelector('.plot canvas');
  const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d', { willReadFrequently: true });
  copy.drawImage(canvas, 0, 0);
  const { data } = copy.getImageData(0, 0, canvas.width, canvas.height);
  // It may let something through, and what was drawn is rounded.
  const isNear = (one, other) => Math.abs(one - other) <= 4;
  for (let at = 0; at < data.length; at += 4)
    if (data[at + 3] > 150 && isNear(data[at], red) && isNear(data[at + 1], green) && isNear(data[at + 2], blue)) return true;
  return false;
})()`;

describe('the statistics', () => {
  it('show a stranger what the API counts, as a plot, a table and a file, and keep the choice of games in the address', async () => {
    const { page: on, faults } = await web.page('a stranger', '/statistics');
    await allCounted(on);
    const { lengths, names, mulligans } = await counted(
      `lengths { nodes { turns n medianMilliseconds } } names { nodes { name n games results { ${RATE} } } }
       mulligans { nodes { mulligans results { ${RATE} } } }`,
    );
    const long = figure(on, 'How long games are');
    await long.locator('canvas').waitFor();
    await long.getByRole('img', { name: 'Plot: How long games are.' }).waitFor();
    // What is drawn follows the system while the page is open.
    const drawn = (): Promise<unknown> => on.evaluate("document.querySelector('.plot canvas').toDataURL()");
    const light = await drawn();
    await on.emulateMedia({ colorScheme: 'dark' });
    await until(on, async () => (await drawn()) !== light);
    await on.emulateMedia({ colorScheme: 'light' });
    await until(on, async () => (await drawn()) === light);
    await on.emulateMedia({ colorScheme: 'light', contrast: 'more' });
    await until(on, async () => (await drawn()) !== light);
    await on.emulateMedia({ colorScheme: 'light', contrast: 'no-preference' });
    await until(on, async () => (await drawn()) === light);
    // Where the system puts its own colours, the plot has them, although nobody recolours a canvas.
    expect(await on.evaluate(DRAWN_IN_HIGHLIGHT)).toBe(false);
    await on.emulateMedia({ forcedColors: 'active' });
    await until(on, () => on.evaluate<boolean>(DRAWN_IN_HIGHLIGHT));
    await on.emulateMedia({ forcedColors: 'none' });
    await until(on, async () => (await drawn()) === light);
    expect((await tableOf(long)).map((cells) => cells.slice(0, 2))).toEqual(
      lengths.nodes.map(({ turns, n }) => [String(turns), String(n)]),
    );
    expect(await fileOf(on, long)).toEqual([
      'Turns,Games,"Time, median"',
      ...lengths.nodes.map(
        ({ turns, n, medianMilliseconds }) => `${turns},${n},${medianMilliseconds / 1000}`,
      ),
    ]);
    expect(await tableOf(figure(on, 'Most named'))).toEqual(
      names.nodes.map(({ name, n, games, results }) => [
        name,
        expect.anything(),
        String(n),
        String(games),
        ...rate(results!),
      ]),
    );
    expect(names.nodes).toMatchObject([{ name: 'Fyndhorn Elves', n: 6, games: 6 }]);
    expect(await tableOf(figure(on, 'Mulligans and results'))).toEqual(
      mulligans.nodes.map(({ mulligans: taken, results }) => [String(taken), ...rate(results)]),
    );
    expect(await violationsOn(on)).toEqual([]);

    await on.getByText('Which games').click();
    await on.getByLabel('Ruleset').selectOption('UTOPIA');
    await on
      .getByText(/^Nothing can be told about these games/)
      .first()
      .waitFor();
    expect(new URL(on.url()).search).toBe('?ruleset=UTOPIA');
    await on.reload();
    await on
      .getByText(/^Nothing can be told about these games/)
      .first()
      .waitFor();
    await on.getByLabel('Ruleset').selectOption('PENTALAND');
    await allCounted(on);

    await on.getByRole('combobox', { name: 'Mana cost' }).selectOption('{G}');
    expect(new URL(on.url()).searchParams.get('cost')).toBe('{G}');
    await figure(on, 'Least named').getByRole('link', { name: 'Fyndhorn Elves' }).waitFor();
    await on.getByLabel('Ended from').fill('2026-02-01');
    await on.getByLabel('Ended until').fill('2026-01-01');
    await on.getByText('“From” is after “until”: exchange them.').first().waitFor();
    await on.getByRole('button', { name: 'All games' }).click();
    await allCounted(on);
    expect(faults).toEqual([]);
  });

  it('have a page for a card: when it was named, in the opening hand, by turn, and what it was named as', async () => {
    const { page: on, faults } = await web.page('a stranger', '/statistics');
    await figure(on, 'Most named').getByRole('link', { name: 'Fyndhorn Elves' }).click();
    const { names, openings } = await counted(
      `names(name: "Fyndhorn Elves") { nodes { results { ${RATE} } } }
       openings(name: "Fyndhorn Elves") { nodes { turn results { ${RATE} } } }`,
    );
    expect(await tableOf(figure(on, 'Win rate with this card'))).toEqual([
      ['named', ...rate(names.nodes[0]!.results!)],
    ]);
    expect(await tableOf(figure(on, 'Win rate by the turn on which it was named'))).toEqual(
      openings.nodes.map(({ turn, results }) => [String(turn), ...rate(results)]),
    );
    await on.goto(`${web.server.url}/statistics/card/llanowar%20elves`);
    const { cards } = await counted(`cards(card: "Llanowar Elves") { nodes { openingHand { ${RATE} } } }`);
    expect(await tableOf(figure(on, 'Win rate with this card'))).toEqual([
      ['in the opening hand', ...rate(cards.nodes[0]!.openingHand)],
    ]);
    expect(await tableOf(figure(on, 'What the printed card was named as'))).toEqual([
      ['Fyndhorn Elves', '6', '6'],
    ]);
    expect(await violationsOn(on)).toEqual([]);
    expect(faults).toEqual([]);
  });

  it('of a player are for that player, and for others once they are shared', async () => {
    const anna = players[0]!;
    const path = '/statistics/player/Anna';
    const { page: his } = await web.page('a stranger', path);
    await his.getByText('Anna does not share statistics').waitFor();
    expect(await his.locator('.figure').count()).toBe(0);

    const { page: hers, faults } = await web.page(anna, '/statistics');
    await hers.getByRole('link', { name: 'Your own statistics' }).click();
    await hers.getByText('Only you see this page.').waitFor();
    const { results } = await counted(`results { ${RATE} }`, { player: { id: anna.id } }, anna);
    expect(results).toMatchObject({ n: 3, wins: 2 });
    await hers.getByText('Games: 3. Won: 2. Drawn: 0. Win rate: 67%.').waitFor();
    expect((await tableOf(figure(hers, 'Against whom'))).map(([who, lost, n]) => [who, lost, n])).toEqual([
      ['Boris', '0', '2'],
      ['Emil', '1', '1'],
    ]);
    expect(await violationsOn(hers)).toEqual([]);
    await hers.getByLabel('Others may see this page').check();
    await hers.getByText('Others see this page under its address.').waitFor();

    await his.reload();
    await his.getByText('Games: 3. Won: 2. Drawn: 0. Win rate: 67%.').waitFor();
    // Her opponents do not share theirs: they are not named.
    await figure(his, 'Against whom').getByText('Nobody can be named here').waitFor();
    await hers.getByLabel('Others may see this page').uncheck();
    await hers.getByText('Only you see this page.').waitFor();
    await his.reload();
    await his.getByText('Anna does not share statistics').waitFor();
    expect(faults).toEqual([]);
  });

  it('of a game are its life, thinking time and tempo by turn, a click away from the table and the replay', async () => {
    const { page: on, faults } = await web.page(players[0]!, `/replay/${last}`);
    await on.getByRole('link', { name: 'Figures of this game' }).click();
    expect(await tableOf(figure(on, 'Life by turn'))).toEqual([
      ['Before', '20', '20'],
      ['1', '20', '20'],
      ['2', '20', '20'],
      ['3', '20', '20'],
    ]);
    const { replay } = await players[0]!.ask(
      'query ($id: ID!) { replay(gameId: $id) { outline { questions { seat thought } } } }',
      { id: last },
    );
    const answersOf = (seat: number): string =>
      String(replay.outline.questions.filter((one) => one.seat === seat && one.thought !== null).length);
    expect(
      (await tableOf(figure(on, 'Thinking time by player'))).map(([who, answers]) => [who, answers]),
    ).toEqual([
      ['Anna', answersOf(0)],
      ['Boris', answersOf(1)],
    ]);
    expect(
      (await tableOf(figure(on, 'How long each turn took'))).map((cells) => [cells[1], cells[3]]),
    ).toEqual([
      ['–', '0'],
      ['Anna', '1'],
      ['Boris', '0'],
      ['Anna', '0'],
    ]);
    expect(await violationsOn(on)).toEqual([]);
    await on.goto(`${web.server.url}/game/${last}`);
    await on.getByRole('link', { name: 'Figures of this game' }).waitFor();
    expect(faults).toEqual([]);
  });

  it('find the games with the same names on both sides, from a moment of a replay and from a game', async () => {
    const anna = players[0]!;
    const { page: on, faults } = await web.page(anna, `/statistics/game/${last}`);
    await on.getByRole('link', { name: 'Games with the same position' }).click();
    // Three turns long was only this game.
    await on.getByText('Fewer than five different people played such games').waitFor();
    expect((await tableOf(figure(on, 'These games'))).map((cells) => cells.slice(1))).toEqual([
      ['3', 'won', 'Watch it again'],
    ]);
    await figure(on, 'The next name').getByText('Fewer than five different people').waitFor();
    await on.getByLabel('Until turn').selectOption('1');
    await on.getByText('Games at this position: 6. Won by who went first: 6. Drawn: 0.').waitFor();
    await on.getByRole('definition').filter({ hasText: 'Fyndhorn Elves' }).waitFor();
    const moment = Number(new URL(on.url()).searchParams.get('at'));
    const { replay } = await answered(
      anna,
      `query ($id: ID!, $moment: Int!) { replay(gameId: $id) { samePosition(moment: $moment) {
         games { nodes { id turns endedAt } } } } }`,
      { id: last, moment },
    );
    const games = replay.samePosition!.games.nodes;
    expect(await fileOf(on, figure(on, 'These games'))).toEqual([
      'Ended (UTC),Turns,Who went first,Game',
      ...games.map(({ id, turns, endedAt }) => `${String(endedAt).slice(0, 10)},${turns},won,${id}`),
    ]);
    expect(games).toHaveLength(6);
    expect(await violationsOn(on)).toEqual([]);
    await figure(on, 'These games').getByRole('link', { name: 'Watch it again' }).first().click();
    await on.waitForURL(`${web.server.url}/replay/${last}**`);
    await on.goto(`${web.server.url}/replay/${last}?at=1`);
    await on.getByRole('link', { name: 'Games with the same position' }).click();
    await on.getByText('There is no such position').waitFor();
    expect(new URL(on.url()).search).toBe('?at=1');
    expect(faults).toEqual([]);
  });

  it('fit a phone 360 pixels wide, in the dark and in German', async () => {
    const { page: on } = await web.page('a stranger', '/statistics', {
      ...{ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
      ...{ colorScheme: 'dark', locale: 'de' },
    });
    await on.getByText('Gezählte Spiele: 6').waitFor();
    await on.locator('canvas').first().waitFor();
    expect(await on.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
    expect(await violationsOn(on)).toEqual([]);
  });

  it('say why there are none: while their process starts, builds, takes too long, or another has the file', async () => {
    const { page: on, faults } = await web.page('a stranger', '/statistics');
    await allCounted(on);
    await on.getByText('Which games').click();
    const choose = (ruleset: string) => on.getByLabel('Ruleset').selectOption(ruleset);
    const held = await heldFacts();
    try {
      await choose('PENTALAND');
      await on.getByText('The statistics cannot be read just now.').waitFor();
      process.kill(processForTheFacts(), 'SIGKILL');
      await choose('UTOPIA');
      await on.getByText('The statistics are being started.').waitFor();
      await choose('PENTALAND');
      // The new one cannot read how far the old one came.
      await on.getByText('The statistics are being made of all games.').waitFor();
    } finally {
      held.close();
    }
    await allCounted(on);
    const stopped = processForTheFacts();
    process.kill(stopped, 'SIGSTOP');
    try {
      await choose('UTOPIA');
      await on.getByText('That took too long.').waitFor();
    } finally {
      process.kill(stopped, 'SIGCONT');
    }
    // The page looks again by itself.
    await on
      .getByText(/^Nothing can be told about these games/)
      .first()
      .waitFor();
    await choose('PENTALAND');
    await allCounted(on);
    expect(faults).toEqual([]);
  });
});

/** The only process that the server has begun. */
const processForTheFacts = (): number =>
  Number(readFileSync(`/proc/${web.server.pid}/task/${web.server.pid}/children`, 'utf8'));

/** Keeps everybody else from the file of the facts. */
async function heldFacts(): Promise<FactsFile> {
  for (;;)
    try {
      return await FactsFile.open(join(web.folder, FACTS_FILE));
    } catch {
      await sleep(50);
    }
}
