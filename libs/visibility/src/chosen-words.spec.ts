// Everyone hears a word chosen as an effect resolves (cr 608.2d), and sees it on the object that keeps it.
import { describe, expect, it } from '@jest/globals';
import type { Effect } from '#abilities';
import { instant, type Json } from '#kernel';
import { cardsIn, BATTLEFIELD, PLAIN_MAGIC } from '#rules';
import { ANNA, BEN, card, doing, having, NAMES, ToyTable } from '#testkit/tables/toy-table';
import { visibleFields } from './viewers/audience.js';
import { Gallery } from './fixtures/mutated.fixture.js';
import { applyPatch } from './json/apply-patch.js';
import { publishedView } from './published/publishing.js';
import { JUDGE, SPECTATOR, viewerAt } from './viewers/viewer.js';

const VIEWERS = [viewerAt(ANNA), viewerAt(BEN), SPECTATOR, JUDGE];
const colour: Effect = { kind: 'choose-colour', who: { kind: 'you' }, bind: 'it' };
const number: Effect = { kind: 'choose-number', who: { kind: 'you' }, least: 0, most: 3, bind: 'it' };
const CARDS = [
  card(
    'Prism',
    '{0}',
    'artifact',
    having({
      kind: 'static',
      effects: [{ kind: 'enters', outcomes: [{ kind: 'choosing', effect: colour, as: 'colour' }] }],
    }),
  ),
  card(
    'Vault',
    '{0}',
    'artifact',
    having({
      kind: 'static',
      effects: [{ kind: 'enters', outcomes: [{ kind: 'choosing', effect: number, as: 'number' }] }],
    }),
  ),
  card('Therapy', '{0}', 'sorcery', doing({ kind: 'choose-name', who: { kind: 'you' }, bind: 'it' })),
];

function table(name: string): ToyTable {
  const made = new ToyTable(CARDS, PLAIN_MAGIC, 'chosen words', { ruleset: 'magic', names: NAMES });
  const held = made.inHand(name, { named: true });
  return made.begin().cast(held).resolve();
}

const chosenOf = (made: ToyTable) => {
  const gallery = new Gallery(VIEWERS);
  for (const event of made.events) gallery.apply(event, instant(1));
  return VIEWERS.map((viewer) =>
    Object.values(gallery.projector(viewer).viewOf(gallery.state).objects)
      .filter(({ zone }) => zone === 'battlefield')
      .map(({ name, chosen }) => [name, chosen]),
  );
};
const told = (made: ToyTable) =>
  made.events.flatMap((event) => {
    if (event.type !== 'WordChosen') return [];
    const { seat, of, word } = event;
    return [{ seat, of, word, heard: VIEWERS.map((viewer) => visibleFields(event, viewer)) }];
  });
const WHOLE = VIEWERS.map(() => ['seat', 'of', 'word']);

describe('a word chosen aloud', () => {
  it('is told to everyone, and everyone sees it on the permanent', () => {
    const made = table('Prism').answer({ kind: 'word', word: 'blue' });
    expect(told(made)).toEqual([{ seat: ANNA, of: 'colour', word: 'blue', heard: WHOLE }]);
    expect(chosenOf(made)).toEqual(VIEWERS.map(() => [['Prism', ['blue']]]));
  });

  it('is in the feed of everyone who was watching when it was chosen', () => {
    const { events: log } = table('Prism').answer({ kind: 'word', word: 'blue' });
    const gallery = new Gallery(VIEWERS);
    for (const { viewer } of gallery.viewers) gallery.projector(viewer).wake(gallery.state);
    const folded = new Map<unknown, Json>();
    for (const event of log)
      for (const { viewer, entry } of gallery.apply(event, instant(1)))
        folded.set(viewer, applyPatch(folded.get(viewer) ?? null, entry.patch));
    for (const projector of gallery.viewers)
      expect(folded.get(projector.viewer)).toEqual(publishedView(projector.viewOf(gallery.state)));
  });

  it('is told once, even if no object keeps it', () => {
    const made = table('Therapy').answer({ kind: 'word', word: 'Wolf' });
    expect(told(made)).toEqual([{ seat: ANNA, of: 'name', word: 'Wolf', heard: WHOLE }]);
  });

  it('is shown, but a kept number is not, since some are secret', () => {
    const made = table('Vault').answer({ kind: 'number', number: 2 });
    expect(cardsIn(made.state, BATTLEFIELD)).toHaveLength(1);
    expect(chosenOf(made)).toEqual(VIEWERS.map(() => [['Vault', undefined]]));
  });
});
