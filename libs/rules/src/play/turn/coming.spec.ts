// Effects that replace steps, phases and turns (cr 614.10).
import type { Ability, Condition, Effect, Pattern } from '#abilities';
import { closeDecision } from '../../engine/frames/ask.js';
import { answerTopFrame } from '../loop.js';
import { no, order, yes, type Reply } from '#testkit/tables/effect-table';
import { ALL, card, gain, OPPONENTS, RulesTable, THIS, whenever, YOU } from '#testkit/tables/rules-table';
import type { Step } from '../../model/basics/steps.js';

const DRAW_STEP: Pattern = { kind: 'step', is: 'draw', whose: YOU };
const TURN: Pattern = { kind: 'step', is: 'turn', whose: YOU };

const skips = (event: Pattern, may: boolean, then?: Effect, condition?: Condition): Ability => ({
  kind: 'static',
  effects: [
    {
      kind: 'replace',
      replacement: {
        kind: 'replace',
        event,
        ...(may ? { may: YOU } : {}),
        ...(condition === undefined ? {} : { if: condition }),
        outcomes: then === undefined ? [] : [{ kind: 'instead', effect: then }],
      },
    },
  ],
});
const Fast = card('Fast', { abilities: [skips(DRAW_STEP, true, gain(2))] });
const Vault = card('Vault', {
  abilities: [
    skips(
      TURN,
      true,
      { kind: 'untap', what: THIS },
      { kind: 'matches', what: THIS, filter: { kind: 'status', is: 'tapped' } },
    ),
  ],
});
const Never = card('Never', { abilities: [skips(DRAW_STEP, false)] });
const Pain = card('Pain', {
  abilities: [whenever({ kind: 'step', is: 'precombat-main' }, { kind: 'lose-life', who: ALL, amount: 1 })],
});

class Turns extends RulesTable {
  readonly steps: string[] = [];

  /** Everyone passes until then. Each question takes the next answer. */
  until(turn: number, step: Step, ...answers: readonly Reply[]): this {
    const left = [...answers];
    for (;;) {
      this.passUntil(
        ({ turn: now, decision }) =>
          (now?.number === turn && now.step === step) ||
          decision?.kind === 'yes-no' ||
          decision?.kind === 'order',
      );
      const { decision } = this.state;
      if (decision === null || decision.kind === 'priority') break;
      const reply = left.shift();
      if (reply === undefined) throw new Error(`nobody answers: ${JSON.stringify(decision)}`);
      this.asked.push(decision);
      closeDecision(this.proposal);
      if ('leaves' in reply) throw new Error('nobody leaves here');
      answerTopFrame(this.proposal, typeof reply === 'function' ? reply(decision, this) : reply);
    }
    if (left.length > 0) throw new Error(`${String(left.length)} answers too many`);
    return this;
  }

  /** The steps that took place, by turn. */
  get began(): readonly string[] {
    let turn = 1;
    return this.proposal.events.flatMap((event) => {
      if (event.type === 'TurnBegan') ({ turn } = event);
      return event.type === 'StepBegan' ? [`${String(turn)} ${event.step}`] : [];
    });
  }
  /** The event types from the beginning of that step on. */
  after(step: string): readonly string[] {
    let turn = 1;
    const at = this.proposal.events.findIndex((event) => {
      if (event.type === 'TurnBegan') ({ turn } = event);
      return event.type === 'StepBegan' && `${String(turn)} ${event.step}` === step;
    });
    return this.proposal.events.slice(at + 1).map(({ type }) => type);
  }
}

const cards = ['A', 'B', 'C', 'D', 'E', 'F'];
const table = (mine: readonly string[], theirs: readonly string[] = []): Turns =>
  new Turns(
    [
      { battlefield: mine, library: cards },
      { battlefield: theirs, library: cards },
    ],
    [Fast, Vault, Never, Pain, ...MORE],
  );
const MORE = [
  card('Hub', { abilities: [skips({ kind: 'step', is: 'upkeep', whose: ALL }, false)] }),
  card('Peace', { abilities: [skips({ kind: 'step', is: 'combat', whose: YOU }, false, gain(3))] }),
  card('Drain', { abilities: [skips({ kind: 'step', is: 'upkeep', whose: OPPONENTS }, false, gain(4))] }),
  card('Grave', { abilities: [skips({ kind: 'step', is: 'turn', whose: ALL }, false)] }),
  card('Also', {
    abilities: [
      {
        kind: 'static',
        effects: [
          {
            kind: 'replace',
            replacement: { kind: 'replace', event: DRAW_STEP, outcomes: [{ kind: 'also', effect: gain(5) }] },
          },
        ],
      },
    ],
  }),
];

describe('cr 614.10b: an effect that skips a step and does something', () => {
  it('cr 614.10b: does it first in the next step', () => {
    const game = table(['Fast', 'Pain']).until(3, 'precombat-main', yes);
    expect(game.began).not.toContain('3 draw');
    expect(game.hand(0)).toEqual([]);
    const after = game.after('3 precombat-main');
    expect(after.indexOf('LifeChanged')).toBeLessThan(after.indexOf('AbilityStacked'));
    // One was lost in the turn in between.
    expect(game.life(0)).toBe(21);
  });

  it('cr 614.10b: does nothing if the player declines, and the step takes place', () => {
    const game = table(['Fast']).until(3, 'precombat-main', no);
    expect(game.began).toContain('3 draw');
    expect([game.hand(0).length, game.life(0)]).toEqual([1, 20]);
  });

  it('cr 614.10b: asks its player each time, and nobody else', () => {
    const game = table(['Fast']).until(5, 'precombat-main', yes, no);
    expect(game.asked.filter(({ kind }) => kind === 'yes-no').map(({ seat }) => seat)).toEqual([0, 0]);
    expect([game.hand(0).length, game.hand(1).length]).toEqual([1, 2]);
  });

  it('cr 614.10b: skips a phase with all its steps, and does it in the next phase', () => {
    const game = table(['Peace']).until(1, 'end');
    expect(game.began.filter((step) => step.startsWith('1 '))).toEqual([
      '1 precombat-main',
      '1 postcombat-main',
      '1 end',
    ]);
    expect(game.after('1 postcombat-main')).toContain('LifeChanged');
    expect(game.life(0)).toBe(23);
  });

  it('cr 614.10b: does it in the first step that takes place if several are skipped', () => {
    const game = table(['Drain', 'Never'], ['Fast']).until(2, 'precombat-main', yes);
    expect(game.began.filter((step) => step.startsWith('2 '))).toEqual(['2 untap', '2 precombat-main']);
    expect([game.life(0), game.life(1)]).toEqual([24, 22]);
  });

  it('cr 614.10: may do something without skipping anything', () => {
    const game = table(['Also']).until(3, 'precombat-main');
    expect(game.began).toContain('3 draw');
    expect([game.life(0), game.hand(0).length]).toEqual([25, 1]);
  });
});

describe('cr 614.10b: an effect that skips a turn and does something', () => {
  const tapped = (game: Turns): Turns =>
    game.happen({ type: 'PermanentTapped', object: game.id('Vault'), tapped: true, forMana: false });

  it('cr 614.10b: does it first in the next turn', () => {
    const game = tapped(table(['Vault']));
    // It stays tapped until that turn has begun.
    game.until(3, 'upkeep', yes);
    expect(game.state.turn).toMatchObject({ number: 3, active: 1 });
    expect(game.after('3 untap').indexOf('PermanentTapped')).toBe(0);
    expect(game.permanent('Vault').tapped).toBe(false);
  });

  it('cr 614.10b: does nothing if the player declines', () => {
    const game = tapped(table(['Vault'])).until(3, 'upkeep', no);
    expect(game.state.turn).toMatchObject({ number: 3, active: 0 });
  });

  it('cr 614.10b: does not ask if its condition fails', () => {
    const game = table(['Vault']).until(3, 'upkeep');
    expect(game.state.turn).toMatchObject({ number: 3, active: 0 });
  });

  it('cr 500.11: an extra turn that is skipped leaves the order as it was', () => {
    const game = tapped(table(['Vault']));
    game.do({ kind: 'extra-turn', who: YOU });
    game.until(2, 'upkeep', yes);
    expect(game.state.turn).toMatchObject({ number: 2, active: 1, extra: false });
  });

  it('cr 104.4b: ends the game in a draw if turns must be skipped for ever', () => {
    const game = table(['Grave']);
    game.passUntil(({ stage }) => stage.kind === 'over');
    expect(game.state.result).toMatchObject({ reason: 'mandatory-loop', winners: [] });
  });
});

describe('cr 616.1: several effects that replace one step', () => {
  it('cr 616.1: apply in the order its player chooses, until one skips it', () => {
    const first =
      (name: string): Reply =>
      (decision) => {
        const { question } = decision;
        if (question.kind !== 'order') throw new Error('not asked');
        const at = question.options.findIndex(({ label }) => label === name);
        return order(at, 1 - at);
      };
    expect(table(['Fast', 'Never']).until(3, 'precombat-main', first('Never')).life(0)).toBe(20);
    const fasting = table(['Fast', 'Never']).until(3, 'precombat-main', first('Fast'), yes);
    expect(fasting.life(0)).toBe(22);
  });

  it('cr 616.1: still apply if an earlier one is declined', () => {
    const asked = (decision: Parameters<Extract<Reply, (...of: never) => unknown>>[0]) => {
      const { question } = decision;
      const at = question.kind === 'order' ? question.options.findIndex(({ label }) => label === 'Fast') : 0;
      return order(at, 1 - at);
    };
    const game = table(['Fast', 'Never']).until(3, 'precombat-main', asked, no);
    expect(game.began).not.toContain('3 draw');
    expect([game.life(0), game.hand(0).length]).toEqual([20, 0]);
  });

  it('cr 614.10a: do not use up a waiting skip if another one applies', () => {
    const game = table(['Fast']);
    game.do({ kind: 'skip', who: YOU, what: 'draw' });
    game.until(3, 'precombat-main', order(0, 1), yes);
    expect(game.state.future.skips).toHaveLength(1);
    game.until(5, 'precombat-main', order(0, 1), no);
    expect(game.state.future.skips).toHaveLength(0);
    expect([game.life(0), game.hand(0).length]).toEqual([22, 0]);
  });

  it.each([
    ['it is used up', 1, 0],
    ['it waits on', 0, 1],
  ] as const)(
    'cr 614.10a, 616.1: are ordered by the player if they all skip the step: %s',
    (_, first, left) => {
      const game = table(['Never']);
      game.do({ kind: 'skip', who: YOU, what: 'draw' });
      game.until(3, 'precombat-main', order(first, 1 - first));
      expect(game.began).not.toContain('3 draw');
      expect(game.state.future.skips).toHaveLength(left);
    },
  );
});
