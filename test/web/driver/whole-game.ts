// Plays a whole game through the page: a land and a spell each turn, an attack with everything, a block the first time that
// one can, and of what else is asked whatever the page offers first.
import type { AtTable, Looked } from './at-table.js';

/** In one turn so many actions are begun: a game comes to an end. */
const TRIES_A_TURN = 3;
/** In War Zone each draw is from one of two libraries. */
const OF_UTOPIAS = 'How many come from the Utopia Library?';

export class WholeGame {
  private turn = -1;
  private tried = new Set<string>();
  private hasLand = false;
  private hasBlocked = false;
  /** What was done through the page, by the words of its buttons. */
  readonly done: string[] = [];

  /** In a turn after `mostTurns` they concede as soon as they are asked something. */
  constructor(
    private readonly seat: AtTable,
    private readonly mostTurns: number,
  ) {}

  /** Until the game is over. */
  async play(): Promise<void> {
    for (;;) {
      const seen = await this.seat.asked();
      if (seen.isOver) return;
      if (seen.turn > this.mostTurns) return this.concede();
      if (seen.turn !== this.turn) {
        this.turn = seen.turn;
        this.tried = new Set();
        this.hasLand = false;
      }
      await this.move(seen);
      if (!seen.isNaming) await this.changed(seen);
    }
  }

  private async concede(): Promise<void> {
    const { page } = this.seat;
    await this.seat.press(page.getByRole('button', { name: 'Concede', exact: true }));
    await this.seat.press(page.getByRole('button', { name: 'Yes', exact: true }).first());
    await this.seat.until(({ isOver }) => isOver);
  }

  private async move(seen: Looked): Promise<void> {
    const has = (text: string): boolean =>
      seen.buttons.some((button) => button.text === text && !button.isDisabled);
    if (seen.refusal !== '' && has('Cancel')) return this.giveUp();
    if (seen.refusal !== '') throw new Error(`the page refuses: ${seen.refusal}`);
    if (seen.isNaming) return this.name();
    if (seen.said.startsWith(OF_UTOPIAS)) await this.takeUtopias(seen);
    if (has('Pass')) return this.act(seen);
    for (const usual of ['Do it', 'Keep this hand', 'Attack with everything'])
      if (has(usual) && !this.isDone(usual, seen)) return this.pressed(usual);
    const menu = seen.buttons.filter(({ text }) => /^(?:Play|Cast|Use|Do)\b/.test(text));
    if (menu.length > 0)
      return this.pickFromMenu(
        menu.map(({ text }) => text),
        seen,
      );
    const open = seen.buttons.findIndex(
      ({ isMain, isPressed, isDisabled, text }) =>
        !isMain && !isPressed && !isDisabled && !/^(?:Cancel|Back|Change: .*)$/.test(text),
    );
    const main = seen.buttons.findIndex(({ isMain, isDisabled }) => isMain && !isDisabled);
    const isBlock = seen.buttons.some(({ text }) => text.startsWith('blocks '));
    // A game in which everything is blocked takes very long.
    const blocks = isBlock && !this.hasBlocked && open >= 0;
    if (isBlock) this.hasBlocked = true;
    await this.pressedAt(main < 0 || blocks ? open : main, seen);
  }

  /** Somebody who never takes one plays no land. */
  private async takeUtopias({ turn }: Looked): Promise<void> {
    const inOpeningHand = '4';
    const everyOtherTime = String(Math.floor(turn / 2) % 2);
    await this.seat.write(
      this.seat.prompt.getByRole('spinbutton', { name: 'A number' }),
      turn === 0 ? inOpeningHand : everyOtherTime,
    );
  }

  /** All attack already: pressing it again changes nothing. */
  private isDone(usual: string, { buttons }: Looked): boolean {
    return usual === 'Attack with everything' && buttons.some(({ isPressed }) => isPressed);
  }

  private async act(seen: Looked): Promise<void> {
    const card = seen.cards.find(
      ({ object, isInHand, does }) =>
        isInHand &&
        !this.tried.has(object) &&
        (this.hasLand ? does.includes('Cast') : /Play|Cast/.test(does)),
    );
    if (card === undefined || this.tried.size >= TRIES_A_TURN) {
      const isIdle = seen.stack === 0 && !seen.isOwnTurn;
      const untilMine = seen.buttons.find(({ text }) => text.startsWith('Pass until my turn'));
      return this.pressed(isIdle && untilMine !== undefined ? untilMine.text : 'Pass');
    }
    this.tried.add(card.object);
    await this.seat.press(this.seat.page.locator(`.hand [data-object="${card.object}"]`));
  }

  private async pickFromMenu(menu: readonly string[], { decision }: Looked): Promise<void> {
    const wanted = this.hasLand ? /^Cast/ : /^Play/;
    const text = menu.find((each) => wanted.test(each)) ?? menu[0] ?? '';
    if (text.startsWith('Play')) this.hasLand = true;
    await this.pressed(text);
    await this.seat.until((seen) => seen.isAnnouncing || seen.decision !== decision);
  }

  /** The card cannot be cast as that now: the name was not given. */
  private giveUp(): Promise<void> {
    const named = this.done.findLastIndex((what) => what.startsWith('named '));
    if (named >= 0) this.done.splice(named, 1);
    return this.pressed('Cancel');
  }

  /** As a card that fits, each time as another one; as none if all that fit are used up. */
  private async name(): Promise<void> {
    const { decision } = await this.seat.look();
    const all = this.seat.prompt.locator('.offered button');
    await all.first().or(this.seat.prompt.getByText('No name fits.')).waitFor();
    if ((await all.count()) === 0) {
      const none = this.seat.button('None');
      await this.pressed((await none.count()) > 0 ? 'None' : 'Cancel');
      await this.seat.until((seen) => !seen.isNaming || seen.decision !== decision);
      return;
    }
    const offered = all.nth(this.done.length % (await all.count()));
    this.done.push(`named ${await offered.innerText()}`);
    await this.seat.press(offered);
    await this.seat.until(({ isNaming, refusal }) => !isNaming || refusal !== '');
  }

  private async pressed(text: string): Promise<void> {
    this.done.push(text);
    await this.seat.pressIfThere(this.seat.button(text));
  }

  private async pressedAt(place: number, { buttons }: Looked): Promise<void> {
    this.done.push(buttons[place]?.text ?? '');
    await this.seat.pressIfThere(this.seat.prompt.locator('button').nth(place));
  }

  /** What was pressed has had its effect. */
  private async changed(before: Looked): Promise<void> {
    const what = JSON.stringify({ ...before, cards: [], stack: 0 });
    await this.seat.until((seen) => JSON.stringify({ ...seen, cards: [], stack: 0 }) !== what);
  }
}
