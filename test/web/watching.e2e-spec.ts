// Watching in a real browser: up to six games at once as small tables under one address, as they go on; and nothing of what
// only their players may know.
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { accepted, answerOpen, started, type Caller } from '#testkit/server/caller';
import { inPosition } from '#testkit/server/positions';
import { logOf } from './driver/told.js';
import { reached } from './driver/reached.js';
import { WebStage } from './driver/web-stage.js';

const web = WebStage.forThisFile();
const MOST = 6;
/** Each player has a name of their own card in hand, which nobody who watches may learn. */
const HANDS = [
  'Serra Angel',
  'Shivan Dragon',
  'Sengir Vampire',
  'Air Elemental',
  'Craw Wurm',
  'Hill Giant',
  'War Mammoth',
];
const tables: { readonly game: string; readonly players: readonly Caller[]; readonly name: string }[] = [];
let watcher: Caller;
beforeAll(async () => {
  [watcher] = (await web.register('Wanda')) as [Caller];
  for (const [nth, card] of HANDS.entries()) {
    const players = await web.register(`Anna ${nth}`, `Boris ${nth}`);
    const game = await inPosition(
      players,
      {
        now: { turn: 3, step: 'precombat-main', player: 'A' },
        players: {
          A: { life: 10 + nth, hand: ['Lightning Bolt', card], battlefield: ['Mountain'] },
          B: { hand: [card] },
        },
      },
      { access: 'OPEN' },
    );
    tables.push({ game, players, name: players.map(({ name }) => name).join(' and ') });
  }
});

const small = (on: Page, name: string) => on.getByRole('region', { name, exact: true });

describe('watching', () => {
  it('shows six games at once, chosen by clicks, and each as it goes on; a seventh takes the place of the first', async () => {
    const watched = await web.page(watcher, '/watch');
    const { page: on, faults } = watched;
    for (const { name } of tables.slice(0, MOST)) {
      await on.getByRole('button', { name, exact: true }).click();
      await small(on, name).waitFor();
    }
    for (const [nth, { name }] of tables.slice(0, MOST).entries())
      await small(on, name)
        .getByLabel(`Life ${10 + nth}`)
        .waitFor();

    // In each of them somebody loses life, and every small table says so.
    for (const { game, players } of tables.slice(0, MOST)) await bolt(game, players);
    for (const { name } of tables.slice(0, MOST)) await small(on, name).getByLabel('Life 17').waitFor();

    const seventh = tables[MOST]!;
    await on.getByRole('button', { name: seventh.name, exact: true }).click();
    await small(on, seventh.name).waitFor();
    await small(on, tables[0]!.name).waitFor({ state: 'detached' });
    expect(await on.locator('.small-table').count()).toBe(MOST);

    // The address is all there is to it: somebody else sees the same by it.
    const { pathname, search } = new URL(on.url());
    const other = await web.page(tables[0]!.players[0]!, `${pathname}${search}`);
    await other.page
      .locator('.small-table')
      .nth(MOST - 1)
      .waitFor();
    await small(other.page, seventh.name).getByLabel('Life 20').waitFor();

    await on.getByRole('button', { name: seventh.name, exact: true }).click();
    await small(on, seventh.name).waitFor({ state: 'detached' });
    const all = await reached(watched);
    // A canary that sings where it may: the spell that was cast was seen by all.
    expect(all).toContain('Lightning Bolt');
    expect(HANDS.filter((card) => all.includes(card))).toEqual([]);
    expect(faults).toEqual([]);
  });

  it('is not for games whose terms allow no spectators, whatever address one enters', async () => {
    const players = await web.register('Clara', 'David');
    const game = await started(players, { spectators: false, ruleset: 'UTOPIA' });
    const { page: on, received } = await web.page(watcher, `/watch?games=${game}`);
    await on.getByRole('alert').first().waitFor();
    expect(received.join()).not.toContain('Clara');
  });
});

/** The first player shoots the second, and both let it happen. */
async function bolt(game: string, players: readonly Caller[]): Promise<void> {
  const [shooter] = players as [Caller, Caller];
  const { game: seen } = await shooter.ask(
    'query ($id: ID!) { game(id: $id) { legalActions { decision { decisionId } plays { kind object } } } }',
    { id: game },
  );
  const object = seen!.legalActions.plays.find(({ kind }) => kind === 'CAST')!.object;
  const act = { kind: 'CAST', object, targets: [[{ seat: 1 }]] };
  accepted(await shooter.answer(game, seen!.legalActions.decision!.decisionId, { act }));
  for (let passes = 0; passes < 2; passes += 1) await answerOpen(players, game, { action: 'PASS' });
  const life = (await logOf(shooter, game)).filter(({ type }) => type === 'LifeChanged');
  expect(life).toHaveLength(1);
}
