// Drives the game on until a question is open, the game is over, or the table has to act.
import { whole, type Steps } from '#kernel';
import { waitsForRuling } from '../../play/assisted/referring.js';
import { askWhoStarts, goOnWithMulligans } from '../../play/start/start-of-game.js';
import { checkStateBasedActions, endGame, endIfDecided } from '../../engine/ending/ending.js';
import { exileLeftBehind } from '../../engine/ending/leaving.js';
import { namesWantedByEffects } from '../../reading/characteristics/characteristics.js';
import { unnamedCard } from '../../reading/characteristics/alone/unnamed.js';
import { runTopFrame } from '../../play/loop.js';
import { askForName, earlierIncarnation, isIn } from '../../engine/happening/ask-for-name.js';
import { releaseHidden } from '../../engine/naming/seen-hidden.js';
import { askForZone } from '../../engine/frames/which-zone.js';
import { isPublicZone } from '../../model/events/objects.js';
import { clearOwners } from '../../engine/objects/owning.js';
import {
  needsIdentity,
  NeedsIdentity,
  NeedsZone,
  type NameNeed,
} from '../../reading/language/needs-identity.js';
import { goOnWithGame } from '../../play/turn/flow.js';
import type { GameObject, GameState } from '../../model/state/game-state.js';
import { objectNumber, type ObjectId } from '../../model/basics/ids.js';
import { isOfTheStart } from '../../play/start/opening-hands.js';
import type { Proposal } from '../../engine/proposal/proposal.js';
import { endStep } from '../../fold/journal/effort.js';
import { requireAgendaRoom } from '../../engine/proposal/work.js';
import { lyingOpen, showWhatLiesOpen } from './lying-open.js';
import { goOnWithTurn } from './turns.js';

/** cr 104.4b: a game that takes this many steps without a question counts as an endless loop. */
const ENDLESS = 10_000;

export function advance(proposal: Proposal): void {
  whole(goOnUntilAsked(proposal));
  proposal.settleAgenda();
}

export function* goOnUntilAsked(proposal: Proposal): Steps<void> {
  for (let done = 0; oneThing(proposal); done += 1) {
    proposal.work?.step(proposal.state);
    if (proposal.isInTheMiddle) requireAgendaRoom(proposal.agenda);
    if (done === ENDLESS) endGame(proposal, 'mandatory-loop', []);
    if (proposal.work?.endsStep() === true) yield* endStep();
  }
}

/**
 * A step that needs the name of an unnamed card breaks off. It is taken back whole, and the name is asked
 * for.
 */
function oneThing(proposal: Proposal): boolean {
  if (proposal.state.naming === null) return goOn(proposal);
  const mark = proposal.mark();
  const made = proposal.state.objectsMade;
  try {
    const goes = goOn(proposal);
    needNamesOfWhatCame(proposal, made);
    return goes;
  } catch (thrown) {
    if (thrown instanceof NeedsZone) {
      proposal.goBack(mark);
      askForZone(proposal, thrown);
      return true;
    }
    if (!(thrown instanceof NeedsIdentity)) throw thrown;
    const { need } = thrown;
    const then = asItWas(proposal, need);
    proposal.goBack(mark);
    askForName(proposal, then());
    return true;
  }
}

/**
 * Continuous effects need to know a card as soon as it comes where they apply. So it is named before anything
 * else happens.
 */
function needNamesOfWhatCame(proposal: Proposal, made: number): void {
  const { state } = proposal;
  if (state.stage.kind !== 'turns' || proposal.variant.turns !== 'played') return;
  for (let number = made + 1; number <= state.objectsMade; number += 1) {
    const id = `o${String(number)}` as ObjectId;
    // Most new objects have a name or are hidden, and need no further check.
    if (!isFaceUp(unnamedCard(state, id)?.object)) continue;
    if (namesWantedByEffects(state).has(id) && wasThere(proposal, id, made))
      needsIdentity(askedAbout(state, id));
  }
}

/** True if the object is a card that already existed when this many objects had been made. */
const wasThere = (proposal: Proposal, id: ObjectId, made: number): boolean =>
  objectNumber(earlierIncarnation(proposal, id)((one) => objectNumber(one) <= made)) <= made;

const askedAbout = (state: GameState, object: ObjectId): NameNeed => ({
  object,
  owner: unnamedCard(state, object)?.object.owner ?? null,
  occasion: 'asked-about',
  chooser: null,
  want: null,
});

/** Translates the cards of the need to the ids they had before the step that broke off. */
function asItWas(proposal: Proposal, { sought, ...need }: NameNeed): () => NameNeed {
  const object = earlierIncarnation(proposal, need.object);
  const among = sought?.among.map((id) => earlierIncarnation(proposal, id)) ?? [];
  return () => {
    const isThere = isIn(proposal);
    const meant = { ...need, object: object(isThere) };
    return sought === undefined
      ? meant
      : { ...meant, sought: { names: sought.names, among: among.map((earlier) => earlier(isThere)) } };
  };
}

/** cr 104.2a is checked even in the middle of an effect, because players may leave at any time. */
function goOnWithPlay(proposal: Proposal): boolean {
  if (endIfDecided(proposal)) return false;
  if (proposal.state.decision !== null || waitsForRuling(proposal)) return false;
  if (showWhatLiesOpen(proposal) || askForWanted(proposal)) return true;
  if (proposal.isInTheMiddle) runTopFrame(proposal);
  else if (!exileLeftBehind(proposal)) {
    proposal.forgetContexts();
    clearOwners(proposal);
    releaseHidden(proposal, () => lyingOpen(proposal));
    goOnWithGame(proposal);
  }
  return true;
}

const isFaceUp = (object: GameObject | undefined): boolean =>
  object !== undefined && isPublicZone(object.zone) && object.faceDown === undefined;

/** Continuous effects cannot break off. The names they need are asked for before anything else happens. */
function askForWanted(proposal: Proposal): boolean {
  const { state } = proposal;
  if (state.naming === null || proposal.agenda.frames.at(-1)?.kind === 'naming') return false;
  const object = [...namesWantedByEffects(state)].find((id) => isFaceUp(unnamedCard(state, id)?.object));
  if (object === undefined) return false;
  askForName(proposal, askedAbout(state, object));
  return true;
}

/** Takes one step. False if there is nothing to do. */
function goOn(proposal: Proposal): boolean {
  const { state } = proposal;
  if (state.stage.kind === 'over') return false;
  if (state.stage.kind === 'turns' && proposal.variant.turns === 'played') return goOnWithPlay(proposal);
  if (checkStateBasedActions(proposal)) return true;
  if (state.decision !== null) return false;
  if (proposal.agenda.frames.some(isOfTheStart)) {
    runTopFrame(proposal);
    return true;
  }
  switch (state.stage.kind) {
    case 'gathering':
    case 'opening':
      return false;
    case 'starting':
      askWhoStarts(proposal, state.stage.chooser);
      return true;
    case 'mulligans':
      goOnWithMulligans(proposal, state.stage);
      return true;
    case 'turns':
      goOnWithTurn(proposal);
      return true;
  }
}
