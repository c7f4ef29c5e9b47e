// The choices an action is announced with: what the entry says, then what the answers say, then the first legal ones.
import {
  answered,
  complete,
  refuse,
  type Answer,
  type GameAction,
  type ObjectId,
  type Question,
  type QuestionOf,
  type Refusal,
  type Seat,
  type TargetGiven,
} from '#rules';
import type { AnswerBook } from '../answers/book.js';
import type { Asking } from '../answers/asking.js';
import { answerByDefault } from '../answers/by-default.js';
import { isForced } from '../answers/forced.js';
import { answerFromBook, objectAmong, optionMeant, targetAmong } from '../answers/from-book.js';
import { listed } from '../answers/words.js';
import type { CastEntry, Payment } from '../format/script.js';
import { findObject, findObjects, seatNamed } from '../objects/find.js';
import type { Actor } from './actions.js';
import { useUpTarget } from './unasked.js';
import type { Choice } from './witness.js';

export type Chosen = Pick<CastEntry, 'targets' | 'modes' | 'x' | 'pay'> & {
  /** What the entry says that other cards it takes are named. */
  readonly names?: ReadonlyMap<ObjectId, string>;
};

export type Filled =
  | { readonly action: GameAction; readonly choices: readonly Choice[] }
  | { readonly refusal: Refusal }
  | { readonly unanswered: string };

type Asked = Extract<ReturnType<typeof complete>, { question: Question }>;

/** An announcement asks no more than this. */
const PATIENCE = 500;

/** What is said of each way to pay that is not mana. */
function costsSaid(pay: Payment): readonly (readonly string[])[] {
  const { sacrifice, discard, exile, tap, untap, return: back, reveal, remove } = pay;
  return [sacrifice, discard, exile, tap, untap, back, reveal, remove].map(listed);
}

export class Filler {
  private targets: readonly string[] | undefined;
  private passedOver: readonly (readonly TargetGiven[])[] = [];
  private readonly paidWith: ObjectId[] = [];
  private readonly choices: Choice[] = [];

  constructor(
    private readonly actor: Actor,
    private readonly chosen: Chosen,
    private readonly book: AnswerBook,
    private readonly strict: boolean,
  ) {
    this.targets = chosen.targets;
  }

  fill(begun: GameAction): Filled {
    const { state, seat, rules } = this.actor;
    const unknown = this.chosen.targets?.find((text) => this.anywhere(text) === undefined);
    if (unknown !== undefined)
      return { refusal: refuse('illegal-answer', 'cr 601.2c', `There is no target called "${unknown}".`) };
    const lacking = this.notThere();
    if (lacking !== undefined)
      return { refusal: refuse('illegal-answer', 'cr 601.2h', `There is no "${lacking}" to pay with.`) };
    let action = begun;
    for (let asked = 0; asked < PATIENCE; asked += 1) {
      const next = complete(state, seat, action, rules);
      if ('done' in next) return this.filled(this.asPaid(this.asAimed(next.done)));
      if ('refusal' in next) return this.refusedAsAimed(action, next);
      const answer = this.answerTo(action, next);
      // Without a name it is proposed all the same: the rules say which is missing.
      if (answer === undefined && (next.into === 'name' || next.into === 'names')) return this.filled(action);
      if (answer === undefined) return { unanswered: next.into };
      const fuller = answered(state, seat, action, answer, rules);
      if ('refusal' in fuller) return this.asSaid(action, answer, fuller.refusal);
      action = fuller;
    }
    return { unanswered: 'it asks without end' };
  }

  private filled(action: GameAction): Filled {
    return { action, choices: this.choices };
  }

  /**
   * Where few enough targets are possible nobody is asked. What was said is announced all the same: another that is
   * called so, or one that is no legal target, which is refused then.
   */
  private asAimed(action: GameAction): GameAction {
    if (action.do === 'play' || this.targets === undefined) return action;
    const { state, seats, seat, rules } = this.actor;
    const works = (targets: TargetGiven[][]): boolean =>
      !('refusal' in complete(state, seat, { ...action, targets }, rules));
    let said = (action.targets ?? []).map((slot) => [...slot]);
    for (const text of this.targets) {
      const player = seatNamed(seats, text);
      const meant: readonly TargetGiven[] =
        player === undefined
          ? findObjects(state, seats, text).map((object) => ({ object }))
          : [{ seat: player }];
      const before = said;
      const last = before.at(-1) ?? [];
      const ways = meant.flatMap((one) => [
        [...before, [one]],
        ...(before.length === 0 ? [] : [[...before.slice(0, -1), [...last, one]]]),
      ]);
      said = ways.find(works) ?? ways[0] ?? before;
    }
    return said.length === 0 ? action : { ...action, targets: said };
  }

  /**
   * Where only one thing could pay nobody is asked. What was said is announced all the same, for the cost it fits; what
   * fits none is refused then.
   */
  private asPaid(action: GameAction): GameAction {
    const { pay } = this.chosen;
    if (action.do === 'play' || pay === undefined) return action;
    const { state, seats, seat, rules } = this.actor;
    const helping = [...(action.convoke ?? []), ...(action.improvise ?? []), ...(action.delve ?? [])];
    const used = new Set([...this.paidWith, ...helping]);
    let paid = action;
    for (const texts of costsSaid(pay)) {
      const objects: ObjectId[] = [];
      for (const text of texts) {
        const meant = findObjects(state, seats, text);
        const old = meant.find((id) => used.delete(id));
        const [fresh] = old === undefined ? meant.filter((id) => !objects.includes(id)) : [];
        if (fresh !== undefined) objects.push(fresh);
      }
      if (objects.length === 0) continue;
      const costs = paid.costs ?? [];
      const ways = Array.from({ length: costs.length + 1 }, (_, at) => ({
        ...paid,
        costs: [...costs.slice(0, at), objects, ...costs.slice(at)],
      }));
      paid = ways.find((way) => !('refusal' in complete(state, seat, way, rules))) ?? ways.at(-1) ?? paid;
    }
    return paid;
  }

  /** Where there are no legal targets it is refused before any is said: with those that were meant it tells why. */
  private refusedAsAimed(action: GameAction, refused: { readonly refusal: Refusal }): Filled {
    const { state, seat, rules } = this.actor;
    const aimed = complete(state, seat, this.asAimed(action), rules);
    return 'refusal' in aimed ? aimed : refused;
  }

  /** Targets that cannot be chosen are announced all the same: the rules say why they cannot. */
  private asSaid(action: GameAction, answer: Answer, refusal: Refusal): Filled {
    if (answer.kind !== 'choose-targets' || action.do === 'play') return { refusal };
    return this.filled({
      ...action,
      targets: [...(action.targets ?? []), ...this.passedOver.map((slot) => [...slot]), answer.targets],
    });
  }

  /** The slots before this one that nobody was asked about: only one thing could be chosen for them. */
  private unasked(action: GameAction, { objects, players, least }: QuestionOf<'choose-targets'>) {
    const { state, seat, rules } = this.actor;
    const all = [...objects.map((object) => ({ object })), ...players.map((one) => ({ seat: one }))];
    const answer = { kind: 'choose-targets' as const, targets: all.slice(0, least) };
    const fuller = answered(state, seat, action, answer, rules);
    if ('refusal' in fuller || fuller.do === 'play' || action.do === 'play') return [];
    return (fuller.targets ?? []).slice(action.targets?.length ?? 0, -1);
  }

  /** What is said of them is not said of what is asked now. */
  private passOver(slots: readonly (readonly TargetGiven[])[]): void {
    this.passedOver = slots;
    for (const one of slots.flat()) {
      const [text] = this.targets ?? [];
      if (text === undefined || !this.means(text, one)) return;
      this.targets = this.targets?.slice(1);
    }
  }

  private means(text: string, given: TargetGiven): boolean {
    const { state, seats } = this.actor;
    if ('seat' in given) return seatNamed(seats, text) === given.seat;
    return findObjects(state, seats, text).includes(given.object);
  }

  private answerTo(action: GameAction, asked: Asked): Answer | undefined {
    const { question, prompt } = asked;
    const asking = {
      ...this.actor,
      prompt,
      question,
      source: action.object,
      legal: (answer: Answer) => this.leadsOn(action, answer),
    };
    if (question.kind === 'choose-targets' && this.targets !== undefined)
      this.passOver(this.unasked(action, question));
    const chosen = (answer: Answer | undefined, from: Choice['from']): Answer | undefined => {
      if (answer !== undefined) this.choices.push({ prompt, question, answer, from });
      return answer;
    };
    const said = this.said(asked, action);
    if (said !== undefined) return chosen(said, 'script');
    const answered = this.fromBook(asking, action);
    if (answered !== undefined || asked.into === 'name' || asked.into === 'names')
      return chosen(answered, 'answers');
    return this.strict && !isForced(asking) ? undefined : chosen(answerByDefault(asking), 'default');
  }

  /** What the answers say of targets that nobody is asked about is not for this one, unless nothing else is. */
  private fromBook(asking: Asking, action: GameAction): Answer | undefined {
    const { question } = asking;
    const before = this.book.state;
    if (question.kind === 'choose-targets')
      for (const one of this.unasked(action, question).flat())
        useUpTarget(this.actor, this.book, 'seat' in one ? one.seat : one.object);
    const answered = answerFromBook(asking, this.book);
    if (answered === undefined) this.book.restore(before);
    return answered ?? answerFromBook(asking, this.book);
  }

  /** Whether it fits, and the action can still be done with it. */
  private leadsOn(action: GameAction, answer: Answer): boolean {
    const { state, seat, rules } = this.actor;
    const fuller = answered(state, seat, action, answer, rules);
    return !('refusal' in fuller) && !('refusal' in complete(state, seat, fuller, rules));
  }

  /** What the entry itself says. */
  private said({ question, into }: Asked, { object: source }: GameAction): Answer | undefined {
    const { modes, x, pay, names } = this.chosen;
    if (question.kind === 'choose-targets') return this.aimed(question);
    if (question.kind === 'word' && into === 'names') return this.named(question, names);
    if (question.kind === 'choose-modes' && into === 'modes' && modes !== undefined)
      return {
        kind: 'choose-modes',
        modes: modes.map(
          (mode) => optionMeant({ ...this.actor, source }, question.options, mode) ?? question.options.length,
        ),
      };
    if (question.kind === 'number' && into === 'optional') return this.agreed(question);
    if (question.kind === 'number' && into === 'x' && x !== undefined) return { kind: 'number', number: x };
    if (question.kind === 'choose-objects' && pay !== undefined) return this.paid(question, pay);
    return undefined;
  }

  private named({ object }: QuestionOf<'word'>, names: Chosen['names']): Answer | undefined {
    const word = object === undefined ? undefined : names?.get(object);
    return word === undefined ? undefined : { kind: 'word', word };
  }

  /** An optional cost is asked for as yes or no, one that can be paid again until no (fine print 7). */
  private agreed({ most }: QuestionOf<'number'>): Answer | undefined {
    const { actor, book } = this;
    const asking = { ...actor, prompt: 'pay', question: { kind: 'yes-no' }, legal: () => true } as const;
    let times = 0;
    for (let said = true; said && (most === null || times < most);) {
      const answer = answerFromBook(asking, book);
      if (answer === undefined && times === 0 && this.strict) return undefined;
      said = answer?.kind === 'yes-no' && answer.yes;
      if (said) times += 1;
    }
    return { kind: 'number', number: times };
  }

  /** The targets said, slot by slot: a slot takes what fits it, and what comes too soon is for the next. */
  private aimed(question: QuestionOf<'choose-targets'>): Answer | undefined {
    if (this.targets === undefined || (this.targets.length === 0 && question.least > 0)) return undefined;
    const taken: (ObjectId | Seat)[] = [];
    let left = this.targets;
    for (let [text] = left; text !== undefined && taken.length < question.most; [text] = left) {
      const found = targetAmong(this.actor, question, text, taken);
      if (found === undefined && taken.length >= question.least) break;
      const meant = found ?? this.anywhere(text);
      if (meant === undefined) break;
      taken.push(meant);
      left = left.slice(1);
    }
    this.targets = left;
    return {
      kind: 'choose-targets',
      targets: taken.map((one) => (typeof one === 'number' ? { seat: one } : { object: one })),
    };
  }

  /** What cannot be chosen is named all the same: its refusal tells why. */
  private anywhere(text: string): ObjectId | Seat | undefined {
    const { state, seats } = this.actor;
    return seatNamed(seats, text) ?? findObject(state, seats, text);
  }

  /** What it is to be paid with, and is nowhere. */
  private notThere(): string | undefined {
    const { state, seats } = this.actor;
    const { pay = {} } = this.chosen;
    return [...listed(pay.mana), ...costsSaid(pay).flat()].find(
      (text) => findObjects(state, seats, text).length === 0,
    );
  }

  private paid({ candidates, count }: QuestionOf<'choose-objects'>, pay: Payment): Answer | undefined {
    const texts = costsSaid(pay).flat();
    const objects: ObjectId[] = [];
    for (const text of texts) {
      if (objects.length === count) break;
      const found = objectAmong(this.actor, candidates, text, [...this.paidWith, ...objects]);
      if (found !== undefined) objects.push(found);
    }
    if (objects.length === 0) return undefined;
    this.paidWith.push(...objects);
    return { kind: 'choose-objects', objects };
  }
}
