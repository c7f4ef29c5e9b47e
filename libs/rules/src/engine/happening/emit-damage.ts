// Deals damage, with the results that depend on its source and on its recipient (cr 120.3).
import { saturated } from '../../model/basics/bounds.js';
import { sightOf } from '../../reading/characteristics/characteristics.js';
import { qualities } from '../../reading/in-force/in-force.js';
import { playerHas } from '../../reading/in-force/player-rules.js';
import { objectNumber, type ObjectId, type Seat } from '../../model/basics/ids.js';
import type { Group } from './group.js';
import type { VerbOf } from '../verbs/verb.js';

export function emitDamage(group: Group, { source, to, amount: dealt, combat }: VerbOf<'damage'>): void {
  const amount = saturated(dealt);
  if (amount <= 0) return;
  const { state } = group.proposal;
  const sight = sightOf(state);
  const by = sight.remembered(source);
  const has = (keyword: string): boolean => by?.keywords.has(keyword) ?? false;
  const types = typeof to === 'number' ? [] : (sight.known(to)?.types ?? []);
  if (typeof to !== 'number' && state.objects[objectNumber(to)]?.permanent === undefined) return;
  const isCreature = types.includes('creature');
  const asCounters = has('wither') || has('infect');
  const marked = isCreature && !asCounters ? amount : 0;
  group.events.push({
    type: 'DamageDealt',
    source,
    to,
    amount,
    combat,
    marked,
    deathtouch: isCreature && has('deathtouch'),
  });
  const { follows, players, objects } = group.outcome;
  group.outcome.amount += amount;
  if (typeof to === 'number') {
    players.push(to);
    if (has('infect') || playerHas(state, 'damage-as-poison', to))
      follows.push({ verb: 'counters', on: to, counter: 'poison', by: amount });
    else follows.push({ verb: 'life', seat: to, by: -amount, cause: 'damage' });
    // cr 702.164c: toxic counters come in addition.
    if (combat)
      for (const { node } of qualities(state, source, 'toxic'))
        if (typeof node.value === 'number')
          follows.push({ verb: 'counters', on: to, counter: 'poison', by: node.value });
  } else {
    objects.push(to);
    if (isCreature && asCounters) follows.push({ verb: 'counters', on: to, counter: '-1/-1', by: amount });
    if (types.includes('planeswalker'))
      follows.push({ verb: 'counters', on: to, counter: 'loyalty', by: -amount });
    if (types.includes('battle')) follows.push({ verb: 'counters', on: to, counter: 'defense', by: -amount });
  }
  // cr 120.3f: in addition, the source's controller gains that much life.
  const gains = by?.controller ?? by?.owner ?? null;
  if (has('lifelink') && gains !== null) gainByLink(group, source, gains, amount);
}

/** cr 702.15e: one life gain for all damage that one source deals at once. */
function gainByLink({ linked, outcome }: Group, source: ObjectId, seat: Seat, amount: number): void {
  const before = linked.get(source);
  if (before !== undefined) {
    before.by = saturated(before.by + amount);
    return;
  }
  const gain: VerbOf<'life'> = { verb: 'life', seat, by: amount, cause: 'gain' };
  linked.set(source, gain);
  outcome.follows.push(gain);
}
