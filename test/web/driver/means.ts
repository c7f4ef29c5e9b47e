// The three ways in which somebody works a page: by mouse, by the keys alone, by touch.
import type { Locator } from 'playwright-core';

export type Means = 'mouse' | 'keyboard' | 'touch';

/** What a context needs for it. */
export const CONTEXT: Readonly<Record<Means, object>> = {
  mouse: {},
  keyboard: {},
  touch: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};

/** Within `timeout` ms, by default those of the page, it has to be there. */
export async function press(what: Locator, by: Means, timeout?: number): Promise<void> {
  const within = timeout === undefined ? {} : { timeout };
  if (by === 'mouse') await what.click(within);
  else if (by === 'touch') await what.tap(within);
  else {
    await what.waitFor(within);
    await walkTo(what);
    await what.page().keyboard.press('Enter');
  }
}

/** Writes into a field, which is empty afterwards but for that. */
export async function write(what: Locator, text: string, by: Means): Promise<void> {
  const { keyboard } = what.page();
  if (by === 'keyboard') {
    await what.waitFor();
    await walkTo(what);
  } else await press(what, by);
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type(text);
}

/** So often the page may change on the way before it counts as out of reach. */
const ATTEMPTS = 20;

/**
 * For every page: how many stops of the Tab key it is from where the focus is, backwards if negative; 0: there. Only the
 * keys move the focus; this counts how often they are to be pressed.
 */
export const IN_THE_PAGE = `const isPassedBy = ({ type, name, checked, form }) =>
  // Of radio buttons the one that is chosen is the stop; the arrow keys go on from there.
  type === 'radio' && !checked && (form ?? document).querySelector('[type=radio][name="' + name + '"]:checked') !== null;
globalThis.stopsTo = (wanted) => {
  const focused = document.activeElement;
  const stops = [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex]')].filter(
    (element) => !element.disabled && element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }) &&
      !isPassedBy(element));
  const place = stops.indexOf(wanted);
  if (place < 0) return 1;
  const at = stops.indexOf(focused);
  if (at >= 0) return place - at;
  const before = focused === document.body ? 0 : stops.filter((stop) =>
    focused.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_PRECEDING).length;
  return place >= before ? place - before + 1 : place - before;
};`;

interface InThePage {
  stopsTo: (wanted: unknown) => number;
}
const stopsTo = (wanted: unknown): number => (globalThis as typeof globalThis & InThePage).stopsTo(wanted);

/** Moves the focus there by Tab and Shift+Tab, as somebody without a mouse has to. */
export async function walkTo(what: Locator): Promise<void> {
  const { keyboard } = what.page();
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const stops = await what.evaluate(stopsTo);
    if (stops === 0) return;
    for (let nth = 0; nth < Math.abs(stops); nth += 1) await keyboard.press(stops > 0 ? 'Tab' : 'Shift+Tab');
  }
  throw new Error(`the keys do not lead to ${String(what)}`);
}
