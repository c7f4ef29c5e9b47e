// What a player may do now.
import type { GameSight } from '#matches';
import type { CommandKind } from '../generated/schema.js';
import type { Answer } from './types.js';
import { decisionView } from './decision.js';

/** Nobody creates a game that is there. */
type InGame = Exclude<GameSight['legal'][number], 'create'>;

const COMMANDS: { readonly [C in InGame]: CommandKind } = {
  invite: 'INVITE',
  join: 'JOIN',
  leave: 'LEAVE',
  ready: 'READY',
  start: 'START',
  'open-entropy': 'OPEN_ENTROPY',
  answer: 'ANSWER',
  concede: 'CONCEDE',
  'concede-absent': 'CONCEDE_ABSENT',
};

export function legalActions({ view, viewer, legal }: GameSight): Answer<'LegalActions'> {
  const { decision } = view;
  const mine = viewer.kind === 'seat' && decision?.seat === viewer.seat;
  return {
    commands: legal.flatMap((command) => (command === 'create' ? [] : [COMMANDS[command]])),
    decision: mine ? decisionView(view, decision) : null,
  };
}
