// A card is to be named (pentaland 704, 705): whoever the variant says is asked, and what waited for it goes on.
import { nameKey, namesWithin, type CardDefinition } from '#cards';
import { refuse, type Refusal } from '../commands/refusal.js';
import { unnamedCard } from '../characteristics/unnamed.js';
import { sightOf } from '../characteristics/characteristics.js';
import { facesOf } from '../characteristics/faces.js';
import type { Answer } from '../decisions/answer.js';
import { definitionNamed, namesIn } from '../decide/definition-named.js';
import { lose } from '../decide/ending.js';
import type { Proposal } from '../decide/proposal.js';
import type { Ran } from '../effects/handlers.js';
import { isPublicZone } from '../events/objects.js';
import { own } from '../objects/owning.js';
import { matchesAlone } from '../reading/may-match.js';
import { unlessUnknown, type Need } from '../reading/needs-identity.js';
import type { Frame } from '../state/agenda.js';
import { objectNumber, type ObjectId, type Seat } from '../state/ids.js';
import type { NamingPolicy, UnnamedCard } from '../variant/variant.js';
import { inFull, liesCast, namesLeftToIt, playedDown } from './face-down-names.js';
import { leaveUnnamed, nameCard, nameFor, policyOf, whyNotNamed, whyRefused } from './give-name.js';
import { occur } from './occur.js';
import { namingFrame, takeForLand } from './seen-hidden.js';
import type { Run } from './run.js';
import { settleSought } from './settle-sought.js';
import { unfitIn } from './unfit.js';

const needOf = ({ locals }: Frame): Need => locals['need'] as unknown as Need;

/** What broke off is run again once this is done. */
export function askForName(proposal: Proposal, need: Need): void {
  // pentaland 702.2b-c: while it is looked at for that it is already the one's whose it will be.
  if (need.owner !== null) own(proposal, [need.object], need.owner);
  proposal.agenda.frames.push(namingFrame(need));
}

/** Whether that player sees the card where it lies. */
const isSeenBy = ({ object: { zone } }: UnnamedCard, seat: Seat): boolean =>
  isPublicZone(zone) || (zone.kind === 'hand' && zone.seat === seat);

export function naming(run: Run): Ran {
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
  if (isLandInstead(policyOf(proposal), word, card)) {
    takeForLand(proposal, [id], zone);
    return undefined;
  }
  const definition = definitionNamed(proposal.inputs, word);
  if (definition !== undefined) nameCard(proposal, card, definition, seat, need.occasion);
  return undefined;
}

/** There is no name left with which it could have been cast: utopia 904.10c, pentaland 705.4a. */
function runOut(proposal: Proposal, card: UnnamedCard): void {
  if (policyOf(proposal).faceDown?.runsOut === 'reused-or-lost') loseForIt(proposal, card);
  else leaveUnnamed(proposal, card.object.id, null, 'creature');
}

/** pentaland 705.4a: there is no name left with which it could have been cast; who cast it so loses. */
function loseForIt(proposal: Proposal, card: UnnamedCard): void {
  leaveUnnamed(proposal, card.object.id);
  const cast = playedDown(proposal.state, card.object);
  if (cast !== undefined && proposal.state.seats[cast.by]?.lost === null) lose(proposal, cast.by, 'effect');
}

/** Nobody knows a name for it. */
function giveUp(run: Run, card: UnnamedCard, seat: Seat, need: Need): Ran {
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
  // war-zone Discard Rule: it need not have one.
  const isFree = need.occasion === 'moving-unnamed';
  const name =
    !isFree && policyOf(proposal).givenUp === 'random-name' ? drawName(proposal, card, need) : undefined;
  if (name === undefined && policyOf(proposal).landInstead !== null && !isPublicZone(card.object.zone))
    takeForLand(proposal, [need.object], card.object.zone);
  else if (name === undefined) leaveUnnamed(proposal, need.object, seat);
  else nameCard(proposal, card, name, seat, need.occasion);
  return undefined;
}

/** What was chosen and cannot be what it was chosen as is chosen no more: the choice is made anew. */
function passOver({ agenda }: Proposal, frame: Frame, object: ObjectId): void {
  if (frame.kind === 'announced') {
    // cr 732.1: what was being announced cannot be done.
    agenda.frames.splice(agenda.frames.indexOf(frame), 1);
    return;
  }
  frame.answers = [];
  frame.locals['unfit'] = [...unfitIn(frame), object];
}

/** utopia 904.8: of every hidden card it may be said that it is a land. */
const isLandInstead = ({ landInstead }: NamingPolicy, word: string, { object }: UnnamedCard): boolean =>
  landInstead !== null && !isPublicZone(object.zone) && nameKey(landInstead) === nameKey(word);

function drawName(proposal: Proposal, card: UnnamedCard, need: Need): CardDefinition | undefined {
  const among = namesIn(proposal.inputs).flatMap(namesWithin);
  const left =
    isLeftUnder(proposal, card) ?? among.filter((name) => whyRefused(proposal, card, name) === undefined);
  return drawOne(
    proposal,
    left
      .map((name) => inFull(proposal, name))
      .filter((name) => wrongFor(proposal, card, name, need) === undefined),
  );
}

/** Of what was cast face down, the names it may be given. */
function isLeftUnder(proposal: Proposal, card: UnnamedCard): readonly CardDefinition[] | undefined {
  const { faceDown } = policyOf(proposal);
  return faceDown === null || !liesCast(card.object) ? undefined : namesLeftToIt(proposal, card, faceDown);
}

function drawOne(proposal: Proposal, left: readonly CardDefinition[]): CardDefinition | undefined {
  if (left.length === 0) return undefined;
  const random = proposal.random();
  const drawn = left[random.below(left.length)];
  proposal.emit({ type: 'RandomnessUsed', drawn: random.drawn });
  return drawn;
}

/** The same, of a name that has to meet a criterion as well. */
function wrongFor(
  proposal: Proposal,
  card: UnnamedCard,
  definition: CardDefinition,
  { want, occasion }: Need,
): Refusal | undefined {
  const refusal = whyNotNamed(proposal, card, definition);
  if (refusal !== undefined || want === null) return refusal;
  const { owner, zone } = card.object;
  const name = facesOf(definition)[0]?.name ?? definition.name;
  return wrongOnce(proposal, card, want, name, () => {
    nameCard(proposal, card, definition, owner ?? zone.seat ?? (0 as Seat), occasion);
  });
}

/** Whether it is what was asked for once it is that. */
function wrongOnce(
  proposal: Proposal,
  { object: { id } }: UnnamedCard,
  want: NonNullable<Need['want']>,
  called: string,
  become: () => void,
): Refusal | undefined {
  const fits = proposal.tryOut(() => {
    become();
    const sight = sightOf(proposal.state);
    return unlessUnknown(() => matchesAlone(sight, want.filter, id, want.context), true);
  });
  const { criterion } = policyOf(proposal).rules;
  return fits ? undefined : refuse('illegal-answer', criterion, `${called} is not what was asked for.`);
}

/** Of the answer to a question for a name: what is wrong with it. Told to who answers, and to nobody else. */
export function wrongName(proposal: Proposal, answer: Answer): Refusal | undefined {
  const frame = proposal.state.agenda.frames.at(-1);
  if (frame?.kind !== 'naming' || answer.kind !== 'word' || answer.word === '') return undefined;
  const need = needOf(frame);
  const card = unnamedCard(proposal.state, need.object);
  if (card === undefined) return undefined;
  const { want } = need;
  if (isLandInstead(policyOf(proposal), answer.word, card))
    return want === null
      ? undefined
      : wrongOnce(proposal, card, want, answer.word, () => {
          takeForLand(proposal, [need.object], card.object.zone);
        });
  const named = nameFor(proposal, card, answer.word);
  return 'refusal' in named ? named.refusal : wrongFor(proposal, card, named.definition, need);
}

/** The card as it was at an earlier moment: objects are new at every zone change (cr 400.7). */
export function beforeItMoved(
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
