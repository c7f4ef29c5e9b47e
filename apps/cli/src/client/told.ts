// What an entry of a feed tells: its story, and what changes in the view.
import type { PatchOperation } from '#visibility';

export interface ToldEntry {
  readonly story: Readonly<Record<string, unknown>> & { readonly type: string };
  readonly patch: readonly PatchOperation[];
}

/** Of an entry as the contract has it. */
export const toldIn = (entry: unknown): ToldEntry => entry as ToldEntry;
