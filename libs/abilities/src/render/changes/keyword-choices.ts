// 'This creature gains your choice of flying, first strike, or trample until end of turn.'
import type { Ability, NodeKind } from '../../nodes/sorts.js';
import { granted } from '../objects/granted.js';
import { list, type Clause } from '../english/grammar.js';
import type { Pen } from '../english/pen.js';

type Continuous = NodeKind<'effect', 'continuous'>;
type Choice = Pick<NodeKind<'effect', 'choose-effect'>, 'who' | 'options'>;

/** The ability gained in the last branch. */
function given(effect: Continuous): Ability | undefined {
  const last = effect.changes.at(-1);
  return last?.kind === 'gain-ability' && last.ability.kind === 'keyword' ? last.ability : undefined;
}
const rest = ({ changes, ...others }: Continuous): string => JSON.stringify([others, changes.slice(0, -1)]);

export function gainsOneOf(
  { who, options, limits }: Choice & { readonly limits: object },
  pen: Pen,
): Clause | undefined {
  if (who.kind !== 'you' || who.said !== undefined || options.length < 2) return undefined;
  if (Object.keys(limits).some((field) => field !== 'kind')) return undefined;
  const effects = options.flatMap((option) =>
    Object.keys(option).length === 2 && option.effect.kind === 'continuous' ? [option.effect] : [],
  );
  const abilities = effects.map(given).filter((ability) => ability !== undefined);
  const [first] = effects;
  const [usual] = abilities;
  if (first === undefined || usual === undefined || abilities.length < options.length) return undefined;
  if (effects.some((effect) => rest(effect) !== rest(first))) return undefined;
  const labels = abilities.map((ability) => granted(ability, pen));
  const clause = pen.effect(first);
  const [label = ''] = labels;
  const all = `your choice of ${list(labels, 'or')}`;
  const chosen = (text: string): string => {
    const at = text.lastIndexOf(`gains ${label}`) + 1 || text.lastIndexOf(`gain ${label}`) + 1;
    if (at === 0) return text;
    const start = text.indexOf(label, at);
    return `${text.slice(0, start)}${all}${text.slice(start + label.length)}`;
  };
  const text = chosen(clause.text);
  return text === clause.text ? undefined : { text, by: (actor) => chosen(clause.by(actor)) };
}
