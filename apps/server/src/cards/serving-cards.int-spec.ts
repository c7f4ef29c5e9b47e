// What a server plays with when the cards that were imported are damaged.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Duration } from '#kernel';
import { MemoryEventStore } from '#event-store/memory';
import { importCatalogue } from '#cards/importers';
import { DEFAULT_TERMS } from '#rules';
import { scryfall } from '#testkit/cards/scryfall-files';
import { accepted, GameNode } from '#testkit/node/game-node';
import { KeptLog } from '../fixtures/kept-log.js';
import { Readiness } from '../health/readiness.js';
import { IMPORTED_CATALOGUE_FILE, readConfig } from '../index.js';
import { Shutdown } from '../lifecycle/shutdown.js';
import { openCardsIn } from './open-cards.js';
import { servingCards } from './serving-cards.js';

const folder = mkdtempSync(join(tmpdir(), 'serving-cards-'));
const imported = join(folder, IMPORTED_CATALOGUE_FILE);
const source = join(folder, 'cards.json');
const ring = (name: string) => scryfall(name, { mana_cost: '{1}', type_line: 'Artifact' });
let whole: Buffer;
let embedded: string;
beforeAll(async () => {
  writeFileSync(source, JSON.stringify([ring('Paper Ring'), ring('Other Ring')]));
  importCatalogue(source, imported);
  whole = readFileSync(imported);
  embedded = (await openCardsIn(folder, {}, 'embedded')).compiled.version;
});
afterAll(() => rmSync(folder, { recursive: true }));

function installation(store = new MemoryEventStore()) {
  const log = new KeptLog();
  const readiness = new Readiness(new Shutdown(1000 as Duration, log));
  const config = readConfig({ PENTALAND_DATA_DIR: folder });
  return { config, log, readiness, store };
}

/** The text of the damage, put in place of the import. */
function damaged(damage: (text: string) => string | undefined): void {
  rmSync(imported, { recursive: true, force: true });
  const text = damage(whole.toString('utf8'));
  if (text === undefined) mkdirSync(imported);
  else writeFileSync(imported, text);
}

const TERMS = {
  ruleset: 'pentaland',
  librarySize: 60,
  library: { cards: [{ name: 'Paper Ring', count: 60 }] },
} as const;

describe('a server whose imported cards are whole', () => {
  it('plays with them, and reports nothing', async () => {
    damaged((text) => text);
    const there = installation();
    const cards = await servingCards(there, {});
    expect(cards.cardsFor(DEFAULT_TERMS).named?.('Paper Ring')?.name).toBe('Paper Ring');
    expect(await there.readiness.report()).toEqual({ ready: true, checks: {} });
    expect(there.log.said.filter(({ event }) => event === 'imported-cards-unusable')).toEqual([]);
  });
});

describe.each([
  ['cut short', (text: string) => text.slice(0, -20), 'its cards are not those of its version'],
  ['of other bytes', () => '\u0000\u0001 no catalogue', 'is not JSON'],
  ['of another version', (text: string) => text.replace('catalogue/4', 'catalogue/3'), 'format'],
  ['unreadable', () => undefined, 'cannot be read'],
])('a server whose imported cards are %s', (_how, damage, fault) => {
  it('plays with the embedded cards, and is unhealthy, if no game needs the others', async () => {
    damaged(damage);
    const there = installation();
    const cards = await servingCards(there, {});
    expect(cards.cardsFor(DEFAULT_TERMS).catalogue).toBe(embedded);
    const { ready, checks } = await there.readiness.report();
    expect(ready).toBe(false);
    expect(checks['cards']).toMatchObject({ status: 'down', detail: expect.stringContaining(fault) });
    expect(checks['cards']!.detail).toContain('import the card data again, or delete this file');
    expect(there.log.said).toContainEqual(
      expect.objectContaining({ event: 'imported-cards-unusable', detail: expect.stringContaining(fault) }),
    );
  });

  it('does not start if an unfinished game needs them, names the game, and starts when it is over', async () => {
    damaged((text) => text);
    const { store, ...there } = installation();
    const node = await GameNode.start({ store, cards: await servingCards({ ...there, store }, {}) });
    const players = [await node.player('Anna'), await node.player('Boris')];
    const game = await node.playing(players, TERMS);
    damaged(damage);
    const refused = servingCards({ ...installation(store) }, {});
    await expect(refused).rejects.toMatchObject({
      name: 'CardFileError',
      message: expect.stringMatching(
        new RegExp(
          `${fault}.*, and unfinished games use other cards than the embedded ones \\(${game}\\): import the card data again$`,
        ),
      ),
    });
    accepted(await node.act(players[0]!, game, { type: 'concede' }));
    await node.stop();
    const again = installation(store);
    expect((await servingCards(again, {})).cardsFor(DEFAULT_TERMS).catalogue).toBe(embedded);
    expect((await again.readiness.report()).ready).toBe(false);
  });
});

it('a game that began with the embedded cards keeps no server from starting', async () => {
  damaged(() => undefined);
  const first = installation();
  const node = await GameNode.start({ store: first.store, cards: await servingCards(first, {}) });
  await node.playing([await node.player('Anna'), await node.player('Boris')], { ruleset: 'pentaland' });
  await node.stop();
  const again = installation(first.store);
  expect((await servingCards(again, {})).cardsFor(DEFAULT_TERMS).catalogue).toBe(embedded);
});
