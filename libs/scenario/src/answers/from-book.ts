// The answer a player's entries give to a question, by its kind.
import type { Answer, AnswerOf, ObjectId, Question, QuestionOf, Seat } from '#rules';
import type { GivenAnswer } from '../format/answer.js';
import { findAmong, findObject, seatNamed } from '../objects/find.js';
import { namesOf, sameName } from '../objects/names.js';
import { modesSaying, plainText } from '../objects/texts.js';
import { isVote, type Answerers, type Asking } from './asking.js';
import type { AnswerBook } from './book.js';
import { foundOf } from './searched.js';
import { chooseSeveral } from './several.js';
import { listed, spelled, wordsOf } from './words.js';

/** The texts of an entry that chooses or targets; either serves for both. */
function textsOf(answer: GivenAnswer): readonly string[] | undefined {
  if (answer.kind === 'choose') return listed(answer.of.choose);
  if (answer.kind === 'target') return listed(answer.of.target);
  return undefined;
}

/** Each text finds something new, or the entry does not fit. */
function eachFinds<T>(
  texts: readonly (string | number)[] | undefined,
  taken: readonly T[],
  find: (text: string | number, taken: readonly T[]) => T | undefined,
): readonly T[] | undefined {
  if (texts === undefined) return undefined;
  const found: T[] = [];
  for (const text of texts) {
    const one = find(text, [...taken, ...found]);
    if (one === undefined) return undefined;
    found.push(one);
  }
  return found;
}

export function objectAmong(
  { state, seats }: Pick<Asking, 'state' | 'seats'>,
  candidates: readonly ObjectId[],
  text: string,
  taken: readonly ObjectId[],
): ObjectId | undefined {
  return findAmong(state, seats, text, candidates, taken);
}

export const playerAmong = (
  { seats }: Pick<Asking, 'seats'>,
  candidates: readonly Seat[],
  text: string,
  taken: readonly Seat[],
): Seat | undefined => {
  const seat = seatNamed(seats, text);
  return seat !== undefined && candidates.includes(seat) && !taken.includes(seat) ? seat : undefined;
};

type Option = QuestionOf<'choose-modes'>['options'][number];

/** By number from 1, by the start of its label, or by the name of the object it is about; a mode also by its text. */
export function optionMeant(
  { state, source }: Pick<Asking, 'state' | 'source'>,
  options: readonly Option[],
  wanted: string | number,
  taken: readonly number[] = [],
): number | undefined {
  if (areModes(options)) return modeMeant({ state, source }, options, wanted);
  if (typeof wanted === 'number') return wanted >= 1 && wanted <= options.length ? wanted - 1 : undefined;
  const start = plainText(wanted);
  const fits = ({ label, object }: Option): boolean => {
    const names = object === undefined ? [] : namesOf(state, object);
    return (
      plainText(label, names).startsWith(plainText(wanted, names)) ||
      names.some((name) => sameName(name, wanted))
    );
  };
  const exact = options.findIndex(({ label }, index) => !taken.includes(index) && plainText(label) === start);
  if (exact !== -1) return exact;
  const found = options.findIndex((option, index) => !taken.includes(index) && fits(option));
  return found === -1 ? undefined : found;
}

/** Modes are offered by their numbers as printed: those that cannot be chosen are not among them. */
const areModes = (options: readonly Option[]): boolean =>
  options.length > 0 && options.every(({ label }) => /^mode \d+$/.test(label));

function modeMeant(
  { state, source }: Pick<Asking, 'state' | 'source'>,
  options: readonly Option[],
  wanted: string | number,
): number | undefined {
  const numbers = typeof wanted === 'number' ? [wanted] : modesSaying(state, source ?? null, wanted);
  const at = options.findIndex(({ label }) => numbers.some((number) => label === `mode ${String(number)}`));
  return at === -1 ? undefined : at;
}

/** The first entry that gives an answer which would do. */
function firstFitting(
  book: AnswerBook,
  legal: (answer: Answer) => boolean,
  read: (answer: GivenAnswer) => Answer | undefined,
): Answer | undefined {
  for (const { answer, use } of book.left()) {
    const read_ = read(answer);
    if (read_ === undefined || !legal(read_)) continue;
    use();
    return read_;
  }
  return undefined;
}

/** One that is put in order: by what it says, or by a reference to what it is of (`NAME#2`, `NAME@B`). */
function placeMeant(
  asking: Asking<'order'>,
  wanted: string | number,
  taken: readonly number[],
): number | undefined {
  const { options } = asking.question;
  const meant = optionMeant(asking, options, wanted, taken);
  if (meant !== undefined || typeof wanted === 'number') return meant;
  const candidates = options.flatMap(({ object }) => object ?? []);
  const found = objectAmong(asking, candidates, wanted, []);
  const places = options.flatMap(({ object }, index) =>
    object === found && found !== undefined ? [index] : [],
  );
  return places.find((index) => !taken.includes(index));
}

function orderOf(asking: Asking<'order'>, texts: readonly string[]): readonly number[] | undefined {
  const { options } = asking.question;
  const named = eachFinds<number>(texts, [], (text, taken) => placeMeant(asking, text, taken));
  if (named === undefined) return undefined;
  return [...named, ...[...options.keys()].filter((index) => !named.includes(index))];
}

/** cr 616.1: of several replacement effects one is chosen, and then of those that are left. */
function chosenInTurn(asking: Asking<'order'>, book: AnswerBook): Answer | undefined {
  if (asking.prompt !== 'order-replacements') return undefined;
  const { options } = asking.question;
  const before = book.state;
  const first: number[] = [];
  for (const { answer, use } of book.left()) {
    const texts = answer.kind === 'choose' ? textsOf(answer) : undefined;
    const found = eachFinds<number>(texts, first, (text, taken) => placeMeant(asking, text, taken));
    if (found === undefined || found.some((one) => first.includes(one))) continue;
    use();
    first.push(...found);
  }
  if (first.length === 0) return undefined;
  const rest = [...options.keys()].filter((index) => !first.includes(index));
  const ordered: Answer = { kind: 'order', order: [...first, ...rest] };
  if (asking.legal(ordered)) return ordered;
  book.restore(before);
  return undefined;
}

/** war-zone: draws divided among two libraries, one answer for each of them as long as there are some. */
function sharedOut({ prompt, question, legal }: Asking<'number'>, book: AnswerBook): Answer | undefined {
  if (prompt !== 'divide') return undefined;
  const said = [...book.left()].filter(({ answer }) => answer.kind === 'from').slice(0, question.most ?? 0);
  if (said.length === 0) return undefined;
  const number = said.filter(({ answer }) => answer.kind === 'from' && answer.of.from === 'utopia').length;
  const shared: Answer = { kind: 'number', number: Math.max(question.least, number) };
  if (!legal(shared)) return undefined;
  for (const { use } of said) use();
  return shared;
}

/** A mode, or what is chosen by its text: never who is chosen, though an option may begin with their name. */
function modesIn(
  { seats }: Pick<Asking, 'seats'>,
  answer: GivenAnswer,
): readonly (string | number)[] | undefined {
  if (answer.kind === 'mode') return Array.isArray(answer.of.mode) ? answer.of.mode : [answer.of.mode];
  if (answer.kind !== 'choose') return undefined;
  const texts = listed(answer.of.choose);
  return texts.some((text) => seatNamed(seats, text) !== undefined) ? undefined : texts;
}

/** cr 103.5b: what is used before it is answered. */
function usedInstead(asking: Asking<'yes-no'>, answer: GivenAnswer): Answer | undefined {
  const { instead = [] } = asking.question;
  const [object] =
    eachFinds<ObjectId>(textsOf(answer), [], (text) => objectAmong(asking, instead, String(text), [])) ?? [];
  return object === undefined ? undefined : { kind: 'choose-objects', objects: [object] };
}

const FROM_BOOK: Answerers = {
  'choose-objects'(asking, book) {
    const { candidates, count, least = count } = asking.question;
    const objects = chooseSeveral(book, {
      least,
      most: count,
      candidates,
      named: (answer, taken) =>
        asking.prompt === 'search'
          ? foundOf(asking, candidates, textsOf(answer) ?? [], taken)
          : eachFinds<ObjectId>(textsOf(answer), taken, (text, all) =>
              objectAmong(asking, candidates, String(text), all),
            ),
      legal: (chosen) => asking.legal({ kind: 'choose-objects', objects: [...chosen] }),
      mayAgree: !['scry', 'opening-hand'].includes(asking.prompt),
    });
    return objects && { kind: 'choose-objects', objects: [...objects] };
  },
  'choose-players'(asking, book) {
    const { candidates, count, least = count } = asking.question;
    const players = chooseSeveral(book, {
      least,
      most: count,
      candidates,
      named: (answer, taken) =>
        eachFinds<Seat>(textsOf(answer), taken, (text, all) =>
          playerAmong(asking, candidates, String(text), all),
        ),
      legal: (chosen) => asking.legal({ kind: 'choose-players', players: [...chosen] }),
      mayAgree: true,
    });
    return players && { kind: 'choose-players', players: [...players] };
  },
  'choose-targets'(asking, book) {
    const { objects, players, least, most } = asking.question;
    const answerOf = (chosen: readonly (ObjectId | Seat)[]): Answer => ({
      kind: 'choose-targets',
      targets: chosen.map((one) => (typeof one === 'number' ? { seat: one } : { object: one })),
    });
    const chosen = chooseSeveral<ObjectId | Seat>(book, {
      least,
      most,
      candidates: [...objects, ...players],
      named: (answer, taken) =>
        eachFinds<ObjectId | Seat>(textsOf(answer), taken, (text, all) =>
          targetAmong(asking, asking.question, String(text), all),
        ),
      legal: (some) => asking.legal(answerOf(some)),
      mayAgree: false,
    });
    return chosen && answerOf(chosen);
  },
  'choose-modes'(asking, book) {
    const { options, least, most, repeat } = asking.question;
    const modes = chooseSeveral<number>(book, {
      least,
      most,
      candidates: [...options.keys()],
      named: (answer, taken) => {
        const wanted = modesIn(asking, answer);
        return eachFinds<number>(wanted, repeat ? [] : taken, (text, all) => {
          const found = optionMeant(asking, options, text, repeat ? [] : all);
          return found !== undefined && !repeat && all.includes(found) ? undefined : found;
        });
      },
      legal: (chosen) => asking.legal({ kind: 'choose-modes', modes: [...chosen] }),
      mayAgree: true,
    });
    return modes && { kind: 'choose-modes', modes: [...modes] };
  },
  'yes-no': (asking, book) =>
    firstFitting(book, asking.legal, (answer) => {
      if (isVote(asking))
        return answer.kind === 'accept' ? { kind: 'yes-no', yes: answer.of.accept } : undefined;
      if (answer.kind === 'yes') return { kind: 'yes-no', yes: answer.of.yes };
      return usedInstead(asking, answer);
    }),
  number: (asking, book) =>
    sharedOut(asking, book) ??
    firstFitting(book, asking.legal, (answer) => {
      if (answer.kind === 'number') return { kind: 'number', number: answer.of.number };
      if (answer.kind === 'x') return { kind: 'number', number: answer.of.x };
      return undefined;
    }),
  word: (asking, book) =>
    firstFitting(book, asking.legal, (answer) => {
      // What is chosen is never what a card is named: that is said with `name`.
      if (answer.kind === 'choose' && asking.question.object !== undefined) return undefined;
      const [word] = wordsOf(answer, asking.question.of);
      return word === undefined ? undefined : { kind: 'word', word: spelled(word, asking.question.from) };
    }),
  order: (asking, book) =>
    firstFitting(book, asking.legal, (answer) => {
      const order = answer.kind === 'order' ? orderOf(asking, answer.of.order) : undefined;
      return order && { kind: 'order', order: [...order] };
    }) ?? chosenInTurn(asking, book),
  divide: (asking, book) =>
    firstFitting(book, asking.legal, (answer) => {
      if (answer.kind !== 'divide') return undefined;
      const amounts = sharesOf(asking, answer.of.divide);
      return amounts && { kind: 'divide', amounts: [...amounts] };
    }),
  priority: () => undefined,
  attackers: () => undefined,
  blockers: () => undefined,
  propose: (asking, book) =>
    firstFitting(book, asking.legal, (answer) =>
      answer.kind === 'propose' ? proposalOf(asking, answer.of) : undefined,
    ),
};

/** Its names stand for objects and players as references anywhere in a scenario do. */
function proposalOf(
  { state, seats }: Pick<Asking, 'state' | 'seats'>,
  { propose, names = {} }: Extract<GivenAnswer, { kind: 'propose' }>['of'],
): Answer | undefined {
  const given: AnswerOf<'propose'>['names'] = [];
  for (const [name, texts] of Object.entries(names)) {
    const one: (typeof given)[number] = { name, objects: [], players: [] };
    for (const text of listed(texts)) {
      const seat = seatNamed(seats, text);
      const object = seat === undefined ? findObject(state, seats, text) : undefined;
      if (seat !== undefined) one.players.push(seat);
      else if (object !== undefined) one.objects.push(object);
      else return undefined;
    }
    given.push(one);
  }
  return { kind: 'propose', effect: propose, names: given };
}

export function targetAmong(
  asking: Pick<Asking, 'state' | 'seats'>,
  { objects, players }: { readonly objects: readonly ObjectId[]; readonly players: readonly Seat[] },
  text: string,
  taken: readonly (ObjectId | Seat)[],
): ObjectId | Seat | undefined {
  const seats = taken.filter((one) => typeof one === 'number');
  const ids = taken.filter((one) => typeof one === 'string');
  return playerAmong(asking, players, text, seats) ?? objectAmong(asking, objects, text, ids);
}

/** A share for each: who is not named gets nothing. */
export function sharesOf(
  asking: Pick<Asking<'divide'>, 'state' | 'seats' | 'question'>,
  divide: Readonly<Record<string, number>>,
): readonly number[] | undefined {
  const { among } = asking.question;
  const objects = among.filter((one) => typeof one === 'string');
  const players = among.filter((one) => typeof one === 'number');
  const shares = new Map<ObjectId | Seat, number>();
  for (const [text, amount] of Object.entries(divide)) {
    const meant = targetAmong(asking, { objects, players }, text, [...shares.keys()]);
    if (meant === undefined) return undefined;
    shares.set(meant, amount);
  }
  return among.map((one) => shares.get(one) ?? 0);
}

export function answerFromBook(asking: Asking, book: AnswerBook): Answer | undefined {
  const answerer = FROM_BOOK[asking.question.kind] as (
    asking: Asking,
    book: AnswerBook,
  ) => Answer | undefined;
  return answerer(asking, book);
}

export type { Question };
