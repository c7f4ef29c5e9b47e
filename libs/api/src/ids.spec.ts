// A field called `id` is unique on the whole server: a normalising cache can keep what it finds under it. The ids of one
// game have other names.
import { expect, it } from '@jest/globals';
import { buildSchema, isInputObjectType, isObjectType, isInterfaceType } from 'graphql';
import { contract } from './options/project-files.js';

/** Each type with an `id`, and what makes it the only one. */
const UNIQUE: Readonly<Record<string, string>> = {
  Player: 'made by the server for each account',
  PrintedCard: 'the card’s id in the catalogue',
  Dispute: 'a UUID',
  OpenDispute: 'that of the Dispute',
  JudgeLook: 'the id of its event in the log',
  Annotation: 'a UUID',
  Game: 'made by the server for each game',
  GameListing: 'that of the Game',
  OpenGameListing: 'that of the Game',
  ReferredGame: 'that of the Game',
  SameGame: 'that of the Game',
  WhatIf: 'a UUID',
  ClosedWhatIf: 'that of the WhatIf',
};

/** What repeats from game to game. */
const OF_ONE_GAME = ['objectId', 'decisionId', 'referralId'];

const types = Object.values(buildSchema(contract()).getTypeMap()).filter(
  ({ name }) => !name.startsWith('__'),
);
const having = (field: string): string[] =>
  types
    .filter((type) => isObjectType(type) || isInterfaceType(type))
    .filter((type) => field in type.getFields())
    .map(({ name }) => name);

it('each field called `id` is the only one of its kind on the server, and why is known', () => {
  expect(having('id').toSorted()).toEqual(Object.keys(UNIQUE).toSorted());
});

it('what is of one game alone has a name that says of what, wherever it is asked and given', () => {
  for (const name of OF_ONE_GAME) expect(having(name)).not.toEqual([]);
  for (const type of types) {
    if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) continue;
    const fields: readonly { readonly name: string; readonly type: { toString: () => string } }[] =
      Object.values(type.getFields());
    for (const { name, type: given } of fields)
      if (OF_ONE_GAME.includes(name)) expect(given.toString()).toMatch(/^ID!?$/);
  }
});
