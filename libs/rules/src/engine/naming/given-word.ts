// Checks a word that a player gives as a card's name, and applies it to the card.
import { nameKey, type CardDefinition } from '#cards';
import { sightOf } from '../../reading/characteristics/characteristics.js';
import { facesOf } from '../../model/printed/faces.js';
import { unnamedCard } from '../../reading/characteristics/alone/unnamed.js';
import { refuse, type Refusal } from '../../model/basics/refusal.js';
import { definitionNamed } from './definition-named.js';
import type { Proposal } from '../proposal/proposal.js';
import { isPublicZone } from '../../model/events/objects.js';
import { matchesAlone } from '../../reading/language/may-match.js';
import { unlessUnknown, type NameNeed } from '../../reading/language/needs-identity.js';
import type { Seat } from '../../model/basics/ids.js';
import type { NamingPolicy, UnnamedCard } from '../../model/variant/variant.js';
import { nameCard, nameFor, policyOf, whyNotNamed } from './give-name.js';
import { takeForLand } from './seen-hidden.js';

/** True if that player sees the card in its zone. */
export const isSeenBy = ({ object: { zone } }: UnnamedCard, seat: Seat): boolean =>
  isPublicZone(zone) || (zone.kind === 'hand' && zone.seat === seat);

/** utopia 904.8: any hidden card may be announced as a land. */
const isLandInstead = ({ landInstead }: NamingPolicy, word: string, { object }: UnnamedCard): boolean =>
  landInstead !== null && !isPublicZone(object.zone) && nameKey(landInstead) === nameKey(word);

/** Why it cannot have that name, including a criterion that the name may have to meet. */
export function nameFault(
  proposal: Proposal,
  card: UnnamedCard,
  definition: CardDefinition,
  { want, occasion }: NameNeed,
): Refusal | undefined {
  const refusal = whyNotNamed(proposal, card, definition);
  if (refusal !== undefined || want === null) return refusal;
  const { owner, zone } = card.object;
  const name = facesOf(definition)[0]?.name ?? definition.name;
  return wrongOnce(proposal, card, want, name, () => {
    nameCard(proposal, card, definition, owner ?? zone.seat ?? (0 as Seat), occasion);
  });
}

/** Why it is not what was asked for once it has that name. */
function wrongOnce(
  proposal: Proposal,
  { object: { id } }: UnnamedCard,
  want: NonNullable<NameNeed['want']>,
  called: string,
  become: () => void,
): Refusal | undefined {
  const fits = proposal.tryOut(() => {
    become();
    const sight = sightOf(proposal.state);
    return unlessUnknown(() => matchesAlone(sight, want.filter, id, want.context), true);
  });
  const { criterion } = policyOf(proposal).rules;
  return fits
    ? undefined
    : refuse('illegal-answer', criterion, `${called} is not among the cards that were asked for.`);
}

/** Why the player cannot give this word. Only that player is told. */
export function wordFault(proposal: Proposal, need: NameNeed, word: string): Refusal | undefined {
  const card = unnamedCard(proposal.state, need.object);
  if (card === undefined) return undefined;
  const { want } = need;
  if (isLandInstead(policyOf(proposal), word, card))
    return want === null
      ? undefined
      : wrongOnce(proposal, card, want, word, () => {
          takeForLand(proposal, [need.object], card.object.zone);
        });
  const named = nameFor(proposal, card, word);
  return 'refusal' in named ? named.refusal : nameFault(proposal, card, named.definition, need);
}

/** Applies the word to the card. */
export function giveWord(proposal: Proposal, need: NameNeed, seat: Seat, word: string): void {
  const card = unnamedCard(proposal.state, need.object);
  if (card === undefined) return;
  if (isLandInstead(policyOf(proposal), word, card)) {
    takeForLand(proposal, [need.object], card.object.zone);
    return;
  }
  const definition = definitionNamed(proposal.inputs, word);
  if (definition !== undefined) nameCard(proposal, card, definition, seat, need.occasion);
}
