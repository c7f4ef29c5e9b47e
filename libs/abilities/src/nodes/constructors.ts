// Constructors of the nodes that abilities written by hand use most: those of keywords, of cards and of tests.
import type { Body, Effect, Filter, TargetSpec } from './sorts.js';

export const YOU = { kind: 'you' } as const;
export const THIS = { kind: 'this' } as const;
export const SUBJECT = { kind: 'subject' } as const;
export const OPPONENTS = { kind: 'opponents' } as const;
export const ALL_PLAYERS = { kind: 'all' } as const;
/** What the first target is. */
export const TARGET_0 = { kind: 'target', slot: 0 } as const;
/** What an earlier step has given this name. */
export const bound = (name: string) => ({ kind: 'bound', name }) as const;

export const CREATURE = { kind: 'type', is: 'creature' } as const;
export const IS_THIS = { kind: 'is', of: THIS } as const;
export const YOURS = { kind: 'controller', is: YOU } as const;
export const not = (of: Filter): Filter => ({ kind: 'not', of });

export const steps = (...of: readonly Effect[]): Effect => ({ kind: 'sequence', steps: of });
export const does = (effect: Effect, ...targets: readonly TargetSpec[]): Body =>
  targets.length === 0 ? { kind: 'plain', effect } : { kind: 'plain', targets, effect };
