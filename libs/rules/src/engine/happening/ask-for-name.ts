// Asks for the name of a card (pentaland 704, 705). The variant says who is asked; the suspended frame goes
// on afterwards.
import type { CardDefinition } from '#cards';
import type { Refusal } from '../../model/basics/refusal.js';
import { unnamedCard } from '../../reading/characteristics/alone/unnamed.js';
import type { Answer } from '../../model/decisions/answer.js';
import { namesIn } from '../naming/definition-named.js';
import { lose } from '../ending/ending.js';
import type { Proposal } from '../proposal/proposal.js';
import type { Ran } from '../frames/handlers.js';
import { isPublicZone } from '../../model/events/objects.js';
import { setOwner } from '../objects/owning.js';
import type { NameNeed } from '../../reading/language/needs-identity.js';
import type { Frame } from '../../model/state/agenda.js';
import { objectNumber, type ObjectId, type Seat } from '../../model/basics/ids.js';
import type { UnnamedCard } from '../../model/variant/variant.js';
import {
  fullDefinition,
  wasCastFaceDown,
  availableFaceDownNames,
  faceDownPlay,
} from '../naming/face-down-names.js';
import { leaveUnnamed, nameCard, policyOf, whyRefused } from '../naming/give-name.js';
import { giveWord, isSeenBy, nameFault, wordFault } from '../naming/given-word.js';
import { occur } from '../triggers/occur.js';
import { namingFrame, takeForLand } from '../naming/seen-hidden.js';
import type { Run } from '../frames/run.js';
import { settleSought } from '../frames/settle-sought.js';
import { unfitIn } from '../frames/unfit.js';

const needOf = ({ locals }: Frame): NameNeed => locals['need'] as NameNeed;

/** Puts the question on the agenda. The suspended frame runs again once it is answered. */
export function askForName(proposal: Proposal, need: NameNeed): void {
  // pentaland 702.2b-c: while a player looks at it to name it, it already belongs to its future owner.
  if (need.owner !== null) setOwner(proposal, [need.object], need.owner);
  proposal.agenda.frames.push(namingFrame(need));
}

export function runNaming(run: Run): Ran {
  const { proposal, state } = run;
  const need = needOf(run.frame);
  const card = unnamedCard(state, need.object);
  if (card === undefined) return undefined;
  const seat = policyOf(proposal).asks(state, card, need.occasion, need.chooser);
  if (seat === null) {
    leaveUnnamed(proposal, need.object);
    return undefined;
  }
  const { id, zone } = card.object;
  if (isLeftUnder(proposal, card)?.length === 0) {
    runOut(proposal, card);
    return undefined;
  }
  const { sought } = need;
  if (sought !== undefined && need.occasion === 'asked-about' && sought.among.length > 1) {
    settleSought(run, need, sought, seat);
    return undefined;
  }
  if (!isSeenBy(card, seat) && run.local('looked') !== true) {
    run.keep('looked', true);
    occur(proposal, [{ type: 'CardsLookedAt', seat, objects: [id], zone, count: 1 }]);
    return 'again';
  }
  const { word } = run.ask<'word'>(
    seat,
    'name',
    { kind: 'word', of: 'card', from: null, object: id, none: 'allowed' },
    isPublicZone(zone) ? id : undefined,
  );
  if (word === '') return giveUp(run, card, seat, need);
  giveWord(proposal, need, seat, word);
  return undefined;
}

/** utopia 904.10c, pentaland 705.4a: no name is left with which it could have been cast. */
function runOut(proposal: Proposal, card: UnnamedCard): void {
  if (policyOf(proposal).faceDown?.runsOut === 'reused-or-lost') loseForIt(proposal, card);
  else leaveUnnamed(proposal, card.object.id, null, 'creature');
}

/** pentaland 705.4a: no name is left with which it could have been cast; the player who cast it loses. */
function loseForIt(proposal: Proposal, card: UnnamedCard): void {
  leaveUnnamed(proposal, card.object.id);
  const cast = faceDownPlay(proposal.state, card.object);
  if (cast !== undefined && proposal.state.seats[cast.by]?.lost === null) lose(proposal, cast.by, 'effect');
}

/** Ends the question: nobody knows a name for the card. */
function giveUp(run: Run, card: UnnamedCard, seat: Seat, need: NameNeed): Ran {
  const { proposal } = run;
  const below = proposal.agenda.frames.at(-2);
  const next = need.occasion === 'chosen' ? policyOf(proposal).namesNext(card, seat) : null;
  if (next !== null) {
    proposal.agenda.frames.push(namingFrame({ ...need, chooser: next }));
    return undefined;
  }
  if (need.occasion === 'chosen' && below !== undefined) {
    passOver(proposal, below, need.object);
    return undefined;
  }
  // war-zone Discard Rule: the card may stay without a name.
  const isFree = need.occasion === 'moving-unnamed';
  const name =
    !isFree && policyOf(proposal).givenUp === 'random-name' ? drawName(proposal, card, need) : undefined;
  if (name === undefined && policyOf(proposal).landInstead !== null && !isPublicZone(card.object.zone))
    takeForLand(proposal, [need.object], card.object.zone);
  else if (name === undefined) leaveUnnamed(proposal, need.object, seat);
  else nameCard(proposal, card, name, seat, need.occasion);
  return undefined;
}

/** An object that cannot be what it was chosen as is no longer chosen; the choice is made again. */
function passOver({ agenda }: Proposal, frame: Frame, object: ObjectId): void {
  if (frame.kind === 'announced') {
    // cr 732.1: the action that was being announced is illegal, and is reversed.
    agenda.frames.splice(agenda.frames.indexOf(frame), 1);
    return;
  }
  frame.answers = [];
  frame.locals['unfit'] = [...unfitIn(frame), object];
}

function drawName(proposal: Proposal, card: UnnamedCard, need: NameNeed): CardDefinition | undefined {
  const left =
    isLeftUnder(proposal, card) ??
    policyOf(proposal)
      .byCost(card.printed, namesIn(proposal.inputs))
      .filter((name) => whyRefused(proposal, card, name) === undefined);
  return drawOne(
    proposal,
    left
      .map((name) => fullDefinition(proposal, name))
      .filter((name) => nameFault(proposal, card, name, need) === undefined),
  );
}

/** The names that a card cast face down may be given. */
function isLeftUnder(proposal: Proposal, card: UnnamedCard): readonly CardDefinition[] | undefined {
  const { faceDown } = policyOf(proposal);
  return faceDown === null || !wasCastFaceDown(card.object)
    ? undefined
    : availableFaceDownNames(proposal, card, faceDown);
}

function drawOne(proposal: Proposal, left: readonly CardDefinition[]): CardDefinition | undefined {
  if (left.length === 0) return undefined;
  const random = proposal.random();
  const drawn = left[random.below(left.length)];
  proposal.emit({ type: 'RandomnessUsed', drawn: random.drawn });
  return drawn;
}

/** What is wrong with a name given as an answer. Only the player who answers is told. */
export function nameAnswerFault(proposal: Proposal, answer: Answer): Refusal | undefined {
  const frame = proposal.state.agenda.frames.at(-1);
  if (frame?.kind !== 'naming' || answer.kind !== 'word' || answer.word === '') return undefined;
  return wordFault(proposal, needOf(frame), answer.word);
}

/** The card as it was at an earlier moment: an object is a new one after every zone change (cr 400.7). */
export function earlierIncarnation(
  proposal: Proposal,
  id: ObjectId,
): (isThere: (one: ObjectId) => boolean) => ObjectId {
  const chain = [id];
  const { gone } = proposal.state;
  for (let at: ObjectId | undefined = id; at !== undefined;) {
    const became: ObjectId = at;
    at = Object.values(gone).find((one) => one.became === became)?.id;
    if (at !== undefined) chain.push(at);
  }
  return (isThere) => chain.find(isThere) ?? id;
}

export const isIn =
  ({ state }: Proposal) =>
  (id: ObjectId): boolean =>
    state.objects[objectNumber(id)] !== undefined;
