// Every way to change one field of one part of an ability, each with its path. The text of an ability must show each
// change.
import type { Field, SortName } from '../../../abilities/src/notation/field.js';
import { SORTS, type Ability } from '../../../abilities/src/nodes/sorts.js';
import { isNode, walk } from '../../../abilities/src/nodes/walk.js';
import { isSilent, isUnsaid, meant } from './unsaid.js';

export interface Mutation {
  /** `effect/draw.count` */
  readonly field: string;
  readonly ability: Ability;
  readonly before: unknown;
  readonly after: unknown;
}

const whistle = { kind: 'assisted', text: 'whistle' };
const hum = { kind: 'assisted', text: 'hum' };
const far = { kind: 'linked', name: 'far away' };
const near = { kind: 'linked', name: 'near by' };
const whistles = { kind: 'keyword-action', action: 'whistle' };
const hums = { kind: 'keyword-action', action: 'hum' };
const snail = { kind: 'subtype', is: 'Snail' };
const otter = { kind: 'subtype', is: 'Otter' };

/** Two parts of each sort that nobody could take for each other, nor for what is generated. */
const SAMPLES: { readonly [S in SortName]: readonly [unknown, unknown] } = {
  ability: [
    { kind: 'spell', body: { kind: 'plain', effect: whistle } },
    { kind: 'spell', body: { kind: 'plain', effect: hum } },
  ],
  body: [
    { kind: 'plain', effect: whistle },
    { kind: 'plain', effect: hum },
  ],
  option: [
    { kind: 'mode', effect: whistle },
    { kind: 'mode', effect: hum },
  ],
  target: [
    { kind: 'target', filter: snail },
    { kind: 'target', filter: otter },
  ],
  effect: [whistle, hum],
  reference: [far, near],
  players: [far, near],
  filter: [snail, otter],
  value: [41, { kind: 'linked', name: 'far away' }],
  condition: [
    { kind: 'chose-linked', name: 'far away', is: 'here' },
    { kind: 'chose-linked', name: 'far away', is: 'there' },
  ],
  duration: [
    { kind: 'until', pattern: whistles },
    { kind: 'until', pattern: hums },
  ],
  pattern: [whistles, hums],
  cost: [
    { kind: 'effect', effect: whistle },
    { kind: 'effect', effect: hum },
  ],
  static: [
    { kind: 'quality', is: 'banding', text: 'whistle' },
    { kind: 'quality', is: 'banding', text: 'hum' },
  ],
  change: [
    { kind: 'lose-ability', keyword: 'whistling' },
    { kind: 'lose-ability', keyword: 'humming' },
  ],
  action: [
    { kind: 'tap', what: snail },
    { kind: 'transform', what: snail },
  ],
  permission: [
    { kind: 'not-untap', what: snail },
    { kind: 'legend-rule-off', what: snail },
  ],
  replacement: [
    { kind: 'replace', event: whistles, outcomes: [] },
    { kind: 'replace', event: hums, outcomes: [] },
  ],
  outcome: [
    { kind: 'exile-linked', as: 'far away' },
    { kind: 'exile-linked', as: 'near by' },
  ],
  mana: [
    { kind: 'exactly', symbols: '{W}{U}{B}' },
    { kind: 'exactly', symbols: '{B}{R}{G}' },
  ],
  colour: [far, near],
  word: ['Snail', 'Otter'],
  face: [
    {
      kind: 'face',
      name: 'Snail',
      types: [],
      power: 41,
      toughness: 1,
      abilities: [{ kind: 'spell', body: { kind: 'plain', effect: whistle } }],
    },
    {
      kind: 'face',
      name: 'Otter',
      types: [],
      power: 42,
      toughness: 1,
      abilities: [{ kind: 'spell', body: { kind: 'plain', effect: hum } }],
    },
  ],
  token: [
    { kind: 'copy', of: far },
    { kind: 'copy', of: near },
  ],
};
const TEXTS: Readonly<Record<string, readonly [string, string]>> = {
  free: ['vast', 'tiny'],
  binding: ['north', 'south'],
  bound: ['north', 'south'],
  link: ['north', 'south'],
  cost: ['{4}{U}', '{9}{B}'],
  keyword: ['haste', 'reach'],
};

function othersOf(field: Field, value: unknown): readonly unknown[] {
  switch (field.is) {
    case 'node':
      return SAMPLES[field.sort];
    case 'word':
      return field.words;
    case 'int':
      return [field.least + 6, field.least + 7];
    case 'text':
      return TEXTS[field.as] ?? [];
    case 'optional':
      return [undefined, ...othersOf(field.of as Field, value)];
    case 'list': {
      const items = (value ?? []) as readonly unknown[];
      const [one, other] = othersOf(field.of as Field, undefined);
      const changed =
        items.length === 0
          ? [[one], [one, other]]
          : [
              [other, ...items.slice(1)],
              [...items, other],
            ];
      return items.length > field.least ? [items.slice(1), ...changed] : changed;
    }
  }
}

const withPart = (whole: unknown, [step, ...rest]: readonly (string | number)[], part: unknown): unknown => {
  if (step === undefined) return part;
  if (Array.isArray(whole))
    return (whole as readonly unknown[]).map((item, index) =>
      index === step ? withPart(item, rest, part) : item,
    );
  const { [step]: inner, ...others } = whole as Readonly<Record<string, unknown>>;
  const changed = withPart(inner, rest, part);
  return changed === undefined ? others : { ...others, [step]: changed };
};

const isOne = (filter: unknown): boolean => filter === undefined || (isNode(filter) && filter.kind === 'is');

/** Mutations of every field of every part within. */
export function* mutationsOf(sort: SortName, whole: unknown): Generator<Mutation> {
  for (const { sort: found, node, path } of walk(sort, whole)) {
    if (!isNode(node) || isSilent(whole, path)) continue;
    for (const [name, declared] of Object.entries(SORTS[found].kinds[node.kind] ?? {})) {
      const field = `${found}/${node.kind}.${name}`;
      if (name === 'bind' || name === 'said' || isUnsaid(field, node)) continue;
      const before = node[name];
      for (const after of othersOf(declared, before)) {
        if (meant(field, before, node) === meant(field, after, node)) continue;
        if (isSilent(whole, [...path, name]) && isOne(before) && isOne(after)) continue;
        yield { field, ability: withPart(whole, [...path, name], after) as Ability, before, after };
      }
    }
  }
}
