// What a bot says to a question: anything that is allowed, as far as the question itself tells.
import type { RandomSource } from '#kernel';
import type { Question, Target } from './game-api.js';

const given = ({ object, seat }: Target): object => (object === null ? { seat } : { object });

function some<T>(items: readonly T[], least: number, most: number, random: RandomSource): T[] {
  const left = [...items];
  const count = Math.min(left.length, least + random.below(Math.max(0, most - least) + 1));
  return Array.from({ length: count }, () => left.splice(random.below(left.length), 1)).flat();
}

/** `nth`: how often the same question was answered in vain; then less and less is risked. */
export function chosen(question: Question, random: RandomSource, nth: number): object {
  switch (question.__typename) {
    case 'ChoosePlayers':
      return { players: some(question.seats, question.count, question.count, random) };
    case 'YesNo':
      return { yes: question.prompt === 'ACCEPT' || (question.prompt === 'MAY' && random.below(2) === 0) };
    case 'ChooseObjects': {
      const ids = question.cards.map(({ id }) => id);
      return { objects: some(ids, question.least, nth === 0 ? question.count : question.least, random) };
    }
    case 'ChooseModes': {
      const modes = question.options.map((_, index) => index);
      return { modes: some(modes, Math.max(1, question.least), Math.max(1, question.least), random) };
    }
    case 'ChooseTargets': {
      const all = [
        ...question.cards.map(({ id }) => ({ object: id })),
        ...question.seats.map((seat) => ({ seat })),
      ];
      const least = nth === 0 ? Math.max(1, question.least) : question.least;
      return { targets: some(all, Math.min(least, question.most), Math.min(least, question.most), random) };
    }
    case 'ChooseNumber':
      return { number: question.lowest };
    case 'ChooseWord':
      return { word: question.from?.[random.below(question.from.length)] ?? '' };
    case 'ChooseOrder':
      return { order: question.options.map((_, index) => index) };
    case 'Divide':
      return { divide: divided(question) };
    case 'DeclareAttackers':
      return {
        attacks: question.attackers.flatMap(({ attacker, defenders }) => {
          const [defender] = defenders;
          return defender === undefined || (nth > 0 && random.below(nth + 1) > 0)
            ? []
            : [{ attacker, defender: given(defender) }];
        }),
      };
    case 'DeclareBlockers':
      return { blocks: [] };
    case 'Priority':
    case 'Propose':
      return { action: 'PASS' };
  }
}

function divided({ among, least, total }: Extract<Question, { __typename: 'Divide' }>): number[] {
  const rest = total - least * (among.length - 1);
  return among.map((_, index) => (index === 0 ? rest : least));
}
