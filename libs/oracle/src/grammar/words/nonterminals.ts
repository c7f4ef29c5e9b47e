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

/** A noun as it is read: its filter, and what the words around it must agree with. */
export interface Noun {
  readonly filter: Filter;
  readonly number: 'one' | 'many';
  /** The kind of object, if the text says it. */
  readonly base?: Base;
  /** The text says in which zone: 'in your graveyard'. */
  readonly placed?: 'placed';
}
export type Base = 'card' | 'spell' | 'permanent' | 'token' | 'ability';

/** What a player does, given the player. */
export type Deed = (who: Players) => Effect;

/** A noun without article or number: 'untapped creature you control'. */
export const noun = nonterminal<Noun>('noun');
/** A clause after a noun: 'you control', 'with flying'. */
export const clauseAfter = nonterminal<{ readonly filter: Filter; readonly placed?: 'placed' }>(
  'clauseAfter',
);
/** Particular objects, as subject or object: 'target creature', 'it', 'all Goblins', 'each creature'. */
export const objects = nonterminal<Reference>('objects');
/** Particular players: 'you', 'target opponent', 'each player'. */
export const players = nonterminal<Players>('players');
/** Possessives of players: 'your', 'their', "target player's". */
export const whose = nonterminal<Players>('whose');
/** Any player of a kind: 'a player', 'an opponent', 'you'. */
export const anyone = nonterminal<Players>('anyone');
/** 'the number of creatures you control', 'its power', 'X'. */
export const value = nonterminal<Value>('value');
export const condition = nonterminal<Condition>('condition');
export const duration = nonterminal<Duration>('duration');
export const pattern = nonterminal<Pattern>('pattern');
/** One cost of the list before a colon. */
export const cost = nonterminal<Cost>('cost');
/** Costs as deeds: 'pay {2} and sacrifice a creature'. */
export const deedCosts = nonterminal<readonly Cost[]>('deedCosts');
/** A deed without its subject: 'draw two cards', 'draws two cards'. */
export const deed = nonterminal<Deed>('deed');
/** A clause: a deed with its subject, or an order. */
export const clause = nonterminal<Effect>('clause');
/** One sentence: a clause, or several joined. */
export const sentence = nonterminal<Effect>('sentence');
/** One sentence after another. */
export const effect = nonterminal<Effect>('effect');
export const body = nonterminal<Body>('body');
/** 'gets +1/+1', 'gains flying', 'is black'. */
export const predicate = nonterminal<readonly Change[]>('predicate');
/** Several predicates, and restrictions. */
export const change = nonterminal<readonly Change[]>('change');
/** An exception of a copy: 'it's an artifact in addition to its other types' (cr 707.9b). */
export const copyException = nonterminal<Change>('copyException');
/** Several exceptions. */
export const copyExceptions = nonterminal<readonly Change[]>('copyExceptions');
/** Static effects: what applies as long as the ability exists. */
export const statics = nonterminal<readonly Static[]>('statics');
export const keyword = nonterminal<Ability>('keyword');
/** A whole ability: a line, or what quotation marks contain. */
export const ability = nonterminal<Ability>('ability');
