// Writes what a spell or ability does: its effect or its modes. No capital or full stop: the caller goes on from
// there.
import type { Option } from '../../nodes/sorts.js';
import { choice } from '../objects/choice.js';
import { costs as listed } from '../costs/costs.js';
import { inSentences, sentence, verb } from '../english/grammar.js';
import { untold } from './groups.js';
import type { Pen, Table } from '../english/pen.js';
import { unsaid } from '../objects/targets.js';

export const BODIES: Table<'body', string> = {
  plain: ({ targets, effect }, pen) => {
    const inside = pen.with(targets);
    return inSentences(inside.effect(effect).text, ...unsaid(targets, inside), ...untold(inside));
  },
  modal: ({ least, most, repeat, by, random, fresh, options }, pen) => {
    const { text: count } = choice({ least, most }, pen);
    const isOpen = least === 1 && most === options.length && most > 1;
    const number = isOpen ? (options.length === 2 ? 'one or both' : 'one or more') : count || 'one';
    const chooser = by === undefined ? undefined : pen.players(by);
    const who = chooser === undefined ? 'choose' : `${chooser.text} ${verb(chooser, 'choose')}`;
    const at = random === undefined ? '' : ' at random';
    const since = { 'this-turn': ' this turn', ever: '' };
    const chosen =
      fresh === undefined
        ? ''
        : ` that ${number === 'one' ? "hasn't" : "haven't"} been chosen${since[fresh]}`;
    const again = repeat === undefined ? ' —' : '. You may choose the same mode more than once.';
    const modes = options.map((option) => `\n• ${OPTIONS[option.kind](option, pen)}`);
    return `${who} ${number}${at}${chosen}${again}${modes.join('')}`;
  },
  parameter: ({ name }) => `[${name}]`,
};

const OPTIONS: Table<'option', string> = {
  mode: ({ name, costs, if: condition, targets, effect }: Option, pen: Pen) => {
    const inside = pen.with(targets);
    const label = name === undefined ? '' : `${name} — `;
    const price = costs === undefined || costs.length === 0 ? '' : `${listed(costs, pen)} — `;
    const start = condition === undefined ? '' : `if ${pen.condition(condition)}, `;
    const text = sentence(`${start}${inside.effect(effect).text}`);
    return `${label}${price}${[text, ...unsaid(targets, inside), ...untold(inside)].join(' ')}`;
  },
};
