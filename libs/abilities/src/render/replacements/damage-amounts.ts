// Writes damage that is increased, doubled or reduced: 'it deals double that damage to that permanent or player
// instead'.
import type { Filter, NodeKind, Players, Value } from '../../nodes/sorts.js';
import { objectOf, spaced } from '../english/grammar.js';
import { any, head } from '../english/nouns.js';
import { dealing } from '../events/damage.js';
import type { Pen } from '../english/pen.js';
import { anyone } from '../objects/references.js';

type Damage = NodeKind<'pattern', 'damage'>;

const isThatMuch = (value: Value): boolean => typeof value !== 'number' && value.kind === 'event-amount';
/** 'double that damage', 'that much damage plus 2', if nothing else changes it. */
export function changedAmount(value: Value): string | undefined {
  if (typeof value === 'number') return undefined;
  if (value.kind === 'product')
    return value.of === 2 && isThatMuch(value.by) ? 'double that damage' : undefined;
  if (value.kind === 'half')
    return isThatMuch(value.of) ? `half that damage, rounded ${value.round}` : undefined;
  if (value.kind === 'difference')
    return isThatMuch(value.of) && typeof value.less === 'number'
      ? `that much damage minus ${value.less}`
      : undefined;
  if (value.kind !== 'sum' || value.of.length !== 2) return undefined;
  const [same, more] = value.of;
  return same !== undefined && isThatMuch(same) && typeof more === 'number'
    ? `that much damage plus ${more}`
    : undefined;
}

interface Whom {
  readonly text: string;
  readonly again: string;
}
/** The recipient, and what it is called afterwards. */
function whomOf({ to, players }: Damage, pen: Pen): Whom | undefined {
  if (to === undefined && players === undefined) return { text: '', again: '' };
  if (to === undefined && players !== undefined) {
    const who = anyone(players, pen);
    return { text: `to ${objectOf(who)}`, again: `to ${who.text === 'you' ? 'you' : 'that player'}` };
  }
  if (to !== undefined && players === undefined) return whatOf(to, pen);
  if (to?.kind === 'permanent' && players?.kind === 'all')
    return { text: 'to a permanent or player', again: 'to that permanent or player' };
  // Older texts.
  if (to?.kind === 'type' && to.is === 'creature' && players?.kind === 'all')
    return { text: 'to a creature or player', again: 'to that creature or player' };
  return to !== undefined && players !== undefined ? theirs(to, players, pen) : undefined;
}
function whatOf(to: Filter, pen: Pen): Whom {
  const noun = pen.noun(to);
  const text = `to ${any(noun)}`;
  return { text, again: noun.known === undefined ? `to that ${head(noun)}` : text };
}
/** 'An opponent or a permanent an opponent controls.' */
function theirs(to: Filter, players: Players, pen: Pen): Whom | undefined {
  const [permanent, controlled] = to.kind === 'all' && to.of.length === 2 ? to.of : [];
  if (permanent?.kind !== 'permanent' || controlled?.kind !== 'controller') return undefined;
  if (JSON.stringify(controlled.is) !== JSON.stringify(players)) return undefined;
  const who = anyone(players, pen);
  const text = `to ${objectOf(who)} or ${any(pen.noun(to))}`;
  return { text, again: who.text === 'you' ? 'to you or that permanent' : 'to that player or permanent' };
}

export function damageOtherwise(event: Damage, value: Value, pen: Pen): string | undefined {
  const amount = changedAmount(value);
  if (amount === undefined || event.group !== undefined || event.from?.kind === 'anything') return undefined;
  const source = dealing(event, pen).text;
  const whom = whomOf(event, pen);
  if (whom === undefined || (whom.text === '' && event.from === undefined)) return undefined;
  const pause = /, rounded \w+$/.test(amount) && whom.again !== '' ? ',' : '';
  const would = spaced(event.combat, 'damage', whom.text);
  return `if ${source} would deal ${would}, it deals ${spaced(`${amount}${pause}`, whom.again)} instead`;
}
