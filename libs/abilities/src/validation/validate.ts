// Checks that data is a node of the language, and gives every fault with its path and reason. Valid data cannot make
// a game crash; scope.ts checks what it refers to.
import { parseCost } from './cost-text.js';
import type { Field, SortName, TextForm } from '../notation/field.js';
import { SORTS, type Plain, type Sorts } from '../nodes/sorts.js';
import { KEYWORDS } from '../keywords/index.js';
import { entriesOf } from '../nodes/walk.js';

export interface Fault {
  /** `/abilities/0/body/effect/amount` */
  readonly path: string;
  readonly reason: string;
}

const a = (sort: SortName) => (/^[aeo]/.test(sort) ? `an ${sort}` : `a ${sort}`);

type Report = (path: string, reason: string) => void;

/** No card is nested more deeply; anything deeper is refused. */
const DEEPEST = 60;

export type Validated<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly faults: readonly Fault[] };

export function validate<S extends SortName>(sort: S, data: unknown): Validated<Sorts[S]>;
export function validate(sort: SortName, data: unknown): Validated<unknown> {
  const faults: Fault[] = [];
  checkNode(sort, data, '', 0, (path, reason) => faults.push({ path: path === '' ? '/' : path, reason }));
  return faults.length === 0 ? { ok: true, value: data } : { ok: false, faults };
}

function checkNode(sort: SortName, data: unknown, path: string, depth: number, report: Report): void {
  const { kinds, plain } = SORTS[sort];
  if (depth > DEEPEST) {
    report(path, 'nested too deeply');
    return;
  }
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    const fault = plain === undefined ? `${a(sort)} is an object with a kind` : plainFault(sort, plain, data);
    if (fault !== undefined) report(path, fault);
    return;
  }
  const given = data as Readonly<Record<string, unknown>>;
  const { kind } = given;
  if (typeof kind !== 'string' || !Object.hasOwn(kinds, kind)) {
    report(`${path}/kind`, `no ${sort} is called ${JSON.stringify(kind)}`);
    return;
  }
  const fields = kinds[kind] ?? {};
  for (const name of Object.keys(given))
    if (name !== 'kind' && !Object.hasOwn(fields, name))
      report(`${path}/${name}`, `${a(sort)} ${kind} has no such field`);
  for (const [name, field] of entriesOf(sort, kind)) {
    const value = Object.hasOwn(given, name) ? given[name] : undefined;
    if (value !== undefined) checkField(field, value, `${path}/${name}`, depth + 1, report);
    else if (field.is !== 'optional') report(`${path}/${name}`, `${a(sort)} ${kind} needs it`);
  }
}

function plainFault(sort: SortName, plain: Plain, data: unknown): string | undefined {
  if (plain === 'number')
    return Number.isSafeInteger(data) ? undefined : `${a(sort)} is a whole number or an object with a kind`;
  if (plain === 'text')
    return typeof data === 'string' && data !== ''
      ? undefined
      : `${a(sort)} is a text or an object with a kind`;
  return plain.some((word) => word === data)
    ? undefined
    : `${a(sort)} is one of ${plain.join(', ')}, or an object`;
}

function checkField(field: Field, value: unknown, path: string, depth: number, report: Report): void {
  switch (field.is) {
    case 'node': {
      checkNode(field.sort, value, path, depth, report);
      return;
    }
    case 'optional': {
      checkField(field.of as Field, value, path, depth, report);
      return;
    }
    case 'list': {
      if (!Array.isArray(value)) {
        report(path, 'must be a list');
        return;
      }
      if (value.length < field.least) {
        report(path, `must have at least ${field.least}`);
        return;
      }
      for (const [index, item] of value.entries())
        checkField(field.of as Field, item, `${path}/${index}`, depth, report);
      return;
    }
    case 'word':
      if (!field.words.some((word) => word === value))
        report(path, `must be one of ${field.words.join(', ')}`);
      return;
    case 'int':
      if (!Number.isSafeInteger(value) || (value as number) < field.least)
        report(path, `must be a whole number from ${field.least}`);
      return;
    case 'text': {
      const fault = textFault(field.as, value);
      if (fault !== undefined) report(path, fault);
      return;
    }
  }
}

function textFault(form: TextForm, value: unknown): string | undefined {
  if (typeof value !== 'string' || value === '') return 'must be a text';
  switch (form) {
    case 'free':
    case 'binding':
    case 'bound':
    case 'link':
      return undefined;
    case 'cost':
      return parseCost(value) === undefined ? `${JSON.stringify(value)} is no mana cost` : undefined;
    case 'keyword':
      return KEYWORDS.has(value) ? undefined : `no keyword is called ${JSON.stringify(value)}`;
  }
}
