// What a question is answered where nobody has said anything: the first legal choice, and 'no' where one may decline.
import type { Answer, QuestionKind, QuestionOf } from '#rules';
import { COLOURS } from '#abilities';
import { isVote, type Asking } from './asking.js';

type Defaults = {
  readonly [K in QuestionKind]: (question: QuestionOf<K>) => Iterable<Answer>;
};

/** So many of the list, in its order: the first ones first. */
function* combinations<T>(list: readonly T[], size: number): Generator<T[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (const [index, first] of list.entries())
    for (const rest of combinations(list.slice(index + 1), size - 1)) yield [first, ...rest];
}

function* upTo<T>(list: readonly T[], least: number, most: number): Generator<T[]> {
  for (let size = least; size <= Math.min(most, list.length); size += 1) yield* combinations(list, size);
}

/** Words of every kind that may be asked for. */
const WORDS = [
  'Human',
  'Forest',
  'creature',
  'Equipment',
  'Aura',
  'Jace',
  '+1/+1',
  'flying',
  'even',
  'left',
  'Blank',
];

const DEFAULTS: Defaults = {
  *'choose-objects'({ candidates, count, least = count }) {
    for (const objects of upTo(candidates, least, count)) yield { kind: 'choose-objects', objects };
  },
  *'choose-players'({ candidates, count, least = count }) {
    for (const players of upTo(candidates, least, count)) yield { kind: 'choose-players', players };
  },
  *'choose-targets'({ objects, players, least, most }) {
    const all = [...objects.map((object) => ({ object })), ...players.map((seat) => ({ seat }))];
    for (const targets of upTo(all, least, most)) yield { kind: 'choose-targets', targets };
  },
  *'choose-modes'({ options, least, most, repeat }) {
    for (const modes of upTo([...options.keys()], least, most)) yield { kind: 'choose-modes', modes };
    if (repeat)
      for (const mode of options.keys())
        yield { kind: 'choose-modes', modes: Array<number>(least).fill(mode) };
  },
  *'yes-no'() {
    yield { kind: 'yes-no', yes: false };
    yield { kind: 'yes-no', yes: true };
  },
  *number({ least, most }) {
    for (let number = least; number <= (most ?? least + 20); number += 1) yield { kind: 'number', number };
  },
  *word({ of, from }) {
    const words = from ?? (/colou?r/.test(of) ? COLOURS : WORDS);
    for (const word of words) yield { kind: 'word', word };
  },
  *order({ options }) {
    yield { kind: 'order', order: [...options.keys()] };
  },
  *divide({ total, least, among, most: limits }) {
    if (limits !== undefined) {
      let left = total;
      const amounts = limits.map((limit) => {
        const share = Math.min(limit, left);
        left -= share;
        return share;
      });
      yield { kind: 'divide', amounts };
      return;
    }
    const shared = least * (among.length - 1);
    for (const most of among.keys())
      yield { kind: 'divide', amounts: among.map((_, index) => (index === most ? total - shared : least)) };
  },
  *priority() {
    yield { kind: 'priority', action: 'pass' };
    yield { kind: 'priority', action: 'pass-turn' };
  },
  *attackers({ candidates }) {
    yield { kind: 'attackers', attacks: [] };
    const attacks = candidates.flatMap(({ attacker, defenders: [defender] }) =>
      defender === undefined ? [] : [{ attacker, defender }],
    );
    for (const some of upTo(attacks, 1, attacks.length)) yield { kind: 'attackers', attacks: some };
  },
  *blockers({ candidates }) {
    yield { kind: 'blockers', blocks: [] };
    const blocks = candidates.flatMap(({ blocker, attackers }) =>
      attackers.map((attacker) => ({ blocker, attackers: [attacker] })),
    );
    for (const some of upTo(blocks, 1, candidates.length)) yield { kind: 'blockers', blocks: some };
  },
  *propose() {
    yield { kind: 'propose', effect: { kind: 'nothing' }, names: [] };
  },
};

/** How many are tried before it is given up. */
const PATIENCE = 2000;

export function answerByDefault({
  question,
  prompt,
  legal,
}: Pick<Asking, 'question' | 'prompt' | 'legal'>): Answer | undefined {
  if (isVote({ prompt })) return { kind: 'yes-no', yes: prompt === 'accept' };
  const defaults = DEFAULTS[question.kind] as (question: Asking['question']) => Iterable<Answer>;
  let tried = 0;
  for (const answer of defaults(question)) {
    if (legal(answer)) return answer;
    tried += 1;
    if (tried >= PATIENCE) return undefined;
  }
  return undefined;
}
