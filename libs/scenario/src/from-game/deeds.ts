// What the players did, as entries of a script: actions with all that was chosen for them, and declarations.
import type { JsonObject } from '#kernel';
import {
  partsOfAll,
  type AnswerOf,
  type GameAction,
  type GameEvent,
  type GameState,
  type ObjectId,
  type Rulebook,
  type Seat,
  type SingleEvent,
  type StackItem,
} from '#rules';
import { facesOfCard } from '../objects/faces.js';
import { textsOfActivation } from '../objects/said.js';
import { optionalCosts } from '../run/actions.js';
import { asIfNamed } from '../run/as-if-named.js';
import type { Called } from './named.js';
import { Unwritable } from './passage.js';

export interface Deed {
  readonly entry: JsonObject;
  /** What is asked while it is announced, and no entry says. */
  readonly answers: readonly JsonObject[];
}

export interface Doing {
  readonly state: GameState;
  readonly seat: Seat;
  readonly rules: Rulebook;
  readonly called: Called;
  /** The events of the action itself. */
  readonly batch: readonly GameEvent[];
  /** Says which abilities were activated for mana, or leaves it to the payer. */
  readonly mana: 'said' | 'left';
}

const LONGEST = 300;
const KICKERS = /kick/;

type Used = Exclude<GameAction, { do: 'play' }>;

export function deedOf(doing: Doing, action: GameAction): Deed {
  if (action.do === 'play') return { entry: played(doing, action), answers: [] };
  const item = itemOf(doing, action);
  return {
    entry: { ...begun(doing, action), ...choices(doing, action, item) },
    answers: [...divided(doing, item), ...named(action), ...added(action)],
  };
}

function played({ state, called }: Doing, { object, as, name }: Extract<GameAction, { do: 'play' }>) {
  const land = state.terms?.ruleset === 'pentaland' ? 'pentaland' : 'utopia';
  const given = as === undefined ? name : land;
  return { play: called.name(object), ...(given === undefined ? {} : { as: given }) };
}

function begun({ state, rules, called }: Doing, action: Used): object {
  const { object, name } = action;
  const as = name === undefined ? {} : { as: name };
  if (action.do === 'cast') return { cast: castName(state, called, action), ...as };
  if (action.do === 'special') return { special: action.what, of: called.ref(object), ...as };
  const actor = name === undefined ? { state, rules } : asIfNamed({ state, rules }, object, name);
  const [text] = textsOfActivation(actor.state, object, action.ability);
  if (text === undefined) throw new Unwritable('an ability has no text');
  return { activate: text.slice(0, LONGEST), of: called.ref(object), ...as };
}

/** Of a card with several faces the one that is cast. */
function castName(state: GameState, called: Called, { object, face }: Extract<GameAction, { do: 'cast' }>) {
  const card = called.card(object);
  const faces = called.isOpen(object) && state.naming === null ? facesOfCard(state, object) : [];
  const own = faces.length > 1 ? faces[face ?? 0]?.name : undefined;
  return own === undefined ? card : `${card.slice(0, card.indexOf(':'))}:${own}`;
}

/** What stands on the stack for it; nothing for mana abilities and special actions. */
function itemOf({ batch }: Doing, { do: what }: Used): StackItem | undefined {
  for (const part of partsOfAll(batch)) {
    if (what === 'cast' && part.type === 'SpellCast') return part.item;
    if (what === 'activate' && part.type === 'AbilityStacked' && part.item.kind === 'activated')
      return part.item;
  }
  return undefined;
}

function choices(doing: Doing, action: Used, item: StackItem | undefined): object {
  const { called } = doing;
  const { targets = [], modes = [], x = null } = item ?? {};
  const aimed = targets.flat().flatMap(({ objects, players }) => [...objects, ...players]);
  return {
    ...(aimed.length === 0 ? {} : { targets: aimed.map((one) => called.one(one)) }),
    ...(modes.length === 0 ? {} : { modes: modes.map((mode) => mode + 1) }),
    ...(x === null ? {} : { x }),
    ...optional(doing, action),
    ...some('pay', payment(doing, action)),
  };
}

const some = (field: string, value: object): object =>
  Object.keys(value).length === 0 ? {} : { [field]: value };

/** Kicker and its like; an alternative cost, or one optional one by its name. */
function optional(
  { state, seat, rules, called }: Doing,
  { object, name, optional: paid = {}, ...more }: Used,
): object {
  const { alternative } = more;
  const unnamed = { state, seat, rules };
  const actor = name === undefined ? unnamed : asIfNamed(unnamed, object, name);
  const all = called.isOpen(object) || name !== undefined ? optionalCosts(actor, object) : [];
  const kickers = all.filter(({ keyword, repeats }) => KICKERS.test(keyword ?? '') || repeats);
  const times = kickers.reduce((sum, { label }) => sum + (paid[label] ?? 0), 0);
  const [other] = Object.entries(paid).flatMap(([label, count]) =>
    count > 0 && !kickers.some((one) => one.label === label) ? [label] : [],
  );
  const said = alternative ?? other;
  return {
    ...(kickers.length === 0 ? {} : { kicked: times }),
    ...(said === undefined ? {} : { alternative: said }),
  };
}

/** What happened to what it was paid with. */
const HOW: { readonly [K in string]: string } = {
  sacrifice: 'sacrifice',
  discard: 'discard',
  exile: 'exile',
  return: 'return',
};

function payment(doing: Doing, action: Used): object {
  const { called, batch } = doing;
  const parts = partsOfAll(batch);
  const costs = (action.costs ?? []).flat();
  const by = new Map<string, string[]>();
  for (const id of costs) {
    const how = howPaid(parts, id);
    by.set(how, [...(by.get(how) ?? []), called.ref(id)]);
  }
  const refs = (ids: readonly ObjectId[] = []): string[] => ids.map((id) => called.ref(id));
  const tap = [...refs(action.convoke), ...refs(action.improvise), ...(by.get('tap') ?? [])];
  const exile = [...refs(action.delve), ...(by.get('exile') ?? [])];
  const mana = doing.mana === 'said' ? manaFrom(parts, action) : [];
  return {
    ...(mana.length === 0 ? {} : { mana: refs(mana) }),
    ...(action.life === undefined ? {} : { life: action.life }),
    ...Object.fromEntries(by),
    ...(tap.length === 0 ? {} : { tap }),
    ...(exile.length === 0 ? {} : { exile }),
  };
}

function howPaid(parts: readonly SingleEvent[], id: ObjectId): string {
  for (const part of parts) {
    if (part.type === 'ObjectMoved' && part.object === id) return HOW[part.cause] ?? 'reveal';
    if (part.type === 'PermanentTapped' && part.object === id) return part.tapped ? 'tap' : 'untap';
    if (part.type === 'CountersChanged' && part.object === id) return 'remove';
  }
  return 'reveal';
}

/** What was tapped for the mana that it cost. */
function manaFrom(parts: readonly SingleEvent[], action: Used): readonly ObjectId[] {
  const end = parts.findIndex(({ type }) => type === 'SpellCast' || type === 'AbilityStacked');
  const before = end === -1 ? [] : parts.slice(0, end);
  return before.flatMap((part) =>
    part.type === 'ManaAdded' && part.source !== null && part.tapped === true && part.source !== action.object
      ? [part.source]
      : [],
  );
}

/** cr 601.2d: how it was divided, which an announcement asks for. */
function divided({ called }: Doing, item: StackItem | undefined): readonly JsonObject[] {
  return (item?.targets ?? []).flat().flatMap(({ objects, players, amounts }) => {
    if (amounts === undefined) return [];
    const among = [...objects, ...players];
    return [{ divide: Object.fromEntries(among.map((one, at) => [called.one(one), amounts[at] ?? 0])) }];
  });
}

const named = ({ names = [] }: Used): readonly JsonObject[] => names.map(({ name }) => ({ name }));

const added = ({ mana }: Used): readonly JsonObject[] => (mana === undefined ? [] : [{ choose: mana }]);

export function attacked({ called }: Doing, { attacks }: AnswerOf<'attackers'>): JsonObject {
  return {
    attack: attacks.map(({ attacker, defender, band }) => ({
      attacker: called.ref(attacker),
      defender: called.one(defender),
      ...(band === undefined ? {} : { band }),
    })),
  };
}

export function blocked({ called }: Doing, { blocks }: AnswerOf<'blockers'>): JsonObject {
  return {
    block: blocks.map(({ blocker, attackers }) => ({
      blocker: called.ref(blocker),
      attacker: attackers.map((id) => called.ref(id)),
    })),
  };
}
