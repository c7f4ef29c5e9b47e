// Times at which something may be activated or cast, each as a condition.
import type { Condition, Players } from '../../nodes/sorts.js';
import type { StepName } from '../../language/words.js';

const turn = (whose: Players): Condition => ({ kind: 'turn', whose });
const YOURS = turn({ kind: 'you' });
const OPPONENTS = turn({ kind: 'opponents' });
const step = (...is: readonly StepName[]): Condition => ({ kind: 'step', is });
const reached = (step: StepName, since: 'turn' | 'combat' = 'turn'): Condition => ({
  kind: 'reached',
  step,
  since,
});
const before = (step: StepName): Condition => ({ kind: 'not', of: reached(step) });
const both = (...of: readonly Condition[]): Condition => ({ kind: 'all', of });

const DAMAGE: readonly StepName[] = ['first-strike-damage', 'combat-damage'];
/** cr 506.1: steps of a combat phase with later steps. */
const COMBAT: readonly StepName[] = [
  'begin-combat',
  'declare-attackers',
  'declare-blockers',
  ...DAMAGE,
  'end-combat',
];

export const TIMINGS: Readonly<Record<string, Condition>> = {
  'during your turn': YOURS,
  "during an opponent's turn": OPPONENTS,
  'during your upkeep': both(YOURS, step('upkeep')),
  "during an opponent's upkeep": both(OPPONENTS, step('upkeep')),
  'during any upkeep step': step('upkeep'),
  'during your draw step': both(YOURS, step('draw')),
  'during your end step': both(YOURS, step('end')),
  'during combat': step(...COMBAT),
  'during combat before blockers are declared': step('begin-combat', 'declare-attackers'),
  'during combat after blockers are declared': reached('declare-blockers', 'combat'),
  'before blockers are declared': before('declare-blockers'),
  'before the combat damage step': before('first-strike-damage'),
  'during the declare attackers step': step('declare-attackers'),
  // A player is attacked as attackers are declared (cr 508.1).
  "during the declare attackers step and only if you've been attacked this step": both(
    step('declare-attackers'),
    {
      kind: 'happened',
      pattern: { kind: 'attacks', what: { kind: 'anything' }, players: { kind: 'you' } },
      since: 'combat',
    },
  ),
  'during your declare attackers step': both(YOURS, step('declare-attackers')),
  'during the declare blockers step': step('declare-blockers'),
  'during the end of combat step': step('end-combat'),
  'during your turn, before attackers are declared': both(YOURS, before('declare-attackers')),
  "during an opponent's turn, before attackers are declared": both(OPPONENTS, before('declare-attackers')),
  "during an opponent's turn after their upkeep step": both(OPPONENTS, reached('draw')),
};

const BY_MEANING: ReadonlyMap<string, string> = new Map(
  Object.entries(TIMINGS).map(([text, condition]) => [JSON.stringify(condition), text]),
);
/** 'during your upkeep', 'during your turn and only if you control a creature', 'if you control a creature'. */
export function onlyAt(condition: Condition, said: (condition: Condition) => string): readonly string[] {
  const text = BY_MEANING.get(JSON.stringify(condition));
  if (text !== undefined) return [text];
  if (condition.kind === 'all' && condition.of.length === 2) {
    const [time, other] = condition.of;
    const when = time === undefined ? undefined : BY_MEANING.get(JSON.stringify(time));
    if (when !== undefined && other !== undefined) return [when, `if ${said(other)}`];
  }
  return [`if ${said(condition)}`];
}
