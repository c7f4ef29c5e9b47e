// The notation in which the language is declared. A sort is a table of node kinds; a kind is a record of fields. The
// types of nodes, the validator, the walk and the generators follow from the tables.

/** Every sort of node. A field names the sort it holds; `sorts.ts` says which types that means. */
export const SORT_NAMES = [
  'ability',
  'body',
  'option',
  'target',
  'effect',
  'reference',
  'players',
  'filter',
  'value',
  'condition',
  'duration',
  'pattern',
  'cost',
  'static',
  'change',
  'action',
  'permission',
  'replacement',
  'outcome',
  'mana',
  'colour',
  'word',
  'face',
  'token',
] as const;
export type SortName = (typeof SORT_NAMES)[number];

export interface NodeField<S extends SortName = SortName> {
  readonly is: 'node';
  readonly sort: S;
}
export interface ListField<F = unknown> {
  readonly is: 'list';
  readonly of: F;
  readonly least: number;
}
export interface OptionalField<F = unknown> {
  readonly is: 'optional';
  readonly of: F;
}
export interface WordField<W extends string = string> {
  readonly is: 'word';
  readonly words: readonly W[];
}
export interface IntField {
  readonly is: 'int';
  readonly least: number;
}
/** `as` says what the text must be: free, or of some form. */
export interface TextField {
  readonly is: 'text';
  readonly as: TextForm;
}
/** 'binding': introduces a name for later references; 'bound': refers to one. */
export type TextForm = 'free' | 'binding' | 'bound' | 'link' | 'cost' | 'keyword';

export type RequiredField = NodeField | ListField | WordField | IntField | TextField;
export type Field = RequiredField | OptionalField;
export type Fields = Readonly<Record<string, Field>>;
export type SortTable = Readonly<Record<string, Fields>>;

export const node = <const S extends SortName>(sort: S): NodeField<S> => ({ is: 'node', sort });
export const list = <const F extends RequiredField>(of: F, least = 0): ListField<F> => ({
  is: 'list',
  of,
  least,
});
export const maybe = <const F extends RequiredField>(of: F): OptionalField<F> => ({ is: 'optional', of });
export const oneOf = <const W extends string>(...words: readonly W[]): WordField<W> => ({
  is: 'word',
  words,
});
export const int = (least = 0): IntField => ({ is: 'int', least });
export const text: TextField = { is: 'text', as: 'free' };
/** Names what happened or was chosen, for later steps of the same body. */
export const binding: TextField = { is: 'text', as: 'binding' };
/** Refers to one of these names. */
export const boundName: TextField = { is: 'text', as: 'bound' };
/** A name shared by the linked abilities of one object (cr 607). */
export const link: TextField = { is: 'text', as: 'link' };
/** A mana cost as printed, `{2}{W}`. */
export const costText: TextField = { is: 'text', as: 'cost' };
export const keywordName: TextField = { is: 'text', as: 'keyword' };
