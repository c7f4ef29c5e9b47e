// An entry of the script as an action: announced whole, with what it says and what the answers say.
import { asProposed, known, refuse, type GameAction, type ObjectId } from '#rules';
import type { AnswerBook } from '../answers/book.js';
import { listed } from '../answers/words.js';
import type { CastEntry, Payment, ScriptEntry } from '../format/script.js';
import { findAmong, findObject, findObjects, objectsIn } from '../objects/find.js';
import { Unplayable } from '../position/lay.js';
import {
  activationsAs,
  activationsMeant,
  castsMeant,
  manaMeant,
  optionalCost,
  optionalCosts,
  playsMeant,
  specialsMeant,
  type Actor,
} from './actions.js';
import { asIfNamed } from './as-if-named.js';
import { Filler, type Chosen, type Filled } from './fill.js';

/** Entries that are actions of a player with priority. */
export type ActionEntry = Extract<ScriptEntry, { kind: 'cast' | 'activate' | 'mana' | 'special' | 'play' }>;

export const isAction = (entry: ScriptEntry): entry is ActionEntry =>
  ['cast', 'activate', 'mana', 'special', 'play'].includes(entry.kind);

export type Attempt = Filled;

/** The first of the actions meant that can be announced; else why the first cannot. */
export function attempt(actor: Actor, script: ActionEntry, book: AnswerBook, strict: boolean): Attempt {
  const meant = actionsMeant(actor, script);
  const before = book.state;
  let first: Attempt | undefined;
  for (const action of meant.slice(0, MOST)) {
    const filled = announced(actor, script, action, book, strict);
    if ('action' in filled) return filled;
    book.restore(before);
    first ??= filled;
  }
  return (
    first ?? { refusal: refuse('illegal-answer', NOT_THERE[script.kind], 'Nothing like that is there.') }
  );
}

/** What is to be there for it to be done. */
const NOT_THERE: Readonly<Record<ActionEntry['kind'], string>> = {
  cast: 'cr 601.3',
  activate: 'cr 602.2',
  mana: 'cr 602.2',
  special: 'cr 116.2',
  play: 'cr 116.2a',
};

/** How many actions that could be meant are tried. */
const MOST = 12;

function actionsMeant(actor: Actor, { kind, entry }: ActionEntry): readonly GameAction[] {
  const { as } = entry;
  if (as === undefined) return begunBy(actor, { kind, entry } as ActionEntry);
  if (actor.state.naming === null) throw new Unplayable(`nothing is given a name in this ruleset: ${as}`);
  if (kind === 'activate') return activationsAs(actor, entry.activate, entry.of, as);
  if (kind === 'mana') return activationsAs(actor, entry.mana, entry.of, as);
  return begunBy(actor, { kind, entry } as ActionEntry).map((action) => namedAs(action, as));
}

/** What it is named, or the land it is played as. */
function namedAs(action: GameAction, as: string): GameAction {
  if (action.do !== 'play') return { ...action, name: as };
  const { object } = action;
  return as === 'pentaland' || as === 'utopia'
    ? { do: 'play', object, as: 'any-land' }
    : { do: 'play', object, name: as };
}

function begunBy(actor: Actor, { kind, entry }: ActionEntry): readonly GameAction[] {
  switch (kind) {
    case 'cast':
      return castsMeant(actor, entry);
    case 'activate':
      return activationsMeant(actor, entry);
    case 'mana':
      return manaMeant(actor, entry);
    case 'special':
      return specialsMeant(actor, entry);
    case 'play':
      return playsMeant(actor, entry);
  }
}

function announced(
  actor: Actor,
  script: ActionEntry,
  begun: GameAction,
  book: AnswerBook,
  strict: boolean,
): Attempt {
  if (script.kind === 'play' || begun.do === 'play') return { action: begun, choices: [] };
  const { entry } = script;
  const spliced = script.kind === 'cast' ? splicedOnto(actor, script.entry) : [];
  const chosen: Chosen = {
    ...entry,
    names: new Map(spliced.flatMap(({ id, as }) => (as === undefined ? [] : [[id, as]]))),
  };
  const named = entry.as === undefined ? actor : asIfNamed(actor, begun.object, entry.as);
  const action: GameAction = {
    ...begun,
    ...(entry.x === undefined ? {} : { x: entry.x }),
    ...modesOf(named, begun.object, entry),
    ...optionalOf(named, begun.object, entry),
    ...(spliced.length === 0 ? {} : { splice: spliced.map(({ id }) => id) }),
    ...(entry.pay === undefined ? {} : payments(named, begun.object, entry.pay)),
  };
  return new Filler(actor, targetsOf(script, chosen), book, strict).fill(action);
}

/** Those of what is spliced onto it follow those of the spell. */
function targetsOf(script: ActionEntry, chosen: Chosen): Chosen {
  if (script.kind !== 'cast' || script.entry.splice === undefined) return chosen;
  const spliced = script.entry.splice.flatMap(({ targets }) => targets ?? []);
  return { ...chosen, targets: [...(chosen.targets ?? []), ...spliced] };
}

/** Modes said by their numbers need nobody to be asked; texts are held against what is offered. */
function modesOf(actor: Actor, object: ObjectId, { modes = [] }: Costed): { modes?: number[] } {
  const numbers = modes.flatMap((mode) => (typeof mode === 'number' ? [mode - 1] : []));
  if (numbers.length === 0 || numbers.length !== modes.length) return {};
  // Entwined, it has them all without anybody choosing.
  return numbers.length > 1 && entwineOf(actor, object) !== undefined ? {} : { modes: numbers };
}

const entwineOf = (actor: Actor, object: ObjectId) =>
  optionalCosts(actor, object).find(({ keyword }) => keyword === 'entwine');

type Costed = Pick<CastEntry, 'kicked' | 'alternative' | 'modes'>;

const KICKERS: ReadonlySet<string> = new Set(['kicker', 'kickers', 'multikicker']);

/** Kicker, buyback, entwine and their like, as far as the entry says anything of them. */
function optionalOf(actor: Actor, object: ObjectId, entry: Costed): { optional?: Record<string, number> } {
  const { kicked, alternative, modes = [] } = entry;
  const optional: Record<string, number> = {};
  const all = optionalCosts(actor, object);
  if (kicked !== undefined) {
    const named = all.filter(({ keyword }) => keyword !== null && KICKERS.has(keyword));
    // Replicate says no less than multikicker how often.
    const kickers = named.length > 0 ? named : all.filter(({ repeats }) => repeats);
    if (kickers.length === 0 && kicked !== false && kicked !== 0) optional['kicker'] = Number(kicked);
    let left = Number(kicked);
    for (const { label, repeats } of kickers) {
      const times = repeats ? left : Math.min(left, 1);
      optional[label] = times;
      left -= times;
    }
  }
  const named = alternative === undefined ? undefined : optionalCost(actor, object, alternative);
  if (named !== undefined) optional[named.label] = 1;
  const entwine = entwineOf(actor, object);
  if (entwine !== undefined && modes.length > 0) optional[entwine.label] = modes.length > 1 ? 1 : 0;
  return Object.keys(optional).length === 0 ? {} : { optional };
}

interface Spliced {
  readonly id: ObjectId;
  /** What it is named as it is spliced onto the spell (pentaland 705.1). */
  readonly as: string | undefined;
}

function splicedOnto({ state, seats }: Actor, { splice = [] }: CastEntry): readonly Spliced[] {
  const hand = objectsIn(state, 'hand');
  const cards: Spliced[] = [];
  for (const { card, as } of splice) {
    if (as !== undefined && state.naming === null)
      throw new Unplayable(`nothing is given a name in this ruleset: ${as}`);
    const before = cards.map(({ id }) => id);
    const id = findAmong(state, seats, card, hand, before) ?? findObject(state, seats, card);
    if (id !== undefined) cards.push({ id, as });
  }
  return cards;
}

function eachFound({ state, seats }: Actor, texts: string | readonly string[] | undefined): ObjectId[] {
  const found: ObjectId[] = [];
  for (const text of listed(texts)) {
    const next = findObjects(state, seats, text).find((id) => !found.includes(id));
    if (next !== undefined) found.push(next);
  }
  return found;
}

/** The mana abilities that the entry says are activated for it. */
export function paidFrom(
  actor: Actor,
  { mana }: Payment = {},
): Pick<Extract<GameAction, { do: 'cast' }>, 'pay'> {
  const pay = eachFound(actor, mana).map((id) => ({ object: id, ability: manaAbilityOf(actor, id) }));
  return pay.length === 0 ? {} : { pay };
}

/** The mana abilities, creatures and cards that the entry says it is paid with. */
function payments(
  actor: Actor,
  object: ObjectId,
  pay: Payment,
): Partial<Extract<GameAction, { do: 'cast' }>> {
  const { state, seat } = actor;
  const keywords = asProposed(state, object, seat)?.keywords ?? new Set<string>();
  const all = (texts: string | readonly string[] | undefined): ObjectId[] => eachFound(actor, texts);
  return {
    ...paidFrom(actor, pay),
    ...(pay.life === undefined ? {} : { life: pay.life }),
    ...(pay.tap !== undefined && keywords.has('convoke') ? { convoke: all(pay.tap) } : {}),
    ...(pay.tap !== undefined && keywords.has('improvise') ? { improvise: all(pay.tap) } : {}),
    ...(pay.exile !== undefined && keywords.has('delve') ? { delve: all(pay.exile) } : {}),
  };
}

/** The first of its activated abilities that adds mana. */
function manaAbilityOf({ state }: Actor, id: ObjectId): number {
  const activated = (known(state, id)?.abilities ?? []).filter(({ ability }) => ability.kind === 'activated');
  const at = activated.findIndex(({ ability }) => JSON.stringify(ability).includes('"add-mana"'));
  return Math.max(0, at);
}
