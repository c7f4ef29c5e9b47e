// Pictures of every page, before a server with fixed data. `npm run screens` makes them (PENTALAND_SCREENS=write);
// PENTALAND_SCREENS=compare tells whether those of docs/screens still show the pages as they are, within a tolerance.
// Without either, it is shown which changes of a page that finds.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { thePackagedBrowser } from '#testkit/browser/chromium';
import { accepted, answerOpen, type Caller } from '#testkit/server/caller';
import { inPosition } from '#testkit/server/positions';
import { callJudge, grant, inDispute, the } from '../fixtures/desk.js';
import { BOARD } from './driver/shown-board.js';
import { ALL, contextOf, difference, fileOf, KEPT, shotOf, type Variant } from './driver/shots.js';
import { WebStage } from './driver/web-stage.js';

const FOLDER = join(import.meta.dirname, '../../docs/screens');
const MODE = process.env['PENTALAND_SCREENS'];
/** So large a part may look different: the same browser with its own fonts draws, but not to the last pixel. */
const TOLERANCE = 0.04;
/** Whatever a page says of the time, it is this time. */
const NOW = new Date('2026-01-01T12:00:00Z');

/** What a change of the pages might do: larger letters, another place, another colour, something gone. */
const MUTANTS = [
  "document.documentElement.style.fontSize = '19px'",
  "document.querySelector('main').style.marginTop = '30px'",
  "document.body.style.background = '#402020'",
  "document.querySelector('main form').hidden = true; document.querySelector('main form').style.display = 'none'",
];

interface Shown {
  readonly name: string;
  readonly path: string;
  readonly as: Caller | 'a stranger';
  /** What is there when the page is. */
  readonly ready: string;
}

const web = WebStage.forThisFile({ PENTALAND_FIRST_ADMIN: 'Ada' }, thePackagedBrowser);
let pages: readonly Shown[];
beforeAll(async () => {
  if (MODE === undefined) return;
  const [anna, boris, judith, ada] = (await web.register('Anna', 'Boris', 'Judith', 'Ada')) as [
    Caller,
    Caller,
    Caller,
    Caller,
  ];
  await grant(ada, 'Judith', 'JUDGE');
  accepted(await boris.create({ access: 'OPEN', seats: 4 }));
  const { gameId: gathering } = accepted(await boris.create({ access: 'OPEN', ruleset: 'WAR_ZONE' }));
  const table = await inPosition([anna, boris], BOARD, { opens: 'AT_END' });
  const over = await inPosition([anna, boris], BOARD, { opens: 'AT_END' });
  await answerOpen([anna, boris], over, { action: 'PASS' });
  accepted(await boris.inGame('concede', over));
  const stopped = await inPosition([anna, boris], BOARD);
  const { id: dispute } = await callJudge(anna, stopped);
  await inDispute(judith, 'takeCall', the(dispute));
  const called = await inPosition([anna, boris], BOARD);
  await callJudge(boris, called);
  pages = [
    { name: 'entering', path: '/', as: 'a stranger', ready: 'main form' },
    { name: 'lobby', path: '/', as: anna, ready: '.games li' },
    { name: 'new-game', path: '/new', as: anna, ready: 'main button' },
    { name: 'account', path: '/account', as: anna, ready: 'main button' },
    { name: 'gathering', path: `/game/${gathering}`, as: anna, ready: 'code' },
    { name: 'table', path: `/game/${table}`, as: anna, ready: '.hand .card:nth-child(5)' },
    { name: 'stopped', path: `/game/${stopped}`, as: anna, ready: '.open-dispute form' },
    { name: 'replay', path: `/replay/${over}`, as: anna, ready: '.scrubber' },
    { name: 'watching', path: `/watch?games=${table},${stopped}`, as: anna, ready: '.small-table .card' },
    { name: 'queue', path: '/judge', as: judith, ready: 'li.waits' },
    { name: 'desk', path: `/judge/${dispute}`, as: judith, ready: '.one-sight .card' },
  ];
});

/** One page after the other, each as soon as it is there. */
async function shown(variant: Variant, each: (name: string, page: Page) => Promise<void>): Promise<void> {
  for (const as of new Set(pages.map((one) => one.as))) {
    const { context, page } = await web.page(as, undefined, contextOf(variant));
    await context.clock.setFixedTime(NOW);
    for (const { name, path, ready } of pages.filter((one) => one.as === as)) {
      await page.goto(`${web.server.url}${path}`);
      await page.locator(ready).first().waitFor();
      await each(name, page);
    }
  }
}

const kept = (name: string, variant: Variant): Buffer => readFileSync(join(FOLDER, fileOf(name, variant)));

if (MODE === 'write')
  it.each(ALL)('makes the pictures: $size, $colours, $language', async (variant) => {
    const isKept = KEPT.some((each) => fileOf('', each) === fileOf('', variant));
    const folder = isKept ? FOLDER : join(FOLDER, 'all');
    mkdirSync(folder, { recursive: true });
    await shown(variant, async (name, page) =>
      writeFileSync(join(folder, fileOf(name, variant)), await shotOf(page)),
    );
  });
else if (MODE === 'compare')
  it.each(KEPT)(
    'the pictures in docs/screens show the pages: $size, $colours, $language',
    async (variant) => {
      const blank = await web.page('a stranger');
      const differing: string[] = [];
      await shown(variant, async (name, page) => {
        const share = await difference(blank.page, kept(name, variant), await shotOf(page));
        if (share >= TOLERANCE) differing.push(`${name}: ${Math.round(share * 100)} % differ`);
      });
      expect(differing).toEqual([]);
    },
  );
else
  it('a page that has changed differs by more than the tolerance, one that has not by less', async () => {
    const [variant] = KEPT as [Variant, ...Variant[]];
    const blank = await web.page('a stranger');
    const { context, page } = await web.page('a stranger', undefined, contextOf(variant));
    await context.clock.setFixedTime(NOW);
    const open = async (): Promise<void> => {
      await page.goto(web.server.url);
      await page.locator('main form').waitFor();
    };
    await open();
    const before = await shotOf(page);
    for (const mutant of ['', ...MUTANTS]) {
      await open();
      await page.evaluate(mutant);
      const share = await difference(blank.page, before, await shotOf(page));
      expect([mutant, share > TOLERANCE]).toEqual([mutant, mutant !== '']);
    }
  });
