// Maps a player's answers and actions to the games' types.
import type { GivenAnswer, GivenPlay, GivenTarget } from '#matches';
import { ApiError } from '../errors/api-error.js';
import type {
  AnswerInput,
  ManaAbilityInput,
  MutationAnswerArgs,
  PlayInput,
  PriorityAction,
  ProposalInput,
  TargetInput,
} from '../generated/schema.js';

type Payment = MutationAnswerArgs['pay'];
type Said = Extract<GivenAnswer, { kind: 'priority' }>['action'];

/** ACT is answered by the `act` field; alone it has no meaning. */
const ACTIONS: { readonly [A in PriorityAction]: Extract<Said, string> | 'act' } = {
  PASS_TURN: 'pass-turn',
  PASS: 'pass',
  ACT: 'act',
};

/** `pay`: for declarations only; other answers contain their payment. */
export function givenWithPayment(input: AnswerInput, pay: Payment): GivenAnswer {
  const answer = givenAnswer(input);
  if (pay === null || pay === undefined || pay.length === 0) return answer;
  if (answer.kind !== 'attackers' && answer.kind !== 'blockers')
    throw new ApiError('BAD_USER_INPUT', 'Payment goes only with attackers and blockers. Leave `pay` out.');
  return { ...answer, pay: pay.map(givenManaAbility) };
}

/** The contract guarantees exactly one member. */
export function givenAnswer(input: AnswerInput): GivenAnswer {
  if (input.players !== undefined) return { kind: 'choose-players', players: input.players };
  if (input.yes !== undefined) return { kind: 'yes-no', yes: input.yes };
  if (input.objects !== undefined) return { kind: 'choose-objects', objects: input.objects };
  if (input.act !== undefined) return { kind: 'priority', action: givenPlay(input.act) };
  if (input.modes !== undefined) return { kind: 'choose-modes', modes: input.modes };
  if (input.targets !== undefined) return { kind: 'choose-targets', targets: input.targets.map(givenTarget) };
  if (input.number !== undefined) return { kind: 'number', number: input.number };
  if (input.word !== undefined) return { kind: 'word', word: input.word };
  if (input.order !== undefined) return { kind: 'order', order: input.order };
  if (input.divide !== undefined) return { kind: 'divide', amounts: input.divide };
  if (input.attacks !== undefined)
    return {
      kind: 'attackers',
      attacks: input.attacks.map(({ attacker, defender, band }) => ({
        attacker,
        defender: objectOrSeat(defender),
        ...present('band', band),
      })),
    };
  if (input.blocks !== undefined)
    return {
      kind: 'blockers',
      blocks: input.blocks.map(({ blocker, attackers }) => ({ blocker, attackers })),
    };
  if (input.propose !== undefined) return givenProposal(input.propose);
  return { kind: 'priority', action: ACTIONS[input.action] as Extract<Said, string> };
}

const givenProposal = ({ effect, names = [] }: ProposalInput): GivenAnswer => ({
  kind: 'propose',
  effect,
  names: names.map(({ name, objects = [], seats = [] }) => ({ name, objects, players: seats })),
});

const givenTarget = (input: TargetInput): GivenTarget =>
  input.object !== undefined ? { object: input.object } : { seat: input.seat };
const objectOrSeat = (input: TargetInput): string | number =>
  input.object !== undefined ? input.object : input.seat;

const present = <K extends string, T>(key: K, value: T | null | undefined): { [P in K]?: T } =>
  (value === null || value === undefined ? {} : { [key]: value }) as { [P in K]?: T };

const givenManaAbility = ({ object, ability, mana }: ManaAbilityInput) => ({
  object,
  ability,
  ...present('mana', mana),
});

export function givenPlay(input: PlayInput): GivenPlay {
  const { kind, object, face, ability, what } = input;
  const named = present('name', input.name);
  const choices = {
    ...named,
    ...present('names', input.names),
    ...present('modes', input.modes),
    ...present(
      'targets',
      input.targets?.map((slot) => slot.map(givenTarget)),
    ),
    ...present('divided', input.divided),
    ...present('x', input.x),
    ...present(
      'optional',
      input.optional && Object.fromEntries(input.optional.map(({ label, times }) => [label, times])),
    ),
    ...present('alternative', input.alternative),
    ...present('costs', input.costs),
    ...present('either', input.either),
    ...present('pay', input.pay?.map(givenManaAbility)),
    ...present('life', input.life),
    ...present('splice', input.splice),
    ...present('mana', input.mana),
    ...present('convoke', input.convoke),
    ...present('improvise', input.improvise),
    ...present('delve', input.delve),
  };
  switch (kind) {
    case 'CAST':
      return { do: 'cast', object, ...present('face', face), ...choices };
    case 'ACTIVATE':
      return { do: 'activate', object, ability: ability ?? 0, ...choices };
    case 'PLAY':
      return {
        do: 'play',
        object,
        ...present('face', face),
        ...named,
        ...(input.as === 'ANY_LAND' ? { as: 'any-land' as const } : {}),
      };
    case 'SPECIAL':
      return { do: 'special', object, what: what ?? '', ...choices };
  }
}
