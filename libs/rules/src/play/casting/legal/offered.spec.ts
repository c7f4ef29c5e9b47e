// On random boards, every offered action can be completed and performed, and a refused one leaves no trace.
import { describe, expect, it } from '@jest/globals';
import type { Ability, Option } from '#abilities';
import { canonicalJson, drawnFrom, plainData, randomKey, randomSource, type RandomSource } from '#kernel';
import type { Answer } from '../../../model/decisions/answer.js';
import type { GameAction } from '../../../model/decisions/action.js';
import type { Question } from '../../../model/decisions/decision.js';
import {
  activated,
  adds,
  ALL,
  always,
  aTarget,
  both,
  CastTable,
  creature,
  CREATURE,
  destroy,
  does,
  gain,
  instant,
  keyword,
  mana,
  OPPONENTS,
  permanent,
  sorcery,
  SPELL,
  TAP,
  tapFor,
  TARGET_0,
  YOU,
  YOURS,
} from '#testkit/tables/cast-table';
import type { ObjectId, Seat } from '../../../model/basics/ids.js';
import { act } from '../announcing/act.js';
import { answered, complete } from '../../../decide/going-on/changed-to-pay.js';
import { legalActions } from '../../../decide/questions.js';
import { PLAIN_RULEBOOK } from '../naming/named-action.js';

const mode = (option: Partial<Option> & { effect: Option['effect'] }): Option => ({
  kind: 'mode',
  ...option,
});
const modal = (least: number, most: number, ...options: Option[]): Ability => ({
  kind: 'spell',
  body: { kind: 'modal', least, most, options },
});
const LANDS = [
  permanent('Dual', ['land'], tapFor('{W}'), tapFor('{U}')),
  permanent('Any', ['land'], activated([TAP], adds({ kind: 'any-colour' }))),
  permanent(
    'Filter',
    ['land'],
    tapFor('{C}'),
    activated([mana('{1}'), TAP], adds({ kind: 'exactly', symbols: '{W}{B}' })),
  ),
  permanent('Two', ['artifact'], tapFor('{C}{C}')),
  permanent(
    'Picky',
    ['land'],
    activated([TAP], adds({ kind: 'any-colour' }, { restriction: both(SPELL, CREATURE) })),
  ),
  permanent(
    'Sacrificed',
    ['artifact'],
    activated(
      [TAP, { kind: 'move-this', to: 'graveyard', cause: 'sacrifice' }],
      adds({ kind: 'any-colour' }),
    ),
  ),
];
const SPELLS = [
  instant('Murder', '{1}{B}', does(destroy, aTarget(CREATURE))),
  instant('Twins', '{R}', does(destroy, aTarget(CREATURE), aTarget(CREATURE, { different: [0] }))),
  sorcery(
    'Spray',
    '{X}{R}',
    does(
      { kind: 'damage', to: TARGET_0, players: TARGET_0, amount: { kind: 'x' }, divided: 'divided' },
      { kind: 'target', filter: CREATURE, players: ALL, least: 0, most: 3, divides: { kind: 'x' } },
    ),
  ),
  sorcery(
    'Choice',
    '{W/U}',
    keyword('entwine', { costs: [mana('{2}')] }),
    modal(
      1,
      1,
      mode({ targets: [aTarget(both(CREATURE, { kind: 'controller', is: OPPONENTS }))], effect: destroy }),
      mode({ effect: gain(1) }),
    ),
  ),
  sorcery(
    'Escalated',
    '{G/P}',
    keyword('escalate', { costs: [mana('{1}')] }),
    modal(1, 2, mode({ effect: gain(1) }), mode({ targets: [aTarget(CREATURE)], effect: destroy })),
  ),
  sorcery(
    'Altar',
    '{B}',
    always({
      kind: 'additional-cost',
      costs: [{ kind: 'move', filter: both(CREATURE, YOURS), count: 1, to: 'graveyard', cause: 'sacrifice' }],
      or: [{ kind: 'life', amount: 4 }],
    }),
    does(gain(1)),
  ),
  sorcery(
    'Kicked',
    '{2/W}',
    keyword('kicker', { costs: [mana('{1}')] }),
    keyword('flashback', { costs: [mana('{3}')] }),
    does(gain(1)),
  ),
  sorcery('Convoked', '{3}{G}', keyword('convoke'), does(gain(1))),
  instant('Delved', '{3}{U}', keyword('delve'), does(gain(1))),
  creature('Hidden', 2, 2, [keyword('morph', { costs: [mana('{W}')] })], { cost: '{5}{U}' }),
  creature('Sprite', 2, 2, [keyword('flash'), keyword('cycling', { costs: [mana('{1}')] })], { cost: '{U}' }),
  creature('Evoked', 2, 2, [keyword('evoke', { costs: [mana('{R}')] })], { cost: '{3}{R}' }),
  creature('Tapper', 2, 2, [activated([TAP, { kind: 'tap-others', filter: CREATURE, count: 1 }], gain(1))], {
    cost: '{1}',
  }),
  permanent(
    'Bin',
    ['artifact'],
    activated(
      [{ kind: 'move', filter: { kind: 'in', zone: 'hand' }, count: 1, to: 'graveyard', cause: 'discard' }],
      gain(1),
      { limit: 'once-each-turn' },
    ),
  ),
  permanent(
    'Either',
    ['artifact'],
    activated([{ kind: 'either', of: [mana('{2}'), { kind: 'life', amount: 2 }] }], destroy, {
      targets: [aTarget(CREATURE)],
    }),
  ),
  permanent(
    'Tax',
    ['enchantment'],
    always({ kind: 'costs', what: SPELL, for: ALL, amount: 1, direction: 'more' }),
  ),
  permanent(
    'Ease',
    ['enchantment'],
    always({ kind: 'costs', what: both(SPELL, CREATURE), for: YOU, amount: 1, direction: 'less' }),
  ),
];
const NAMES = [...LANDS, ...SPELLS].map(({ name }) => name);
const BOARD = [
  'Plains',
  'Island',
  'Swamp',
  'Mountain',
  'Forest',
  'Bear',
  '3 Golem',
  ...NAMES.filter((name) => SPELLS.every((spell) => spell.name !== name)),
  'Tapper',
  'Bin',
  'Either',
  'Tax',
  'Ease',
];

const pick = <T>(random: RandomSource, list: readonly T[]): T => list[random.below(list.length)]!;
const some = (random: RandomSource, list: readonly string[], most: number): string[] =>
  Array.from({ length: random.below(most + 1) }, () => pick(random, list));

function drawn(question: Question, random: RandomSource): Answer {
  const so = <T>(all: readonly T[], least: number, most: number): T[] => {
    const count = least + random.below(Math.min(most, all.length) - least + 1);
    return drawnFrom(all, count, random);
  };
  switch (question.kind) {
    case 'number':
      return {
        kind: 'number',
        number: question.least + random.below((question.most ?? 3) - question.least + 1),
      };
    case 'word':
      return { kind: 'word', word: pick(random, question.from ?? []) };
    case 'choose-modes':
      return { kind: 'choose-modes', modes: so([...question.options.keys()], question.least, question.most) };
    case 'choose-objects':
      return {
        kind: 'choose-objects',
        objects: so<ObjectId>(question.candidates, question.least ?? question.count, question.count),
      };
    case 'choose-targets': {
      const all = [
        ...question.objects.map((object) => ({ object })),
        ...question.players.map((seat) => ({ seat })),
      ];
      return { kind: 'choose-targets', targets: so(all, question.least, question.most) };
    }
    case 'divide': {
      const rest = question.total - question.among.length;
      return { kind: 'divide', amounts: question.among.map((_, at) => (at === 0 ? 1 + rest : 1)) };
    }
    case 'choose-players':
    case 'yes-no':
    case 'priority':
    case 'order':
    case 'attackers':
    case 'blockers':
    case 'propose':
      throw new Error(`no action asks for ${question.kind}`);
  }
}

describe('an offered action', () => {
  it('can be completed and is accepted, and trying it leaves no trace (seed offered)', () => {
    const random = randomSource(randomKey('offered', []), 0);
    let done = 0;
    for (let round = 0; round < 60; round += 1) {
      const side = {
        hand: some(random, NAMES, 7),
        battlefield: some(random, BOARD, 14),
        graveyard: some(random, NAMES, 4),
        life: 3 + random.below(10),
      };
      const other = { battlefield: some(random, BOARD, 6) };
      const table = new CastTable([side, other], [...LANDS, ...SPELLS]);
      if (random.below(3) === 0) table.step('upkeep');
      const before = canonicalJson(plainData(table.state));
      for (const started of legalActions(table.state, 0 as Seat, PLAIN_RULEBOOK)) {
        const label = `round ${round}: ${JSON.stringify(started)} of ${JSON.stringify({ side, other })}`;
        const action = said(table, started, random, label);
        const again = new CastTable([side, other], [...LANDS, ...SPELLS]);
        if (table.state.turn?.step === 'upkeep') again.step('upkeep');
        expect([label, action, act(again.proposal, 0 as Seat, action)]).toEqual([label, action, undefined]);
        done += 1;
      }
      expect(canonicalJson(plainData(table.state))).toBe(before);
    }
    expect(done).toBeGreaterThan(200);
  });
});

function said(table: CastTable, started: GameAction, random: RandomSource, label: string): GameAction {
  let action = started;
  for (;;) {
    const next = complete(table.state, 0 as Seat, action, PLAIN_RULEBOOK);
    if ('done' in next) return next.done;
    if ('refusal' in next)
      throw new Error(`${label}: ${next.refusal.rule} ${next.refusal.message} ${JSON.stringify(action)}`);
    const answer = drawn(next.question, random);
    const added = answered(table.state, 0 as Seat, action, answer, PLAIN_RULEBOOK);
    if ('refusal' in added)
      throw new Error(
        `${label}: ${JSON.stringify(answer)} to ${JSON.stringify(next.question)}: ${added.refusal.message}`,
      );
    action = added;
  }
}
