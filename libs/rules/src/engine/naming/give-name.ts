// Gives a name to a card: why the card cannot have it, and which events tell of it.
import { definitionHash, type CardDefinition } from '#cards';
import { unnamedCard } from '../../reading/characteristics/alone/unnamed.js';
import { refuse, type Refusal } from '../../model/basics/refusal.js';
import { definitionNamed } from './definition-named.js';
import type { Illegal } from '../../model/variant/game-cards.js';
import type { Proposal } from '../proposal/proposal.js';
import { isPublicZone } from '../../model/events/objects.js';
import type { ObjectId, Seat } from '../../model/basics/ids.js';
import type { NamingPolicy, Occasion, UnnamedCard } from '../../model/variant/variant.js';
import { wasCastFaceDown, whyNotTurnedUpAs } from './face-down-names.js';

export const policyOf = ({ variant }: Proposal): NamingPolicy => {
  if (variant.naming === null) throw new Error('a card was to be named where cards have names');
  return variant.naming;
};

const ILLEGAL: { readonly [W in Illegal]: string } = {
  'not-in-format': 'is not a card of the format.',
  banned: 'is banned in the format.',
  ante: 'is for games that are played for ante.',
};

/** Why no card can be given this name in this game. */
function whyIllegal(
  { inputs }: Proposal,
  { rules }: NamingPolicy,
  name: CardDefinition,
): Refusal | undefined {
  const why = inputs.cards.illegal?.(name);
  if (why === undefined) return undefined;
  const rule = { 'not-in-format': rules.noSuchName, banned: rules.banned, ante: 'cr 407.1' }[why];
  return refuse('illegal-answer', rule, `${name.name} ${ILLEGAL[why]}`);
}

/** Why the variant or the format of the game refuses a name. */
export const whyRefused = (
  proposal: Proposal,
  card: UnnamedCard,
  name: CardDefinition,
): Refusal | undefined =>
  policyOf(proposal).refuses(proposal.state, card, name) ?? whyIllegal(proposal, policyOf(proposal), name);

/**
 * Why nobody can give it that name. A face-down card must have a name that could have been cast face down.
 */
export function whyNotNamed(
  proposal: Proposal,
  card: UnnamedCard,
  definition: CardDefinition,
): Refusal | undefined {
  const { faceDown } = policyOf(proposal);
  const refusal = whyRefused(proposal, card, definition);
  if (faceDown === null || !wasCastFaceDown(card.object)) return refusal;
  const couldLie =
    faceDown.fits(card, definition) && proposal.inputs.cards.illegal?.(definition) === undefined;
  return couldLie ? whyNotTurnedUpAs(proposal, card, definition, faceDown) : refusal;
}

/**
 * The player who looks into the hidden zone: the player whose hand it is, or the player who names the card.
 */
const holderOf = ({ object: { zone } }: UnnamedCard, seat: Seat | null): Seat | null => zone.seat ?? seat;

/** `seat`: the player who looked at it to name it. */
export function leaveUnnamed(
  proposal: Proposal,
  object: ObjectId,
  seat: Seat | null = null,
  as?: 'creature',
): void {
  const card = unnamedCard(proposal.state, object);
  if (card === undefined) throw new Error('a card with a name was to go without one');
  const { zone } = card.object;
  proposal.emit({
    type: 'CardLeftUnnamed',
    object,
    zone,
    holder: holderOf(card, seat),
    ...(as === undefined ? {} : { as }),
  });
}

export function nameCard(
  proposal: Proposal,
  card: UnnamedCard,
  definition: CardDefinition,
  seat: Seat,
  occasion: Occasion,
): void {
  const { id, zone } = card.object;
  const hash = definitionHash(definition);
  if (proposal.state.definitions[hash] === undefined)
    proposal.emit({ type: 'DefinitionRecorded', hash, definition });
  proposal.emit({
    type: 'CardNamed',
    seat,
    object: id,
    zone,
    holder: holderOf(card, seat),
    name: definition.name,
    definition: hash,
    // A name given where everyone sees it is used up.
    counts: policyOf(proposal).counts(occasion) || isPublicZone(zone),
    ...(policyOf(proposal).watched?.includes(definition.name) === true ? { watched: true as const } : {}),
  });
}

/** Why a card cannot be given the name a player says, or the definition if it can. */
export function nameFor(
  proposal: Proposal,
  card: UnnamedCard,
  word: string,
): { readonly definition: CardDefinition } | { readonly refusal: Refusal } {
  const policy = policyOf(proposal);
  const definition = definitionNamed(proposal.inputs, word);
  if (definition === undefined)
    return {
      refusal: refuse(
        'illegal-answer',
        policy.rules.noSuchName,
        'No card has that name. Check the spelling.',
      ),
    };
  const refusal = whyNotNamed(proposal, card, definition);
  return refusal === undefined ? { definition } : { refusal };
}
