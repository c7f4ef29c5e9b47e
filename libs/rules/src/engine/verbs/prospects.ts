// Verbs as the patterns of replacement effects see them (cr 614.1). A containing event comes first (cr
// 616.1g): tokens are created before each enters the battlefield; a permanent is destroyed before it is put
// into a graveyard.
import type { GameState } from '../../model/state/game-state.js';
import { happening, type Happening } from '../../model/state/happening.js';
import { objectNumber, type ObjectId, type Seat } from '../../model/basics/ids.js';
import { lastKnownOf } from '../../reading/characteristics/characteristics.js';
import type { Entering, Move, Verb, VerbName, VerbOf } from './verb.js';

/** The id of a token that does not exist yet. */
export const TO_BE = 'o0' as ObjectId;

const whom = (to: ObjectId | Seat): Pick<Happening, 'subject' | 'player'> =>
  typeof to === 'number' ? { subject: null, player: to } : { subject: to, player: null };

const controllerOf = (state: GameState, id: ObjectId | null): Seat | null =>
  id === null ? null : (lastKnownOf(state, id)?.controller ?? null);

const moves = (state: GameState, { object, to, cause, by, entering, faceDown }: Move): Happening =>
  happening('moves', {
    subject: object,
    before: object,
    other: by,
    from: state.objects[objectNumber(object)]?.zone.kind ?? null,
    to: to.kind,
    cause,
    word: (entering?.faceDown ?? faceDown ?? null) === null ? 'face-up' : 'face-down',
  });

type Prospects = {
  readonly [N in VerbName]: (state: GameState, verb: VerbOf<N>) => readonly Happening[];
};

/** cr 122.6: an object that enters with counters has them put on it. */
const counted = (subject: ObjectId, entering: Entering | undefined): Happening[] =>
  Object.entries(entering?.counters ?? {})
    .filter(([, amount]) => amount > 0)
    .map(([word, amount]) => happening('adds-counters', { subject, amount, word }));

const PROSPECTS: Prospects = {
  move: (state, verb) => [moves(state, verb), ...counted(verb.object, verb.entering)],
  destroy: (state, { object, by }) => [
    happening('moves', {
      subject: object,
      before: object,
      agent: by,
      other: controllerOf(state, by),
      from: 'battlefield',
      to: 'graveyard',
      cause: 'destroy',
      word: 'face-up',
    }),
  ],
  // cr 614.7a: zero damage is not an event.
  damage: (state, { source, to, amount, combat }) =>
    amount <= 0
      ? []
      : [
          happening('damage', {
            ...whom(to),
            agent: source,
            other: controllerOf(state, source),
            amount,
            combat,
          }),
        ],
  life: (_, { seat, by }) =>
    by === 0 ? [] : [happening(by > 0 ? 'gains-life' : 'loses-life', { player: seat, amount: Math.abs(by) })],
  draw: (_, { seat }) => [happening('draws', { player: seat })],
  counters: (_, { on, counter, by }) =>
    by === 0
      ? []
      : [
          happening(by > 0 ? 'adds-counters' : 'removes-counters', {
            ...whom(on),
            amount: Math.abs(by),
            word: counter,
          }),
        ],
  token: (_, { who, entering, count }) =>
    count <= 0
      ? []
      : [
          // cr 111.13: the token that a copy of a spell becomes is not created.
          ...(entering.castAs === undefined
            ? [happening('creates', { subject: TO_BE, other: who, amount: count })]
            : []),
          happening('moves', {
            subject: TO_BE,
            before: TO_BE,
            other: who,
            from: entering.castAs === undefined ? null : 'stack',
            to: 'battlefield',
            cause: entering.castAs === undefined ? 'put' : 'resolve',
            word: (entering.faceDown ?? null) === null ? 'face-up' : 'face-down',
          }),
          ...counted(TO_BE, entering),
        ],
  tap: (_, { object, tapped }) => [happening(tapped ? 'taps' : 'untaps', { subject: object })],
  attach: (_, { object, to }) =>
    to === null
      ? []
      : [
          happening('attached', {
            subject: object,
            ...(typeof to === 'number' ? { other: to } : { agent: to }),
          }),
        ],
  mana: (state, { seat, units, source, tapped }) =>
    units.length === 0
      ? []
      : [
          ...(tapped && source !== null
            ? [
                happening('taps-for-mana', {
                  subject: source,
                  other: controllerOf(state, source) ?? seat,
                  player: seat,
                  amount: units.length,
                }),
              ]
            : []),
          happening('adds-mana', { player: seat, agent: source, amount: units.length }),
        ],
};

/** The events in order, the containing ones first. */
export const prospects = (state: GameState, verb: Verb): readonly Happening[] =>
  (PROSPECTS[verb.verb] as (state: GameState, verb: Verb) => readonly Happening[])(state, verb);
