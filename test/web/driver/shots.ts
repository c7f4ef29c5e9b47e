// Pictures of the pages: which there are, how one is taken, and how much two of them differ.
import type { BrowserContext, Page } from 'playwright-core';

export const SIZES = {
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  tablet: { viewport: { width: 820, height: 1180 }, hasTouch: true },
  wide: { viewport: { width: 1280, height: 800 } },
} as const;
export const COLOURS = ['light', 'dark'] as const;
export const LANGUAGES = ['en', 'de', 'fr'] as const;

export interface Variant {
  readonly size: keyof typeof SIZES;
  readonly colours: (typeof COLOURS)[number];
  readonly language: (typeof LANGUAGES)[number];
}

export const ALL: readonly Variant[] = (['phone', 'tablet', 'wide'] as const).flatMap((size) =>
  COLOURS.flatMap((colours) => LANGUAGES.map((language) => ({ size, colours, language }))),
);
/** In the repository are pictures of these: all sizes, colours and languages are among them. */
export const KEPT: readonly Variant[] = [
  { size: 'phone', colours: 'dark', language: 'de' },
  { size: 'wide', colours: 'light', language: 'en' },
  { size: 'tablet', colours: 'light', language: 'fr' },
];

/** Card text does not belong in the repository, not as a picture either. */
const WITH_CARD_TEXT = 'statistics-card';

/** Of these the second picture is of a tablet, of the others of a wide screen. */
const ON_A_TABLET: readonly string[] = [
  ...['from-file', 'new-game', 'gathering', 'stopped', 'watching', 'desk', 'looks', 'nowhere'],
  ...['statistics', 'statistics-player', 'statistics-position'],
];

/** Each page is kept on a phone, and on a wide screen or a tablet. */
export function isKept(page: string, variant: Variant): boolean {
  const { size } = variant;
  const isOfThese = KEPT.some((each) => fileOf('', each) === fileOf('', variant));
  if (page === WITH_CARD_TEXT || !isOfThese) return false;
  return size === 'phone' || (size === 'tablet') === ON_A_TABLET.includes(page);
}

export const fileOf = (page: string, { size, colours, language }: Variant): string =>
  `${page}-${size}-${colours}-${language}.webp`;

/** Whatever a page says of the time, it is this time. */
const NOW = '2026-01-01T12:00:00Z';

/** Draws the same each time: every moment is told as one, and no caret blinks. */
const PINNED = `{
  const { prototype } = Intl.DateTimeFormat;
  const { get } = Object.getOwnPropertyDescriptor(prototype, 'format');
  Object.defineProperty(prototype, 'format', {
    get() { const format = get.call(this); return () => format(new Date('${NOW}')); },
  });
  const still = new CSSStyleSheet();
  still.replaceSync('* { caret-color: transparent !important; }');
  document.adoptedStyleSheets = [still];
}`;
/** An invitation has an address that is another one each time. */
const PIN_ADDRESS = `for (const code of document.querySelectorAll('code'))
  code.textContent = code.textContent.replace(/^http:.*/, 'http://127.0.0.1:8080/game/00000000-0000-4000-8000-000000000000')`;

/** What a context needs for it. */
export const contextOf = ({ size, colours, language }: Variant): object => ({
  ...SIZES[size],
  colorScheme: colours,
  locale: language,
  timezoneId: 'UTC',
  reducedMotion: 'reduce',
});

export async function pin(context: BrowserContext): Promise<void> {
  await context.addInitScript(PINNED);
}

/** What is on the screen. */
export async function shotOf(page: Page): Promise<Buffer> {
  await page.evaluate(PIN_ADDRESS);
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 50 });
  await session.detach();
  return Buffer.from(data, 'base64');
}

/** What is on the screen when nothing is on its way any more. */
export async function settledShotOf(page: Page): Promise<Buffer> {
  await page.waitForLoadState('networkidle');
  let shot = await shotOf(page);
  for (;;) {
    await page.waitForTimeout(STILL_MS);
    const next = await shotOf(page);
    if (next.equals(shot)) return next;
    shot = next;
  }
}
const STILL_MS = 100;

const CELL = 16;
/** Of 255: a cell that differs by more in one colour differs. */
const SAME_CELL = 10;

/**
 * Which share of two pictures differs, in cells of 16 by 16 pixels: fonts are drawn a little differently on every
 * machine, and the mean colour of a cell hardly changes by that. 1: they are not of one size.
 */
export async function difference(blank: Page, one: Buffer, other: Buffer): Promise<number> {
  const urls = [one, other].map((picture) => `data:image/webp;base64,${picture.toString('base64')}`);
  const found = await blank.evaluate(`(async () => {
    const [one, other] = await Promise.all(${JSON.stringify(urls)}.map(async (url) => {
      const image = new Image();
      image.src = url;
      await image.decode();
      const [width, height] = [Math.ceil(image.width / ${CELL}), Math.ceil(image.height / ${CELL})];
      const context = new OffscreenCanvas(width, height).getContext('2d');
      context.imageSmoothingQuality = 'high';
      context.drawImage(image, 0, 0, width, height);
      return { width, height, data: context.getImageData(0, 0, width, height).data };
    }));
    if (one.width !== other.width || one.height !== other.height) return 1;
    let differ = 0;
    for (let at = 0; at < one.data.length; at += 4)
      if ([0, 1, 2].some((colour) => Math.abs(one.data[at + colour] - other.data[at + colour]) > ${SAME_CELL})) differ += 1;
    return differ / (one.width * one.height);
  })()`);
  return Number(found);
}
