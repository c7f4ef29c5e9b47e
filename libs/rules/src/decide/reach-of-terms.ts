// Terms that limit how far players' influence reaches (cr 801).
import { refuse, type Refusal } from '../commands/refusal.js';
import type { Terms } from '../state/terms.js';

const no = (rule: string, message: string): Refusal => refuse('not-built', rule, message);

/** Why nobody could play like that, before anybody sits down to. */
export function wrongRange({ range, seats }: Terms): Refusal | undefined {
  if (range === undefined) return undefined;
  if (seats === 2)
    return no('cr 801.1', 'Ranges of influence are limited in games of more than two players.');
  if (range.length !== 1 && range.length !== seats)
    return no('terms range', 'A range of influence is said once for all seats, or for each of them.');
  return undefined;
}
