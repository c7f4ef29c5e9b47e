// Damage is prevented (cr 615.6): so much of it, unless it cannot be; what the effect does with it comes after.
import { useUp } from '../lasting/use-up.js';
import { childRef } from '../characteristics/node-ref.js';
import type { Damage, Verb } from '../engine/verb.js';
import type { Frame } from '../state/agenda.js';
import type { Lasting } from '../state/lasting.js';
import type { Application } from './application.js';
import { takerOf } from './takers.js';
import { isUnpreventable } from './shields.js';
import type { Shield, Source } from './sources.js';

/** What an effect, by its key, prevented of what a source would have dealt. */
export interface Prevention extends Pick<Damage, 'source' | 'to' | 'amount' | 'combat'> {
  readonly by: string;
}

interface Prevented {
  /** What of the damage is left to happen. */
  readonly rest: Verb[];
  readonly amount: number;
}

/** cr 615.12: of damage that cannot be prevented nothing is, but the effect has been applied. */
export function prevented(application: Application, damage: Damage, most: number): Prevented {
  const amount = isUnpreventable(application.run.state, damage)
    ? 0
    : Math.min(damage.amount, Math.max(0, most));
  application.setAmount(amount);
  if (amount > 0) keep(application, damage, amount);
  const rest = damage.amount - amount;
  return { amount, rest: rest === 0 ? [] : [{ ...damage, amount: rest }] };
}

function keep({ run, applicable }: Application, { source, to, combat }: Damage, amount: number): void {
  const before = (run.local('prevented') ?? []) as unknown as readonly Prevention[];
  const one: Prevention = { by: applicable.key, source, to, amount, combat };
  run.keep('prevented', [...before, one] as unknown as Frame['locals'][string]);
}

/** cr 615.7, 615.5: a shield prevents as much as is left of it. */
export function preventBy(application: Application, shield: Extract<Source, { form: 'shield' }>): Verb[] {
  const { verb } = application;
  if (verb.verb !== 'damage') return [verb];
  const { node, lasting, ref } = shield;
  if (node.kind === 'redirect-damage') return redirectBy(application, verb, node, lasting);
  const share = lasting === null ? undefined : verb.shares?.[lasting.id];
  const { rest, amount } = prevented(
    application,
    verb,
    Math.min(lasting?.left ?? Infinity, share ?? Infinity),
  );
  if (node.then !== undefined) application.later(childRef(ref, 'then'));
  useUp(application.run.proposal, lasting, amount);
  return rest;
}

/** cr 614.9: so much of it goes elsewhere; where nothing can be dealt damage there, the effect does nothing. */
function redirectBy(
  application: Application,
  damage: Damage,
  { onto, ontoPlayers }: Extract<Shield, { kind: 'redirect-damage' }>,
  lasting: Lasting | null,
): Verb[] {
  const to = takerOf(application, onto, ontoPlayers);
  if (to === undefined) return [damage];
  const share = lasting === null ? undefined : damage.shares?.[lasting.id];
  const amount = Math.min(damage.amount, lasting?.left ?? Infinity, share ?? Infinity);
  useUp(application.run.proposal, lasting, amount);
  const rest = damage.amount - amount;
  return [...(rest === 0 ? [] : [{ ...damage, amount: rest }]), { ...damage, amount, to }];
}
