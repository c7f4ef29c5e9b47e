// Maps answers and actions, as they were given, to the contract's types.
import type { GivenAnswer, GivenPlay, GivenTarget } from '#matches';
import type { PlayKind, PriorityAction } from '../generated/schema.js';
import type { Answer, Words } from './types.js';

export const PLAY_KINDS: Words<GivenPlay['do'], PlayKind> = {
  cast: 'CAST',
  activate: 'ACTIVATE',
  play: 'PLAY',
  special: 'SPECIAL',
};

type Passing = Extract<Extract<GivenAnswer, { kind: 'priority' }>['action'], string>;
const PASSING: Words<Passing, PriorityAction> = { pass: 'PASS', 'pass-turn': 'PASS_TURN' };

type Members<P> = P extends unknown ? keyof P : never;
type MemberOf<P, K> = P extends unknown ? (K extends keyof P ? P[K] : never) : never;
/** An action of any kind: what it does not have is not there. */
type AnyPlay = {
  readonly [K in Exclude<Members<GivenPlay>, 'do'>]?: MemberOf<GivenPlay, K>;
};

const target = (one: GivenTarget): Answer<'ActionTarget'> => ({
  object: 'object' in one ? one.object : null,
  seat: 'seat' in one ? one.seat : null,
});
const aim = (one: string | number): Answer<'ActionTarget'> =>
  target(typeof one === 'number' ? { seat: one } : { object: one });
const copied = <T>(list: readonly T[] | undefined): T[] | null => (list === undefined ? null : [...list]);

export function shownAction(play: GivenPlay): Answer<'Action'> {
  const any: AnyPlay = play;
  return {
    kind: PLAY_KINDS[play.do],
    object: play.object,
    name: any.name ?? null,
    names: any.names?.map(({ object, name }) => ({ object, name })) ?? null,
    as: any.as === undefined ? null : 'ANY_LAND',
    face: any.face ?? null,
    ability: any.ability ?? null,
    what: any.what ?? null,
    modes: copied(any.modes),
    targets: any.targets?.map((slot) => slot.map(target)) ?? null,
    divided: any.divided?.map((shares) => [...shares]) ?? null,
    x: any.x ?? null,
    optional:
      any.optional === undefined
        ? null
        : Object.entries(any.optional).map(([label, times]) => ({ label, times })),
    alternative: any.alternative ?? null,
    costs: any.costs?.map((objects) => [...objects]) ?? null,
    either: copied(any.either),
    pay: any.pay?.map(({ object, ability, mana = null }) => ({ object, ability, mana })) ?? null,
    life: any.life ?? null,
    splice: copied(any.splice),
    mana: any.mana ?? null,
    convoke: copied(any.convoke),
    improvise: copied(any.improvise),
    delve: copied(any.delve),
  };
}

const NOTHING: Answer<'GivenAnswer'> = {
  players: null,
  yes: null,
  objects: null,
  action: null,
  act: null,
  modes: null,
  targets: null,
  number: null,
  word: null,
  order: null,
  divide: null,
  attacks: null,
  blocks: null,
  propose: null,
};

type Kind = GivenAnswer['kind'];
type AnswerOf<K extends Kind> = Extract<GivenAnswer, { kind: K }>;

const MEMBER: { readonly [K in Kind]: (answer: AnswerOf<K>) => Partial<Answer<'GivenAnswer'>> } = {
  'choose-players': ({ players }) => ({ players: [...players] }),
  'yes-no': ({ yes }) => ({ yes }),
  'choose-objects': ({ objects }) => ({ objects: [...objects] }),
  priority: ({ action }) =>
    typeof action === 'string' ? { action: PASSING[action] } : { act: shownAction(action) },
  'choose-modes': ({ modes }) => ({ modes: [...modes] }),
  'choose-targets': ({ targets }) => ({ targets: targets.map(target) }),
  number: ({ number }) => ({ number }),
  word: ({ word }) => ({ word }),
  order: ({ order }) => ({ order: [...order] }),
  divide: ({ amounts }) => ({ divide: [...amounts] }),
  attackers: ({ attacks }) => ({
    attacks: attacks.map(({ attacker, defender, band = null }) => ({
      attacker,
      defender: aim(defender),
      band,
    })),
  }),
  blockers: ({ blocks }) => ({
    blocks: blocks.map(({ blocker, attackers }) => ({ blocker, attackers: [...attackers] })),
  }),
  propose: ({ effect, names }) => ({
    propose: {
      effect,
      names: names.map(({ name, objects, players }) => ({
        name,
        objects: [...objects],
        seats: [...players],
      })),
    },
  }),
};

export const shownAnswer = (answer: GivenAnswer): Answer<'GivenAnswer'> => ({
  ...NOTHING,
  ...(MEMBER[answer.kind] as (answer: GivenAnswer) => Partial<Answer<'GivenAnswer'>>)(answer),
});
