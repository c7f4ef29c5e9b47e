// A few spells, and what they are aimed at, for the tests of casting.
import type { ObjectId } from '../../../rules/src/model/basics/ids.js';
import {
  ANY_TARGET,
  aTarget,
  CREATURE,
  destroy,
  does,
  gain,
  instant,
  sorcery,
  TARGET_0,
} from './cast-table.js';

export const BOLT = instant(
  'Bolt',
  '{R}',
  does({ kind: 'damage', to: TARGET_0, players: TARGET_0, amount: 3 }, ANY_TARGET),
);
export const BLESSING = sorcery('Blessing', '{1}{W}', does(gain(4)));
export const MURDER = instant('Murder', '{1}{B}', does(destroy, aTarget(CREATURE)));

export const seat = (number: number) => [[{ seat: number }]];
export const object = (id: ObjectId) => [[{ object: id }]];
