// Somebody who has no mouse, on any page: Tab leads to what they want, a key does it. Where the focus is has to be seen, and
// no action may lose it.
import type { Locator, Page } from 'playwright-core';
import { z } from 'zod';
import { walkTo } from './means.js';

const Focus = z.object({ on: z.string(), isSeen: z.boolean() });

/** What has the focus, and whether one sees that: it has a line around it, and nothing lies over it. */
const FOCUS = `(() => {
  const on = document.activeElement;
  const { outlineStyle, outlineWidth } = getComputedStyle(on);
  const { left, right, top, bottom } = on.getClientRects()[0] ?? on.getBoundingClientRect();
  const within = (least, most, end) => (Math.max(least, 0) + Math.min(most, end)) / 2;
  const lies = document.elementFromPoint(within(left, right, innerWidth), within(top, bottom, innerHeight));
  return {
    on: on === document.body ? 'nothing' : on.tagName + ' ' + (on.ariaLabel ?? on.innerText ?? '').trim().slice(0, 60),
    isSeen: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && lies !== null &&
      (on.contains(lies) || lies.contains(on)),
  };
})()`;

export class ByKeys {
  /** What nobody should find: where the focus was lost, or could not be seen. */
  readonly faults: string[] = [];
  private before = '';

  constructor(readonly page: Page) {}

  /** Goes there and presses this key. */
  async press(what: Locator, key = 'Enter'): Promise<void> {
    await this.goTo(what);
    await this.page.keyboard.press(key);
    this.before = `${key} on ${String(what)}`;
  }

  async write(what: Locator, text: string): Promise<void> {
    await this.goTo(what);
    await this.page.keyboard.press('ControlOrMeta+a');
    await this.page.keyboard.type(text);
    this.before = `writing into ${String(what)}`;
  }

  /** Goes through the options by the arrow keys. */
  async choose(what: Locator, option: string): Promise<void> {
    await this.goTo(what);
    const chosen = what.locator('option:checked');
    const options = await what.locator('option:not(:disabled)').allTextContents();
    const away = options.indexOf(option) - options.indexOf((await chosen.textContent()) ?? '');
    for (let nth = 0; nth < Math.abs(away); nth += 1)
      await this.page.keyboard.press(away > 0 ? 'ArrowDown' : 'ArrowUp');
    if ((await chosen.textContent()) !== option) throw new Error(`the keys do not choose ${option}`);
    this.before = `choosing ${option}`;
  }

  /** To be asked when what was done shows: by then the focus is where it stays. */
  async isSomewhere(): Promise<void> {
    if (this.before !== '' && (await this.focus()).on === 'nothing')
      this.faults.push(`lost by ${this.before}`);
  }

  /** Until the focus is there, without a key. */
  isOn(what: Locator): Promise<void> {
    return what.and(this.page.locator(':focus')).waitFor();
  }

  private async goTo(what: Locator): Promise<void> {
    await what.waitFor();
    await this.isSomewhere();
    await walkTo(what);
    const { on, isSeen } = await this.focus();
    if (!isSeen) this.faults.push(`not seen on ${on}`);
  }

  private async focus(): Promise<z.infer<typeof Focus>> {
    return Focus.parse(await this.page.evaluate(FOCUS));
  }
}
