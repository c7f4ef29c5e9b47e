// Bots that see the whole game state and choose among the legal options: one without preferences, one that prefers
// mana, creatures and attacks. They play simulated games.
import {
  completedBy,
  isClaim,
  isNameless,
  known,
  leastAnswer,
  legalActions,
  namesThatServe,
  objectNumber,
  type Answer,
  type Decision,
  type GameAction,
  type GameState,
  type ObjectId,
  type Question,
  type QuestionOf,
  type Rulebook,
  type Seat,
} from '#rules';
import type { CardDefinition } from '#cards';
import { memoByIdentity, type RandomSource } from '#kernel';
import { isOwnName, isUsed } from '#mental';
import { namedCards, namesFitting, namesOn } from '../common/catalogue.js';
import { oneOf } from '../common/drawing.js';
import { drawAnswer, type PlainQuestion } from './drawn-answers.js';

export interface Bot {
  readonly name: string;
  /** `tries`: how many answers to this question were refused. `book`: the cards and rules the bot knows. */
  answer(state: GameState, decision: Decision, random: RandomSource, tries: number, book: Rulebook): Answer;
}

/** How often choices for an action are drawn before the bot gives it up. */
const ATTEMPTS = 3;

/** The action with all its open choices drawn; undefined if it could not be completed. */
function drawAction(
  state: GameState,
  seat: Seat,
  started: GameAction,
  random: RandomSource,
  book: Rulebook,
): GameAction | undefined {
  const nameless = isNameless(state, started);
  const blindly = !nameless || random.below(BLINDLY) === 0;
  const likely = (names: Names): Names =>
    blindly ? names : namesThatServe(state, seat, started, names, book);
  if (nameless && likely(namesOf(state, started.object, book)).length === 0) return undefined;
  for (let attempt = 0; attempt < (nameless && blindly ? 1 : ATTEMPTS); attempt += 1) {
    const chooser = (question: Question): Answer =>
      drawName(state, question, random, book, likely) ?? drawAnswer(question as PlainQuestion, random);
    const completed = completedBy(state, seat, started, chooser, book);
    if ('done' in completed) return completed.done;
  }
  return undefined;
}

function answerPriority(
  state: GameState,
  seat: Seat,
  actions: readonly GameAction[],
  random: RandomSource,
  mayPass: boolean,
  book: Rulebook,
): Answer {
  const left = [...actions];
  while (left.length > 0) {
    const at = random.below(left.length + (mayPass ? 1 : 0));
    const started = left[at];
    if (started === undefined) break;
    left.splice(at, 1);
    const action = drawAction(state, seat, started, random, book);
    if (action !== undefined) return { kind: 'priority', action };
  }
  return { kind: 'priority', action: 'pass' };
}

type Names = readonly CardDefinition[];

function printedOn(state: GameState, id: ObjectId): CardDefinition | undefined {
  const object = state.objects[objectNumber(id)];
  const { definition = null } = object?.card ?? object?.identity ?? {};
  return definition === null ? undefined : state.definitions[definition];
}

/** True if the name is the card's own, which most rulesets do not allow. */
function isItsOwn(state: GameState, id: ObjectId, name: CardDefinition): boolean {
  const printed = printedOn(state, id);
  return printed !== undefined && isOwnName(printed, name);
}

/** The names that the card's cost allows. */
function namesOf(state: GameState, id: ObjectId, book: Rulebook): Names {
  const printed = printedOn(state, id);
  if (printed === undefined) return [];
  return namesFitting(book.cards, printed, state.terms?.ruleset);
}

/**
 * A name for a card without one: a likely name, usually one not heard yet. Undefined if no name is needed.
 */
function drawName(
  state: GameState,
  question: Question,
  random: RandomSource,
  book: Rulebook,
  likely: (names: Names) => Names = (names) => names,
): Answer | undefined {
  if (question.kind !== 'word') return undefined;
  if (question.object === undefined) return anyName(question, random, book);
  const names = likely(namesOf(state, question.object, book));
  const isFresh = random.below(FORGETFUL) !== 0;
  for (let tries = 0; isFresh && tries < RECALLS && names.length > 0; tries += 1) {
    const name = oneOf(names, random);
    if (!isUsed(state, name) && !isItsOwn(state, question.object, name))
      return { kind: 'word', word: name.name };
  }
  return { kind: 'word', word: names.length === 0 ? '' : oneOf(names, random).name };
}

/** cr 201.4: any existing name. */
function anyName({ from, of }: QuestionOf<'word'>, random: RandomSource, book: Rulebook): Answer | undefined {
  const all = namedCards(book.cards);
  const isName = from === null && (of === 'name' || of === 'cost') && all.length > 0;
  return isName ? { kind: 'word', word: oneOf(namesOn(oneOf(all, random)), random) } : undefined;
}

/** How many names it considers before it takes one that may already have been given. */
const RECALLS = 8;

/** One time in this many it tries an action with any name, once, however unlikely. */
const BLINDLY = 50;

/** One time in this many it takes any name that fits. */
const FORGETFUL = 8;

/** Declares nothing: legal unless a creature must (cr 508.1d); then the refusal says so. */
const nothing = (kind: 'attackers' | 'blockers'): Answer =>
  kind === 'attackers' ? { kind, attacks: [] } : { kind, blocks: [] };

const TRIES = 6;

type Abilities = NonNullable<ReturnType<typeof known>>['abilities'];

/** One time in this many it takes an action that is free and repeatable. */
const IDLY = 25;

const idle = memoByIdentity<Abilities, readonly boolean[]>();

/** For each activated ability, whether it is idle. */
function idleAmong(abilities: Abilities): readonly boolean[] {
  let found = idle.get(abilities);
  if (found === undefined) {
    found = abilities.flatMap(({ ability }) =>
      ability.kind === 'activated' ? [ability.speed === 'mana-source'] : [],
    );
    idle.set(abilities, found);
  }
  return found;
}

/**
 * A claim that an unread text applies costs nothing and can be made again. After any claim in a step all others are
 * idle: the game forgets deeds, and a bot with many unread texts would claim one after the other without end.
 */
const hasClaimed = ({ deeds }: GameState, seat: Seat): boolean =>
  deeds.some(
    ({ seat: by, answer }) =>
      by === seat &&
      answer.kind === 'priority' &&
      typeof answer.action !== 'string' &&
      isClaimed(answer.action),
  );

const isClaimed = (action: GameAction): boolean => action.do === 'special' && isClaim(action.what);

/** What is free and can be repeated without limit would keep a bot busy for ever. */
function worthwhile(
  state: GameState,
  seat: Seat,
  actions: readonly GameAction[],
  random: RandomSource,
): readonly GameAction[] {
  const claimed = actions.some(isClaimed) && hasClaimed(state, seat);
  if (state.naming === null && !claimed) return actions;
  // war-zone Utopia has free changes.
  const isIdle = (action: GameAction): boolean =>
    action.do === 'activate'
      ? state.naming !== null &&
        idleAmong(known(state, action.object)?.abilities ?? [])[action.ability] === true
      : claimed && isClaimed(action);
  const others = actions.filter((action) => !isIdle(action));
  return others.length < actions.length && random.below(IDLY) === 0 ? actions : others;
}

export const uniformBot: Bot = {
  name: 'uniform',
  answer(state, decision, random, tries, book) {
    const { question } = decision;
    const seat = decision.of ?? decision.seat;
    if (question.kind === 'priority')
      return tries >= TRIES
        ? { kind: 'priority', action: 'pass' }
        : answerPriority(
            state,
            seat,
            worthwhile(state, seat, legalActions(state, seat, book), random),
            random,
            true,
            book,
          );
    if (question.kind === 'word' && question.object !== undefined && tries < TRIES)
      return drawName(state, question, random, book) ?? drawAnswer(question, random);
    // Few texts could mean any of its proposals, but 'nothing' is always possible.
    if (question.kind === 'propose' && tries >= TRIES)
      return { kind: 'propose', effect: { kind: 'nothing' }, names: [] };
    // A bot need not know a name.
    if (question.kind === 'word' && question.none === 'allowed') return { kind: 'word', word: '' };
    // After many refusals, the least that the rules allow.
    if (tries >= TRIES && (question.kind === 'attackers' || question.kind === 'blockers'))
      return leastAnswer(state, decision) ?? nothing(question.kind);
    return drawName(state, question, random, book) ?? drawAnswer(question, random);
  },
};

/** Lands first, then creatures, then the rest. Everything attacks and few block, so its games end. */
export const greedyBot: Bot = {
  name: 'greedy',
  answer(state, decision, random, tries, book) {
    const { question } = decision;
    const seat = decision.of ?? decision.seat;
    if (question.kind === 'attackers' && tries < 2)
      return {
        kind: 'attackers',
        attacks: question.candidates.flatMap(({ attacker, defenders }) =>
          defenders.length === 0 ? [] : [{ attacker, defender: oneOf(defenders, random) }],
        ),
      };
    if (question.kind === 'blockers' && tries < 1 && random.below(3) > 0) return nothing('blockers');
    if (question.kind !== 'priority' || tries >= TRIES)
      return uniformBot.answer(state, decision, random, tries, book);
    // On other players' turns it waits.
    if (state.turn?.active !== seat) return { kind: 'priority', action: 'pass' };
    const offered = legalActions(state, seat, book).filter((action) => action.do !== 'activate');
    const actions = worthwhile(state, seat, offered, random);
    const lands = actions.filter((action) => action.do === 'play');
    const first = lands.length > 0 ? lands : actions;
    return answerPriority(state, seat, first, random, first.length === 0, book);
  },
};
