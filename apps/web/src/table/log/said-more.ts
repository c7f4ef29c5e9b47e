// Sentences for what changes, is shown, is left to chance or is agreed on.
import { atTime, listed, words } from '../../words/words.js';
import { aimedAt, all, membersOf, one, type Saying } from './saying.js';
import { tableWords } from '../words/words.js';

const log = () => tableWords().log;

export const MORE: Readonly<Record<string, Saying>> = {
  LandPlayed: ({ seat, object }, { who, card }) => words().playing.told.land(who(seat), card(object)),
  CountersChanged: ({ object, counter, by }, { card }) =>
    words().playing.told.counters(card(object), String(counter), Number(by)),
  PlayerCountersChanged: ({ seat, counter, by }, { who }) =>
    words().playing.told.counters(who(seat), String(counter), Number(by)),
  AttachmentChanged: ({ object, to }, { who, card }) =>
    to === null || to === undefined
      ? words().playing.told.unattached(card(object))
      : words().playing.told.attached(card(object), typeof to === 'number' ? who(to) : card(to)),
  DamagePrevented: ({ amount, to }, { who, card }) =>
    words().playing.told.prevented(Number(amount), typeof to === 'number' ? who(to) : card(to)),
  CardsRevealed: ({ seat, objects }, { who, card }) =>
    words().playing.told.reveals(who(seat), listed(all(objects).map((object) => card(object)))),
  CoinFlipped: ({ seat, heads, won }, { who }) =>
    words().playing.told.coin(who(seat), heads === true, typeof won === 'boolean' ? won : undefined),
  DieRolled: ({ seat, sides, result }, { who }) =>
    words().playing.told.die(who(seat), Number(sides), Number(result)),
  WordChosen: ({ seat, word }, { who }) => words().playing.told.chooses(who(seat), String(word)),
  LibraryShuffled: () => words().playing.told.shuffled,
  LibraryCut: ({ by }, { who }) => words().playing.told.cuts(who(by)),
  HandBottomed: ({ seat, count }, { who }) => words().playing.told.bottoms(who(seat), Number(count)),
  DrewFromEmptyLibrary: ({ seat }, { who }) => words().playing.told.empty(who(seat)),
  EmblemMade: ({ seat }, { who }) => words().playing.told.emblem(who(seat)),
  SpellCopied: ({ of }, { card }) => words().playing.told.copied(card(of)),
  PlayerDesignated: ({ seat, designation, on }, { who }) =>
    on === false || typeof seat !== 'number'
      ? undefined
      : words().playing.told.becomes(who(seat), String(designation)),
  Phased: ({ object, phasedOut }, { card }) => words().playing.told.phased(card(object), phasedOut !== null),
  CardLeftUnnamed: ({ object }, { card }) => words().playing.told.unnamed(card(object)),
  ClauseCameUp: ({ seat, part, text }, { who }) =>
    part === 'trigger' ? tableWords().told.claims(who(seat), String(text)) : undefined,
  ClauseProposed: ({ seat, part, text, does, inWords }, { who }) =>
    tableWords().told[part === 'costs' ? 'paid' : 'proposes'](
      who(seat),
      String(text),
      typeof inWords === 'string' ? inWords : JSON.stringify(does),
    ),
  ProposalRefused: ({ by }, { who }) => tableWords().told.refuses(who(by)),
  ProposalAccepted: ({ by }, { who }) => tableWords().told.agrees(listed(all(by).map((seat) => who(seat)))),
  ClauseReferred: ({ until }) => tableWords().told.referred(atTime(new Date(Number(until)).toISOString())),
  ClauseSettled: ({ text, outcome }) =>
    words().playing.told.settled(String(text), String(outcome) === 'nothing'),
  TakeBackAsked: ({ seat, moment }, { who }) => words().playing.told.takeBack(who(seat), Number(moment)),
  TakeBackEnded: () => words().playing.told.noTakeBack,
  ShortcutProposed: ({ seat, choices, times }, { who }) =>
    words().playing.told.shortcut(who(seat), Number(choices), Number(times)),
  FlagFell: ({ seat }, { who }) => words().playing.told.flag(who(seat)),
  OpeningAgreed: ({ seat }, { who }) => words().playing.told.opens(who(seat)),
  GameBegan: () => log().begins,
  GameRestarted: ({ life }) => log().anew(Number(life)),
  ForkedFrom: () => log().forked,
  StarterChooserDetermined: ({ seat }, { who }) => log().mayBegin(who(seat)),
  FaceChanged: ({ object, how }, { card }) =>
    log()[how === 'face-up' ? 'faceUp' : how === 'face-down' ? 'faceDown' : 'otherFace'](card(object)),
  TargetsChanged: ({ object, targets }, speak) =>
    log().aims(speak.card(object), listed(aimedAt(targets, speak))),
  CardsLookedAt: ({ seat, count }, { who }) => log().looks(who(seat), Number(count)),
  LibraryArranged: ({ by, top, bottom }, { who }) => log().arranges(who(by), Number(top), Number(bottom)),
  CardPutOnBottom: ({ seat }, { who }) => log().bottoms(who(seat)),
  CardMarked: ({ object, name }, { card, name: said = String }) =>
    log().usedUp(card(object), said(String(name))),
  NameFreed: ({ name }, { name: said = String }) => log().freed(said(String(name))),
  UtopiaIdentitiesSwapped: ({ seat, object }, { who, card }) => log().chance(who(seat), card(object)),
  AttackerAdded: ({ attack }, speak) => {
    const { attacker, defender } = membersOf(attack);
    return words().log.attack(words().playing.told.attacks(speak.card(attacker), one(defender, speak)));
  },
  BecameBlocked: ({ attacker, blocker }, { card }) =>
    log().blocked(card(attacker), blocker === undefined ? '' : log().by(card(blocker))),
  RemovedFromCombat: ({ object, part }, { card }) =>
    part === undefined ? log().outOfCombat(card(object)) : undefined,
  TurnPassedOver: ({ seat }, { who }) => log().passedOver(who(seat)),
  TurnOrderReversed: () => log().turned,
  ControlCorrected: ({ object, controller }, { who, card }) =>
    words().log.control(who(controller), card(object)),
  TakeBackAgreed: ({ seat }, { who }) => log().agreesTakeBack(who(seat)),
  GameQuarantined: () => log().held,
  QuarantineLifted: () => log().goesOn,
  GameRepaired: () => log().repaired,
};
