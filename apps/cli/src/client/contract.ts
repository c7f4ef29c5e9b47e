// The contract's words and the games' own: what a player says, written for the API; what the API asks, read from it.
import type { AnswerInput } from '#client';
import type { Json } from '#kernel';
import type { GivenAnswer, GivenPlay, OfferedPlay } from '#visibility';

/** An action in the shape of PlayInput. */
export function playInput(play: GivenPlay): Record<string, unknown> {
  const { do: kind, ...rest } = play;
  const { optional, ...plain } = { optional: undefined, ...rest };
  return {
    kind: kind.toUpperCase(),
    ...plain,
    ...('as' in rest ? { as: 'ANY_LAND' } : {}),
    ...(optional === undefined
      ? {}
      : { optional: Object.entries(optional).map(([label, times]) => ({ label, times })) }),
  };
}

/** As PlayInput has it, or as an offered play does: what is null was not said. */
export function playOf(written: object): GivenPlay {
  const said = Object.fromEntries(
    Object.entries(written).filter(([key, value]) => value !== null && key !== 'text' && key !== 'adds'),
  );
  const { kind, optional, as, ...rest } = said as Record<string, Json> & { kind: string };
  const counted = optional as readonly { label: string; times: number }[] | undefined;
  return {
    do: kind.toLowerCase(),
    ...rest,
    ...(as === undefined ? {} : { as: 'any-land' }),
    ...(counted === undefined
      ? {}
      : { optional: Object.fromEntries(counted.map(({ label, times }) => [label, times])) }),
  } as GivenPlay;
}

/** `adds` is there where it was asked for. */
export const offeredPlay = (written: {
  readonly text: string;
  readonly adds?: readonly string[];
}): OfferedPlay => ({ play: playOf(written), text: written.text, adds: written.adds ?? [] });

type Inputs = {
  readonly [K in GivenAnswer['kind']]: (answer: Extract<GivenAnswer, { kind: K }>) => object;
};

const targetInput = (one: string | number): object =>
  typeof one === 'number' ? { seat: one } : { object: one };

const INPUTS: Inputs = {
  'choose-players': ({ players }) => ({ players }),
  'yes-no': ({ yes }) => ({ yes }),
  'choose-objects': ({ objects }) => ({ objects }),
  priority: ({ action }) =>
    typeof action === 'string'
      ? { action: action === 'pass' ? 'PASS' : 'PASS_TURN' }
      : { act: playInput(action) },
  'choose-modes': ({ modes }) => ({ modes }),
  'choose-targets': ({ targets }) => ({ targets }),
  number: ({ number }) => ({ number }),
  word: ({ word }) => ({ word }),
  order: ({ order }) => ({ order }),
  divide: ({ amounts }) => ({ divide: amounts }),
  attackers: ({ attacks }) => ({
    attacks: attacks.map(({ defender, ...attack }) => ({ ...attack, defender: targetInput(defender) })),
  }),
  blockers: ({ blocks }) => ({ blocks }),
  propose: ({ effect, names }) => ({
    propose: { effect, names: names.map(({ players, ...name }) => ({ ...name, seats: players })) },
  }),
};

/** An answer in the shape of AnswerInput. */
export const answerInput = (answer: GivenAnswer): AnswerInput =>
  (INPUTS[answer.kind] as (answer: GivenAnswer) => AnswerInput)(answer);
