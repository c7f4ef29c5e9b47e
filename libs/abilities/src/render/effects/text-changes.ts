// Writes changes of words in a text (cr 612): 'change the text of target permanent by replacing all instances of one
// color word with another'.
import type { Effect, NodeKind } from '../../nodes/sorts.js';
import { order, type Clause } from '../english/grammar.js';
import type { Pen } from '../english/pen.js';
import type { Unit } from './unit.js';

type Kind = NodeKind<'change', 'words'>['of'];
const CALLED: Readonly<Record<Kind, string>> = {
  colour: 'color word',
  'land-type': 'basic land type',
  'creature-type': 'creature type',
};
interface Choice {
  readonly bind: string;
  readonly other?: string;
}
/** Your choice of such a word, without anything else. */
function chosenWord(step: Effect | undefined, of: Kind): Choice | undefined {
  if (step?.kind !== 'choose-colour' && step?.kind !== 'choose-word') return undefined;
  const { who, from, said, bind, other } = step;
  if (who.kind !== 'you' || who.said !== undefined || from !== undefined || said !== undefined)
    return undefined;
  const kind =
    step.kind === 'choose-colour'
      ? 'colour'
      : step.of === 'basic-land-type'
        ? 'land-type'
        : step.of === 'creature-type'
          ? step.of
          : undefined;
  return kind === of ? { bind, ...(other === undefined ? {} : { other }) } : undefined;
}
const isWord = (word: NodeKind<'change', 'words'>['from'], bind: string): boolean =>
  word !== undefined &&
  typeof word !== 'string' &&
  word.kind === 'chosen' &&
  word.name === bind &&
  word.said === undefined;

function wordsChanged([one, another, step]: readonly Effect[]): Kind | undefined {
  if (step?.kind !== 'continuous' || step.changes.length !== 1) return undefined;
  const [change] = step.changes;
  if (change?.kind !== 'words') return undefined;
  const first = chosenWord(one, change.of);
  const second = chosenWord(another, change.of);
  if (first === undefined || second === undefined || first.other !== undefined) return undefined;
  if (second.other !== first.bind) return undefined;
  return isWord(change.from, first.bind) && isWord(change.to, second.bind) ? change.of : undefined;
}

export function textChangeAt(steps: readonly Effect[]): Unit | undefined {
  const of = wordsChanged(steps);
  if (of === undefined) return undefined;
  return {
    length: 3,
    told: ([, , last]) => {
      const [, what = '', rest = ''] =
        /^(.*?) (?:has its|have their) text changed by .* with the (?:\w+ )*?chosen (?:\w+ )*?(?:color|type)(.*)$/.exec(
          last?.text ?? '',
        ) ?? [];
      return order(
        `change the text of ${what} by replacing all instances of one ${CALLED[of]} with another${rest}`,
      );
    },
  };
}

/** 'One color word with another or one basic land type with another' */
export function textChangedEither(
  {
    who,
    options,
    limits,
  }: Pick<NodeKind<'effect', 'choose-effect'>, 'who' | 'options'> & {
    readonly limits: object;
  },
  pen: Pen,
): Clause | undefined {
  const [one, other, ...more] = options.map(({ effect }) => effect);
  if (who.kind !== 'you' || who.said !== undefined || more.length > 0) return undefined;
  if (Object.keys(limits).some((field) => field !== 'kind')) return undefined;
  if (options.some((option) => Object.keys(option).length > 2)) return undefined;
  if (one?.kind !== 'sequence' || other?.kind !== 'sequence') return undefined;
  if (one.steps.length !== 3 || other.steps.length !== 3) return undefined;
  const of = wordsChanged(other.steps);
  if (of === undefined || wordsChanged(one.steps) === undefined) return undefined;
  const [first, second] = [one.steps[2], other.steps[2]].map((step) =>
    JSON.stringify({ ...step, changes: undefined }),
  );
  if (first !== second) return undefined;
  return order(
    pen.effect(one).text.replace(/ with another/, ` with another or one ${CALLED[of]} with another`),
  );
}
