// What of the terms this version plays. Everything else has a name and is refused by it.
import { refuse, type Refusal } from '../commands/refusal.js';
import type { Terms } from '../state/terms.js';

const BUILT: { readonly [K in keyof Terms]?: readonly Terms[K][] } = {
  ruleset: ['pentaland'],
  base: ['cr'],
  format: ['all'],
  opens: ['at-end', 'judges-only'],
  maximumHandSize: ['none'],
};

export function notBuilt(terms: Terms): Refusal | undefined {
  for (const name of Object.keys(BUILT) as (keyof typeof BUILT)[]) {
    const built: readonly unknown[] = BUILT[name] ?? [];
    if (built.includes(terms[name])) continue;
    const message = `${name} ${String(terms[name])} is not built yet; this version plays ${built.join(', ')}.`;
    return refuse('not-built', `terms ${name}`, message);
  }
  return undefined;
}
