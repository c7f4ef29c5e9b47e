// Writes abilities that an object gains.
import type { Ability } from '../../nodes/sorts.js';
import type { Pen } from '../english/pen.js';

/** 'flying', or an ability in quotation marks. */
export function granted(ability: Ability, pen: Pen): string {
  const inside = ability.kind === 'keyword' ? pen.about('this permanent') : pen.apart('this permanent');
  const text = inside.ability(ability);
  const isWithin = ['this emblem', 'this permanent'].includes(pen.page.self);
  const mark = isWithin ? "'" : '"';
  return ability.kind === 'keyword' ? text.charAt(0).toLowerCase() + text.slice(1) : `${mark}${text}${mark}`;
}
