// A scenario played from its position to its stop, and what came of it.
import {
  attackFault,
  blockFault,
  refuse,
  wrongAnswer,
  type Answer,
  type Decision,
  type GameEvent,
  type ObjectId,
  type Refusal,
  type Seat,
} from '#rules';
import { AnswerBook } from '../answers/book.js';
import { answerByDefault } from '../answers/by-default.js';
import { isForced } from '../answers/forced.js';
import { answerFromBook } from '../answers/from-book.js';
import { listed } from '../answers/words.js';
import { difference } from '../expect/expect.js';
import { findObjects } from '../objects/find.js';
import type { Moment } from '../expect/moment.js';
import type { Scenario } from '../format/scenario.js';
import { Unplayable, type Cards } from '../position/lay.js';
import type { Actor } from './actions.js';
import { attackersOf, blockersOf } from './declare.js';
import { revealing } from './first-drawn.js';
import { attempt, isAction, type ActionEntry, type Attempt } from './perform.js';
import { isTimely, Script, type Line } from './script.js';
import { Table } from './table.js';
import { Unasked } from './unasked.js';
import { inWords, isNow } from './when.js';
import type { Choice, Source, ToldDecision, Witness } from './witness.js';

export type Outcome =
  | { readonly result: 'pass'; readonly events: number }
  | { readonly result: 'fail' | 'error'; readonly reason: string; readonly events: number };

/** It does not come out as the scenario says. */
class Failed extends Error {
  override readonly name = 'Failed';
}

/** `witness` is told what is asked and answered meanwhile. */
export function runScenario(scenario: Scenario, cards: Cards, witness?: Witness): Outcome {
  let table: Table | undefined;
  try {
    table = new Table(scenario, cards);
    const reason = new Runner(scenario, table, witness).run();
    const events = table.events.length;
    return reason === undefined ? { result: 'pass', events } : { result: 'fail', reason, events };
  } catch (thrown) {
    const events = table?.events.length ?? 0;
    if (thrown instanceof Failed) return { result: 'fail', reason: thrown.message, events };
    if (thrown instanceof Unplayable) return { result: 'error', reason: thrown.message, events };
    const reason = thrown instanceof Error ? thrown.message : String(thrown);
    return { result: 'error', reason: `the engine broke off: ${reason}`, events };
  }
}

/** The objects that events speak of. */
const spokenOf = (events: readonly GameEvent[]): ReadonlySet<ObjectId> =>
  new Set(JSON.stringify(events).match(/(?<=")o\d+(?=")/g) as ObjectId[] | null);

/** A scenario that asks more than this goes on without end. */
const MOST_QUESTIONS = 20_000;

/** What a player does, in a priority or a declaration. */
const isDone = (script: Line['script']): boolean =>
  isAction(script) || script.kind === 'attack' || script.kind === 'block';

class Runner {
  private readonly script: Script;
  private named = 0;
  private readonly books: readonly AnswerBook[];
  private readonly unasked: Unasked;
  private revealedAs: string | undefined;

  constructor(
    private readonly scenario: Scenario,
    private readonly table: Table,
    private readonly witness: Witness | undefined,
  ) {
    this.script = new Script(scenario);
    this.books = table.seats.map((name) => new AnswerBook(scenario.answers[name] ?? []));
    this.unasked = new Unasked(table, (seat) => this.book(seat));
    witness?.watch(table.events, new Map(this.books.map((book, seat) => [table.seats[seat] ?? '', book])));
  }

  run(): string | undefined {
    const { table, script } = this;
    const { stop } = this.scenario;
    for (let asked = 0; !table.stopped && !table.isOver; asked += 1) {
      if (asked === stop?.answered) {
        if (isNow(table.state, stop)) break;
        return (
          script.missed(table.state, true) ?? `after ${String(asked)} answers it is not ${inWords(stop)}`
        );
      }
      if (asked === MOST_QUESTIONS) throw new Failed('it does not come to its stop');
      const missed = script.missed(table.state, false);
      if (missed !== undefined) return missed;
      this.goOn();
    }
    return script.missed(table.state, true) ?? difference(this.moment, this.scenario.expect) ?? undefined;
  }

  private get moment(): Moment {
    const { state, seats, events, rules } = this.table;
    return { state, seats, events, rules, refusals: this.script.refusals };
  }

  private goOn(): void {
    const { decision } = this.table.state;
    if (decision === null) throw new Error('nobody is asked anything, and it is not over');
    const seat = decision.of ?? decision.seat;
    if (decision.prompt === 'priority') this.priority(seat);
    else if (decision.prompt === 'attackers' || decision.prompt === 'blockers') this.declaration(seat);
    else this.question();
  }

  private actor(seat: Seat): Actor {
    const { state, seats, rules } = this.table;
    return { state, seats, seat, rules };
  }

  /** The entries of a player; after them what somebody who controls that player now does for them (cr 722.5). */
  private lines(seat: Seat): readonly Line[] {
    const { state, seats } = this.table;
    const own = this.script.now(state, seats[seat] ?? '');
    const controller = this.controllerOf(seat);
    if (controller === undefined) return own;
    const others = this.script.now(state, seats[controller] ?? '');
    return [...own, ...others.filter(({ script, meantToFail }) => isDone(script) && !meantToFail)];
  }

  private controllerOf(seat: Seat): Seat | undefined {
    const { decision } = this.table.state;
    return decision?.of === seat && decision.seat !== seat ? decision.seat : undefined;
  }

  /** The first entry that is legal now; with none, the player passes. */
  private priority(seat: Seat): void {
    for (const line of this.lines(seat)) {
      if (!isTimely(this.table.state, line)) continue;
      if (line.meantToFail && this.lines(seat)[0] !== line) continue;
      if (this.performed(seat, line)) return;
    }
    this.take({ kind: 'priority', action: 'pass' }, 'default');
  }

  /** Whether the game has gone on. */
  private performed(seat: Seat, line: Line): boolean {
    const { script } = line;
    if (script.kind === 'check') {
      const found = difference(this.moment, script.entry.check);
      if (found !== undefined) throw new Failed(`check, script ${String(line.index)}: ${found}`);
      this.script.done(line);
      return false;
    }
    if (script.kind === 'pass') {
      this.take({ kind: 'priority', action: 'pass' }, { script: line.index });
      this.script.passes(line);
      return true;
    }
    if (script.kind === 'concede') return this.tried(line, () => this.table.concede(seat));
    if (isAction(script)) return this.tried(line, () => this.acted(seat, script, line.index));
    // Nothing could be declared, so nobody was asked: what the rules say of it is said all the same.
    if (line.meantToFail && !this.hasAttacked(script)) this.tried(line, () => this.undeclared(seat, line));
    return false;
  }

  /** Then the entry is of a later combat. */
  private hasAttacked({ kind }: Line['script']): boolean {
    return kind === 'attack' && (this.table.state.combat?.attacks.length ?? 0) > 0;
  }

  private acted(seat: Seat, script: ActionEntry, entry: number): Refusal | undefined {
    const book = this.book(seat);
    const before = book.state;
    const tried = attempt(this.actor(seat), script, book, this.scenario.strict);
    if ('unanswered' in tried) throw new Failed(`unanswered: ${tried.unanswered} of ${script.kind}`);
    const refusal =
      'refusal' in tried
        ? tried.refusal
        : this.given({ kind: 'priority', action: tried.action }, { script: entry }, tried.choices);
    if (refusal !== undefined) book.restore(before);
    else this.aimed(script, tried);
    return refusal;
  }

  private aimed({ kind, entry }: ActionEntry, tried: Attempt): void {
    if ('action' in tried && tried.action.do !== 'play')
      this.unasked.tell((tried.action.targets ?? []).flat());
    this.unasked.settle(kind !== 'play' && entry.targets !== undefined ? 'said' : 'asked');
    this.witness?.settles();
  }

  private undeclared(seat: Seat, { script }: Line): Refusal | undefined {
    const actor = this.actor(seat);
    const { state, rules } = this.table;
    if (script.kind === 'attack') {
      const answer = attackersOf(actor, script.entry, []);
      const fault = answer && attackFault(state, seat, answer.attacks, rules);
      return fault && refuse('illegal-answer', fault.rule, fault.message, fault.also);
    }
    if (script.kind === 'block') {
      const answer = blockersOf(actor, script.entry, []);
      const fault = answer && blockFault(state, seat, answer.blocks, rules);
      return fault && refuse('illegal-answer', fault.rule, fault.message, fault.also);
    }
    return undefined;
  }

  /** Performs an entry, or tells why not; what is meant to fail is gone either way. */
  private tried(line: Line, act: () => Refusal | undefined): boolean {
    const before = line.meantToFail ? JSON.stringify(this.table.state) : '';
    const refusal = act();
    if (refusal === undefined) {
      this.script.done(line);
      return true;
    }
    line.why = `${refusal.rule}: ${refusal.message}`;
    if (line.meantToFail) {
      if (JSON.stringify(this.table.state) !== before) throw new Error('a refusal has changed the game');
      this.script.refused(line, refusal);
      this.witness?.hearsRefusal(this.table, line.index, refusal);
    }
    return false;
  }

  private declaration(seat: Seat): void {
    const question = this.table.state.decision?.question;
    for (const line of this.lines(seat)) {
      const { script } = line;
      if (script.kind !== 'attack' && script.kind !== 'block') continue;
      if (!isTimely(this.table.state, line)) continue;
      if (line.meantToFail && this.lines(seat)[0] !== line) continue;
      const actor = this.actor(seat);
      const answer =
        script.kind === 'attack'
          ? question?.kind === 'attackers' && attackersOf(actor, script.entry, question.candidates)
          : question?.kind === 'blockers' && blockersOf(actor, script.entry, question.candidates);
      if (answer === undefined) line.why = 'no such creature is there';
      if (answer === undefined || answer === false) continue;
      if (this.tried(line, () => this.given(answer, { script: line.index }))) return;
    }
    this.byDefault();
  }

  private question(): void {
    const { decision } = this.table.state;
    if (decision === null || this.isOfFirstDrawn(decision)) return;
    const answer = answerFromBook(this.asking(), this.book(decision.of ?? decision.seat));
    if (answer !== undefined) {
      if (answer.kind === 'choose-targets') this.unasked.tell(answer.targets);
      this.take(answer, 'answers');
      return;
    }
    if (this.agrees()) {
      this.take({ kind: 'yes-no', yes: true }, 'implied');
      return;
    }
    if (this.scenario.strict && !isForced(this.asking()))
      throw new Failed(`unanswered: ${this.inQuestion()}`);
    // Who says no name for a card of theirs is given one by the rules, or none.
    if (decision.question.kind === 'word' && decision.question.none === 'allowed')
      this.take({ kind: 'word', word: '' }, 'default');
    else if (decision.prompt === 'name') this.take({ kind: 'word', word: this.anyName() }, 'default');
    else this.byDefault();
  }

  /** cr 702.94a: only an entry of the script says that the card is revealed, and what it is named as. */
  private isOfFirstDrawn({ seat, of = seat, prompt }: Decision): boolean {
    const { state, seats } = this.table;
    if (prompt === 'name' && this.revealedAs !== undefined) {
      this.take({ kind: 'word', word: this.revealedAs }, 'implied');
      this.revealedAs = undefined;
      return true;
    }
    if (prompt !== 'first-drawn') return false;
    const { line, as, objects } = revealing(state, seats, this.lines(of));
    this.take(
      { kind: 'choose-objects', objects: [...objects] },
      line === undefined ? 'default' : { script: line.index },
    );
    if (line !== undefined) this.script.done(line);
    this.revealedAs = as;
    return true;
  }

  /** Whether what may be done asks at once for something that an answer says, or is done to it alone: then it is done. */
  private agrees(): boolean {
    const { table } = this;
    const { decision } = table.state;
    if (decision?.kind !== 'yes-no' || decision.prompt === 'take-a-mulligan') return false;
    const events = table.following({ kind: 'yes-no', yes: true });
    if (events === undefined) return false;
    const after = table.after(events);
    const next = after.decision;
    if (
      next === null ||
      next.kind === 'priority' ||
      next.seat !== decision.seat ||
      next.source !== decision.source
    )
      return this.isMeant(decision.of ?? decision.seat, events);
    if (next.kind === 'yes-no') return false;
    const { prompt, question } = next;
    const asking = { state: after, seats: table.seats, prompt, question };
    const legal = (answer: Answer): boolean => wrongAnswer(next, answer) === undefined;
    const book = this.book(decision.of ?? decision.seat);
    const before = book.state;
    const answer = answerFromBook({ ...asking, legal }, book);
    book.restore(before);
    return answer !== undefined;
  }

  /** Where there is no choice nobody is asked: an answer that chooses what it would be done to has said yes. */
  private isMeant(seat: Seat, events: readonly GameEvent[]): boolean {
    const { table } = this;
    const otherwise = spokenOf(table.following({ kind: 'yes-no', yes: false }) ?? []);
    const done = spokenOf(events);
    const { state, seats } = table;
    for (const { answer, use } of this.book(seat).left()) {
      if (answer.kind !== 'choose') continue;
      const meant = listed(answer.of.choose).flatMap((text) => findObjects(state, seats, text));
      if (!meant.some((id) => done.has(id) && !otherwise.has(id))) continue;
      use();
      return true;
    }
    return false;
  }

  /** One name after another, until one is taken: some are no answer to what is asked, some not understood. */
  private anyName(): string {
    const { names } = this.table;
    for (let tried = 0; tried < names.length; tried += 1) {
      const name = names[this.named % names.length] ?? '';
      this.named += 1;
      if (this.table.understands(name)) return name;
    }
    return '';
  }

  private byDefault(): void {
    const answer = answerByDefault(this.asking());
    if (answer === undefined) throw new Error(`no answer would do: ${this.inQuestion()}`);
    this.take(answer, 'default');
  }

  private asking() {
    const { state, seats } = this.table;
    const { decision } = state;
    if (decision === null) throw new Error('nobody is asked anything');
    const { prompt, question, source } = decision;
    return {
      state,
      seats,
      prompt,
      question,
      source,
      legal: (answer: Answer) => this.table.wouldAccept(answer),
    };
  }

  private inQuestion(): string {
    const { state, seats } = this.table;
    const { decision, turn } = state;
    if (decision === null) return '';
    const when = turn?.step ? ` at ${inWords({ turn: turn.number, step: turn.step })}` : '';
    return `${decision.prompt} (${decision.kind}) of ${seats[decision.seat] ?? ''}${when}`;
  }

  /** The answer to the open question, and why it was refused. */
  private given(answer: Answer, from: Source, choices?: readonly Choice[]): Refusal | undefined {
    const { table, witness } = this;
    const told: ToldDecision | undefined = witness?.hears(table, {
      answer,
      from,
      ...(choices && { choices }),
    });
    const refusal = table.answer(answer);
    if (refusal === undefined) witness?.keep(told);
    return refusal;
  }

  private take(answer: Answer, from: Source): void {
    const refusal = this.given(answer, from);
    if (refusal !== undefined)
      throw new Error(`${this.inQuestion()} refused ${JSON.stringify(answer)}: ${refusal.message}`);
    this.unasked.settle();
    this.witness?.settles();
  }

  /** Of a player whom another controls both answer. */
  private book(seat: Seat): AnswerBook {
    const book = this.books[seat];
    if (book === undefined) throw new Error(`nobody plays at seat ${String(seat)}`);
    const controller = this.controllerOf(seat);
    return controller === undefined ? book : new AnswerBook([], [this.book(controller), book]);
  }
}
