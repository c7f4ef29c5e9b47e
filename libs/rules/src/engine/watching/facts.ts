// What an ability that triggers, or an effect that replaces, knows of the event: `subject`, `agent`, its amount.
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

/** cr 603.2c: what happened at once and triggers once: all subjects, the amounts together. */
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
    // cr 508.3: attackers are told their number with each of them.
    amount:
      first.kind === 'attacks' ? happenings.length : happenings.reduce((sum, { amount }) => sum + amount, 0),
  };
}
