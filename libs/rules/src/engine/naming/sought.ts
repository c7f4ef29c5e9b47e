// An effect looks for a card by its name in a hand (pentaland 705.11). Only cards that could have the name
// are asked about.
import { memoByIdentity } from '#kernel';
import { sightOf } from '../../reading/characteristics/characteristics.js';
import { unnamedCard } from '../../reading/characteristics/alone/unnamed.js';
import type { CardDefinition } from '#cards';
import type { Proposal } from '../proposal/proposal.js';
import { cardsIn } from '../../fold/evolve/cards.js';
import { needsIdentity } from '../../reading/language/needs-identity.js';
import type { Sight } from '../../reading/language/sight.js';
import type { ObjectId } from '../../model/basics/ids.js';
import type { UnnamedCard } from '../../model/variant/variant.js';
import { nameFor } from './give-name.js';

const sights = memoByIdentity<Proposal, Sight>();

/** The sight through which effects look for names in the current game. */
export function seekingSight(proposal: Proposal): Sight {
  const { state, variant } = proposal;
  if (state.naming === null || variant.naming?.soughtInHand !== 'what-could-be-it') return sightOf(state);
  let found = sights.get(proposal);
  if (found === undefined) {
    found = { ...sightOf(state), couldBeOneOf: (id, names) => couldBeOneOf(proposal, id, names) };
    sights.set(proposal, found);
  }
  return found;
}

/** The first name that the card could be given now. */
export function firstPossibleName(
  proposal: Proposal,
  card: UnnamedCard,
  names: readonly string[],
): CardDefinition | undefined {
  for (const name of names) {
    const named = nameFor(proposal, card, name);
    if ('definition' in named) return named.definition;
  }
  return undefined;
}

function couldBeOneOf(proposal: Proposal, id: ObjectId, names: readonly string[]): boolean {
  const { state } = proposal;
  const card = unnamedCard(state, id);
  if (card?.object.zone.kind !== 'hand') return true;
  const among = cardsIn(state, card.object.zone).filter((one) => {
    const other = unnamedCard(state, one);
    return other !== undefined && firstPossibleName(proposal, other, names) !== undefined;
  });
  if (!among.includes(id)) return false;
  const { owner } = card.object;
  return needsIdentity({
    object: id,
    owner,
    occasion: 'asked-about',
    chooser: null,
    want: null,
    sought: { names, among },
  });
}
