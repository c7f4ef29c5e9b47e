// What a triggered ability or replacement effect knows of its event: `subject`, `agent`, the amount.
import type { EventFacts } from '../../model/state/context.js';
import type { Happening } from '../../model/state/happening.js';

export const factsOf = ({ subject, agent, player, other, amount, word }: Happening): EventFacts => ({
  subject,
  agent,
  player,
  other,
  amount,
  ...(word === null ? {} : { word }),
});

/** cr 603.2c: the facts of several happenings that trigger once: all subjects and the sum of the amounts. */
export function factsOfAll(happenings: readonly [Happening, ...Happening[]]): EventFacts {
  const [first] = happenings;
  if (happenings.length === 1) return factsOf(first);
  const subjects = [...new Set(happenings.flatMap(({ subject }) => subject ?? []))];
  const same = <T>(of: (happening: Happening) => T | null): T | null =>
    happenings.every((happening) => of(happening) === of(first)) ? of(first) : null;
  return {
    ...factsOf(first),
    subjects,
    agent: same(({ agent }) => agent),
    player: same(({ player }) => player),
    other: same(({ other }) => other),
    // cr 508.3: each attack happening already has the number of attackers.
    amount:
      first.kind === 'attacks' ? happenings.length : happenings.reduce((sum, { amount }) => sum + amount, 0),
  };
}
