// The nonterminals of the grammar: every kind of phrase that one file reads through another. Which ways there are to
// read each is in the productions of all files (grammar.ts).
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
import { nonterminal } from '../../parsing/grammar.js';

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
export const noun = nonterminal<Noun>('noun');
/** Said after a noun: 'you control', 'with flying'. */
export const clauseAfter = nonterminal<{ readonly filter: Filter; readonly placed?: 'placed' }>(
  'clauseAfter',
);
/** Objects meant, as subject or object: 'target creature', 'it', 'all Goblins', 'each creature'. */
export const objects = nonterminal<Reference>('objects');
/** Players meant: 'you', 'target opponent', 'each player'. */
export const players = nonterminal<Players>('players');
/** Whose: 'your', 'their', "target player's". */
export const whose = nonterminal<Players>('whose');
/** Any of these players: 'a player', 'an opponent', 'you'. */
export const anyone = nonterminal<Players>('anyone');
/** 'the number of creatures you control', 'its power', 'X'. */
export const value = nonterminal<Value>('value');
export const condition = nonterminal<Condition>('condition');
export const duration = nonterminal<Duration>('duration');
export const pattern = nonterminal<Pattern>('pattern');
/** One part of a cost; a line of them stands before a colon. */
export const cost = nonterminal<Cost>('cost');
/** Costs as something done: 'pay {2} and sacrifice a creature'. */
export const deedCosts = nonterminal<readonly Cost[]>('deedCosts');
/** What somebody does: 'draw two cards', 'draws two cards'. */
export const deed = nonterminal<Deed>('deed');
/** What happens, said as a clause: with a subject, or as an order. */
export const clause = nonterminal<Effect>('clause');
/** One sentence: a clause, or several joined in it. */
export const sentence = nonterminal<Effect>('sentence');
/** Sentences that follow each other. */
export const effect = nonterminal<Effect>('effect');
export const body = nonterminal<Body>('body');
/** 'gets +1/+1', 'gains flying', 'is black'. */
export const predicate = nonterminal<readonly Change[]>('predicate');
/** Several of them, and what can't and must be done. */
export const change = nonterminal<readonly Change[]>('change');
/** What a copy is besides: 'it's an artifact in addition to its other types' (cr 707.9b). */
export const copyException = nonterminal<Change>('besides');
/** Several of those. */
export const copyExceptions = nonterminal<readonly Change[]>('exceptions');
/** What is so as long as the ability is there. */
export const statics = nonterminal<readonly Static[]>('statics');
export const keyword = nonterminal<Ability>('keyword');
/** A whole line, or what stands in quotation marks. */
export const ability = nonterminal<Ability>('ability');
