// Tests what a bot does with priority, at a table of the real rules: it sees a view and gets the same offers
// as any player.
import { describe, expect, it } from '@jest/globals';
import type { Ability, Effect } from '#abilities';
import { instant, randomKey, randomSource } from '#kernel';
import { PLAIN_MAGIC } from '#rules';
import {
  actionMeant,
  answerMeant,
  completionOf,
  Gallery,
  NO_OBJECT,
  offeredPlays,
  viewerAt,
} from '#visibility';
import { ANNA, card, having, ToyTable } from '#testkit/tables/toy-table';
import { botAnswer, loreOf, type Table } from '../index.js';
import { YOU } from '#testkit/language/words';

const GAIN: Effect = { kind: 'gain-life', who: YOU, amount: 1 };
const using = (
  costs: Extract<Ability, { kind: 'activated' }>['costs'],
  effect: Effect,
  aimed = false,
): Ability => ({
  kind: 'activated',
  costs,
  body: {
    kind: 'plain',
    ...(aimed ? { targets: [{ kind: 'target', players: { kind: 'all' } }] } : {}),
    effect,
  },
});
const TAP = { kind: 'tap' } as const;
const CARDS = [
  card(
    'Spring',
    null,
    'land',
    having(using([TAP], { kind: 'add-mana', mana: { kind: 'exactly', symbols: '{G}' } })),
  ),
  card('Idol', '{0}', 'artifact', having(using([{ kind: 'mana', cost: '{0}' }], GAIN))),
  card(
    'Wand',
    '{0}',
    'artifact',
    having(using([TAP], { kind: 'lose-life', who: { kind: 'target', slot: 0 }, amount: 1 }, true)),
  ),
];

/** What bots do with many random seeds in their main phase, with these cards on the battlefield. */
async function done(
  kind: 'greedy' | 'random',
  ...permanents: readonly string[]
): Promise<ReadonlySet<string>> {
  const made = new ToyTable([], PLAIN_MAGIC, 'bots', { ruleset: 'magic', names: CARDS });
  for (const name of permanents) made.permanent(name);
  made.begin();
  const viewer = viewerAt(ANNA);
  const gallery = new Gallery([viewer]);
  for (const event of made.events) gallery.apply(event, instant(1));
  const eyes = gallery.projector(viewer);
  const meant = (id: string) => eyes.objectOf(id) ?? NO_OBJECT;
  const table: Table = {
    plays: () => Promise.resolve(offeredPlays(made.state, ANNA, eyes, made.inputs)),
    complete(play, answer) {
      const said = answer === undefined ? {} : { answer: answerMeant(answer, meant) };
      const next = completionOf(made.state, ANNA, eyes, actionMeant(play, meant), {
        ...said,
        book: made.inputs,
      });
      return Promise.resolve(next === undefined ? { kind: 'refused' } : next);
    },
    namesHeard: () => Promise.resolve(new Set()),
  };
  const view = eyes.viewOf(made.state);
  const deeds = new Set<string>();
  for (let nth = 0; nth < 20; nth += 1) {
    const random = randomSource(randomKey(String(nth), []), 0);
    const question = { kind: 'priority', actions: ['pass'] } as const;
    const asked = { seat: ANNA, view, prompt: 'priority', question, refusals: 0 } as const;
    const answer = await botAnswer(asked, table, { kind, lore: loreOf({ definitions: CARDS }), random });
    if (answer.kind !== 'priority') throw new Error('that is no answer');
    const { action } = answer;
    if (typeof action === 'string') deeds.add(action);
    else {
      expect(action).toMatchObject({ do: 'activate', targets: [[{ seat: expect.any(Number) as unknown }]] });
      deeds.add(made.nameOf(meant(action.object)));
    }
  }
  return deeds;
}

describe.each(['greedy', 'random'] as const)('a %s bot in its main phase', (kind) => {
  it('uses what it has, with every choice made, and passes now and then', async () => {
    expect(await done(kind, 'Wand')).toEqual(new Set(['Wand', 'pass']));
  });

  it('makes no mana for nothing, and does not repeat for ever what costs nothing', async () => {
    expect(await done(kind, 'Spring', 'Idol')).toEqual(new Set(['pass']));
  });
});
