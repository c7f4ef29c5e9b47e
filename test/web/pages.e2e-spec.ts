// The pages in a real browser, before a built server: entering, a game against a bot in three clicks, two people who play
// each other, and what reaches a page.
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { accepted, goOn, started, type Caller } from '#testkit/server/caller';
import { onToMain } from './driver/through-the-api.js';
import { logIn, until, type Watched } from './browser.js';
import { violationsOn } from './driver/accessible.js';
import { logOf } from './driver/told.js';
import { reached } from './driver/reached.js';
import { WebStage } from './driver/web-stage.js';

const web = WebStage.forThisFile();
const page = (who: Caller | 'a stranger' = 'a stranger', options?: object): Promise<Watched> =>
  web.page(who, undefined, options);

const prompt = (on: Page) => on.getByRole('region', { name: 'Your move' });

const gameOf = (on: Page): string => new URL(on.url()).pathname.split('/').at(-1) ?? '';

describe('the pages', () => {
  it('lead a newcomer to a game against a bot: a name and two clicks', async () => {
    const { page: on, faults } = await page();
    await on.goto(web.server.url);
    await on.getByLabel('Your name').fill('Newcomer');
    await on.getByRole('button', { name: 'Play', exact: true }).click();
    expect(await on.locator('code.secret').innerText()).toMatch(/^\w{4}(-\w{4}){7}$/);
    await on.getByRole('button', { name: 'Play against a bot' }).click();
    await prompt(on)
      .getByRole('button', { name: 'Newcomer' })
      .or(prompt(on).getByRole('button', { name: 'Keep this hand' }))
      .first()
      .waitFor();
    expect(faults).toEqual([]);
  });

  it('bring somebody back by the recovery secret, and refuse another one in plain words', async () => {
    const [anna] = (await web.register('Comes back')) as [Caller];
    const { page: on } = await page();
    await on.goto(web.server.url);
    await on.getByRole('button', { name: 'I have been here before' }).click();
    await on.getByLabel('Your name').fill('Comes back');
    await on.getByLabel('Recovery secret').fill('AAAA-AAAA-AAAA-AAAA-AAAA-AAAA-AAAA-AAAA');
    await on.getByRole('button', { name: 'Log in' }).click();
    expect(await on.getByRole('alert').innerText()).toBe('There is no such name, or the secret is wrong.');
    await on.getByLabel('Recovery secret').fill(anna.secret);
    await on.getByRole('button', { name: 'Log in' }).click();
    await on.getByRole('link', { name: 'Comes back' }).waitFor();
    await on.reload();
    await on.getByRole('link', { name: 'Comes back' }).waitFor();
  });

  it('refuse in the language of the page, and in the words of the server where they say more', async () => {
    await web.register('Taken');
    const { page: on } = await page('a stranger', { locale: 'de-DE' });
    await on.goto(web.server.url);
    const enter = async (name: string): Promise<void> => {
      await on.getByLabel('Dein Name').fill(name);
      await on.getByRole('button', { name: 'Spielen', exact: true }).click();
    };
    const alert = on.getByRole('alert');
    await enter('Taken');
    await alert.getByText('Diesen Namen hat schon ein anderes Konto. Wähle einen anderen.').waitFor();
    expect(await alert.locator('[lang=en]').count()).toBe(0);
    await enter('x');
    await alert.getByText(/^Der Name ist zu kurz oder zu lang/).waitFor();
    expect(await alert.locator('[lang=en]').innerText()).toContain('2 to 32 characters');
  });

  it('play a land face down, name a spell, and say so to both; the log has the same', async () => {
    const [anna, boris] = (await web.register('Anna', 'Boris')) as [Caller, Caller];
    // Every card costs {1}{G}: it can be named as any bear.
    const terms = {
      library: { cards: [{ name: 'Grizzly Bears', count: 60 }] },
      naming: { help: 'SEARCH' },
      opens: 'AT_END',
    };
    const game = accepted(await anna.create(terms)).gameId;
    accepted(await boris.inGame('join', game));
    const [hers, his] = [await web.page(anna, '/'), await web.page(boris, `/game/${game}`)];
    await hers.page.getByRole('link', { name: 'Go on' }).click();
    for (const { page: on } of [hers, his]) await on.getByRole('button', { name: 'I am ready' }).click();
    await hers.page.getByRole('button', { name: 'Start the game' }).click();
    expect(gameOf(hers.page)).toBe(game);

    // Whoever is asked says that Anna begins.
    await Promise.race(
      [hers, his].map(({ page: on }) => prompt(on).getByRole('button', { name: 'Anna' }).click()),
    );
    for (const { page: on } of [hers, his])
      await prompt(on).getByRole('button', { name: 'Keep this hand' }).click();

    const lands = async (): Promise<number> =>
      (await logOf(anna, game)).filter(({ type }) => type === 'PentalandPlayed').length;
    for (const land of [1, 2]) {
      await toOwnMain(land === 1 ? 1 : 3);
      await hers.page.locator('.hand .card.may').first().click();
      await prompt(hers.page).getByRole('button', { name: 'Play as a land of any colour' }).click();
      await hers.page
        .locator('.rows .card.face-down')
        .nth(land - 1)
        .waitFor();
      expect(await lands()).toBe(land);
    }
    await hers.page.locator('.hand .card.may').first().click();
    await prompt(hers.page).getByRole('button', { name: /^Cast/ }).click();
    await hers.page.getByLabel('What do you name it?').fill('runeclaw');
    await prompt(hers.page).getByRole('button', { name: 'Runeclaw Bear' }).click();
    await prompt(hers.page).getByRole('button', { name: 'Do it' }).click();
    await his.page.getByRole('region', { name: 'Stack' }).getByText('Runeclaw Bear').waitFor();
    await his.page.getByRole('log').getByText('Anna casts Runeclaw Bear.').waitFor();
    const named = (await logOf(boris, game)).filter(({ type }) => type === 'CardNamed');
    expect(named).toContainEqual(expect.objectContaining({ seat: 0, name: 'Runeclaw Bear' }));

    await his.page.getByRole('button', { name: 'Concede' }).click();
    await his.page.getByRole('button', { name: 'Yes' }).click();
    await hers.page.getByText('The game is over. You won.').waitFor();
    await his.page.getByText('The game is over. You lost.').waitFor();
    expect([...hers.faults, ...his.faults]).toEqual([]);

    /** The way there is played through the API: the pages follow. */
    async function toOwnMain(turn: number): Promise<void> {
      for (;;) {
        const { game: seen } = await anna.ask(
          `query ($id: ID!) { game(id: $id) { view {
            turn { number step } decision { decisionId seat prompt } } } }`,
          { id: game },
        );
        const { turn: now, decision } = seen!.view;
        const isHers = decision?.seat === 0 && decision.prompt === 'PRIORITY';
        if (isHers && now?.number === turn && now.step === 'PRECOMBAT_MAIN') break;
        if (isHers) accepted(await anna.answer(game, decision.decisionId, { action: 'PASS' }));
        else await goOn([anna, boris], game);
      }
      await prompt(hers.page).getByRole('button', { name: 'Pass', exact: true }).waitFor();
    }
  });

  it('show nobody a card that they may not know: not in the page, its sockets, its answers, its storage or its console', async () => {
    const [chloe, dario] = (await web.register('Chloe', 'Dario')) as [Caller, Caller];
    const game = accepted(await chloe.create({ ruleset: 'UTOPIA' })).gameId;
    accepted(await dario.inGame('join', game));
    const [hers, his] = [await web.page(chloe, `/game/${game}`), await web.page(dario, `/game/${game}`)];
    for (const { page: on } of [hers, his]) {
      await on.getByRole('button', { name: 'I am ready' }).click();
    }
    await hers.page.getByRole('button', { name: 'Start the game' }).click();
    await Promise.race(
      [hers, his].map(({ page: on }) => prompt(on).getByRole('button', { name: 'Chloe' }).click()),
    );
    for (const { page: on } of [hers, his]) await on.locator('.hand .card').nth(6).waitFor();
    // Lands are played face down, and cards are drawn; a page that is opened anew is sent all of it again.
    await onToMain([chloe, dario], game, 4);
    for (const { page: on } of [hers, his]) {
      await on.getByText('Turn 4', { exact: true }).waitFor();
      await on.reload();
      await on.locator('.rows .card.face-down').nth(3).waitFor();
    }
    const OWN = `query ($game: ID!) { game(id: $game) { view { seats { seat hand { printed name } }
      battlefield { controller under { printed } } } } }`;
    const knownTo = async (player: Caller, seat: number) => {
      const { game: seen } = await player.ask(OWN, { game });
      const { seats, battlefield } = seen!.view;
      return {
        hand: (seats[seat]?.hand ?? []).map(({ printed, name }) => printed ?? name),
        lands: battlefield!
          .filter(({ controller }) => controller === seat)
          .map(({ under }) => String(under?.printed)),
      };
    };
    const known = [await knownTo(chloe, 0), await knownTo(dario, 1)];
    expect(known.map(({ lands }) => lands.length)).toEqual([2, 2]);
    for (const [watched, own, others] of [
      [hers, known[0]!, known[1]!],
      [his, known[1]!, known[0]!],
    ] as const) {
      const all = await reached(watched);
      const inJson = (name: string): boolean => all.includes(JSON.stringify(name).slice(1, -1));
      // A canary that sings where it may: the page does show its owner's cards.
      const mine = [...own.hand, ...own.lands];
      expect(mine.filter((name) => !inJson(name))).toEqual([]);
      // Names of one word are left out: Cancel is a button as well, and Opt begins Options.
      const theirs = [...others.hand, ...others.lands];
      const telling = theirs.filter((name) => name.includes(' ') && !mine.includes(name));
      expect(telling).not.toEqual([]);
      expect(telling.filter(inJson)).toEqual([]);
    }
  });
});

describe('every page', () => {
  it.each(['light', 'dark'] as const)(
    'is accessible by what axe-core can tell, in %s',
    async (colorScheme) => {
      const name = `Reader ${colorScheme}`;
      const [reader] = (await web.register(name)) as [Caller];
      const { page: on, faults } = await page('a stranger', { colorScheme });
      const violations = (): Promise<readonly string[]> => violationsOn(on);
      await on.goto(web.server.url);
      expect(await violations()).toEqual([]);
      await logIn(on, web.server.url, name, reader.secret);
      expect(await violations()).toEqual([]);
      for (const path of ['/new', '/account', '/nowhere-at-all']) {
        await on.goto(`${web.server.url}${path === '/nowhere-at-all' ? '/game/none' : path}`);
        await on.getByRole('main').waitFor();
        expect([path, await violations()]).toEqual([path, []]);
      }
      await on.goto(`${web.server.url}/`);
      await on.getByRole('button', { name: 'Play against a bot' }).click();
      await prompt(on).getByRole('button').first().waitFor();
      expect(await violations()).toEqual([]);
      expect(faults).toEqual([]);
    },
  );

  it('speaks English, German and French, and keeps what was chosen', async () => {
    const { page: on } = await page('a stranger', { locale: 'de' });
    await on.goto(web.server.url);
    await on.getByRole('heading', { name: 'Name wählen und spielen' }).waitFor();
    await on.getByLabel('Sprache').selectOption('fr');
    await on.getByRole('heading', { name: 'Choisissez un nom et jouez' }).waitFor();
    await on.reload();
    await on.getByRole('heading', { name: 'Choisissez un nom et jouez' }).waitFor();
    expect(await on.locator('html').getAttribute('lang')).toBe('fr');
  });

  it('says of statistics that the operator has switched them off', async () => {
    const { page: on } = await web.page('a stranger', '/statistics');
    await on.getByRole('alert').getByText('PENTALAND_ANALYTICS=off').waitFor();
    expect(await on.locator('.figure').count()).toBe(0);
    expect(await violationsOn(on)).toEqual([]);
  });

  it('fits a phone 360 pixels wide', async () => {
    const [eva] = (await web.register('Eva')) as [Caller];
    const { page: on } = await web.page(eva, '/', {
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
    });
    await on.getByRole('button', { name: 'Play against a bot' }).tap();
    await prompt(on).getByRole('button').first().waitFor();
    expect(await on.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);

    // The head is one row in every language: what has no room there is behind a button.
    const head = on.getByRole('banner');
    const button = head.getByRole('button');
    for (const [tag, languages] of [
      ['de', 'Language'],
      ['fr', 'Sprache'],
      ['en', 'Langue'],
    ] as const) {
      await button.focus();
      await on.keyboard.press('Enter');
      await head.getByLabel(languages).selectOption(tag);
      await on.keyboard.press('Escape');
      expect(await button.getAttribute('aria-expanded')).toBe('false');
      expect(await on.evaluate('document.activeElement.getAttribute("aria-controls")')).toBe('menu');
      expect((await head.boundingBox())?.height).toBeLessThan(64);
    }
    await head.getByRole('button', { name: 'Menu' }).tap();
    await head.getByRole('link', { name: 'Statistics' }).tap();
    await on.waitForURL('**/statistics');
    await head.getByRole('link', { name: 'Statistics' }).waitFor({ state: 'hidden' });
  });

  it('are in high contrast for whoever asks the system for more, unless they chose otherwise', async () => {
    const { page: on } = await page('a stranger', { contrast: 'more' });
    await on.goto(web.server.url);
    // The page is told of a change, it does not ask.
    const becomes = (ground: string): Promise<void> =>
      until(
        on,
        async () => (await on.evaluate('getComputedStyle(document.body).backgroundColor')) === ground,
      );
    const [black, paper] = ['rgb(0, 0, 0)', 'rgb(244, 241, 232)'] as const;
    await on.getByLabel('Colours').waitFor();
    await becomes(black);
    await on.emulateMedia({ contrast: 'no-preference', colorScheme: 'light' });
    await becomes(paper);
    await on.emulateMedia({ contrast: 'more' });
    await becomes(black);
    await on.getByLabel('Colours').selectOption('light');
    await becomes(paper);
    await on.reload();
    await on.getByLabel('Colours').waitFor();
    await becomes(paper);
  });
});

describe('what a browser loads', () => {
  it('is small: under 60 KB of script, compressed', async () => {
    const index = await (await fetch(web.server.url)).text();
    const scripts = [...index.matchAll(/\/assets\/[^"]+\.js/g)];
    const sizes = scripts.map(async ([script]) => {
      const text = await (await fetch(`${web.server.url}${script}`)).text();
      return gzipSync(text, { level: 9 }).length;
    });
    const all = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(scripts.length).toBeGreaterThan(0);
    expect(all).toBeLessThan(60 * 1024);
  });

  it('is small at a table too: under 150 KB of script, compressed', async () => {
    const players = await web.register('Small', 'Smaller');
    const game = await started(players);
    const { page: on } = await web.page(players[0]!);
    const sizes: Promise<number>[] = [];
    on.on('response', (response) => {
      if (response.url().endsWith('.js'))
        sizes.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
    });
    await on.goto(`${web.server.url}/game/${game}`);
    await prompt(on).getByRole('button').first().waitFor();
    await on.waitForLoadState('networkidle');
    const all = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(sizes.length).toBeGreaterThan(1);
    expect(all).toBeLessThan(150 * 1024);
  });

  it('never changes under its name, is compressed, and is told apart when it does', async () => {
    const answer = await fetch(web.server.url, { headers: { 'accept-encoding': 'identity' } });
    const index = await answer.text();
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    const tag = answer.headers.get('etag') ?? '';
    expect((await fetch(web.server.url, { headers: { 'if-none-match': tag } })).status).toBe(304);
    const [asset = ''] = /\/assets\/[^"]+\.js/.exec(index) ?? [];
    for (const coding of ['br', 'gzip']) {
      const file = await fetch(`${web.server.url}${asset}`, { headers: { 'accept-encoding': coding } });
      expect(file.headers.get('content-encoding')).toBe(coding);
      expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    }
  });

  it('may load scripts and styles of this server alone, none within the page, and is in nobody’s frame', async () => {
    for (const path of [
      ...['/', '/new', '/account', '/game/some-game', '/icon.svg'],
      ...['/statistics', '/statistics/card/Fire%20%2F%2F%20Ice'],
    ]) {
      const { status, headers } = await fetch(`${web.server.url}${path}`);
      const policy = headers.get('content-security-policy') ?? '';
      expect([path, status]).toEqual([path, 200]);
      expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'");
      expect(policy).not.toContain('unsafe');
      expect(headers.get('x-frame-options')).toBe('DENY');
    }
  });

  it('says to a browser what is no page, with a way back, and answers a program with its code', async () => {
    for (const path of ['/nowhere', '/statistics/month/may', '/game/a/b', '/assets/gone.js']) {
      const asked = (accept: string): Promise<Response> =>
        fetch(`${web.server.url}${path}`, { headers: { accept } });
      const program = await asked('*/*');
      expect([program.status, await program.json()]).toEqual([
        404,
        expect.objectContaining({ errors: [expect.objectContaining({ extensions: { code: 'NOT_FOUND' } })] }),
      ]);
      const browser = await asked('text/html,application/xhtml+xml,*/*;q=0.8');
      expect([browser.status, browser.headers.get('content-type')]).toEqual([
        404,
        'text/html; charset=utf-8',
      ]);
      expect(browser.headers.get('content-security-policy')).toContain("script-src 'self'");
    }
    const { page: on } = await page();
    const answer = await on.goto(`${web.server.url}/nowhere/at/all`);
    expect(answer?.status()).toBe(404);
    await on.getByRole('heading', { name: 'There is no such page.' }).waitFor();
    await on.getByRole('link', { name: 'Back to the games' }).click();
    await on.getByLabel('Your name').waitFor();
  });

  it('is nothing where the operator has switched the pages off', async () => {
    const without = await web.serverOn(web.dataFolder(), { PENTALAND_WEB: 'off' });
    expect((await fetch(without.url)).status).toBe(404);
  });
});
