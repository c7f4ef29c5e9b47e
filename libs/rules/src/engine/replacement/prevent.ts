// Prevents an amount of damage (cr 615.6), unless it cannot be prevented. The effect's further instructions
// come later.
import { useUp } from '../lasting/use-up.js';
import { childRef } from '../../model/printed/node-ref.js';
import type { Damage, Verb } from '../verbs/verb.js';
import type { Application } from './application.js';
import { redirectTarget, redirects } from './elsewhere.js';
import { isUnpreventable } from './shields.js';
import type { EffectSource } from '../watching/sources.js';

/** What an effect, identified by its key, prevented of a source's damage. */
export interface Prevention extends Pick<Damage, 'source' | 'to' | 'amount' | 'combat'> {
  readonly by: string;
}

interface Prevented {
  /** The rest of the damage. */
  readonly rest: Verb[];
  readonly amount: number;
}

/** cr 615.12: nothing of unpreventable damage is prevented, but the effect counts as applied. */
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
  const before = (run.local('prevented') ?? []) as readonly Prevention[];
  const one: Prevention = { by: applicable.key, source, to, amount, combat };
  run.keep('prevented', [...before, one]);
}

/** cr 615.7, 615.5: a shield prevents as much as it has left. */
export function preventBy(
  application: Application,
  shield: Extract<EffectSource, { form: 'shield' }>,
): Verb[] {
  const { verb } = application;
  if (verb.verb !== 'damage') return [verb];
  const { node, lasting, ref } = shield;
  const share = lasting === null ? undefined : verb.shares?.[lasting.id];
  const most = Math.min(lasting?.left ?? Infinity, share ?? Infinity);
  const to = redirects(node) ? redirectTarget(application, node.redirect, node.redirectPlayers) : undefined;
  if (to === undefined && redirects(node)) return [verb];
  const { rest, amount } =
    to === undefined ? prevented(application, verb, most) : redirected(application, verb, most, to);
  if (node.then !== undefined) application.later(childRef(ref, 'then'));
  useUp(application.run.proposal, lasting, amount);
  return rest;
}

/** cr 614.9: redirects that much of it, whether or not it can be prevented. */
function redirected(application: Application, damage: Damage, most: number, to: Damage['to']): Prevented {
  const amount = Math.min(damage.amount, Math.max(0, most));
  application.setAmount(amount);
  const rest = damage.amount - amount;
  return {
    amount,
    rest: [
      ...(rest === 0 ? [] : [{ ...damage, amount: rest }]),
      ...(amount === 0 ? [] : [{ ...damage, to, amount }]),
    ],
  };
}
