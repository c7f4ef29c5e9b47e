// Changes caused by effects appear with the event after which they hold, whatever that event is about (cr
// 611.3, 604.3). After each event the feed folds to exactly the view that would be built from scratch.
import { describe, expect, it } from '@jest/globals';
import type { Ability, Condition, Static, Value } from '#abilities';
import type { CardDefinition } from '#cards';
import { instant, type Json } from '#kernel';
import type { GameEvent, Seat } from '#rules';
import { always, defining } from '#testkit/tables/board';
import { EffectTable, type Side } from '#testkit/tables/effect-table';
import { card, creature } from '#testkit/tables/rules-table';
import { applyPatch, Gallery, publishedView, viewerAt, type GameView, type Viewer } from './index.js';
import { YOU } from '#testkit/language/words';

const [anna, ben] = [viewerAt(0 as Seat), viewerAt(1 as Seat)];

const LIFE: Value = { kind: 'life', of: YOU };
const AT_THE_END: Condition = { kind: 'step', is: ['end'] };
const STEPS: readonly GameEvent[] = (['upkeep', 'end', 'draw', 'end'] as const).map((step) => ({
  type: 'StepBegan',
  step,
}));
const lost = (by: number): GameEvent => ({ type: 'LifeChanged', seat: 0 as Seat, by: -by, cause: 'lose' });

const bySize = (value: Value): Ability =>
  defining({ kind: 'set-stat', stat: 'power', value }, { kind: 'set-stat', stat: 'toughness', value });
const thing = (name: string, effect: Static, rest: { while?: Condition } = {}): CardDefinition =>
  card(name, { abilities: [always(effect, rest)], types: ['artifact'] });

interface Watched {
  readonly views: readonly GameView[];
  /** The members of the view that each event changed. */
  readonly told: readonly (readonly string[])[];
}

/** The viewer's folded feed after each of the events; it must equal the real view. */
function watched(viewer: Viewer, { proposal }: EffectTable, events: readonly GameEvent[]): Watched {
  const gallery = new Gallery([viewer]);
  for (const event of proposal.events) gallery.apply(event, instant(1));
  const projector = gallery.projector(viewer);
  projector.wake(gallery.state);
  let folded: Json = publishedView(projector.viewOf(gallery.state));
  const views: GameView[] = [];
  const told: string[][] = [];
  for (const event of events) {
    for (const { entry } of gallery.apply(event, instant(1))) {
      folded = applyPatch(folded, entry.patch);
      told.push([...new Set(entry.patch.map(({ path }) => path.split('/')[1] ?? ''))]);
    }
    const view = projector.viewOf(gallery.state);
    expect(folded).toEqual(publishedView(view));
    views.push(view);
  }
  return { views, told };
}

const sizes = ({ views }: Watched, name: string): unknown[] =>
  views.map(({ objects }) => Object.values(objects).find((object) => object.name === name)?.power);

const table = (side: Side, ...more: readonly CardDefinition[]): EffectTable =>
  new EffectTable([{ library: ['Canary', 'Robin'], ...side }, { library: ['Finch'] }], { more });

describe('effects', () => {
  const avatar = creature('Avatar', 0, 0, [bySize(LIFE)]);

  it.each(['battlefield', 'hand', 'graveyard'] as const)(
    'cr 604.3: change a size with the life total it equals, in the %s too',
    (zone) => {
      const seen = watched(anna, table({ [zone]: ['Avatar'] }, avatar), [lost(3), ...STEPS, lost(2)]);
      expect(sizes(seen, 'Avatar')).toEqual([17, 17, 17, 17, 17, 15]);
    },
  );

  it('cr 611.3a: begin and end with the step they are limited to', () => {
    const grows: Static = {
      kind: 'modify',
      what: { kind: 'type', is: 'creature' },
      changes: [{ kind: 'modify-stats', power: 2, toughness: 2 }],
    };
    const seen = watched(
      ben,
      table({ battlefield: ['Drum', 'Bear'] }, thing('Drum', grows, { while: AT_THE_END })),
      STEPS,
    );
    expect(sizes(seen, 'Bear')).toEqual([2, 4, 2, 4]);
  });

  it('cr 406.3: let a player look at a card only in the step they are limited to', () => {
    const all = { kind: 'each', filter: { kind: 'in', zone: 'exile' } } as const;
    const looks: Static = { kind: 'may', permission: { kind: 'look-at', who: YOU, what: all } };
    const at = table({ battlefield: ['Eye'] }, thing('Eye', looks, { while: AT_THE_END })).do({
      kind: 'move',
      what: { kind: 'top', whose: YOU, count: 1 },
      to: 'exile',
      cause: 'exile',
      face: 'face-down',
    });
    const under = (viewer: Viewer): unknown[] =>
      watched(viewer, at, STEPS).views.map(
        ({ objects }) => Object.values(objects).find(({ zone }) => zone === 'exile')?.under?.name ?? null,
      );
    expect(under(ben)).toEqual([null, null, null, null]);
    expect(under(anna)).toEqual([null, 'Robin', null, 'Robin']);
  });

  it('add nothing if there are none: a step then tells only itself', () => {
    const seen = watched(anna, table({ battlefield: ['Bear'], hand: ['Bear'] }), STEPS);
    expect(seen.told).toEqual(STEPS.map(() => ['turn']));
  });
});
