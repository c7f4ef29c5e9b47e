// The question that is open for a person: it is shown when nothing settles it by itself, and their words answer it.
import { setTimeout as sleep } from 'node:timers/promises';
import { Refused, type Accepted } from '#client';
import type { DecisionView, GameView, GivenAnswer, GivenPlay, QuestionView, VisibleId } from '#visibility';
import { USUAL_STOPS, type Stops } from '../client/commands.js';
import type { GameTable, Offers } from '../client/game-table.js';
import { capital } from './described.js';
import { Numbers, ownSeat } from './numbers.js';
import { questionLines, sayOf } from './question-lines.js';
import { viewLines } from './shown.js';
import type { Watching } from './watching.js';
import { meantBy } from './words.js';

/** Questions that are answered in the same moment by what one leaves to pass are not shown. */
const SETTLES_MS = 30;
const NOTHING: Offers = { plays: [], lackingMana: [] };

/** A choice that completes an action. */
interface Pending {
  readonly play: GivenPlay;
  readonly prompt: DecisionView['prompt'];
  readonly question: QuestionView;
  /** Of the card whose modes are chosen: of the one that it is named. */
  readonly text: readonly string[] | undefined;
}

interface Person {
  readonly out: (line: string) => void;
  /** What stands below the view: a stopped game, and what is asked to be taken back. */
  readonly below: () => readonly string[];
  readonly failed: (error: unknown) => void;
}

export class Asking {
  /** The question that was shown and is not answered yet. */
  private shown: DecisionView | undefined;
  private offers = NOTHING;
  private pending: Pending | undefined;
  private isSettled = false;
  private stops: Stops | null = USUAL_STOPS;
  private presenting: Promise<void> | undefined;
  private readonly numbers = new Numbers();

  constructor(
    private readonly table: GameTable,
    private readonly watching: Watching,
    private readonly person: Person,
  ) {}

  /** What is asked and answered at once is never shown: who looks is asked what is still open a moment later. */
  changed(): void {
    if (this.watching.asked?.id !== this.shown?.id) this.shown = undefined;
    this.presenting ??= sleep(SETTLES_MS, undefined, { ref: false })
      .then(() => {
        this.presenting = undefined;
        return this.present();
      })
      .catch((error: unknown) => this.person.failed(error));
  }

  get isShown(): boolean {
    return this.shown !== undefined;
  }

  /** Whatever is typed may be the name of a card. */
  get isName(): boolean {
    const question = this.pending?.question ?? this.shown?.question;
    return question?.kind === 'word' && question.from === undefined;
  }

  show(): void {
    const { shown, pending, numbers, offers } = this;
    const { view, players } = this.watching;
    if (view === undefined) return;
    viewLines(view, { players, numbers }).forEach((line) => this.person.out(line));
    this.person.below().forEach((line) => this.person.out(line));
    if (shown === undefined) return;
    const naming = { players, numbers, plays: offers.plays };
    questionLines(view, pending ?? shown, naming).forEach((line) => this.person.out(line));
  }

  /** What a person says while the question is open. */
  async hear(line: string): Promise<void> {
    const { shown, pending, offers, numbers } = this;
    const { view } = this.watching;
    const question = pending?.question ?? shown?.question;
    if (view === undefined || shown === undefined || question === undefined) return;
    if (line === 'stop') {
      this.stop();
      return;
    }
    if (shown.question?.kind === 'priority' && line === 'skip') return this.skip(shown);
    // Also where a card is to be named: no card is called that.
    if (shown.question?.kind === 'priority' && line === 'pass')
      return this.answer(shown, { kind: 'priority', action: 'pass' });
    const meant = meantBy(line, { view, question, numbers, ...offers });
    if (meant.kind === 'unclear') this.unclear(meant.why, view, pending ?? { ...shown, question });
    else if (meant.kind === 'begin') await this.putTogether(shown, meant.play);
    else if (pending === undefined) await this.answer(shown, meant.answer);
    else await this.putTogether(shown, pending.play, meant.answer);
  }

  /** Whether every step asks, or those in which something is usually done. */
  async setStops(said: string): Promise<void> {
    if (said !== 'everywhere' && said !== 'little') {
      this.person.out('Say `ask everywhere` or `ask little`.');
      return;
    }
    this.stops = said === 'little' ? USUAL_STOPS : null;
    await this.sent(() => this.table.setPassing({ until: null, stops: this.stops }));
  }

  private async present(): Promise<void> {
    const { asked } = this.watching;
    if (asked === undefined || asked.id === this.shown?.id || this.table.signal.aborted) return;
    await this.settle();
    const offers = asked.kind === 'priority' ? await this.table.offers() : NOTHING;
    if (this.watching.asked?.id !== asked.id || this.shown?.id === asked.id) return;
    this.offers = offers;
    this.pending = undefined;
    this.shown = asked;
    this.show();
    this.watching.wake();
  }

  private stop(): void {
    if (this.pending === undefined) this.person.out('There is nothing to stop.');
    else {
      this.pending = undefined;
      this.show();
    }
  }

  /** What is left to be chosen is asked one after another; then the whole of it is said. */
  private async putTogether(decision: DecisionView, begun: GivenPlay, answer?: GivenAnswer): Promise<void> {
    const { view, players } = this.watching;
    const { numbers } = this;
    await this.refusedOr(async () => {
      const next = await this.table.next(begun, answer);
      if (next.kind === 'complete') return this.answer(decision, { kind: 'priority', action: next.play });
      this.pending = { ...next, text: await this.textOf(next) };
      if (view !== undefined)
        questionLines(view, this.pending, { players, numbers }).forEach((line) => this.person.out(line));
      this.person.out('(`stop` does something else instead.)');
    });
  }

  private async textOf({ play, question }: Omit<Pending, 'text'>): Promise<readonly string[] | undefined> {
    if (question.kind !== 'choose-modes') return undefined;
    const named = await this.table.textOf(play);
    return named === undefined ? this.watching.view?.objects[play.object as VisibleId]?.text : [named];
  }

  private async answer({ id }: DecisionView, answer: GivenAnswer): Promise<void> {
    if (await this.sent(() => this.table.answer(id, answer))) this.isAnswered(id);
  }

  /** Before anything can be passed: few want to be asked in every step of every turn. */
  private async settle(): Promise<void> {
    const { view } = this.watching;
    if (this.isSettled) return;
    this.isSettled = true;
    const seat = view === undefined ? undefined : ownSeat(view);
    if (seat === undefined || view?.seats[seat]?.passing !== undefined) return;
    if (await this.sent(() => this.table.setPassing({ until: null, stops: this.stops })))
      this.person.out('(You are asked only in the usual steps; `ask everywhere` asks you in all of them.)');
  }

  private async skip(decision: DecisionView): Promise<void> {
    const until = 'MY_TURN' as const;
    if (!(await this.sent(() => this.table.setPassing({ until, stops: this.stops })))) return;
    // What one leaves to pass is passed with it; of whom one decides for, nothing is (cr 723.5).
    if (decision.of === undefined) this.isAnswered(decision.id);
    else await this.answer(decision, { kind: 'priority', action: 'pass' });
  }

  /** The next question can be there, and shown, before it is known that this one was answered. */
  private isAnswered(id: string): void {
    if (this.shown?.id !== id) return;
    this.pending = undefined;
    this.shown = undefined;
  }

  private unclear(why: string, view: GameView, asked: Pick<Pending, 'prompt' | 'question'>): void {
    const isSaid = asked.question.kind === 'priority' || / say |^say /.test(why);
    this.person.out(`${capital(why)}.${isSaid ? '' : ` Say ${sayOf(view, asked)}.`}`);
  }

  /** Whether it was accepted. A refusal is told. */
  private sent(send: () => Promise<Accepted>): Promise<boolean> {
    return this.refusedOr(async () => this.watching.accepted(await send()));
  }

  private async refusedOr(act: () => Promise<void>): Promise<boolean> {
    try {
      await act();
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.person.out(`Refused: ${error.message} (${error.rule})`);
      return false;
    }
  }
}
