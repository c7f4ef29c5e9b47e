// A vote that was open when the server was upgraded. Engines up to 11 asked whether nothing happens, and 'no'
// let the last proposal stand.
import { describe, expect, it } from '@jest/globals';
import type { GameEvent } from '../../model/events/events.js';
import { AssistedTable, card, spell, unread, YOU } from '#testkit/tables/assisted-table';

const HYMN = card('Hymn', ['sorcery'], spell(unread('You gain 1, 2, or 3 life, as the choir likes.')));

/** The vote as engine 11 wrote it: it used another prompt, and another name for the stage. */
function asOfOld(event: GameEvent): GameEvent {
  if (event.type === 'CommandAccepted') {
    const { type, command, at } = event;
    return { type, command, at, engine: '11' };
  }
  if (event.type === 'DecisionOpened' && event.prompt === 'let-stand')
    return { ...event, prompt: 'settle-as-nothing' };
  if (event.type !== 'AgendaMoved') return event;
  const text = JSON.stringify(event).replaceAll('"stage":"standing"', '"stage":"last-vote"');
  return JSON.parse(text) as GameEvent;
}

/** The log of an older server at its last vote. `said`: the answers given so far. */
function atTheOldVote(others: number, said: number): AssistedTable {
  const sides = [{ hand: [HYMN] }, ...Array.from({ length: others }, () => ({}))];
  const table = new AssistedTable(sides).untilMain().cast('Hymn');
  for (const amount of [1, 2, 3]) table.propose({ kind: 'gain-life', who: YOU, amount }).refuse();
  for (let answers = 0; answers < said; answers += 1) table.refuse();
  const older = new AssistedTable({ log: table.events.map(asOfOld) });
  expect(older.decision).toMatchObject({ seat: said + 1, prompt: 'settle-as-nothing' });
  return older;
}

describe.each(['accept', 'refuse'] as const)('an open vote of engine 11, answered with %s', (answer) => {
  it('is put to everyone again, and the answer to the old question does not count', () => {
    const table = atTheOldVote(2, 1)[answer]();
    expect(table.all('ClauseSettled')).toEqual([]);
    expect(table.life(0)).toBe(20);
    expect(table.decision).toMatchObject({ seat: 1, prompt: 'let-stand' });
    table.accept().accept();
    expect(table.all('ClauseSettled')).toMatchObject([{ outcome: 'stands', nothing: [], stands: [1, 2] }]);
    expect(table.life(0)).toBe(23);
  });

  it('never lets a proposal stand if everyone says no', () => {
    const table = atTheOldVote(1, 0)[answer]().refuse();
    expect(table.all('ClauseSettled')).toMatchObject([{ outcome: 'nothing', nothing: [1], stands: [] }]);
    expect(table.life(0)).toBe(20);
    expect(table.decision.kind).toBe('priority');
  });
});

it('an open vote of engine 11 is put to the others again if its player leaves', () => {
  const table = atTheOldVote(2, 1).concede(2);
  expect(table.decision).toMatchObject({ seat: 1, prompt: 'let-stand' });
  table.refuse();
  expect(table.all('ClauseSettled')).toMatchObject([{ outcome: 'nothing', nothing: [1] }]);
});
