// The script: what the players do of their own accord, one action an entry.
import { z } from 'zod';
import { raiseAll } from './issues.js';
import { expectation } from './expectation.js';
import { count, mode, name, oneOrMore, ref, refs, step, turn } from './words.js';

const when = {
  turn,
  step,
  player: name,
  whenStack: z.literal('empty').optional(),
  inResponseTo: name.optional(),
};

/** What a cost that leaves a choice is paid with. */
export const payment = z.strictObject({
  /** What mana comes from: these are activated first, in order. */
  mana: oneOrMore.optional(),
  /** How many Phyrexian symbols are paid with life. */
  life: count.optional(),
  sacrifice: oneOrMore.optional(),
  discard: oneOrMore.optional(),
  exile: oneOrMore.optional(),
  tap: oneOrMore.optional(),
  untap: oneOrMore.optional(),
  return: oneOrMore.optional(),
  reveal: oneOrMore.optional(),
  remove: oneOrMore.optional(),
});

const spliced = z.strictObject({ card: name, as: name.optional(), targets: refs.optional() });

const choices = {
  as: name.optional(),
  targets: refs.optional(),
  modes: z.array(mode).max(100).optional(),
  x: count.optional(),
  kicked: z.union([z.boolean(), count]).optional(),
  alternative: name.optional(),
  pay: payment.optional(),
};

const castEntry = z.strictObject({ ...when, cast: name, splice: z.array(spliced).optional(), ...choices });
const activateEntry = z.strictObject({ ...when, activate: name, of: ref.optional(), ...choices });
const manaEntry = z.strictObject({ ...when, mana: name, of: ref.optional(), ...choices });
const specialEntry = z.strictObject({ ...when, special: name, of: ref.optional(), ...choices });
const playEntry = z.strictObject({ ...when, play: name, as: name.optional() });
/** Mana abilities to activate for what a declaration costs. */
const ofMana = payment.pick({ mana: true }).optional();
const attackEntry = z.strictObject({
  ...when,
  pay: ofMana,
  attack: z
    .array(z.strictObject({ attacker: ref, defender: ref.optional(), band: count.optional() }))
    .max(500),
});
const blockEntry = z.strictObject({
  ...when,
  pay: ofMana,
  block: z.array(z.strictObject({ blocker: ref, attacker: oneOrMore })).max(500),
});
/** So often at their priority, however much could be done: where the next entry is for later in the same step. */
const passEntry = z.strictObject({ ...when, pass: z.int().min(1).max(1000) });
const concedeEntry = z.strictObject({ ...when, concede: z.literal(true) });
const checkEntry = z.strictObject({ ...when, check: z.array(expectation).min(1) });

const ENTRIES = {
  cast: castEntry,
  activate: activateEntry,
  mana: manaEntry,
  special: specialEntry,
  play: playEntry,
  attack: attackEntry,
  block: blockEntry,
  pass: passEntry,
  concede: concedeEntry,
  check: checkEntry,
} as const;
export type EntryKind = keyof typeof ENTRIES;
export const ENTRY_KINDS = Object.keys(ENTRIES) as readonly EntryKind[];

export type CastEntry = z.infer<typeof castEntry>;
export type ActivateEntry = z.infer<typeof activateEntry>;
export type ManaEntry = z.infer<typeof manaEntry>;
export type SpecialEntry = z.infer<typeof specialEntry>;
export type PlayEntry = z.infer<typeof playEntry>;
export type AttackEntry = z.infer<typeof attackEntry>;
export type BlockEntry = z.infer<typeof blockEntry>;
export type CheckEntry = z.infer<typeof checkEntry>;
export type Payment = z.infer<typeof payment>;
export type ScriptEntry = { [K in EntryKind]: { kind: K; entry: z.infer<(typeof ENTRIES)[K]> } }[EntryKind];

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Which entry it is, is said by the one action it names. */
export const scriptEntry = z.unknown().transform((value, context): ScriptEntry => {
  const refuse = (message: string): typeof z.NEVER => {
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  };
  if (!isObject(value)) return refuse('must be an object');
  const named = ENTRY_KINDS.filter((kind) => value[kind] !== undefined);
  const [kind] = named;
  if (kind === undefined) return refuse(`names no action (${ENTRY_KINDS.join(', ')})`);
  if (named.length > 1) return refuse(`names several actions: ${named.join(', ')}`);
  const parsed = ENTRIES[kind].safeParse(value);
  if (parsed.success) return { kind, entry: parsed.data } as ScriptEntry;
  raiseAll(context, parsed.error, value);
  return z.NEVER;
});
