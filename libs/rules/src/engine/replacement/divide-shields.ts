// cr 615.7: when a shield cannot prevent all damage from several sources, the recipient (or its controller)
// chooses what it prevents. Each damage joins the shield when the shield is chosen for it (cr 616.1), with
// its amount at that time. The shield is divided once all such damage has joined.
import type { Run } from '../frames/run.js';
import type { Damage, Verb } from '../verbs/verb.js';
import type { Seat } from '../../model/basics/ids.js';
import { affected } from './affected.js';
import { applicable, type Applicable } from './applicable.js';
import { redirects } from './elsewhere.js';
import { isUnpreventable, shieldApplies } from './shields.js';
import type { EffectSource } from '../watching/sources.js';

type ShieldSource = Extract<EffectSource, { form: 'shield' }>;
type Through = readonly (readonly string[] | undefined)[];

/** True if other damage of the group may join the same shield, so that this damage must wait. */
export function mustDivideShield(
  run: Run,
  group: readonly Verb[],
  through: Through,
  verb: Verb,
  { effect, key }: Applicable,
): verb is Damage {
  if (verb.verb !== 'damage' || effect.form !== 'shield' || effect.lasting === null) return false;
  const { id, left } = effect.lasting;
  if (left === null || isSettled(verb, id) || goesThrough(run, effect, verb)) return false;
  return group.some(
    (other, at) => other !== verb && through[at]?.includes(key) !== true && isMet(run, effect, other),
  );
}

const isSettled = ({ shares }: Damage, id: string): boolean => shares?.[id] !== undefined;

const isMet = (run: Run, shield: ShieldSource, verb: Verb): boolean =>
  verb.verb === 'damage' &&
  verb.amount > 0 &&
  shield.lasting !== null &&
  !isSettled(verb, shield.lasting.id) &&
  shieldApplies(run.sight, shield, verb) &&
  !goesThrough(run, shield, verb);
/** cr 615.12: damage that cannot be prevented can still be redirected. */
const goesThrough = (run: Run, { node }: ShieldSource, damage: Damage): boolean =>
  !redirects(node) && isUnpreventable(run.state, damage);

/**
 * Once nothing else is left to do, divides the first shield waited for among the damage that waits for it.
 */
export function divideShield(
  run: Run,
  group: readonly Verb[],
  through: Through,
): { readonly key: string; readonly met: readonly Damage[] } | undefined {
  const key = group.flatMap((verb) => (verb.verb === 'damage' ? (verb.waits ?? []) : []))[0];
  if (key === undefined) return undefined;
  const met = group.filter((verb): verb is Damage => verb.verb === 'damage' && verb.waits === key);
  const [first] = met;
  if (first !== undefined) share(run, through[group.indexOf(first)] ?? [], key, met, first);
  for (const damage of met) delete damage.waits;
  run.settle();
  return { key, met };
}

function share(
  run: Run,
  applied: readonly string[],
  key: string,
  met: readonly Damage[],
  first: Damage,
): void {
  const shield = applicable(run.proposal, first, applied).find((one) => one.key === key)?.effect;
  if (shield?.form !== 'shield' || shield.lasting === null) return;
  const { id, left } = shield.lasting;
  const total = met.reduce((sum, { amount }) => sum + amount, 0);
  if (left === null || met.length < 2 || total <= left) return;
  const shares = ask(run, affected(run, first), left, met);
  for (const [index, damage] of met.entries()) damage.shares = { ...damage.shares, [id]: shares[index] ?? 0 };
}

const ask = (run: Run, seat: Seat, total: number, met: readonly Damage[]): readonly number[] =>
  run.ask<'divide'>(seat, 'divide', {
    kind: 'divide',
    total,
    least: 0,
    among: met.map(({ source }) => source),
    most: met.map(({ amount }) => amount),
  }).amounts;
