// Sentences for what changes, is shown, is left to chance or is agreed on.
import { atTime, listed, words } from '../words/words.js';
import type { Saying } from './saying.js';
import { tableWords } from './words/words.js';

const all = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

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
};
