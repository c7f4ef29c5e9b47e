// A person at a seat, in a terminal: tells what happens, shows what is asked, and takes what they say.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DecisionView, GameView, GivenAnswer, GivenPlay, OfferedPlay, QuestionView } from '#visibility';
import type { Account } from '../client/account.js';
import { follow } from '../client/follow.js';
import { NoAnswer, USUAL_STOPS, type Outcome, type Stops, type Told } from '../client/game-api.js';
import { capital, ownSeat, questionLines, viewLines } from './shown.js';
import { Storyteller } from '../story/storyteller.js';
import { Desk, DESK_HELP } from './desk.js';
import { meantBy } from './words.js';

type Out = (line: string) => void;
type Pending = Pick<DecisionView, 'prompt'> & { readonly question: QuestionView; readonly play: GivenPlay };

const HELP = [
  'Before the game: `bot greedy` or `bot random` fills the next seat, `start` starts the game, `leave` leaves the table.',
  'In the game: answer the questions; objects have the numbers in [brackets]. With priority: `land 3`, `cast 3`, `use 3`; for a',
  'card without a name `cast 3 NAME`, `use 3 NAME`, `special 3 NAME` (suspend and the like), `down 3` (face down).',
  'Mana is paid for you. `pay 5 6` after any of these (`cast 3 NAME pay 5 6`, `attack 1 pay 5`) chooses which of your objects',
  'produce it: `5:2` uses its second ability, `5=R` produces red where it can produce several colours.',
  '`pass` passes once, `skip` passes until your turn. `ask everywhere` asks you in every step, `ask little` in few.',
  ...DESK_HELP,
  'At any time: `view` shows the table again, `concede` concedes, `quit` leaves the terminal. The game continues, and',
  'you can come back to it.',
];
/** Questions that are answered in the same moment by what one leaves to pass are not shown. */
const SETTLES_MS = 30;
const AGAIN_AFTER_MS = 500;
const MOST_TOLD = 20;
/** After these the desk says what can be done about them. */
const DESK_STORIES: ReadonlySet<string> = new Set(['GameStopped', 'TakeBackAsked']);

export class AtTable {
  private view: GameView | undefined;
  private plays: readonly OfferedPlay[] = [];
  /** The question that was shown and is not answered yet. */
  private shown: DecisionView | undefined;
  private answered: string | undefined;
  private pending: Pending | undefined;
  private isCaughtUp = false;
  private isRemoved = false;
  private isSettled = false;
  private stops: Stops | null = USUAL_STOPS;
  private presenting: Promise<void> | undefined;
  private waiting: (() => void)[] = [];
  /** What was told before this player looked, until all of it was. */
  private earlier: string[] | undefined = [];
  private readonly ended = new AbortController();
  private fault: Error | undefined;
  private readonly players = new Map<string, string>();
  private readonly desk: Desk;

  constructor(
    private readonly account: Account,
    private readonly game: string,
    private readonly out: Out,
  ) {
    this.desk = new Desk(account, {
      game,
      out,
      players: this.players,
      signal: this.ended.signal,
      sent: (send) => this.sent(send),
      refused: (outcome) => this.told(outcome),
      failed: (error) => {
        this.fault = asError(error);
        this.wake();
      },
    });
  }

  /** Until the game is over, the lines end, or the player leaves. */
  async sit(lines: AsyncIterator<string>): Promise<'over' | 'left'> {
    const following = this.follow().catch((error: unknown) => {
      this.fault = asError(error);
      this.wake();
    });
    try {
      return await this.listen(lines);
    } finally {
      this.ended.abort();
      await following;
    }
  }

  private async listen(lines: AsyncIterator<string>): Promise<'over' | 'left'> {
    let next = lines.next();
    const over = this.over();
    for (;;) {
      const line = await Promise.race([next, over]);
      if (line === 'over') return this.isRemoved ? 'left' : 'over';
      if (line.done === true) return 'left';
      const said = line.value.trim();
      if (said === 'quit') return 'left';
      if (said === 'help') HELP.forEach((one) => this.out(one));
      else if (said === 'view') this.show();
      else if ((await this.desk.heard(said)) || (await this.atTheTable(said))) this.wake();
      else if (said !== '' && this.view?.dispute !== undefined)
        this.desk.lines().forEach((one) => this.out(one));
      else if (said !== '' && (await this.whenAsked())) await this.say(said);
      else if (this.isOver) return this.isRemoved ? 'left' : 'over';
      next = lines.next();
    }
  }

  /** What can be said whoever is asked; whether it was. */
  private async atTheTable(said: string): Promise<boolean> {
    const { api, game } = this;
    const [word, kind = 'greedy'] = said.split(/\s+/);
    if (word === 'ask') {
      await this.setStops(kind);
      return true;
    }
    const deeds: Readonly<Record<string, (id: string) => Promise<Outcome>>> = {
      concede: (id) => api.inGame('concede', game, id),
      start: (id) => api.inGame('start', game, id),
      leave: (id) => api.inGame('leave', game, id),
      bot: (id) => api.seatBot(game, kind === 'random' ? 'random' : 'greedy', id),
    };
    const deed = deeds[word ?? ''];
    if (deed === undefined) return false;
    this.told(await this.sent(deed));
    return true;
  }

  private get api() {
    return this.account.api;
  }

  private get isOver(): boolean {
    if (this.fault !== undefined) throw this.fault;
    return this.isRemoved || this.view?.status === 'over';
  }

  private async over(): Promise<'over'> {
    while (!this.isOver) await this.change();
    return 'over';
  }

  private async whenAsked(): Promise<boolean> {
    while (this.shown === undefined && !this.isOver) await this.change();
    return this.shown !== undefined;
  }

  private change(): Promise<void> {
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  private wake(): void {
    for (const wake of this.waiting.splice(0)) wake();
  }

  private async follow(): Promise<void> {
    const teller = new Storyteller(this.players);
    const { game } = this;
    const seat = await this.api.seatIn(game);
    for await (const one of follow(this.account, { game, seat, signal: this.ended.signal })) {
      if (one.kind === 'lost') {
        this.out('(The connection is lost; trying again.)');
        this.isCaughtUp = false;
        this.shown = undefined;
        continue;
      }
      if (one.kind === 'removed') {
        this.out('You no longer have a seat at this table.');
        this.isRemoved = true;
      } else if (one.kind === 'caught-up') this.catchUp();
      else {
        this.view = one.view;
        await this.meet(one.view);
        await this.meetJudge(one.told);
        teller.tell(one.told).forEach((sentence) => this.tell(sentence));
        this.desk.meet(one.view);
        if (this.isCaughtUp && DESK_STORIES.has(one.told.story.type))
          this.desk.lines().forEach((line) => this.tell(line));
      }
      if (this.asked?.id !== this.shown?.id) this.shown = undefined;
      this.presentSoon();
      this.wake();
    }
  }

  private tell(sentence: string): void {
    if (this.earlier === undefined) this.out(sentence);
    else this.earlier.push(sentence);
  }

  /** Of what was before, the end is told. */
  private catchUp(): void {
    const { earlier = [] } = this;
    this.earlier = undefined;
    this.isCaughtUp = true;
    if (earlier.length > MOST_TOLD) this.out('…');
    earlier.slice(-MOST_TOLD).forEach((sentence) => this.out(sentence));
  }

  /** The names of those who have come to the table. */
  private async meet({ seats, invited }: GameView): Promise<void> {
    const there = [...Object.values(seats).map(({ player }) => player), ...invited];
    if (there.every((player) => player === undefined || this.players.has(player))) return;
    try {
      for (const [id, name] of await this.api.players(this.game)) this.players.set(id, name);
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
    }
  }

  /** Who rules in the game is not at its table. */
  private async meetJudge({ story }: Told): Promise<void> {
    const { judge } = (story['ruling'] ?? {}) as { readonly judge?: string };
    if (judge === undefined || this.players.has(judge)) return;
    try {
      const name = await this.api.playerName(judge);
      if (name !== undefined) this.players.set(judge, name);
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
    }
  }

  /** What is asked and answered at once is never shown: who looks is asked what is still open a moment later. */
  private presentSoon(): void {
    this.presenting ??= sleep(SETTLES_MS, undefined, { ref: false })
      .then(() => {
        this.presenting = undefined;
        return this.present();
      })
      .catch((error: unknown) => {
        if (error instanceof NoAnswer) this.presentSoon();
        else this.fault = asError(error);
      })
      .finally(() => this.wake());
  }

  private async present(): Promise<void> {
    const { asked } = this;
    if (!this.isCaughtUp || asked === undefined || asked.id === this.answered || asked.id === this.shown?.id)
      return;
    await this.settle();
    const plays = asked.kind === 'priority' ? await this.api.plays(this.game) : [];
    if (this.asked?.id !== asked.id) return;
    this.plays = plays;
    this.pending = undefined;
    this.shown = asked;
    this.show();
  }

  private get asked(): DecisionView | undefined {
    const { view } = this;
    const decision = view?.decision;
    return decision !== undefined && view !== undefined && decision.seat === ownSeat(view)
      ? decision
      : undefined;
  }

  private show(): void {
    const { view, shown, pending, plays, players } = this;
    if (view === undefined) return;
    viewLines(view, this.players).forEach((line) => this.out(line));
    this.desk.lines().forEach((line) => this.out(line));
    if (shown !== undefined)
      questionLines(view, pending ?? shown, { plays, players }).forEach((line) => this.out(line));
  }

  private async say(line: string): Promise<void> {
    const { view, shown, pending, plays } = this;
    const question = pending?.question ?? shown?.question;
    if (view === undefined || shown === undefined || question === undefined) return;
    if (pending !== undefined && line === 'stop') {
      this.pending = undefined;
      this.show();
      return;
    }
    if (question.kind === 'priority' && line === 'skip') return this.skip(shown);
    if (pending === undefined && line === 'stop') {
      this.out('There is nothing to stop.');
      return;
    }
    const meant = meantBy(line, { view, question, plays });
    if (meant.kind === 'unclear') {
      this.out(`${capital(meant.why)}.`);
      return;
    }
    if (meant.kind === 'begin') return this.putTogether(shown, meant.play);
    if (pending !== undefined) return this.putTogether(shown, pending.play, meant.answer);
    return this.answer(shown, meant.answer);
  }

  /** What is left to be chosen is asked one after another; then the whole of it is said. */
  private async putTogether(decision: DecisionView, begun: GivenPlay, answer?: GivenAnswer): Promise<void> {
    const completed = await this.api.completion(this.game, begun, answer);
    if (completed.kind === 'refused') {
      this.out(completed.why ?? 'That cannot be done.');
      return;
    }
    if (completed.kind === 'complete')
      return this.answer(decision, { kind: 'priority', action: completed.play });
    const { prompt, question, play } = completed;
    this.pending = { prompt, question, play };
    if (this.view !== undefined)
      questionLines(this.view, this.pending, { players: this.players }).forEach((line) => this.out(line));
    this.out('(`stop` does something else instead.)');
  }

  private async answer({ id }: DecisionView, answer: GivenAnswer): Promise<void> {
    const outcome = await this.sent((commandId) => this.api.answer(this.game, id, answer, commandId));
    this.told(outcome);
    if (outcome.__typename === 'Accepted') this.isAnswered(id);
  }

  /** Whether every step asks, or those in which something is usually done. */
  private async setStops(said: string): Promise<void> {
    if (said !== 'everywhere' && said !== 'little') {
      this.out('Say `ask everywhere` or `ask little`.');
      return;
    }
    this.stops = said === 'little' ? USUAL_STOPS : null;
    this.told(
      await this.sent((id) => this.api.setPassing(this.game, { until: null, stops: this.stops }, id)),
    );
  }

  /** Before anything can be passed: few want to be asked in every step of every turn. */
  private async settle(): Promise<void> {
    if (this.isSettled) return;
    this.isSettled = true;
    const seat = this.view === undefined ? undefined : ownSeat(this.view);
    if (seat === undefined || this.view?.seats[seat]?.passing !== undefined) return;
    await this.sent((id) => this.api.setPassing(this.game, { until: null, stops: this.stops }, id));
    this.out('(You are asked only in the usual steps; `ask everywhere` asks you in all of them.)');
  }

  private async skip(decision: DecisionView): Promise<void> {
    const until = 'MY_TURN' as const;
    const set = await this.sent((id) => this.api.setPassing(this.game, { until, stops: this.stops }, id));
    if (set.__typename === 'Refused') {
      this.told(set);
      return;
    }
    // What one leaves to pass is passed with it; of whom one decides for, nothing is (cr 723.5).
    if (decision.of === undefined) this.isAnswered(decision.id);
    else await this.answer(decision, { kind: 'priority', action: 'pass' });
  }

  private isAnswered(decision: string): void {
    this.answered = decision;
    this.pending = undefined;
    if (this.shown?.id === decision) this.shown = undefined;
  }

  private told(outcome: Outcome): void {
    if (outcome.__typename === 'Refused') this.out(`Refused: ${outcome.message} (${outcome.rule})`);
  }

  /** The same command again, until somebody says what became of it. */
  private async sent(send: (commandId: string) => Promise<Outcome>): Promise<Outcome> {
    const commandId = randomUUID();
    for (;;) {
      try {
        return await send(commandId);
      } catch (error) {
        if (!(error instanceof NoAnswer)) throw error;
        await sleep(AGAIN_AFTER_MS);
      }
    }
  }
}

const asError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));
