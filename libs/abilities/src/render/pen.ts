// What every part of the renderer is given: the page it writes on, and the other parts.
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
} from '../grammar/sorts.js';
import type { SortName } from '../grammar/field.js';
import { list, many, one, ordinal, spaced, verb, type Clause, type Phrase } from './grammar.js';
import type { Noun } from './nouns.js';

/** One entry a kind of a sort; a kind that is missing does not compile. */
export type Table<S extends SortName, Written> = {
  readonly [K in Extract<Sorts[S], { readonly kind: string }>['kind']]: (
    node: Extract<Sorts[S], { readonly kind: K }>,
    pen: Pen,
  ) => Written;
};

export interface Named extends Phrase {
  /** That it was not in vain: 'a card was exiled this way'. */
  readonly did: string;
  /** How much it was: 'the damage dealt this way'. */
  readonly amount: string;
}

/** What has been spoken of, and may be called 'it', 'that creature', 'the exiled card'. */
export class Page {
  readonly #called = new Map<string, string>();
  readonly #names = new Map<string, Named>();
  #last: string | undefined;
  /** The kind of self: 'this creature', 'this spell'. */
  constructor(
    readonly self: string,
    readonly host: string,
    readonly targets: readonly TargetSpec[] = [],
    readonly introduced: Set<number> = new Set(),
  ) {}

  /** The same page for a body with targets of its own; what was spoken of is remembered. */
  within(targets: readonly TargetSpec[]): Page {
    const page = new Page(this.self, this.host, targets);
    for (const [key, text] of this.#called) page.#called.set(key, text);
    for (const [name, phrase] of this.#names) page.#names.set(name, phrase);
    page.#last = this.#last;
    return page;
  }

  /** A phrase nobody else is called by: the first choice, or else one with a number. */
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

  /** 'it' for what was spoken of last, its name otherwise. */
  mention(key: string, phrase: Phrase): Phrase {
    const again = this.#last === key;
    this.#last = key;
    if (!again) return phrase;
    return phrase.number === 'one'
      ? { text: 'it', possessive: 'its', number: 'one' }
      : { text: 'they', object: 'them', possessive: 'their', number: 'many' };
  }

  speakOf(key: string | undefined): void {
    this.#last = key;
  }

  bind(name: string | undefined, phrase: Phrase, did: string, amount = `the number of ${phrase.text}`): void {
    if (name === undefined) return;
    const key = `name ${name}`;
    this.#called.delete(key);
    const text = this.call(key, phrase.text);
    this.#called.delete(`amount of ${name}`);
    this.#called.delete(`success of ${name}`);
    this.#names.set(name, {
      ...(phrase.number === 'one' ? one(text) : many(text)),
      did: this.call(`success of ${name}`, did),
      amount: this.call(`amount of ${name}`, amount),
    });
    this.speakOf(key);
  }

  named(name: string): Named {
    return (
      this.#names.get(name) ?? { ...one(`“${name}”`), did: `“${name}” is so`, amount: `the number “${name}”` }
    );
  }
}

/** The hand that writes: one method a sort. */
export interface Pen {
  readonly page: Page;
  ability(node: Ability): string;
  body(node: Body): string;
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
  token(node: TokenSpec, count: Value): Phrase;
  target(node: TargetSpec, slot: number): Phrase;
  /** Within a body that declares targets. */
  with(targets: readonly TargetSpec[] | undefined): Pen;
  /** For an ability within quotation marks. */
  apart(self: string): Pen;
}

/** A verb and what follows; the subject is said once for several. */
export interface Predicate {
  readonly verb: string;
  readonly rest: string;
}
/** Who cannot or must do what. */
export interface Forbidden extends Predicate {
  readonly subject: Phrase;
  /** What follows 'can't' where 'must' has other words. */
  readonly own?: 'self';
}

export const keyOf = (node: unknown): string => {
  const { kind } = node as { kind: string };
  return kind === 'you' ? 'you' : JSON.stringify(node);
};

/** Predicates of one subject, one after another. */
export function predicates(subject: Phrase, said: readonly Predicate[]): string {
  const grouped: { verb: string; rests: string[] }[] = [];
  for (const { verb: infinitive, rest } of said) {
    const last = grouped[grouped.length - 1];
    if (last !== undefined && last.verb === infinitive && GROUPED.includes(infinitive)) last.rests.push(rest);
    else grouped.push({ verb: infinitive, rests: [rest] });
  }
  return list(grouped.map(({ verb: infinitive, rests }) => spaced(verb(subject, infinitive), list(rests))));
}
const GROUPED = ['have', 'gain', 'lose'];
