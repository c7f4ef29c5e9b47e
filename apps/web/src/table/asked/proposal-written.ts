// A proposal as its writer types it: what it says, or why it cannot be sent.
import type { Json } from '#client';
import type { Answer } from '../../state/actions.js';

type Proposal = NonNullable<Answer['propose']>;

/** Effects to begin with; the numbers are there to be changed. */
export const BEGINNINGS = {
  nothing: { kind: 'nothing' },
  draw: { kind: 'draw', who: { kind: 'you' }, count: 1 },
  'gain-life': { kind: 'gain-life', who: { kind: 'you' }, amount: 1 },
  'lose-life': { kind: 'lose-life', who: { kind: 'opponents' }, amount: 1 },
  damage: {
    effect: { kind: 'damage', to: { kind: 'bound', name: 'it' }, amount: 1 },
    names: [{ name: 'it', objects: [], seats: [] }],
  },
} as const satisfies Readonly<Record<string, Json>>;
export type ProposalBeginning = keyof typeof BEGINNINGS;

export const written = (beginning: ProposalBeginning): string =>
  JSON.stringify(BEGINNINGS[beginning], null, 2);

export type Read = { readonly kind: 'proposal'; readonly proposal: Proposal } | { readonly kind: 'no-json' };

/** An effect alone, or `effect` with the `names` of what it refers to. */
export function proposalIn(text: string): Read {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { kind: 'no-json' };
  }
  // Whatever else is no effect the server refuses, and says why.
  if (typeof value !== 'object' || value === null)
    return { kind: 'proposal', proposal: { effect: value as Json, names: [] } };
  const { effect = value, names = [] } = value as {
    readonly effect?: Json;
    readonly names?: Proposal['names'];
  };
  return { kind: 'proposal', proposal: { effect: effect as Json, names } };
}
