// What every part of the renderer gets: the page it writes on, and the other parts.
import type {
  Action,
  Body,
  Change,
  Colour,
  Condition,
  Cost,
  Duration,
  Effect,
  Ability,
  Face,
  Filter,
  ManaSpec,
  NodeKind,
  Outcome,
  Pattern,
  Permission,
  Players,
  Reference,
  Replacement,
  Sorts,
  Static,
  TargetSpec,
  TokenSpec,
  Value,
  Word,
} from '../../nodes/sorts.js';
import { isNode, walk } from '../../nodes/walk.js';
import type { SortName } from '../../notation/field.js';
import {
  apartFromName,
  list,
  many,
  one,
  ordinal,
  spaced,
  verb,
  type Clause,
  type Phrase,
} from './grammar.js';
import type { Noun } from './nouns.js';

/** One entry for each kind of a sort; a missing kind does not compile. */
export type Table<S extends SortName, Written> = {
  readonly [K in Extract<Sorts[S], { readonly kind: string }>['kind']]: (
    node: Extract<Sorts[S], { readonly kind: K }>,
    pen: Pen,
  ) => Written;
};

export interface Named extends Phrase {
  /** The sentence that says it was carried out: 'a card was exiled this way'. */
  readonly did: string;
  /** The phrase for its amount: 'the damage dealt this way'. */
  readonly amount: string;
  /** The phrase for one of its objects: 'creature destroyed this way'. */
  readonly unit?: string;
}

type Group = NodeKind<'effect', 'let-objects'>;
/** What the text has named so far, and may call 'it', 'that creature', 'the exiled card'. */
export class Page {
  readonly #called = new Map<string, string>();
  readonly #names = new Map<string, Named>();
  readonly #origins = new Map<string, string>();
  readonly #qualities = new Map<string, Filter>();
  readonly #groups = new Map<string, Group>();
  #last: string | undefined;
  #actor: string | undefined;
  #divided: string | undefined;
  #condition: string | undefined;
  /** `self`: 'this creature', 'this spell'. */
  constructor(
    readonly self: string,
    readonly host: string,
    readonly targets: readonly TargetSpec[] = [],
    readonly introduced: Set<number> = new Set(),
    /** The object that gave the ability being written, if its text names it. */
    readonly granter?: string,
  ) {}

  /** The same page for a body with targets of its own; it remembers what was named. */
  within(targets: readonly TargetSpec[]): Page {
    return this.#copied(new Page(this.self, this.host, targets, new Set(), this.granter));
  }
  /** The same page for what another object says about itself. */
  about(self: string): Page {
    return this.#copied(new Page(self, this.host, this.targets, this.introduced));
  }
  #copied(page: Page): Page {
    for (const [key, text] of this.#called) page.#called.set(key, text);
    for (const [name, phrase] of this.#names) page.#names.set(name, phrase);
    for (const [name, from] of this.#origins) page.#origins.set(name, from);
    for (const [name, filter] of this.#qualities) page.#qualities.set(name, filter);
    page.#last = this.#last;
    return page;
  }

  /** A phrase that nothing else is called: the first choice, or one with a number. */
  call(key: string, phrase: string): string {
    const known = this.#called.get(key);
    if (known !== undefined) return known;
    const taken = new Set(this.#called.values());
    let text = phrase;
    for (let number = 2; taken.has(text); number += 1)
      text = `the ${ordinal(number)} ${phrase.replace(/^(?:that|the|those) /, '')}`;
    this.#called.set(key, text);
    return text;
  }

  /** Forgets a name: the object is another now, so the name is free. */
  forget(key: string): void {
    this.#called.delete(key);
  }

  /** A sentence that tells of no other step's success. */
  #told(key: string, sentence: string): string {
    const taken = new Set(this.#called.values());
    let text = sentence;
    for (let number = 2; taken.has(text); number += 1) text = `${sentence} (the ${ordinal(number)} time)`;
    this.#called.set(key, text);
    return text;
  }

  /** 'it' for what was named last, otherwise the name. */
  mention(key: string, phrase: Phrase, said?: 'name' | 'it' | 'card'): Phrase {
    const again = said === undefined ? this.#last === key : said === 'it';
    this.#last = key;
    if (said === 'card') return carded(key, phrase);
    if (!again) return phrase;
    const rest = apartFromName(phrase);
    return phrase.number === 'one'
      ? { text: 'it', possessive: 'its', number: 'one', ...rest }
      : { text: 'they', object: 'them', possessive: 'their', number: 'many', ...rest };
  }

  isKnown(name: string): boolean {
    return this.#names.has(name);
  }

  /** True if the object with this name was named last. */
  isSpokenOf(name: string): boolean {
    return this.#last === `name ${name}`;
  }

  /** Writes without changing what was named last. */
  aside<T>(look: () => T): T {
    const before = this.#last;
    const seen = look();
    this.#last = before;
    return seen;
  }

  speakOf(key: string | undefined): void {
    this.#last = key;
  }

  /** While a sentence is about a player, what is theirs is 'their'. */
  acting(key: string, rest: () => string): string {
    const before = this.#actor;
    this.#actor = key;
    const text = rest();
    this.#actor = before;
    return text;
  }
  isActing(key: string): boolean {
    return this.#actor === key;
  }

  /** While a sentence says a condition, its targets do not repeat that condition. */
  under(condition: Condition, rest: () => string): string {
    const before = this.#condition;
    this.#condition = unhinted(condition);
    const text = rest();
    this.#condition = before;
    return text;
  }
  isUnder(condition?: Condition): boolean {
    if (condition !== undefined) return this.#condition === unhinted(condition);
    return this.#condition?.startsWith('{"kind":"paid"') === true;
  }

  /** While a sentence says a divided amount, its target does not repeat that amount. */
  dividing(amount: unknown, rest: () => Phrase): Phrase {
    this.#divided = JSON.stringify(amount);
    const phrase = rest();
    this.#divided = undefined;
    return phrase;
  }
  isDividing(amount?: unknown): boolean {
    return amount === undefined ? this.#divided !== undefined : this.#divided === JSON.stringify(amount);
  }

  /** A group that the next step on it will write. */
  awaitGroup(group: Group): void {
    this.#groups.set(group.bind, group);
  }
  groupIn(effect: Effect): Group | undefined {
    const named = this.#groups.size === 0 ? undefined : boundIn(effect);
    return [...this.#groups.values()].find(({ bind }) => named?.has(bind));
  }
  tellGroup(name: string): void {
    this.#groups.delete(name);
  }
  /** The groups that no step has written; they stop waiting. */
  untoldGroups(): readonly Group[] {
    const untold = [...this.#groups.values()];
    this.#groups.clear();
    return untold;
  }

  /** Of objects chosen from others, the remaining ones are 'the rest'. */
  choseFrom(chosen: string, from: string | undefined): void {
    if (from === undefined) this.#origins.delete(chosen);
    else this.#origins.set(chosen, from);
  }
  isChosenFrom(chosen: string, from: string): boolean {
    return this.#origins.get(chosen) === from;
  }

  /** Remembers what kind of object was chosen. */
  choseAs(chosen: string, filter: Filter): void {
    this.#qualities.set(chosen, filter);
  }
  chosenAs(chosen: string): Filter | undefined {
    return this.#qualities.get(chosen);
  }

  bind(
    name: string | undefined,
    phrase: Phrase,
    did: string,
    amount = `the number of ${phrase.text}`,
    unit?: string,
  ): void {
    if (name === undefined) return;
    this.#origins.delete(name);
    this.#qualities.delete(name);
    const key = `name ${name}`;
    this.#called.delete(key);
    const text = this.call(key, phrase.text);
    this.#called.delete(`amount of ${name}`);
    this.#called.delete(`success of ${name}`);
    this.#names.set(name, {
      ...(phrase.number === 'one' ? one(text) : many(text)),
      ...apartFromName(phrase),
      did: this.#told(`success of ${name}`, did),
      amount: amount === phrase.text ? text : this.call(`amount of ${name}`, amount),
      ...(unit === undefined ? {} : { unit }),
    });
    this.speakOf(key);
  }

  named(name: string): Named {
    return (
      this.#names.get(name) ?? { ...one(`“${name}”`), did: `“${name}” is so`, amount: `the number “${name}”` }
    );
  }
}

const unhinted = (condition: Condition): string => JSON.stringify({ ...condition, said: undefined });

/** The phrase for it as a card: 'this card', 'that card', 'those cards'. */
const carded = (key: string, phrase: Phrase): Phrase => ({
  ...(phrase.number === 'many' ? many('those cards') : one(key === 'this' ? 'this card' : 'that card')),
  ...apartFromName(phrase),
});

/** The writer: one method for each sort. */
export interface Pen {
  readonly page: Page;
  ability(node: Ability): string;
  body(node: Body): string;
  /** As part of a sentence: without capital or full stop. */
  deed(node: Body): string;
  effect(node: Effect): Clause;
  object(node: Reference): Phrase;
  players(node: Players): Phrase;
  noun(node: Filter): Noun;
  value(node: Value): string;
  condition(node: Condition): string;
  duration(node: Duration): string;
  pattern(node: Pattern): Clause;
  cost(node: Cost): string;
  static(node: Static): string;
  change(node: Change, lasting: 'has' | 'gains'): Predicate;
  action(node: Action): Forbidden;
  permission(node: Permission): string;
  replacement(node: Replacement): string;
  outcome(node: Outcome): string;
  mana(node: ManaSpec, count: string): string;
  colour(node: Colour): string;
  word(node: Word): string;
  face(node: Face): string;
  token(node: TokenSpec, count: Value, tapped?: 'tapped'): Phrase;
  target(node: TargetSpec, slot: number): Phrase;
  /** For a body that declares targets. */
  with(targets: readonly TargetSpec[] | undefined): Pen;
  /** For an ability in quotation marks. */
  apart(self: string, granter?: string): Pen;
  /** For permissions of another object, which it says about itself. */
  about(self: string): Pen;
}

/** A verb and what follows; several predicates share their subject. */
export interface Predicate {
  readonly verb: string;
  readonly rest: string;
  /** What follows if the subject is plural. */
  readonly many?: string;
}
/** A restriction or requirement with its subject. */
export interface Forbidden extends Predicate {
  readonly subject: Phrase;
  /** Words that follow 'can't' but not 'must'. */
  readonly own?: 'self';
}

/** The names an effect refers to. */
const boundIn = (effect: Effect): ReadonlySet<unknown> =>
  new Set(
    [...walk('effect', effect)].flatMap(({ node }) =>
      isNode(node) && node.kind === 'bound' ? [node['name']] : [],
    ),
  );

export const keyOf = (node: unknown): string => {
  const { kind } = node as { kind: string };
  return kind === 'you' ? 'you' : JSON.stringify(node);
};

/** Predicates of one subject in a row. */
export function predicates(subject: Phrase, said: readonly Predicate[]): readonly string[] {
  const grouped: { verb: string; rests: string[] }[] = [];
  for (const { verb: infinitive, rest: single, many: plural } of said) {
    const rest = subject.number === 'many' ? (plural ?? single) : single;
    const last = grouped[grouped.length - 1];
    if (last !== undefined && last.verb === infinitive && GROUPED.includes(infinitive)) last.rests.push(rest);
    else if (
      last?.verb === "can't" &&
      infinitive === "can't" &&
      last.rests.join() === 'attack' &&
      /^block\b/.test(rest)
    )
      last.rests = [`attack or ${rest}`];
    else grouped.push({ verb: infinitive, rests: [rest] });
  }
  return grouped.map(({ verb: infinitive, rests }) => spaced(verb(subject, infinitive), list(rests)));
}
const GROUPED = ['have', 'gain', 'lose'];
