// Tests what everyone is told of a spell or ability on the stack.
import { describe, expect, it } from '@jest/globals';
import { initialState, type ObjectId, type Seat, type StackItem } from '#rules';
import { Knowledge } from './knowledge.js';
import { itemView } from './story.js';

const SOURCE = 'o7' as ObjectId;
const cast = (bindings: StackItem['context']['bindings']): StackItem => ({
  kind: 'spell',
  controller: 0 as Seat,
  source: SOURCE,
  ability: null,
  modes: [],
  targets: [[{ objects: [], players: [1 as Seat] }]],
  x: null,
  paid: {},
  alternative: null,
  from: 'hand',
  mana: ['U'],
  context: {
    source: SOURCE,
    stack: SOURCE,
    controller: 0 as Seat,
    targets: [],
    bindings,
    x: null,
    event: null,
  },
  copy: false,
  faceDown: null,
});

describe('a spell on the stack', () => {
  it('war-zone Dual Libraries and Graveyards: shows everyone its libraries and graveyards, in a fixed order', () => {
    const aimed = { 'library of 1': { amount: 1 }, 'graveyard of 1': { amount: 0 } };
    const turned = { 'graveyard of 1': { amount: 0 }, 'library of 1': { amount: 1 } };
    const views = [aimed, turned].map((bindings) =>
      itemView(initialState(), cast(bindings), new Knowledge()),
    );
    expect(views[0]?.zones).toEqual([
      { kind: 'graveyard', seat: 1, index: 0 },
      { kind: 'library', seat: 1, index: 1 },
    ]);
    expect(views[1]).toEqual(views[0]);
  });

  it('shows none of its other bindings', () => {
    const view = itemView(initialState(), cast({ kept: { objects: [SOURCE], amount: 3 } }), new Knowledge());
    expect(view).not.toHaveProperty('zones');
    expect(JSON.stringify(view)).not.toContain('kept');
  });
});
