// Pictures of every page, before a server with fixed data. `npm run screens` makes all of them (PENTALAND_SCREENS=write),
// `npm run screens -- kept` those in docs/screens (PENTALAND_SCREENS=kept). Without either, those in docs/screens are
// compared with the pages, and it is shown which changes of a page that finds. Figures wait for a process of their own,
// so `npm test` leaves the statistics to PENTALAND_SCREENS=compare.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { thePackagedBrowser } from '#testkit/browser/chromium';
import { violationsOn } from './driver/accessible.js';
import {
  ALL,
  contextOf,
  difference,
  fileOf,
  isKept,
  KEPT,
  pin,
  settledShotOf,
  shotOf,
  type Variant,
} from './driver/shots.js';
import { shownPages, statisticsPages, type ShownPage } from './driver/shown-pages.js';
import { WebStage } from './driver/web-stage.js';

const FOLDER = join(import.meta.dirname, '../../docs/screens');
const MODE = process.env['PENTALAND_SCREENS'];
/** So large a part may look different: the same browser with its own fonts draws, but not to the last pixel. */
const TOLERANCE = 0.05;

/** What a change of the pages might do: larger letters, another place, another colour, a panel that is gone. */
const MUTANTS: readonly (readonly [page: string, change: string])[] = [
  ['entering', "document.documentElement.style.fontSize = '17px'"],
  ['entering', "document.querySelector('main').style.translate = '0 6px'"],
  ['entering', "document.body.style.background = '#402020'"],
  ['entering', "document.querySelector('main form').style.display = 'none'"],
  ['lobby', "document.querySelector('main section').style.display = 'none'"],
  ['table', "document.querySelector('.prompt').style.display = 'none'"],
];
/** Letters that are drawn a little differently. */
const DRAWN_DIFFERENTLY = "document.body.style.textRendering = 'geometricPrecision'";

/** How a table marks what can be done, where one is asked, mana, what a badge says and what is usually pressed. */
const MARKS = `(() => {
  const style = (what, part) => getComputedStyle(document.querySelector(what), part);
  const corner = style('.card.may', '::after');
  const stop = style('.bar .step[aria-pressed="true"]', '::before');
  const mana = (colour) => style('.symbol.' + colour).backgroundColor;
  return {
    corner: corner.borderTopColor !== corner.borderLeftColor,
    stop: stop.backgroundColor !== style('body').backgroundColor,
    mana: mana('green') !== mana('red'),
    may: style('.card.may').borderTopStyle,
    faceDown: style('.card.face-down').borderTopColor !== style('.card.face-down').backgroundColor,
    badge: style('.badge').borderTopWidth,
    main: style('button.main').borderTopWidth,
  };
})()`;

const web = WebStage.forThisFile(
  { PENTALAND_FIRST_ADMIN: 'Ada', ...(MODE === undefined ? {} : { PENTALAND_ANALYTICS: 'on' }) },
  thePackagedBrowser,
);
let pages: readonly ShownPage[];
beforeAll(async () => {
  const counted = MODE === undefined ? [] : await statisticsPages(web);
  pages = [...(await shownPages(web)), ...counted];
});

/** One page after the other, each as soon as it is there. */
async function shown(
  variant: Variant,
  wanted: (name: string) => boolean,
  each: (name: string, page: Page) => Promise<void>,
): Promise<void> {
  const here = pages.filter(({ name }) => wanted(name));
  for (const as of new Set(here.map((one) => one.as))) {
    const { context, page } = await web.page(as, undefined, contextOf(variant));
    await pin(context);
    for (const { name, path, ready } of here.filter((one) => one.as === as)) {
      await page.goto(`${web.server.url}${path}`);
      await page.locator(ready).first().waitFor();
      await each(name, page);
    }
  }
}

const keptOf = (name: string, variant: Variant): Buffer => readFileSync(join(FOLDER, fileOf(name, variant)));

if (MODE === 'write' || MODE === 'kept')
  it.each(MODE === 'kept' ? KEPT : ALL)('makes the pictures: $size, $colours, $language', async (variant) => {
    const kept = (name: string): boolean => isKept(name, variant);
    const inFull = join(FOLDER, 'all');
    mkdirSync(inFull, { recursive: true });
    await shown(
      variant,
      (name) => MODE === 'write' || kept(name),
      async (name, page) =>
        writeFileSync(join(kept(name) ? FOLDER : inFull, fileOf(name, variant)), await settledShotOf(page)),
    );
  });
else {
  it.each(KEPT)(
    'the pictures in docs/screens show the pages: $size, $colours, $language',
    async (variant) => {
      const blank = await web.page('a stranger');
      const differing: string[] = [];
      await shown(
        variant,
        (name) => isKept(name, variant),
        async (name, page) => {
          const kept = keptOf(name, variant);
          // At first sight a page may not be whole: what differs is looked at again when nothing moves.
          if ((await difference(blank.page, kept, await shotOf(page))) < TOLERANCE) return;
          const share = await difference(blank.page, kept, await settledShotOf(page));
          if (share >= TOLERANCE) differing.push(`${name}: ${Math.round(share * 100)} % differ`);
        },
      );
      // After a change that was meant: npm run screens -- kept
      expect(differing).toEqual([]);
    },
  );

  it('a page that has changed differs by more than the tolerance, letters that are drawn differently by less', async () => {
    const [variant] = KEPT as [Variant, ...Variant[]];
    const blank = await web.page('a stranger');
    const changed = (name: string): boolean => MUTANTS.some(([page]) => page === name);
    await shown(variant, changed, async (name, page) => {
      const before = await settledShotOf(page);
      const mutants = MUTANTS.filter(([of]) => of === name).map(([, change]) => change);
      for (const mutant of [DRAWN_DIFFERENTLY, ...mutants]) {
        await page.evaluate(
          "globalThis.had = [document.documentElement, document.body, ...document.querySelectorAll('main, main *')].map((one) => [one, one.style.cssText]); 0",
        );
        await page.evaluate(mutant);
        const share = await difference(blank.page, before, await shotOf(page));
        expect([name, mutant, share >= TOLERANCE]).toEqual([name, mutant, mutant !== DRAWN_DIFFERENTLY]);
        await page.evaluate('for (const [one, style] of globalThis.had) one.style.cssText = style');
      }
    });
  });

  // 1280 pixels at 400 % are 320 (WCAG 1.4.10); at 200 % there is twice as much room.
  it('every page is accessible in high contrast, and 320 pixels wide', async () => {
    const found: unknown[] = [];
    await shown(
      KEPT[0]!,
      () => true,
      async (name, page) => {
        await page.setViewportSize({ width: 320, height: 640 });
        await page.emulateMedia({ contrast: 'more' });
        await page.locator('html[data-colours=contrast]').waitFor();
        const wide = Number(await page.evaluate('document.documentElement.scrollWidth'));
        const violations = await violationsOn(page);
        if (wide > 320 || violations.length > 0) found.push([name, wide, violations]);
      },
    );
    expect(found).toEqual([]);
  });

  it('where the system puts its own colours, what only a background told is still told', async () => {
    const told: unknown[] = [];
    await shown(
      KEPT[1]!,
      (name) => name === 'table',
      async (_, page) => {
        await page.emulateMedia({ forcedColors: 'active' });
        await page.locator('.card.may').first().waitFor();
        await page.locator('button.main').first().waitFor();
        told.push(await page.evaluate(MARKS));
      },
    );
    const differ = { corner: true, stop: true, mana: true, faceDown: true };
    expect(told).toEqual([{ ...differ, may: 'double', badge: '1px', main: '3px' }]);
  });
}
