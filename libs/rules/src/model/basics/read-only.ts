// Data that is looked at and never written: the state as a fold sees it, an event as everyone does.

export type ReadOnly<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends readonly (infer Item)[]
    ? readonly ReadOnly<Item>[]
    : { readonly [Key in keyof T]: ReadOnly<T[Key]> };
