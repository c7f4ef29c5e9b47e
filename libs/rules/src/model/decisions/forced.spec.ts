import { describe, expect, it } from '@jest/globals';
import type { Answer } from './answer.js';
import { isForced } from './forced.js';
import type { Decision, Question } from './decision.js';

const asked = (question: Question): Decision => ({
  id: 'd1' as Decision['id'],
  seat: 0 as Decision['seat'],
  kind: question.kind,
  prompt: 'choose',
  since: 0 as Decision['since'],
  question,
});
/** Only answers with priority are recorded. */
const YES: Answer = { kind: 'yes-no', yes: true };
const isOnly = (question: unknown): boolean => isForced(asked(question as Question), YES);

describe('a forced answer', () => {
  it('cr 731.5: is a pass, and not an action', () => {
    const priority = asked({ kind: 'priority', actions: ['pass', 'act'] });
    expect(isForced(priority, { kind: 'priority', action: 'pass' })).toBe(true);
    const land = { do: 'play', object: 'o1' } as Extract<Answer, { kind: 'priority' }>['action'];
    expect(isForced(priority, { kind: 'priority', action: land })).toBe(false);
  });

  it.each([
    [{ kind: 'choose-objects', candidates: ['o1', 'o2'], count: 2 }],
    [{ kind: 'choose-players', candidates: [1], count: 1 }],
    [{ kind: 'choose-targets', objects: ['o1'], players: [], least: 1, most: 1 }],
    [{ kind: 'choose-modes', options: [{ label: 'a' }], least: 1, most: 1, repeat: false }],
    [{ kind: 'number', least: 2, most: 2 }],
    [{ kind: 'word', of: 'colour', from: ['red'] }],
    [{ kind: 'order', options: [{ label: 'a' }] }],
    [{ kind: 'divide', total: 3, least: 0, among: ['o1'] }],
    [{ kind: 'attackers', candidates: [] }],
    [{ kind: 'blockers', candidates: [] }],
  ])('is the only answer to %j', (question) => {
    expect(isOnly(question)).toBe(true);
  });

  it.each([
    [{ kind: 'yes-no' }],
    [{ kind: 'choose-objects', candidates: ['o1', 'o2'], count: 1 }],
    [{ kind: 'choose-objects', candidates: ['o1'], count: 1, least: 0 }],
    [{ kind: 'choose-players', candidates: [0, 1], count: 1 }],
    [{ kind: 'choose-targets', objects: ['o1'], players: [0], least: 1, most: 1 }],
    [{ kind: 'choose-modes', options: [{ label: 'a' }], least: 1, most: 2, repeat: true }],
    [{ kind: 'number', least: 0, most: null }],
    [{ kind: 'word', of: 'name', from: null }],
    [{ kind: 'order', options: [{ label: 'a' }, { label: 'b' }] }],
    [{ kind: 'divide', total: 3, least: 1, among: ['o1', 'o2'] }],
    [{ kind: 'attackers', candidates: [{ attacker: 'o1', defenders: [1] }] }],
    [{ kind: 'blockers', candidates: [{ blocker: 'o1', attackers: ['o2'], most: 1 }] }],
  ])('does not exist for %j', (question) => {
    expect(isOnly(question)).toBe(false);
  });
});
