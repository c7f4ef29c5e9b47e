// Abilities on the stack are described once, however many are put on top of them, and anew as what they say changes.
import { expect, it } from '@jest/globals';
import { cardsIn, evolve, loggedObject, STACK, type ObjectId } from '#rules';
import { AssistedTable, card, spell } from '#testkit/tables/assisted-table';
import { CREATURE, gain, whenever } from '#testkit/tables/rules-table';
import { KeptFaces } from './kept-faces.js';
import { Knowledge } from './knowledge.js';
import { JUDGE } from '../index.js';

const WITNESSES = 4;
const TOKENS = 5;
const GOBLIN = {
  kind: 'made',
  face: { kind: 'face', name: 'Goblin', types: ['creature'], power: 1, toughness: 1 },
} as const;

it('an ability on the stack is described once, and again as its targets or what it comes from change', () => {
  const comes = { kind: 'moves', what: CREATURE, to: ['battlefield'] } as const;
  const witness = card('Witness', ['enchantment'], [whenever(comes, gain(1))]);
  const song = card('Song', ['sorcery'], spell({ kind: 'create-token', token: GOBLIN, count: TOKENS }));
  const battlefield = Array.from({ length: WITNESSES }, () => witness);
  const table = new AssistedTable([{ hand: [song], battlefield }, {}]).untilMain();
  table.act({ do: 'cast', object: table.id('Song') }).pass();
  table.pass();
  const { question } = table.decision;
  if (question.kind !== 'order') throw new Error(question.kind);
  table.answer({ kind: 'order', order: [...question.options.keys()] });

  const { state } = table;
  const knowledge = new Knowledge();
  for (const object of Object.values(state.objects)) knowledge.see(object.id, 'everyone');
  const faces = new KeptFaces({ viewer: JUDGE, knowledge });
  const described = (): readonly ObjectId[] => {
    const made: ObjectId[] = [];
    faces.anew();
    for (const object of cardsIn(state, STACK))
      faces.of(state, object, knowledge.idOf(object), () => (made.push(object), {}));
    faces.looked();
    return made;
  };
  const onStack = [...cardsIn(state, STACK)];
  expect(onStack).toHaveLength(WITNESSES * TOKENS);
  expect(described()).toEqual(onStack);
  expect(described()).toEqual([]);

  const witnessed = table.id('Witness');
  const itsOwn = onStack.filter((object) => loggedObject(state, object).item?.source === witnessed);
  expect(itsOwn).toHaveLength(TOKENS);
  const other = onStack.find((object) => !itsOwn.includes(object))!;
  const targets = [[{ objects: [witnessed], players: [] }]];
  evolve(state, { type: 'TargetsChanged', object: other, targets });
  expect(described()).toEqual([other]);
  // The viewer no longer knows which object it is that they come from, or are aimed at.
  knowledge.lose(witnessed);
  expect(new Set(described())).toEqual(new Set([other, ...itsOwn]));
  expect(described()).toEqual([]);
});
