// Judges in a real browser: a call from the table to the ruling with three people, what each of them sees of it, and the
// tools of the desk. The server's own record of the dispute is compared with what the pages say.
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { accepted, answerOpen, passTurn, playing, type Caller } from '#testkit/server/caller';
import { inPosition } from '#testkit/server/positions';
import type { ServerProcess } from '#testkit/server/server-process';
import { callJudge, giveRuling, grant, inDispute, isStopped, seeDispute, the } from '../fixtures/desk.js';
import { register, Stage } from '../support.js';
import { aBrowser } from '#testkit/browser/chromium';
import { aPage, type Watched } from './browser.js';
import { violationsOn } from './driver/accessible.js';

const stage = new Stage();
let server: ServerProcess;
let browser: Browser;
let anna: Caller, boris: Caller, chloe: Caller, judith: Caller, hedda: Caller, ada: Caller;
const open: Watched[] = [];
beforeAll(async () => {
  server = await stage.serverOn(stage.dataFolder(), { PENTALAND_FIRST_ADMIN: 'Ada' });
  const people: Caller[] = [];
  for (const name of ['Anna', 'Boris', 'Chloe', 'Judith', 'Hedda', 'Ada'])
    people.push(await register(server, name));
  [anna, boris, chloe, judith, hedda, ada] = people as [Caller, Caller, Caller, Caller, Caller, Caller];
  await grant(ada, 'Judith', 'JUDGE');
  await grant(ada, 'Hedda', 'JUDGE');
  await grant(ada, 'Hedda', 'HEAD_JUDGE');
  browser = await aBrowser();
});
afterEach(async () => {
  await Promise.all(open.splice(0).map(({ context }) => context.close()));
});
afterAll(async () => {
  await browser.close();
  await stage.clear();
});

/** A page of somebody who has entered before, on this device. */
async function page({ id, name, secret }: Caller, path: string, options: object = {}): Promise<Watched> {
  const watched = await aPage(browser, options);
  open.push(watched);
  const account = JSON.stringify({ player: id, name, secret });
  await watched.context.addInitScript(
    `localStorage.setItem('pentaland.account', ${JSON.stringify(account)})`,
  );
  await watched.page.goto(`${server.url}${path}`);
  return watched;
}

async function aGame(terms: object = {}): Promise<string> {
  const game = await playing([anna, boris], { ruleset: 'UTOPIA', opens: 'JUDGES_ONLY', ...terms });
  await passTurn([anna, boris], game);
  return game;
}

/** When Boris drew his last card, and which one. */
async function drawOf(boris: Caller, game: string): Promise<{ moment: number; name: string }> {
  const { feed, seen } = (await boris.told(
    `{ feed(gameId: "${game}", first: 500) { entries { moment story } }
      seen: game(id: "${game}") { view { seats { hand { objectId printed } } } } }`,
  )) as {
    feed: { entries: { moment: number; story: { type: string; seat?: number; becomes?: string } }[] };
    seen: { view: { seats: { hand: { objectId: string; printed: string }[] }[] } };
  };
  const drawn = feed.entries.findLast(({ story }) => story.type === 'CardDrawn' && story.seat === 1);
  const card = seen.view.seats[1]!.hand.find(({ objectId }) => objectId === drawn!.story.becomes);
  return { moment: drawn!.moment, name: card!.printed };
}

const section = (on: Page, name: string) =>
  on.getByRole('navigation', { name: 'Judge’s desk' }).getByRole('button', { name });

describe('a call for a judge', () => {
  it('stops the game for all, is taken from the queue, heard, ruled and accepted; then the game has done it', async () => {
    const game = await aGame();
    const [hers, his, watching, desk] = [
      await page(anna, `/game/${game}`),
      await page(boris, `/game/${game}`),
      await page(chloe, `/game/${game}`),
      await page(judith, '/judge'),
    ];
    await hers.page.locator('summary', { hasText: 'Call a judge' }).click();
    await hers.page.getByLabel('What is it about? For judges').fill('Boris has drawn twice.');
    await hers.page.getByRole('button', { name: 'Call a judge' }).click();
    for (const { page: on } of [hers, his])
      await on.getByRole('heading', { name: 'The game is stopped for a judge.' }).waitFor();
    await watching.page.getByText('The game is stopped for a judge. Anna has called.').waitFor();
    for (const { page: on } of [hers, his]) {
      await on.locator('.status').getByText('Stopped', { exact: true }).waitFor();
      expect(await on.locator('.card.may').count()).toBe(0);
    }

    await desk.page.getByRole('button', { name: 'Take the call' }).click();
    await desk.page.getByText('Boris has drawn twice.').waitFor();
    await his.page.getByText('a judge looks into it').waitFor();
    await his.page.getByLabel('How you see it, for judges alone').fill('It was once.');
    await his.page.getByRole('button', { name: 'Send' }).first().click();
    await desk.page.getByText('It was once.').waitFor();
    await desk.page.getByLabel('Message').fill('Did you draw for the turn?');
    await desk.page.getByRole('combobox', { name: 'To', exact: true }).selectOption({ label: 'Boris alone' });
    await desk.page.getByRole('button', { name: 'Send' }).click();
    await his.page.getByText('Did you draw for the turn?').waitFor();

    await section(desk.page, 'Ruling').click();
    await desk.page.getByLabel('The question that it answers, for judges').fill('How many cards?');
    await desk.page.getByLabel('What was found, for judges').fill('It was one draw.');
    await desk.page.getByLabel('Find a rule by number or words').fill('utopia 904.6');
    await desk.page.getByRole('button', { name: 'Find', exact: true }).click();
    await desk.page.getByRole('button', { name: 'Cite utopia 904.6', exact: true }).click();
    await desk.page.getByLabel('Find a rule by number or words').fill('library');
    await desk.page.getByLabel('Find a rule by number or words').press('Enter');
    await desk.page
      .locator('.found-rules strong')
      .filter({ hasText: /^(utopia|pentaland|war-zone) / })
      .first()
      .waitFor();
    await desk.page.getByLabel(/^Remedy/).selectOption('life');
    await desk.page.getByRole('button', { name: 'Add a remedy' }).click();
    await desk.page.getByRole('spinbutton', { name: 'Life total' }).fill('17');
    await desk.page.getByLabel('What everyone reads. Nothing hidden').fill('Anna has 17 life.');
    expect(await desk.page.getByRole('button', { name: 'Give the ruling' }).isDisabled()).toBe(true);
    await desk.page.getByRole('button', { name: 'Preview' }).click();
    await desk.page
      .getByRole('heading', { name: 'Spectators learns' })
      .or(desk.page.getByRole('heading', { name: 'Boris learns' }))
      .first()
      .waitFor();
    await desk.page.getByRole('button', { name: 'Give the ruling' }).click();

    for (const { page: on } of [hers, his]) {
      await on.locator('.ruling').getByText('Anna has 17 life.').waitFor();
      await on.getByRole('button', { name: 'Accept the ruling' }).click();
    }
    await hers.page.getByText('17', { exact: true }).first().waitFor();
    await watching.page.getByText(/A judge rules: “Anna has 17 life.”/).waitFor();
    await desk.page.getByRole('button', { name: 'Close the dispute' }).click();
    await desk.page.getByText('closed').waitFor();
    expect(await isStopped(anna, game)).toBe(false);
    expect((await anna.sight(game)).view.seats[0]!.life).toBe(17);
    // What one player wrote for judges reached nobody else.
    for (const { received } of [hers, watching])
      expect(received.filter((text) => /It was once|Did you draw for the turn/.test(text))).toEqual([]);
    expect([hers, his, watching, desk].flatMap(({ faults }) => faults)).toEqual([]);
  });

  it('is withdrawn by its player; a ruling is appealed, and overturned by a head judge', async () => {
    const game = await aGame();
    const first = await page(anna, `/game/${game}`);
    await callJudge(anna, game);
    await first.page.getByRole('button', { name: 'Withdraw the call' }).click();
    await first.page.locator('summary', { hasText: 'Call a judge' }).waitFor();
    expect(await isStopped(anna, game)).toBe(false);

    const { id } = await callJudge(boris, game);
    await inDispute(judith, 'takeCall', the(id));
    await giveRuling(judith, id, [{ result: { winners: [0] } }]);
    const his = await page(boris, `/game/${game}`);
    await his.page.getByText('The game ends: Anna wins.').waitFor();
    await his.page.locator('summary', { hasText: 'Appeal to a head judge' }).click();
    await his.page.getByLabel('Why do you appeal?').fill('It was one draw.');
    await his.page.getByRole('button', { name: 'Appeal to a head judge' }).click();
    await his.page.getByText('appealed: waits for a head judge').waitFor();

    const desk = await page(hedda, '/judge');
    await desk.page.getByRole('button', { name: 'Open' }).first().click();
    await section(desk.page, 'Ruling').click();
    await desk.page.getByLabel('The question that it answers, for judges').fill('How many cards?');
    await desk.page.getByLabel('What was found, for judges').fill('One.');
    await desk.page.getByLabel('Find a rule by number or words').fill('cr 121.1');
    await desk.page.getByRole('button', { name: 'Cite it as it is written' }).click();
    await desk.page.getByLabel('What everyone reads. Nothing hidden').fill('The game goes on.');
    await desk.page.getByRole('button', { name: 'Preview' }).click();
    await desk.page.getByRole('button', { name: 'Overturn with this ruling' }).click();
    await his.page.locator('summary', { hasText: 'Call a judge' }).waitFor();
    expect(await isStopped(anna, game)).toBe(false);
    expect((await anna.sight(game)).view.result).toBeNull();
    expect((await seeDispute(hedda, id))?.rulings).toMatchObject([
      { state: 'OVERTURNED' },
      { state: 'CARRIED_OUT', words: 'The game goes on.' },
    ]);
  });

  it('shows its judge the game through all eyes, who knew what, and what would have been', async () => {
    const game = await aGame();
    const { id } = await callJudge(anna, game);
    await inDispute(judith, 'takeCall', the(id));
    const { page: on, faults } = await page(judith, `/judge/${id}`);
    const eyes = (name: string) => on.getByRole('region', { name, exact: true });
    const { view } = await boris.sight(game);
    const hand = view.seats[1]!.hand!.map(({ printed, name }) => (name === '' ? (printed ?? '') : name));
    await eyes('Boris').locator('.hand .card').first().waitFor();
    expect(await eyes('Boris').locator('.hand .card .name').allInnerTexts()).toEqual(hand);
    expect(await eyes('Spectators').locator('.hand .card').count()).toBe(0);
    const [card = ''] = hand;
    await eyes('A judge').locator('.hand .card').filter({ hasText: card }).first().press('Enter');
    const found = on.locator('.found');
    await on.locator('.found:focus').getByRole('heading', { name: card }).waitFor();
    await found.getByText(/Boris knows it/).waitFor();
    await found.getByText(/Anna does not know it/).waitFor();
    await on
      .getByRole('group', { name: 'Everything that a player knew' })
      .getByRole('button', { name: 'Boris' })
      .click();
    await found.getByRole('heading', { name: 'Boris' }).waitFor();
    expect((await found.locator('ul').first().locator('strong').allInnerTexts()).toSorted()).toEqual(
      expect.arrayContaining(hand.toSorted()),
    );

    // Nobody but its player learns which card was drawn.
    const drawn = await drawOf(boris, game);
    const moment = on.getByRole('spinbutton').first();
    await moment.fill(String(drawn.moment));
    await moment.press('Enter');
    const told = on.getByRole('button', { name: `What each was told at moment ${drawn.moment}` });
    await told.click();
    for (const [who, what] of [
      ['Boris', `Boris draws ${drawn.name}.`],
      ['Anna', 'Boris draws a card.'],
      ['Spectators', 'Boris draws a card.'],
    ] as const)
      await found.getByText(`${who}: ${what}`, { exact: true }).first().waitFor();

    await on.getByRole('button', { name: 'The moment of the call' }).click();
    await told.waitFor({ state: 'detached' });
    await section(on, 'What if').click();
    await on.getByRole('button', { name: 'Open a what-if' }).click();
    await on.getByRole('button', { name: 'Pass' }).first().click();
    await on.getByText('1 done in it.').waitFor();
    await on.getByRole('button', { name: 'Take back' }).click();
    await on.getByText('0 done in it.').waitFor();
    expect((await boris.sight(game)).seq).toBeGreaterThan(0);

    await section(on, 'Penalties').click();
    await on.getByLabel('For what').selectOption('SLOW_PLAY');
    await on.getByLabel('What the player reads').fill('Please play faster.');
    await on.getByRole('button', { name: 'Give the penalty' }).click();
    await on.getByText('Anna: Warning, Slow play. Please play faster.').waitFor();
    expect(faults).toEqual([]);
  });

  it('marks for everyone what has just come, by one look a moment; the judge, the players and admins read who looked', async () => {
    const library = { librarySize: 20 };
    const game = await inPosition(
      [anna, boris],
      {
        now: { turn: 4, step: 'precombat-main', player: 'A' },
        players: {
          A: { ...library, hand: ['Elite Vanguard'], battlefield: ['Plains', 'Grizzly Bears'] },
          B: library,
        },
      },
      { opens: 'JUDGES_ONLY' },
    );
    const { legalActions, view } = (
      await anna.ask(
        'query ($id: ID!) { game(id: $id) { view { moment } legalActions { decision { decisionId } plays { kind object } } } }',
        { id: game },
      )
    ).game!;
    const object = legalActions.plays.find(({ kind }) => kind === 'CAST')!.object;
    const act = { kind: 'CAST', object };
    accepted(await anna.answer(game, legalActions.decision!.decisionId, { act }));
    for (let passes = 0; passes < 2; passes += 1) await answerOpen([anna, boris], game, { action: 'PASS' });
    const { id } = await callJudge(anna, game);
    await inDispute(judith, 'takeCall', the(id));

    const desk = await page(judith, `/judge/${id}`);
    const eyes = (name: string) => desk.page.getByRole('region', { name, exact: true });
    for (const name of ['A judge', 'Anna', 'Boris', 'Spectators']) {
      await eyes(name)
        .getByRole('button', { name: /^Elite Vanguard .* just came/ })
        .waitFor();
      const bears = eyes(name).getByRole('button', { name: /^Grizzly Bears / });
      expect([await bears.count(), await bears.filter({ hasText: 'just came' }).count()]).toEqual([1, 0]);
    }
    await desk.page.getByRole('spinbutton', { name: 'Moment' }).fill(String(view.moment));
    await desk.page.getByRole('button', { name: 'Look', exact: true }).click();
    await eyes('Anna').locator('.hand').getByText('Elite Vanguard').waitFor();
    expect(await desk.page.getByText('just came').count()).toBe(0);

    // Nothing but the two looks of the page: what has just come needs none of its own.
    const recorded = async (): Promise<readonly string[]> => {
      const { audit } = await ada.ask('query ($id: ID!) { audit(gameId: $id) { nodes { way } } }', {
        id: game,
      });
      return audit!.nodes.map(({ way }) => way);
    };
    const isOfTheGame = (way: string): boolean => !['DESK', 'DISPUTE'].includes(way);
    while ((await recorded()).filter(isOfTheGame).length < 2) await desk.page.waitForTimeout(50);
    expect((await recorded()).filter(isOfTheGame)).toEqual(['SIDE_BY_SIDE', 'SIDE_BY_SIDE']);

    await desk.page.getByRole('link', { name: 'Who looked into this game' }).press('Enter');
    await desk.page.getByText('This is on record of you in this game.').waitFor();
    await desk.page
      .getByRole('listitem')
      .filter({ hasText: /^Judith looked through all eyes/ })
      .first()
      .waitFor();
    // The two looks stand together, with the moment of the call and the one that was looked at.
    const both = desk.page
      .getByRole('listitem')
      .filter({ hasText: /^Judith looked through all eyes2 times/ });
    await both.getByText(new RegExp(`^moments ${String(view.moment)}, \\d+$`)).waitFor();
    await giveRuling(judith, id, [{ result: { winners: [0] } }]);
    for (const player of [anna, boris]) await inDispute(player, 'acceptRuling', the(id));

    const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
    const hers = await page(anna, `/game/${game}`, { ...phone, colorScheme: 'dark', locale: 'de' });
    await hers.page.getByRole('link', { name: 'Wer in dieses Spiel gesehen hat' }).press('Enter');
    const looks = hers.page.locator('.looks li');
    await looks.filter({ hasText: 'Judith hat in das Spiel gesehen' }).first().waitFor();
    expect(await looks.getByText(/hat durch alle Augen gesehen|Moment/).count()).toBe(0);
    expect(hers.received.filter((text) => text.includes('SIDE_BY_SIDE'))).toEqual([]);
    expect(await violationsOn(hers.page)).toEqual([]);
    expect(await hers.page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    const admins = await page(ada, `/looks/${game}`);
    await admins.page
      .getByRole('listitem')
      .filter({ hasText: /^Judith looked through all eyes.* for a call$/ })
      .first()
      .waitFor();
    await admins.page.getByText(/^moment \d+, gave a ruling, ruling 1$/).waitFor();
    expect(admins.received.some((text) => text.includes('SIDE_BY_SIDE'))).toBe(true);
    const strangers = await page(chloe, `/looks/${game}`);
    await strangers.page.getByText('The players of a game read this once the game is over.').waitFor();
    expect(strangers.received.filter((text) => text.includes('Judith'))).toEqual([]);
    expect([desk, hers, admins, strangers].flatMap(({ faults }) => faults)).toEqual([]);
  });

  it('is nothing that others may look at: the desk is for judges, and shows none of their own games', async () => {
    const game = await aGame();
    const { id } = await callJudge(anna, game);
    const { page: on, received } = await page(chloe, '/judge');
    await on.getByText('This page is for judges.').waitFor();
    await on.goto(`${server.url}/judge/${id}`);
    await on.getByRole('alert').waitFor();
    expect(received.filter((text) => text.includes('Boris drew twice.'))).toEqual([]);
  });

  it.each([
    ['light', 'en', 'All eyes'],
    ['dark', 'de', 'Alle Augen'],
    ['light', 'fr', 'Tous les yeux'],
  ] as const)(
    'is accessible by what axe-core can tell, in %s and in %s, also on a phone',
    async (colorScheme, locale, first) => {
      const game = await aGame();
      const { id } = await callJudge(anna, game);
      const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
      const options = { colorScheme, locale, ...(locale === 'en' ? {} : phone) };
      const hers = await page(anna, `/game/${game}`, options);
      await hers.page.locator('.open-dispute form').first().waitFor();
      expect(await violationsOn(hers.page)).toEqual([]);
      const { page: on } = await page(judith, '/judge', options);
      await on.locator('li.waits').first().waitFor();
      expect(await violationsOn(on)).toEqual([]);
      await inDispute(judith, 'takeCall', the(id));
      await on.goto(`${server.url}/judge/${id}`);
      await on.locator('.one-sight .card').first().waitFor();
      const sections = on.locator('.desk nav button');
      expect(await sections.first().innerText()).toBe(first);
      for (const each of await sections.all()) {
        await each.click();
        expect([await each.innerText(), await violationsOn(on)]).toEqual([await each.innerText(), []]);
        expect(await on.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
      }
    },
  );
});
