// From an entry of the feed at the browser to the board with it on the screen: 150 permanents, no two in one pile but for
// fifty tokens that are spread out. Lands are tapped one after the other; the page of the other player shows it.
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import type { Figure } from './figure.js';
import { OpenedPages, type Player } from './pages/opened.js';
import { part } from './play/times.js';

const LANDS = 60;
const CREATURES = 40;
const TOKENS = 50;
const WARM_UP = 10;

/** Counters make each one different. */
const differing = (card: string, counter: string, count: number): readonly object[] =>
  Array.from({ length: count }, (_, nth) => ({ card, counters: { [counter]: nth + 1 } }));

/** Notes when an entry that taps something reaches the page, and when the board with it has been painted. */
const TIMES = `globalThis.times = [];
let at = 0;
globalThis.WebSocket = class extends WebSocket {
  constructor(...given) {
    super(...given);
    this.addEventListener('message', ({ data }) => { if (data.includes('PermanentTapped')) at = performance.now(); });
  }
};
let tapped = 0;
new MutationObserver(() => {
  const now = document.querySelectorAll('.card.tapped').length;
  if (now === tapped) return;
  tapped = now;
  const since = at;
  requestAnimationFrame(() => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => times.push(performance.now() - since);
    channel.port2.postMessage(null);
  });
}).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['class'] });`;

export async function measure(): Promise<Figure> {
  const pages = await OpenedPages.open();
  try {
    const players = [await pages.register(), await pages.register()] as const;
    const game = await aBoard(pages, players);
    const page = await pages.page(players[1], `/game/${game}`, TIMES);
    await page
      .getByRole('button', { name: /Warrior/ })
      .first()
      .waitFor();
    await page.locator('.pile-of button').last().click();
    await allShown(page);
    const times = await tapAll(pages, players[0], game, page);
    const counted = times.slice(WARM_UP).toSorted((one, other) => one - other);
    return {
      name: `an entry of the feed on the screen, ${LANDS + CREATURES + TOKENS} permanents on the board`,
      unit: 'ms',
      ours: part(counted, 0.95),
      baseline: null,
      ratio: null,
      target: 50,
      bound: 'at-most',
      note: `p95 of ${counted.length}; median ${part(counted, 0.5).toFixed(1)}; the wait for the next frame of the screen, up to 17 ms, included`,
    };
  } finally {
    await pages.close();
  }
}

async function aBoard(pages: OpenedPages, players: readonly [Player, Player]): Promise<string> {
  const battlefield = [
    ...differing('Forest', 'charge', LANDS),
    ...differing('Grizzly Bears', '+1/+1', CREATURES),
  ];
  const scenario = JSON.stringify({
    scenario: 'a wide board',
    now: { turn: 3, step: 'precombat-main', player: 'A' },
    players: { A: { hand: ['Secure the Wastes'], mana: 'W'.repeat(TOKENS + 1), battlefield }, B: {} },
  });
  const [caster] = players;
  const forked = await pages.command(caster, 'forkScenario', {
    scenario: ['String!', scenario],
    seat: ['Int!', 0],
  });
  const game = await pages.started(forked, players);
  const { plays } = await asked(pages, caster, game);
  const object = plays.find(({ kind }) => kind === 'CAST')?.object;
  await answer(pages, caster, game, { act: { kind: 'CAST', object, x: TOKENS } });
  for (const player of players) await answer(pages, player, game, { action: 'PASS' });
  return game;
}

interface Asked {
  readonly decision: { readonly decisionId: string } | null;
  readonly plays: readonly { readonly kind: string; readonly object: string }[];
}

async function asked({ client }: OpenedPages, { token }: Player, game: string): Promise<Asked> {
  const query = `query ($id: ID!) { game(id: $id) { legalActions { decision { decisionId } plays { kind object } } } }`;
  const { game: seen } = (await client.ask(token, query, { id: game })) as { game: { legalActions: Asked } };
  return seen.legalActions;
}

async function answer(pages: OpenedPages, by: Player, game: string, given: object): Promise<void> {
  const { decision } = await asked(pages, by, game);
  await pages.command(by, 'answer', {
    gameId: ['ID!', game],
    decisionId: ['ID!', decision?.decisionId],
    answer: ['AnswerInput!', given],
  });
}

const allShown = (page: Page): Promise<unknown> =>
  OpenedPages.until(page, `document.querySelectorAll('.rows .card').length >= ${LANDS + CREATURES + TOKENS}`);

async function tapAll(pages: OpenedPages, player: Player, game: string, page: Page): Promise<number[]> {
  const query = 'query ($id: ID!) { game(id: $id) { view { battlefield { objectId name } } } }';
  const { game: seen } = (await pages.client.ask(player.token, query, { id: game })) as {
    game: { view: { battlefield: readonly { readonly objectId: string; readonly name: string }[] } };
  };
  const lands = seen.view.battlefield.filter(({ name }) => name === 'Forest');
  for (const [nth, { objectId }] of lands.entries()) {
    await answer(pages, player, game, { act: { kind: 'ACTIVATE', object: objectId, ability: 0 } });
    await OpenedPages.until(page, `times.length > ${nth}`);
  }
  return page.evaluate<number[]>('times');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(await measure());
