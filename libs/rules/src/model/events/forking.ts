// Events of a game that goes on from a position of another game, or of a scenario.
import { z } from 'zod';
import { PROMPTS, QUESTION_KINDS } from '../decisions/decision.js';
import { instant, objectId, seat } from '../basics/ids.js';
import { STEPS } from '../basics/steps.js';
import { origin } from '../basics/origin.js';
import type { Position } from '../state/recorded-position.js';
import { declare } from './declare.js';

/** Cards in hidden zones or face down that one seat was shown. */
const shown = z.array(z.strictObject({ seat, objects: z.array(objectId) }));

/** What everyone knows of how the game stands, for those who follow the events alone. */
const standing = z.strictObject({
  lives: z.array(z.strictObject({ seat, life: z.int() })),
  lost: z.array(seat),
  /** Null before the first turn. */
  turn: z
    .strictObject({ turn: z.int(), seat, extra: z.boolean(), step: z.enum(STEPS).nullable() })
    .nullable(),
  asked: z.strictObject({
    seat,
    of: seat.optional(),
    kind: z.enum(QUESTION_KINDS),
    prompt: z.enum(PROMPTS),
    since: instant,
  }),
});
export type StandingPosition = z.infer<typeof standing>;

const json = z.record(z.string(), z.json());
/** It is never copied: the reader of a log checks it and keeps it as it is. */
const isPosition = (value: unknown): boolean => json.safeParse(value).success;

export const FORKING_EVENTS = {
  ForkedFrom: declare({
    version: 1,
    schema: z.strictObject({ origin }),
    audience: () => ({ everyone: ['origin'] }),
  }),
  /**
   * The position, as secret as the cards in it until the game begins from it. `state`: the version of the
   * state it is part of.
   */
  PositionRecorded: declare({
    version: 1,
    schema: z.strictObject({
      state: z.int().min(1),
      position: z.custom<Position>(isPosition),
      shown,
    }),
    audience: () => ({}),
  }),
  /** The game is in that position from now on. Each viewer sees what they may see of it. */
  PositionEntered: declare({
    version: 1,
    schema: z.strictObject({ shown, standing }),
    audience: () => ({ everyone: ['standing'] }),
  }),
};
