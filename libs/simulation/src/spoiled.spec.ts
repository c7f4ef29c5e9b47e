// Every command, spoiled in every way, is refused with the rule it breaks, and the state stays the same, byte
// for byte. bad-input.spec.ts sends random commands; here nothing may be accepted.
import { describe, expect, it } from '@jest/globals';
import { greedyBot, uniformBot } from '#bots';
import { commitTo, gameId, hashText, instant, playerId } from '#kernel';
import {
  decide,
  DEFAULT_TERMS,
  type DecisionId,
  type GameState,
  type PlayerCommand,
  type Proposed,
  type Seat,
} from '#rules';
import { POOL } from '#testkit/pool/cards';
import { spoiledAnswers } from './fixtures/spoiled.fixture.js';
import { playGame } from './index.js';
import { mixedDeck } from '#testkit/pool/mixed-deck';

const DECK = mixedDeck(POOL, 120);
const FORMAT = { catalogue: hashText('spoiled'), definitions: POOL, decks: [DECK, DECK] };
const STRANGER = playerId('nobody');

/**
 * Commands for a running game that belong before its start, are not the actor's, or name things that do not
 * exist.
 */
function spoiledCommands(state: GameState): readonly (readonly [code: string, proposed: Proposed])[] {
  const { decision } = state;
  if (decision === null) return [];
  const asked = state.seats[decision.seat]!.player!;
  const other = state.seats.find(({ player, lost }) => player !== asked && lost === null)!.player!;
  const { question } = decision;
  const answer = { kind: 'yes-no' as const, yes: false };
  const stale = 'd0' as DecisionId;
  const by = (actor: typeof asked, command: PlayerCommand): Proposed => ({ actor, command });
  const shortcut = { type: 'shortcut' as const, decision: decision.id, choices: 1, times: 1000 };
  return [
    [
      'game-exists',
      by(asked, { type: 'create', game: gameId('again'), terms: DEFAULT_TERMS, commitment: commitTo('x') }),
    ],
    ['already-started', by(asked, { type: 'invite', player: STRANGER })],
    ['already-started', by(STRANGER, { type: 'join' })],
    ['already-started', by(asked, { type: 'leave' })],
    ['already-started', by(asked, { type: 'ready', commitment: null })],
    ['already-started', by(asked, { type: 'start' })],
    ['already-started', by(asked, { type: 'open-entropy', entropy: 'it is too late for that' })],
    ['stale-decision', by(asked, { type: 'answer', decision: stale, answer })],
    ['not-your-decision', by(other, { type: 'answer', decision: decision.id, answer })],
    ['not-seated', by(STRANGER, { type: 'answer', decision: decision.id, answer })],
    ['not-seated', by(STRANGER, { type: 'concede' })],
    ['not-seated', by(STRANGER, shortcut)],
    ['stale-decision', by(asked, { ...shortcut, decision: stale })],
    ['not-your-decision', by(other, shortcut)],
    ...(question.kind === 'priority' ? [] : [['illegal-answer', by(asked, shortcut)] as const]),
    ['not-due', by(other, { type: 'concede-absent', seat: decision.seat })],
    ['not-absent', by(asked, { type: 'concede-absent', seat: decision.seat })],
    ['not-absent', by(other, { type: 'concede-absent', seat: 7 as Seat })],
    ...(['expire', 'unseat-unopened', 'abandon'] as const).map(
      (type) => ['timer', { actor: 'timer', command: { type } }] as const,
    ),
  ];
}

describe('a spoiled command', () => {
  it.each([
    ['two who play at random', [uniformBot, uniformBot]],
    ['two who want to win', [greedyBot, greedyBot]],
    ['three', [greedyBot, uniformBot, greedyBot]],
  ] as const)('cr 732.1: is refused with its rule, and changes nothing, in a game of %s', (name, bots) => {
    const tried = new Set<string>();
    playGame({
      seed: `spoiled ${name}`,
      cards: { ...FORMAT, decks: bots.map(() => DECK) },
      bots: [...bots],
      mostDecisions: 120,
      watch(state) {
        const { decision } = state;
        if (decision === null || state.stage.kind === 'over') return;
        const inputs = { now: instant(state.now + 1), seed: `spoiled ${name}`, cards: FORMAT };
        const before = JSON.stringify(state);
        const refused = (how: string, proposed: Proposed): string => {
          const result = decide(state, proposed, inputs);
          expect({ how, ok: result.ok }).toEqual({ how, ok: false });
          if (result.ok) return '';
          expect(result.error.rule).toMatch(/^(cr \d|table |terms )/);
          expect(result.error.message).toMatch(/\S/);
          return result.error.code;
        };
        for (const [code, proposed] of spoiledCommands(state)) {
          const given = refused(`${code} ${proposed.command.type}`, proposed);
          if (code !== 'timer') expect(given).toBe(code);
        }
        const actor = state.seats[decision.seat]!.player!;
        for (const [how, answer] of spoiledAnswers(decision)) {
          const what = `${decision.kind}: ${how}`;
          tried.add(what);
          const command = { type: 'answer', decision: decision.id, answer } as const;
          expect(refused(what, { actor, command })).toBe('illegal-answer');
        }
        expect(JSON.stringify(state) === before).toBe(true);
      },
    });
    expect(tried.size).toBeGreaterThan(40);
  });
});
