// The types of nodes, derived from their tables.
import type {
  Field,
  IntField,
  ListField,
  NodeField,
  OptionalField,
  SortTable,
  TextField,
  WordField,
} from '../notation/field.js';

/** The type of a field's content, given the type of each sort. */
type Held<F, Sorts> =
  F extends NodeField<infer S>
    ? S extends keyof Sorts
      ? Sorts[S]
      : never
    : F extends ListField<infer G>
      ? readonly Held<G, Sorts>[]
      : F extends WordField<infer W>
        ? W
        : F extends IntField
          ? number
          : F extends TextField
            ? string
            : never;

type OptionalKeys<T> = { [K in keyof T]: T[K] extends OptionalField ? K : never }[keyof T];

type Members<T, Sorts> = {
  readonly [K in Exclude<keyof T, OptionalKeys<T>>]: Held<T[K], Sorts>;
} & {
  readonly [K in OptionalKeys<T>]?: T[K] extends OptionalField<infer G> ? Held<G, Sorts> : never;
};

export type NodeOf<Table extends SortTable, Sorts> = {
  readonly [K in keyof Table & string]: { readonly kind: K } & Members<Table[K], Sorts>;
}[keyof Table & string];

export type { Field };
