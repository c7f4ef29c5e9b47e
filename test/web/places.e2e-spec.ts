// Whatever the contract lets one do has a place in the pages: guests of a table, absent players, loops, the opening of a
// finished game, and a judge's ruling on a text. Each is done in the page, and the server's own view is compared.
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { accepted, answerOpen, started, type Caller } from '#testkit/server/caller';
import { inPosition } from '#testkit/server/positions';
import { casting, PRINTED } from '../attacks/fixtures/clause-table.fixture.js';
import { askedNow, logIn, until } from './browser.js';
import { violationsOn } from './driver/accessible.js';
import { WebStage } from './driver/web-stage.js';

const web = WebStage.forThisFile({ PENTALAND_FIRST_ADMIN: 'Ada' });
let anna: Caller, boris: Caller, chloe: Caller;
/** Nobody answers in it; the least time that terms can have is over when it is looked at. */
let waiting: string;
beforeAll(async () => {
  [anna, boris, chloe] = (await web.register('Anna', 'Boris', 'Chloe')) as [Caller, Caller, Caller];
  waiting = await started([anna, boris], { absentAfter: 10 });
});

const prompt = (on: Page) => on.getByRole('region', { name: 'Your move' });
const button = (on: Page, name: string | RegExp) => on.getByRole('button', { name, exact: true });
const invited = async (game: string): Promise<readonly string[]> =>
  (await anna.sight(game)).view.invited.map(({ name }) => name ?? '?');
const seated = async (game: string): Promise<readonly (string | null)[]> =>
  (await anna.sight(game)).view.seats.map(({ player }) => player?.id ?? null);

describe('guests', () => {
  it('are invited by name and by link, decline, and are sent away; a bot makes room', async () => {
    const game = accepted(await anna.create({ seats: 3, access: 'INVITATION' })).gameId;
    const hers = await web.page(anna, `/game/${game}`);
    for (const name of ['Boris', 'Chloe']) {
      await hers.page.getByLabel('Invite a player by name').fill(name);
      await button(hers.page, 'Invite').click();
      await hers.page.getByText(`${name} is invited.`).waitFor();
    }
    await button(hers.page, 'Take back the invitation of Boris').waitFor();
    expect(await invited(game)).toEqual(['Boris', 'Chloe']);
    expect(await violationsOn(hers.page)).toEqual([]);

    // By the link, and from the list of games.
    const his = await web.page(boris, `/game/${game}`, { locale: 'de' });
    await his.page.getByText('Anna hat dich eingeladen.').waitFor();
    expect(await violationsOn(his.page)).toEqual([]);
    await button(his.page, 'Ablehnen').click();
    // His lists have the game of these two that has begun, whoever it waits for, and not this one.
    await his.page.getByRole('link', { name: 'Weiter' }).waitFor();
    expect(await his.page.getByRole('heading', { name: /^(?:Warten auf dich|Deine Spiele)$/ }).count()).toBe(
      1,
    );
    expect(await button(his.page, 'Ablehnen').count()).toBe(0);
    await button(hers.page, 'Take back the invitation of Boris').waitFor({ state: 'detached' });
    expect(await invited(game)).toEqual(['Chloe']);
    const theirs = await web.page(chloe, '/');
    const listed = theirs.page.getByRole('listitem').filter({ hasText: 'Anna' });
    await listed.getByRole('button', { name: 'Decline' }).waitFor();
    expect(await violationsOn(theirs.page)).toEqual([]);
    await listed.getByRole('button', { name: 'Sit down' }).click();
    await theirs.page.getByRole('button', { name: 'I am ready' }).waitFor();
    expect(await seated(game)).toEqual([anna.id, chloe.id, null]);

    await button(hers.page, 'Add a bot').click();
    const clear = hers.page.getByRole('button', { name: /^Clear the seat of/ });
    await until(hers.page, async () => (await clear.count()) === 2);
    await button(hers.page, 'Clear the seat of Chloe').click();
    await until(hers.page, async () => (await clear.count()) === 1);
    await clear.click();
    await clear.waitFor({ state: 'detached' });
    expect(await seated(game)).toEqual([anna.id, null, null]);
    expect(await invited(game)).toEqual([]);

    await hers.page.getByLabel('Invite a player by name').fill('Boris');
    await button(hers.page, 'Invite').click();
    await button(hers.page, 'Take back the invitation of Boris').press('Enter');
    await button(hers.page, 'Take back the invitation of Boris').waitFor({ state: 'detached' });
    expect(await invited(game)).toEqual([]);
    expect((await boris.ask('query ($id: ID!) { game(id: $id) { id } }', { id: game })).game).toBeNull();
    expect([...hers.faults, ...his.faults]).toEqual([]);
  });

  it('decline in the list of games as well', async () => {
    const game = accepted(await anna.create({ access: 'INVITATION' })).gameId;
    accepted(await anna.act('invite', { gameId: ['ID!', game], playerId: ['ID!', chloe.id] }));
    const { page: on } = await web.page(chloe, '/', { locale: 'fr' });
    await button(on, 'Refuser').click();
    await button(on, 'Refuser').waitFor({ state: 'detached' });
    expect(await invited(game)).toEqual([]);
  });
});

describe('the games', () => {
  it('stand in their lists, call who is waited for, and one sits down from there', async () => {
    const [dora, emil] = (await web.register('Dora', 'Emil')) as [Caller, Caller];
    const listOf = (on: Page, title: string) =>
      on.locator('section').filter({ has: on.getByRole('heading', { name: title, exact: true }) });
    const hers = await web.page(dora, undefined, { permissions: ['notifications'] });
    // The page is in the background, and she wants to be called; what she is shown is kept here.
    await hers.context.addInitScript(`
      localStorage.setItem('pentaland.wishes', JSON.stringify({ notify: true, sound: true }));
      Object.defineProperty(document, 'hidden', { get: () => true });
      globalThis.called = [];
      globalThis.tones = 0;
      const { start } = AudioScheduledSourceNode.prototype;
      AudioScheduledSourceNode.prototype.start = function (...when) {
        globalThis.tones += 1;
        return start.apply(this, when);
      };
      globalThis.Notification = class extends globalThis.Notification {
        // A browser without a screen grants it to nobody.
        static permission = 'granted';
        constructor(title, options) { super(title, options); globalThis.called.push(title); }
      };
      // Nothing is asked every so often: what she sees, she was told of.
      const { setTimeout } = globalThis;
      globalThis.setTimeout = (run, ms, ...more) => (ms >= 5_000 ? 0 : setTimeout(run, ms, ...more));`);
    const { gameId: game } = accepted(await emil.create({ seats: 2 }));
    await hers.page.goto(web.server.url);
    const open = listOf(hers.page, 'Open tables').getByRole('listitem').filter({ hasText: 'Emil' });
    await open.waitFor();
    expect(await hers.page.title()).toBe('Pentaland');
    await listOf(hers.page, 'Your games').getByText('You have no games yet.').waitFor();
    const { gameId: another } = accepted(await boris.create({ seats: 2 }));
    const his = listOf(hers.page, 'Open tables').getByRole('listitem').filter({ hasText: 'Boris' });
    await his.waitFor();
    accepted(await boris.inGame('leave', another));
    await his.waitFor({ state: 'detached' });
    await open.getByRole('button', { name: 'Sit down' }).click();
    await button(hers.page, 'I am ready').click();
    await hers.page.goBack();
    await listOf(hers.page, 'Your games').getByRole('listitem').filter({ hasText: 'Emil' }).waitFor();
    expect(await listOf(hers.page, 'Open tables').getByText('Emil').count()).toBe(0);

    accepted(await emil.inGame('ready', game));
    accepted(await emil.inGame('start', game));
    // Her page opens her secret. Whoever is asked first says that she begins: then she is asked, if she was not already.
    const asked = async () => (await dora.sight(game)).view.decision;
    await until(hers.page, async () => (await asked()) !== null);
    const first = (await asked())!;
    if (first.seat === 0) accepted(await emil.answer(game, first.decisionId, { players: [1] }));
    await listOf(hers.page, 'Waiting for you').getByRole('listitem').filter({ hasText: 'Emil' }).waitFor();
    await until(hers.page, async () => (await hers.page.title()) === '(1) Pentaland');
    await until(hers.page, async () => (await hers.page.evaluate('called[0]')) === 'Your move');
    // Two tones for each call.
    expect(await hers.page.evaluate('tones / called.length')).toBe(2);
    const { page: watching } = await web.page(anna, '/');
    await listOf(watching, 'To watch').getByRole('listitem').filter({ hasText: 'Dora' }).waitFor();
  });

  it('are come back to by the secret that was downloaded, copied, or kept by a password manager', async () => {
    const { context, page: on } = await web.page('a stranger', undefined, {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await context.addInitScript(`
      globalThis.offered = [];
      const { store } = CredentialsContainer.prototype;
      CredentialsContainer.prototype.store = function (credential) {
        globalThis.offered.push([credential.id, credential.password]);
        return store.call(this, credential);
      };`);
    await on.goto(web.server.url);
    await on.getByLabel('Your name').fill('Frida');
    await on.getByRole('button', { name: 'Play', exact: true }).click();
    const [download] = await Promise.all([
      on.waitForEvent('download'),
      on.getByRole('link', { name: 'Download it' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('pentaland-Frida.txt');
    const [name = '', secret = ''] = readFileSync(await download.path(), 'utf8').split('\n');
    expect(secret).toBe(await on.locator('code.secret').innerText());
    await button(on, 'Copy it').click();
    await button(on, 'Copied.').waitFor();
    expect(await on.evaluate('navigator.clipboard.readText()')).toBe(secret);
    await button(on, 'Save it in the password manager').click();
    await until(on, async () => (await on.evaluate('offered.length')) === 1);
    expect(await on.evaluate('offered[0]')).toEqual(['Frida', secret]);

    // One form with both is what a password manager fills in.
    const elsewhere = await web.page('a stranger', '/');
    await button(elsewhere.page, 'I have been here before').click();
    const form = elsewhere.page.locator('form').filter({
      has: elsewhere.page.locator('input[autocomplete=username]'),
    });
    expect(await form.locator('input[type=password][autocomplete=current-password]').count()).toBe(1);
    await logIn(elsewhere.page, web.server.url, name, secret);
  });
});

describe('a new table', () => {
  it('has the terms that its form says, each explained', async () => {
    const { page: on, faults } = await web.page(anna, '/new');
    await on.getByText('Against people').click();
    await button(on, 'More terms').click();
    const options = on.getByRole('combobox', { name: 'When the game is over, everything in it is open' });
    // There is no tournament that it could wait for.
    const missing = options.getByRole('option', { name: 'after the tournament (not yet)' });
    await missing.waitFor({ state: 'attached' });
    expect(await missing.isDisabled()).toBe(true);
    await options.selectOption('to everyone, when all players agree');
    await on.getByRole('spinbutton', { name: 'Seats' }).fill('3');
    await on.getByRole('textbox', { name: 'Team of each seat' }).fill('1 2 1');
    await on.getByRole('textbox', { name: 'The cards of the library' }).fill('30 Shock\n40 Giant Growth');
    await on.getByRole('combobox', { name: 'Which cards there are' }).selectOption('Those of a list');
    await on
      .getByRole('textbox', { name: 'Names of the cards' })
      .fill('Shock\nGiant Growth\nBurst Lightning');
    await on.getByRole('combobox', { name: 'Clock' }).selectOption('A time for each question');
    await on.getByRole('spinbutton', { name: 'Shorter after so many minutes' }).fill('10');
    await on.getByRole('spinbutton', { name: 'Seconds for each question then' }).fill('20');
    await on.getByRole('spinbutton', { name: 'Minutes until an absent player' }).fill('2');
    await on.getByRole('checkbox', { name: 'No largest hand' }).check();
    await on.getByRole('checkbox', { name: 'Anyone may watch' }).uncheck();
    expect(await violationsOn(on)).toEqual([]);
    await button(on, 'Make the table').press('Enter');
    await button(on, 'I am ready').waitFor();
    const game = new URL(on.url()).pathname.split('/').at(-1);
    const told = await anna.told(
      `query ($id: ID!) { game(id: $id) { view { terms { seats teams opens spectators maximumHandSize absentAfter
        librarySize chosenFormat { names } library { cards { name count } } naming { help }
        clock { __typename ... on ThinkingTime { each late { from each } flag } } } } } }`,
      { id: game },
    );
    expect(told).toMatchObject({
      game: {
        view: {
          terms: {
            ...{ seats: 3, teams: [0, 1, 0], opens: 'BY_CONSENT', spectators: false, maximumHandSize: null },
            ...{ absentAfter: 120, librarySize: 70, naming: { help: 'SEARCH' } },
            chosenFormat: { names: ['Shock', 'Giant Growth', 'Burst Lightning'] },
            library: {
              cards: [
                { name: 'Shock', count: 30 },
                { name: 'Giant Growth', count: 40 },
              ],
            },
            clock: { each: 45, late: { from: 600, each: 20 }, flag: 'LOSES' },
          },
        },
      },
    });
    expect(faults).toEqual([]);
  });
  it.each([
    [
      'War Zone',
      'The comprehensive rules of 2011',
      { ruleset: 'WAR_ZONE', base: 'CR2011', naming: { help: 'SEARCH' } },
    ],
    ['Plain Magic', 'Ninth Edition', { ruleset: 'MAGIC', base: 'NINTH', naming: null }],
  ])('is of %s by %s, as its form says', async (preset, base, agreed) => {
    const { page: on, faults } = await web.page(boris, '/new');
    await on.getByText(new RegExp(`^${preset}`)).click();
    await on.getByText('Against people').click();
    await button(on, 'More terms').click();
    await on.getByRole('combobox', { name: 'Rules' }).selectOption(base);
    await button(on, 'Make the table').click();
    await button(on, 'I am ready').waitFor();
    const game = new URL(on.url()).pathname.split('/').at(-1);
    const told = await boris.ask(
      'query ($id: ID!) { game(id: $id) { view { terms { ruleset base naming { help } } } } }',
      { id: game },
    );
    expect(told.game!.view.terms).toEqual(agreed);
    expect(faults).toEqual([]);
  });
});

describe('a loop', () => {
  it('is proposed with priority, and the other player says how far it goes', async () => {
    const library = { librarySize: 20 };
    const game = await inPosition([anna, boris], {
      now: { turn: 4, step: 'precombat-main', player: 'A' },
      players: { A: { ...library, life: 20, battlefield: ['Wall of Blood'] }, B: library },
      ...{ script: [], expect: [] },
    });
    const hers = await web.page(anna, `/game/${game}`);
    // What nobody has done yet is no loop.
    await button(hers.page, 'Pass').waitFor();
    expect(await hers.page.getByText('Repeat what you did').count()).toBe(0);
    await hers.page.locator('.rows .card.may').click();
    await button(hers.page, 'Do it').click();
    await button(hers.page, 'Pass').waitFor();
    await answerOpen([anna, boris], game, { action: 'PASS' });
    await answerOpen([anna, boris], game, { action: 'PASS' });
    await askedNow(hers.page, anna, game);
    await hers.page.getByText('Repeat what you did').click();
    expect(await violationsOn(hers.page)).toEqual([]);
    await hers.page.getByLabel('How many of your last things').fill('9');
    await hers.page.getByLabel('How many times').fill('5');
    await button(hers.page, 'Propose it').click();
    await prompt(hers.page).getByText('cr 731.2a').first().waitFor();
    await hers.page.getByLabel('How many of your last things').fill('2');
    await button(hers.page, 'Propose it').click();

    const his = await web.page(boris, `/game/${game}`);
    await his.page.getByText('After how many passes do you do something else?').waitFor();
    await prompt(his.page).getByRole('spinbutton').fill('5');
    await prompt(his.page).getByRole('button', { name: 'Done' }).click();
    await hers.page.getByText('Repeat what you did').waitFor();
    expect((await anna.sight(game)).view.seats[0]!.life).toBe(14);

    // A sentence of the log leads to the replay at its moment.
    const line = hers.page
      .getByRole('log')
      .locator('p', { hasText: 'Anna proposes to do the last 2 things' });
    await line.hover();
    await line.locator('a').click();
    await hers.page.locator('.scrubber').waitFor();
    const { feed } = (await anna.told(
      `{ feed(gameId: "${game}", first: 500) { entries { moment story } } }`,
    )) as {
      feed: { entries: { moment: number; story: { type: string } }[] };
    };
    const proposed = feed.entries.find(({ story }) => story.type === 'ShortcutProposed');
    expect(new URL(hers.page.url()).search).toBe(`?at=${proposed!.moment}`);
    await hers.page.getByRole('log').getByText('Anna proposes to do the last 2 things').waitFor();
  });
});

describe('a finished game', () => {
  it('is opened to its readers when all its players agree', async () => {
    const game = await started([anna, boris], { opens: 'BY_CONSENT' });
    accepted(await anna.inGame('concede', game));
    const [hers, his] = [await web.page(anna, `/game/${game}`), await web.page(boris, `/game/${game}`)];
    const isOpen = async (): Promise<boolean> =>
      (await chloe.ask('query ($id: ID!) { game(id: $id) { opened { seed } } }', { id: game })).game
        ?.opened !== null;
    await button(hers.page, 'Agree that everything is shown').click();
    await hers.page.getByText('You have agreed that everything is shown. Still to agree: Boris.').waitFor();
    await his.page.getByText('Still to agree: Boris.').waitFor();
    expect(await violationsOn(his.page)).toEqual([]);
    expect(await isOpen()).toBe(false);
    await button(his.page, 'Agree that everything is shown').press('Enter');
    for (const { page: on } of [hers, his])
      await on.getByText('All have agreed: everything in this game is open to everyone.').waitFor();
    expect(await isOpen()).toBe(true);
  });
});

describe('a text on which a table does not agree', () => {
  it('waits at the judge’s desk with all that was proposed, and does what a judge rules', async () => {
    const [ada, judith] = (await web.register('Ada', 'Judith')) as [Caller, Caller];
    const admin = await web.page(ada, '/account');
    await admin.page.getByLabel('Name of the player').fill('Judith');
    await admin.page.getByRole('combobox', { name: 'Role' }).selectOption('Judge');
    await button(admin.page, 'Give it').click();
    await admin.page.getByText('Judith now has the role of Judge.').waitFor();
    expect(await violationsOn(admin.page)).toEqual([]);
    const [table, asked] = await casting([anna, boris], PRINTED.white, 'Benediction of Moons', {
      terms: { unresolved: 'JUDGE' },
    });
    const gains = { kind: 'gain-life', who: { kind: 'you' }, amount: 7 };
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const { by, decision } = (await table.asked()) ?? asked;
      accepted(await by.answer(table.game, decision, { propose: { effect: gains } }));
      await table.vote(() => false);
    }
    const lives = async (): Promise<number> => {
      const { seats } = (await anna.sight(table.game)).view;
      return seats.reduce((sum, { life }) => sum + (life ?? 0), 0);
    };
    const before = await lives();
    const { page: hers } = await web.page(anna, `/game/${table.game}`);
    const waits = hers.getByRole('region', { name: /says what this text does$/ });
    await waits.getByText('A judge decides which of these it does.').waitFor();
    const { referral: waiting } = (
      await anna.ask('query ($id: ID!) { game(id: $id) { view { referral { text } } } }', { id: table.game })
    ).game!.view;
    expect(await waits.locator('blockquote').allInnerTexts()).toEqual([waiting!.text]);
    expect(await waits.getByText('"gain-life"').count()).toBe(3);
    const { page: on, faults } = await web.page(judith, '/judge');
    const referral = on.locator('li:has(.referred)');
    await referral.getByText('"gain-life"').first().waitFor();
    expect(await violationsOn(on)).toEqual([]);
    await referral.getByRole('radio', { name: /^Proposal 2, by / }).check();
    await referral.getByLabel('Why? Everyone at the table reads it').fill('As the moons like it.');
    await button(on, 'Rule so').click();
    await referral.waitFor({ state: 'detached' });
    expect(await lives()).toBe(before + 7);

    await on.goto(`${web.server.url}/account`);
    await button(on, 'Lay down: Judge').click();
    await button(on, 'Yes').click();
    await button(on, 'Lay down: Judge').waitFor({ state: 'detached' });
    expect((await judith.ask('{ me { roles } }')).me?.roles).toEqual(['PLAYER']);
    await on.goto(`${web.server.url}/judge`);
    await on.getByText('This page is for judges.').waitFor();
    expect(faults).toEqual([]);
  });
});

describe('a player who does not answer', () => {
  it('is conceded for when the time of the terms is over', async () => {
    const asked = (await anna.sight(waiting)).view.decision!;
    const other = [boris, anna][asked.seat]!;
    const { page: on } = await web.page(other, `/game/${waiting}`);
    await button(on, /^Concede for /).click();
    expect(await violationsOn(on)).toEqual([]);
    await button(on, 'Yes').click();
    await on.getByText('The game is over. You won.').waitFor();
    expect((await anna.sight(waiting)).view.seats[asked.seat]).toMatchObject({ lost: 'ABSENT' });
  });
});
