// Keyword actions that are macros over other verbs (cr 701).
import type { Effect } from '../nodes/sorts.js';
import { validateAbility } from '../validation/scope.js';
import { action, actionOf, ACTIONS, meld } from './actions.js';

const ability = (effect: Effect) => ({ kind: 'spell', body: { kind: 'plain', effect } }) as const;
const written = (name: string) => action(name) ?? action(name, 2);

describe('cr 701: keyword actions as macros', () => {
  it.each(ACTIONS.filter(({ rule }) => rule !== 'cr 700.3').map((macro) => [macro.rule, macro.name]))(
    '%s: %s is valid, and is recognised again',
    (_, name) => {
      const effect = written(name)!;
      expect(validateAbility(ability(effect))).toMatchObject({ ok: true });
      expect(actionOf(effect)?.macro.name).toBe(name);
    },
  );

  it('cr 700.3: piles are made of objects named before', () => {
    const piles = action('have an opponent separate them into two piles')!;
    const all: Effect = {
      kind: 'let-objects',
      what: { kind: 'top', whose: { kind: 'you' }, count: 5 },
      bind: 'all',
    };
    expect(validateAbility(ability({ kind: 'sequence', steps: [all, piles] })).ok).toBe(true);
    expect(validateAbility(ability(piles)).ok).toBe(false);
  });

  it('the number is recognised too', () => {
    expect(actionOf(action('bolster', { kind: 'x' })!)?.value).toEqual({ kind: 'x' });
  });

  it('a wrong number or an unknown name is no action', () => {
    expect(action('bolster')).toBeUndefined();
    expect(action('investigate', 2)).toBeUndefined();
    expect(action('ponder')).toBeUndefined();
  });

  it('an effect that differs by one word is not the action', () => {
    const other = JSON.parse(JSON.stringify(action('bolster', 2)).replace('least', 'greatest')) as Effect;
    expect(actionOf(other)).toBeUndefined();
  });

  it('cr 701.42: melding is valid', () => {
    expect(validateAbility(ability(meld('Half of It', 'All of It'))).ok).toBe(true);
  });
});
