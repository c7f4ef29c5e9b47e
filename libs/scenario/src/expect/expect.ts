// Whether all is as expected. One entry a kind.
import type { Expectation } from '../format/expectation.js';
import { ofPlayable, ofRefusal, ofStack } from './doing.js';
import type { Difference, Moment } from './moment.js';
import { ofPermanents } from './permanents.js';
import { ofPlayer, ofTurn, ofZone } from './players.js';
import { ofViewer } from './viewing.js';

type Checks = {
  readonly [K in Expectation['kind']]: (
    moment: Moment,
    expected: Extract<Expectation, { kind: K }>['of'],
  ) => Difference;
};

const CHECKS: Checks = {
  rejected: ofRefusal,
  playable: ofPlayable,
  viewer: ofViewer,
  stack: ofStack,
  permanent: ofPermanents,
  zone: ofZone,
  player: ofPlayer,
  turn: ofTurn,
  step: ofTurn,
  activePlayer: ofTurn,
};

/** The first expectation that does not hold, and how. */
export function difference(moment: Moment, expected: readonly Expectation[]): Difference {
  for (const [index, { kind, of }] of expected.entries()) {
    const found = (CHECKS[kind] as (moment: Moment, of: unknown) => Difference)(moment, of);
    if (found !== undefined) return `expect ${String(index)}: ${found}`;
  }
  return undefined;
}
