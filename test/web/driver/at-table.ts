// Somebody at a table, in a browser: what they are asked, and what they press. Everything goes through the page.
import { errors, type Locator, type Page } from 'playwright-core';
import { z } from 'zod';
import type { Watched } from '../browser.js';
import { press, write, type Means } from './means.js';

const Pressable = z.object({
  text: z.string(),
  isMain: z.boolean(),
  isPressed: z.boolean(),
  isDisabled: z.boolean(),
});
const Doable = z.object({ object: z.string(), does: z.string(), isInHand: z.boolean() });
const Looked = z.object({
  /** The open question, if it is theirs. */
  decision: z.string().nullable(),
  /** An answer is on its way: the next question has not come. */
  isAnswering: z.boolean(),
  isOver: z.boolean(),
  /** How much is on the stack. */
  stack: z.number(),
  turn: z.number(),
  isOwnTurn: z.boolean(),
  refusal: z.string(),
  /** The buttons of the prompt, in their order. */
  buttons: z.array(Pressable),
  /** An action is on its way. */
  isAnnouncing: z.boolean(),
  /** A name or a word is to be typed. */
  isNaming: z.boolean(),
  /** All that the prompt says. */
  said: z.string(),
  /** Cards that something can be done with. */
  cards: z.array(Doable),
});
export type Looked = z.infer<typeof Looked>;

const LOOK = `(() => {
  const prompt = document.querySelector('section.prompt');
  const status = document.querySelector('.status')?.textContent ?? '';
  return {
    decision: prompt?.dataset.decision ?? null,
    isAnswering: prompt?.ariaBusy === 'true',
    isOver: status.includes('The game is over.'),
    stack: document.querySelectorAll('.stack ol > li').length,
    turn: Number(/Turn (\\d+)/.exec(status)?.[1] ?? 0),
    isOwnTurn: status.includes('Your turn'),
    refusal: prompt?.querySelector('[role=alert]')?.textContent ?? '',
    buttons: [...(prompt?.querySelectorAll('button') ?? [])].map((button) => ({
      text: button.ariaLabel ?? button.innerText.trim(),
      isMain: button.classList.contains('main'),
      isPressed: button.ariaPressed === 'true',
      isDisabled: button.disabled,
    })),
    isAnnouncing: prompt?.querySelector('.announcing') !== null,
    isNaming: prompt?.querySelector('input[name=word]') !== null,
    said: prompt?.innerText ?? '',
    cards: [...document.querySelectorAll('.seat .card.may, .near .card.may')].map((card) => ({
      object: card.dataset.object,
      does: card.querySelector(':scope > .hidden')?.textContent ?? '',
      isInHand: card.closest('.hand') !== null,
    })),
  };
})()`;
/**
 * Until the page has changed, and a moment longer, for changes come together. A look reads the whole page, which takes the
 * browser longer than many a change: whoever looks all the time keeps a core busy while they wait.
 */
const CHANGED = `new Promise((resolve) => {
  const seen = new MutationObserver(() => setTimeout(done, 15));
  const late = setTimeout(done, 100);
  function done() {
    seen.disconnect();
    clearTimeout(late);
    resolve();
  }
  seen.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
})`;
const MOST_LOOKS = 1_000;
/** What is not there for so long does not come. */
const GONE_MS = 5_000;

export class AtTable {
  readonly page: Page;
  readonly prompt: Locator;
  readonly hand: Locator;

  constructor(
    readonly watched: Watched,
    readonly by: Means,
  ) {
    this.page = watched.page;
    this.prompt = this.page.getByRole('region', { name: 'Your move' });
    this.hand = this.page.getByRole('group', { name: 'Your hand' });
  }

  async look(): Promise<Looked> {
    return Looked.parse(await this.page.evaluate(LOOK));
  }

  /** Until the page has changed, or a short time has passed. A page that is just being left has changed. */
  private async changed(): Promise<void> {
    await this.page.evaluate(CHANGED).catch(() => undefined);
  }

  /** Looks until what is seen is as wanted; if it never is, the failure says what is seen. */
  async until(wanted: (seen: Looked) => boolean, looks = MOST_LOOKS): Promise<Looked> {
    for (let nth = 0; nth < looks; nth += 1) {
      const seen = await this.look();
      if (wanted(seen)) return seen;
      await this.changed();
    }
    throw new Error(`the page stays as it is: ${JSON.stringify(await this.look())}`);
  }

  /** Until they are asked something, or all is over: others may take their time. */
  asked(): Promise<Looked> {
    return this.until(
      ({ decision, isOver, buttons }) => isOver || (decision !== null && buttons.length > 0),
      MOST_LOOKS * 10,
    );
  }

  press(what: Locator): Promise<void> {
    return press(what, this.by);
  }

  /** The same for what was seen a moment ago: if it has gone meanwhile, nothing is pressed. */
  async pressIfThere(what: Locator): Promise<void> {
    try {
      await press(what, this.by, GONE_MS);
    } catch (error) {
      if (!(error instanceof errors.TimeoutError) || (await what.count()) > 0) throw error;
    }
  }

  write(what: Locator, text: string): Promise<void> {
    return write(what, text, this.by);
  }

  /** A button of the prompt. */
  button(name: string | RegExp): Locator {
    return this.prompt.getByRole('button', { name, exact: typeof name === 'string' }).first();
  }

  /** Presses what begins, changes or goes on with an action, one after the other, each when the page has gone on. */
  async choose(...names: readonly (string | RegExp)[]): Promise<void> {
    for (const name of names) {
      await this.button(name).waitFor();
      const { said } = await this.look();
      await this.press(this.button(name));
      await this.until((seen) => seen.said !== said);
    }
  }

  /** Presses what answers the open question, and sees that it is answered, which is in the log then, or why not. */
  async answer(what: string | RegExp | Locator): Promise<void> {
    const { decision } = await this.asked();
    await this.press(typeof what === 'object' && 'click' in what ? what : this.button(what));
    const { refusal } = await this.until(
      (seen) => seen.isOver || (seen.decision !== decision && !seen.isAnswering) || seen.refusal !== '',
    );
    if (refusal !== '') throw new Error(`the page refuses: ${refusal}`);
  }

  /** Casts the first card of the hand that can be, as a card of this name. */
  async castAs(name: string): Promise<void> {
    await this.asked();
    await this.press(this.hand.getByRole('button', { name: /Cast/ }).first());
    const menu = this.button(/^Cast/);
    const naming = this.prompt.getByLabel('What do you name it?');
    await menu.or(naming).first().waitFor();
    if (await menu.isVisible()) await this.press(menu);
    await this.write(naming, name);
    await this.press(this.button('Done'));
    await this.until(({ isNaming }) => !isNaming);
  }

  /** Makes these choices of the action that is on its way, as far as it asks for them; then does it. */
  async complete(...choices: readonly (string | RegExp)[]): Promise<void> {
    for (const choice of choices) {
      const fits = (text: string): boolean =>
        text === 'Do it' || (typeof choice === 'string' ? text === choice : choice.test(text));
      const { buttons } = await this.until((seen) => seen.buttons.some(({ text }) => fits(text)));
      if (buttons.some(({ text }) => text === 'Do it')) break;
      await this.choose(choice);
    }
    await this.doIt();
  }

  /** Does the action that is on its way, which has to be whole. */
  doIt(): Promise<void> {
    return this.answer('Do it');
  }

  /** What the log on the page says. */
  says(sentence: string | RegExp): Promise<void> {
    return this.page.getByRole('log').getByText(sentence).first().waitFor();
  }

  /** Everyone passes until nothing is on the stack. */
  static resolve(seats: readonly AtTable[]): Promise<void> {
    return AtTable.pass(seats, ({ stack }) => stack === 0);
  }

  /** Whoever is asked passes, until somebody who is asked something sees what is wanted. */
  static async pass(seats: readonly AtTable[], wanted: (seen: Looked) => boolean): Promise<void> {
    for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
      for (const seat of seats) {
        const seen = await seat.look();
        if (seen.isOver || seen.decision !== null) {
          if (wanted(seen)) return;
          // Declining an offer, such as showing a card that was drawn, is passing too.
          for (const no of ['Pass', 'None'])
            if (seen.buttons.some(({ text, isDisabled }) => text === no && !isDisabled))
              await seat.answer(no);
        }
      }
      await Promise.race(seats.map((seat) => seat.changed()));
    }
    const seen = await Promise.all(seats.map((seat) => seat.look()));
    throw new Error(`nobody sees it: ${JSON.stringify(seen)}`);
  }
}
