// Parser combinators: words, rows, lists, alternatives. Alternatives need no order: every alternative that fits gives
// a result.
import { beginningWith, ofAny, ofOne, ofRow, type Begins } from './beginnings.js';
import { oneWay, NOTHING, type Found, type Parser, type Scan } from './scan.js';
import type { Token } from '../text/lex.js';

/** Words in a row; `a|b` is one or the other, `a?` may be left out. */
export function words(text: string): Parser<undefined> {
  const parts = text.split(' ').map((part) => {
    const optional = part.endsWith('?') && part.length > 1;
    return { any: (optional ? part.slice(0, -1) : part).split('|'), optional };
  });
  const read: Parser<undefined> = parts.some(({ optional }) => optional)
    ? (scan, start) => {
        let ends = [start];
        for (const { any, optional } of parts) {
          const next = new Set<number>();
          for (const at of ends) {
            if (optional) next.add(at);
            if (stands(any, scan, at)) next.add(at + 1);
          }
          if (next.size === 0) return NOTHING;
          ends = [...next];
        }
        return ends.map((end) => ({ value: undefined, end }));
      }
    : (scan, start) => {
        for (let index = 0; index < parts.length; index += 1)
          if (!stands(parts[index]?.any ?? [], scan, start + index)) return NOTHING;
        return oneWay(undefined, start + parts.length);
      };
  return beginningWith(read, (of) =>
    ofRow(
      parts.map(({ any, optional: isOptional }) => beginsWith(any, isOptional)),
      of,
    ),
  );
}
const beginsWith = (any: readonly string[], isOptional: boolean): Begins => ({
  beginning: () => ({ words: new Set(any), isOptional }),
});
function stands(any: readonly string[], scan: Scan, at: number): boolean {
  const token = scan.tokens[at];
  if (token === undefined || !any.includes(token.word)) return false;
  if (at + 1 > scan.furthest) scan.furthest = at + 1;
  return true;
}

type Part = string | Parser<unknown>;
/** The values of the parts that are parsers; words have no value. */
type Values<P extends readonly Part[]> = P extends readonly [infer H, ...infer R extends readonly Part[]]
  ? H extends Parser<infer T>
    ? [T, ...Values<R>]
    : Values<R>
  : [];

/** One part after another. A row for which `make` returns undefined does not fit. */
export function rule<const P extends readonly Part[], T>(
  parts: P,
  make: (...values: [...Values<P>, Scan, number]) => T | undefined,
): Parser<T> {
  const steps = parts.map((part) =>
    typeof part === 'string' ? { parser: words(part), counts: false } : { parser: part, counts: true },
  );
  const read: Parser<T> = (scan, start) => {
    let states: { readonly values: readonly unknown[]; readonly end: number }[] = [
      { values: [], end: start },
    ];
    for (const { parser, counts } of steps) {
      const next: typeof states = [];
      for (const { values, end } of states)
        for (const found of parser(scan, end))
          next.push({ values: counts ? [...values, found.value] : values, end: found.end });
      if (next.length === 0) return NOTHING;
      states = next;
    }
    const found: Found<T>[] = [];
    for (const { values, end } of states) {
      // One value was collected for each parser among the parts, in their order; the compiler cannot see that.
      const value = make(...([...values, scan, start] as [...Values<P>, Scan, number]));
      if (value !== undefined) found.push({ value, end });
    }
    return found;
  };
  return beginningWith(read, (of) =>
    ofRow(
      steps.map(({ parser }) => parser),
      of,
    ),
  );
}

/** Every alternative that fits. */
export function either<T>(...parsers: readonly Parser<T>[]): Parser<T> {
  const read = oneOf(parsers);
  return beginningWith(read, (of) => ofAny(parsers, of));
}
/** As `either`, for a list; only the ways that can begin with the next word are tried. */
export const oneOf =
  <T>(ways: readonly Parser<T>[]): Parser<T> =>
  (scan, at) => {
    let found = NOTHING as readonly Found<T>[];
    for (const way of scan.grammar.waysAt(ways, scan.tokens[at]?.word)) {
      const more = way(scan, at);
      if (more.length > 0) found = found.length === 0 ? more : [...found, ...more];
    }
    return found;
  };

/** With or without it. */
export function maybe<T>(parser: Parser<T>): Parser<T | undefined> {
  const read: Parser<T | undefined> = (scan, at) => [...parser(scan, at), { value: undefined, end: at }];
  return beginningWith(read, (of) => {
    const begins = of(parser);
    return begins === undefined ? undefined : { ...begins, isOptional: true };
  });
}

/** Reads each place once and remembers what it found. */
export function once<T>(parser: Parser<T>): Parser<T> {
  const read: Parser<T> = (scan, at) => scan.remembered(parser, at);
  return beginningWith(read, (of) => of(parser));
}
/** For a parser that refers to itself before it is defined. */
export function lazily<T>(parser: () => Parser<T>): Parser<T> {
  const read: Parser<T> = (scan, at) => parser()(scan, at);
  return beginningWith(read, (of) => of(parser()));
}

/** One or more, with something between them. */
export function several<T>(parser: Parser<T>, between: Parser<unknown>): Parser<readonly T[]> {
  const rest: Parser<readonly T[]> = (scan, at) => [
    { value: [], end: at },
    ...between(scan, at).flatMap(({ end }) =>
      parser(scan, end).flatMap((one) =>
        rest(scan, one.end).map((more) => ({ value: [one.value, ...more.value], end: more.end })),
      ),
    ),
  ];
  const read: Parser<readonly T[]> = (scan, at) =>
    parser(scan, at).flatMap((one) =>
      rest(scan, one.end).map((more) => ({ value: [one.value, ...more.value], end: more.end })),
    );
  return beginningWith(read, (of) => ofOne(parser, of));
}

/** 'a', 'a and b', 'a, b, and c'. */
export function listed<T>(parser: Parser<T>, conjunction = 'and'): Parser<readonly T[]> {
  const comma = words(',');
  const last = words(conjunction);
  const lastOfMany = words(`, ${conjunction}`);
  const more: Parser<readonly T[]> = (scan, at) => [
    ...lastOfMany(scan, at).flatMap(({ end }) =>
      parser(scan, end).map((one) => ({ value: [one.value], end: one.end })),
    ),
    ...comma(scan, at).flatMap(({ end }) =>
      parser(scan, end).flatMap((one) =>
        more(scan, one.end).map((rest) => ({ value: [one.value, ...rest.value], end: rest.end })),
      ),
    ),
  ];
  const read: Parser<readonly T[]> = (scan, at) =>
    parser(scan, at).flatMap((one) => [
      { value: [one.value], end: one.end },
      ...last(scan, one.end).flatMap(({ end }) =>
        parser(scan, end).map((two) => ({ value: [one.value, two.value], end: two.end })),
      ),
      ...more(scan, one.end)
        .filter(({ value }) => value.length > 1)
        .map((rest) => ({ value: [one.value, ...rest.value], end: rest.end })),
    ]);
  return beginningWith(read, (of) => ofOne(parser, of));
}

/** One of the words of a table. */
export function from<T>(table: Readonly<Record<string, T>>): Parser<T> {
  const read: Parser<T> = (scan, at) => {
    const token = scan.tokens[at];
    if (token === undefined || !Object.hasOwn(table, token.word)) return NOTHING;
    if (at + 1 > scan.furthest) scan.furthest = at + 1;
    return oneWay(table[token.word] as T, at + 1);
  };
  return beginningWith(read, () => ({ words: new Set(Object.keys(table)), isOptional: false }));
}

/** One token for which `make` returns a value. */
export const token =
  <T>(make: (token: Token, scan: Scan) => T | undefined): Parser<T> =>
  (scan, at) => {
    const found = scan.tokens[at];
    const value = found === undefined ? undefined : make(found, scan);
    if (value === undefined) return NOTHING;
    if (at + 1 > scan.furthest) scan.furthest = at + 1;
    return oneWay(value, at + 1);
  };

export function map<T, U>(
  parser: Parser<T>,
  make: (value: T, scan: Scan, at: number) => U | undefined,
): Parser<U> {
  const read: Parser<U> = (scan, at) => {
    const found = parser(scan, at);
    if (found.length === 0) return NOTHING;
    return found.flatMap(({ value, end }) => {
      const made = make(value, scan, at);
      return made === undefined ? [] : [{ value: made, end }];
    });
  };
  return beginningWith(read, (of) => of(parser));
}

/** For a phrase that can mean several things. */
export function spread<T, U>(parser: Parser<T>, make: (value: T) => readonly U[]): Parser<U> {
  const read: Parser<U> = (scan, at) =>
    parser(scan, at).flatMap(({ value, end }) => make(value).map((one) => ({ value: one, end })));
  return beginningWith(read, (of) => of(parser));
}

/** Reads nothing and gives this value. */
export function given<T>(value: T): Parser<T> {
  const read: Parser<T> = (_, at) => oneWay(value, at);
  return beginningWith(read, () => ({ words: new Set(), isOptional: true }));
}

/** The values of every reading of the whole text. */
export const whole = <T>(parser: Parser<T>, scan: Scan): readonly T[] =>
  parser(scan, 0).flatMap(({ value, end }) => (end === scan.tokens.length ? [value] : []));
