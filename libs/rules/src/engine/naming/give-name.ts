// Names as they are given: why a card cannot have one, and what is told when it has.
import { definitionHash, type CardDefinition } from '#cards';
import { unnamedCard } from '../../reading/characteristics/unnamed.js';
import { refuse, type Refusal } from '../../model/basics/refusal.js';
import { definitionNamed } from './definition-named.js';
import type { Illegal } from '../../model/variant/game-cards.js';
import type { Proposal } from '../proposal/proposal.js';
import { isPublicZone } from '../../model/events/objects.js';
import type { ObjectId, Seat } from '../../model/basics/ids.js';
import type { NamingPolicy, Occasion, UnnamedCard } from '../../model/variant/variant.js';
import { liesCast, whyNotUnder } from './face-down-names.js';

export const policyOf = ({ variant }: Proposal): NamingPolicy => {
  if (variant.naming === null) throw new Error('a card was to be named where cards have names');
  return variant.naming;
};

const ILLEGAL: { readonly [W in Illegal]: string } = {
  'not-in-format': 'is not a card of the format.',
  banned: 'is banned in the format.',
  ante: 'is for games that are played for ante.',
};

/** Why a name is not to be given in this game, to whatever card. */
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

/** What the variant has against a name, or the format of the game. */
export const whyRefused = (
  proposal: Proposal,
  card: UnnamedCard,
  name: CardDefinition,
): Refusal | undefined =>
  policyOf(proposal).refuses(proposal.state, card, name) ?? whyIllegal(proposal, policyOf(proposal), name);

/** Why it cannot have that name, whoever says it: what lies face down was cast as what can be cast so. */
export function whyNotNamed(
  proposal: Proposal,
  card: UnnamedCard,
  definition: CardDefinition,
): Refusal | undefined {
  const { faceDown } = policyOf(proposal);
  const refusal = whyRefused(proposal, card, definition);
  if (faceDown === null || !liesCast(card.object)) return refusal;
  const couldLie =
    faceDown.fits(card, definition) && proposal.inputs.cards.illegal?.(definition) === undefined;
  return couldLie ? whyNotUnder(proposal, card, definition, faceDown) : refusal;
}

/** Who looks into the hidden zone it lies in: whose hand it is, or who names it. */
const holderOf = ({ object: { zone } }: UnnamedCard, seat: Seat | null): Seat | null => zone.seat ?? seat;

/** `seat`: who looked at it to name it. */
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
    // What is named where everyone sees it is used up.
    counts: policyOf(proposal).counts(occasion) || isPublicZone(zone),
    ...(policyOf(proposal).watched?.includes(definition.name) === true ? { watched: true as const } : {}),
  });
}

/** Why a card cannot be given a name that somebody says; the definition where it can. */
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
