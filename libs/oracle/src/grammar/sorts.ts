// What the rooms of the grammar read for each other, one parser for each sort.
import type {
  Ability,
  Body,
  Change,
  Condition,
  Cost,
  Duration,
  Effect,
  Filter,
  Pattern,
  Players,
  Reference,
  Static,
  Value,
} from '#abilities';
import { open } from '../parsing/open.js';

/** A noun as it is read: its filter, and what the text around it must agree with. */
export interface Noun {
  readonly filter: Filter;
  readonly number: 'one' | 'many';
  /** What it is at bottom, where the text says so. */
  readonly base?: Base;
  /** It says in which zone: 'in your graveyard'. */
  readonly placed?: 'placed';
}
export type Base = 'card' | 'spell' | 'permanent' | 'token' | 'ability';

/** What somebody does, whoever that is. */
export type Deed = (who: Players) => Effect;

/** A noun without article or number: 'untapped creature you control'. */
export const noun = open<Noun>();
/** Said after a noun: 'you control', 'with flying'. */
export const clauseAfter = open<{ readonly filter: Filter; readonly placed?: 'placed' }>();
/** Objects meant, as subject or object: 'target creature', 'it', 'all Goblins', 'each creature'. */
export const objects = open<Reference>();
/** Players meant: 'you', 'target opponent', 'each player'. */
export const players = open<Players>();
/** Whose: 'your', 'their', "target player's". */
export const whose = open<Players>();
/** Any of these players: 'a player', 'an opponent', 'you'. */
export const anyone = open<Players>();
/** 'the number of creatures you control', 'its power', 'X'. */
export const value = open<Value>();
export const condition = open<Condition>();
export const duration = open<Duration>();
export const pattern = open<Pattern>();
/** One part of a cost; a line of them stands before a colon. */
export const cost = open<Cost>();
/** Costs as something done: 'pay {2} and sacrifice a creature'. */
export const deedCosts = open<readonly Cost[]>();
/** What somebody does: 'draw two cards', 'draws two cards'. */
export const deed = open<Deed>();
/** What happens, said as a clause: with a subject, or as an order. */
export const clause = open<Effect>();
/** One sentence: a clause, or several joined in it. */
export const sentence = open<Effect>();
/** Sentences that follow each other. */
export const effect = open<Effect>();
export const body = open<Body>();
/** 'gets +1/+1', 'gains flying', 'is black'. */
export const predicate = open<readonly Change[]>();
/** Several of them, and what can't and must be done. */
export const change = open<readonly Change[]>();
/** What a copy is besides: 'it's an artifact in addition to its other types' (cr 707.9b). */
export const besides = open<Change>();
/** Several of those. */
export const exceptions = open<readonly Change[]>();
/** What is so as long as the ability is there. */
export const statics = open<readonly Static[]>();
export const keyword = open<Ability>();
/** A whole line, or what stands in quotation marks. */
export const ability = open<Ability>();
