// What a table shows of what happens at it: what exiled a card, the text of an ability on the stack, who attacks and blocks,
// how a card differs from what is printed, what its keywords mean, the rule of a refusal, what one knows of a library, modes
// and costs of what is on the stack, names that are used, and the terms.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { modesIn } from '#client';
import { accepted, answerOpen, type Caller } from '#testkit/server/caller';
import { inPosition } from '#testkit/server/positions';
import { violationsOn } from './driver/accessible.js';
import { begun, onToMain } from './driver/through-the-api.js';
import { WebStage } from './driver/web-stage.js';

const web = WebStage.forThisFile();

/** Made up, in the form of the official file. */
const RULES = `Tiny: The Game Comprehensive Rules

These rules are effective as of May 4, 2031.

Contents

5. Turns
508. Rolling
7. More
702. Words
Glossary
Credits

5. Turns

508. Rolling

508.1. Stones roll.

508.1d A stone that has to roll rolls.

7. More

702. Words

702.29. Swapping

702.29a A stone is swapped for another one.

Glossary

Stone
See rule 508, “Rolling.”

Credits

Nobody.
`;
const PENTALAND = join(import.meta.dirname, '../../apps/cli/bin/pentaland.cjs');
// The server reads them as it starts.
const file = join(web.folder, 'rules.txt');
writeFileSync(file, RULES);
execFileSync(process.execPath, [PENTALAND, 'rules', 'import', file], {
  env: { ...process.env, PENTALAND_DATA_DIR: web.folder },
  stdio: 'pipe',
});

const SEEN = `query ($id: ID!) { game(id: $id) { legalActions { decision { decisionId } plays { kind object } }
  view { decision { kind } battlefield { objectId name } stack { objectId name item { text } } seats { hand { objectId name } } } } }`;

async function look(player: Caller, game: string) {
  const { game: seen } = await player.ask(SEEN, { id: game });
  if (seen === null) throw new Error('there is no such game');
  return seen;
}

/** What a player who is asked does with a card of theirs, at another. */
async function act(player: Caller, game: string, kind: 'CAST' | 'ACTIVATE', name: string, at: string) {
  const { legalActions, view } = await look(player, game);
  const named = [...(view.battlefield ?? []), ...view.seats.flatMap(({ hand }) => hand ?? [])];
  const idOf = (called: string): string => named.find((one) => one.name === called)?.objectId ?? '';
  const chosen = { kind, object: idOf(name), ...(kind === 'CAST' ? {} : { ability: 0 }) };
  const given = { act: { ...chosen, targets: [[{ object: idOf(at) }]] } };
  accepted(await player.answer(game, legalActions.decision?.decisionId ?? '', given));
}

it('shows what happens in words and lines, and opens the rule of a refusal', async () => {
  const people = await web.register('Anna', 'Boris');
  const [anna, boris] = people as [Caller, Caller];
  const game = await inPosition(people, {
    now: { turn: 4, step: 'precombat-main', player: 'A' },
    players: {
      A: {
        hand: ['Swords to Plowshares', 'Jungle Weaver', 'Into the Roil'],
        battlefield: [
          'Plains',
          'Prodigal Pyromancer',
          'Juggernaut',
          'Serra Angel',
          { card: 'Holy Strength', attachedTo: 'Serra Angel' },
        ],
        librarySize: 20,
      },
      B: { battlefield: ['Grizzly Bears', 'Hill Giant', 'Craw Wurm'], librarySize: 20 },
    },
  });
  const both = async (): Promise<void> => {
    for (const _ of people) await answerOpen(people, game, { action: 'PASS' });
  };
  const onTo = async (kind: string): Promise<void> => {
    while ((await look(anna, game)).view.decision?.kind !== kind)
      await answerOpen(people, game, { action: 'PASS' });
  };
  const { page: hers, faults } = await web.page(anna, `/game/${game}`);
  const { page: his, faults: hisFaults } = await web.page(boris, `/game/${game}`);

  await act(anna, game, 'CAST', 'Swords to Plowshares', 'Grizzly Bears');
  await both();
  const exiled = his.locator('.zones summary', { hasText: 'Exile: By Swords to Plowshares' });
  expect(await exiled.locator('.badge').innerText()).toBe('1');

  await act(anna, game, 'ACTIVATE', 'Prodigal Pyromancer', 'Hill Giant');
  const { view } = await look(boris, game);
  const text = view.stack?.[0]?.item?.text ?? '';
  expect(text).not.toBe('');
  const stack = his.getByRole('region', { name: 'Stack' });
  await stack.getByText(text).waitFor();
  await stack.getByText(/Anna .*Hill Giant/).waitFor();
  await both();

  // What is printed on a card, beside what it is now.
  const angel = his.locator('.rows').getByRole('button', { name: /^Serra Angel.*5\/6/ });
  expect(await angel.locator('.stats.changed').count()).toBe(1);
  await angel.hover();
  const details = his.locator('.shown');
  await details.getByText('Printed: 4/4').waitFor();
  const flying = details.locator('.keyword', { hasText: /^flying/i });
  const tip = flying.getByRole('tooltip', { name: /Only creatures that fly/, includeHidden: true });
  expect(await tip.isVisible()).toBe(false);
  await flying.hover();
  await tip.waitFor();
  await his.mouse.move(0, 0);
  await tip.waitFor({ state: 'hidden' });
  await flying.focus();
  await tip.waitFor();

  // Of other keywords there is the text of the rule, as far as it was imported.
  const hand = hers.getByRole('group', { name: 'Your hand' });
  for (const [card, keyword, said] of [
    ['Jungle Weaver', 'Cycling', 'cr 702.29: A stone is swapped for another one.'],
    ['Into the Roil', 'Kicker', 'cr 702.33'],
  ] as const) {
    await hand.getByRole('button', { name: new RegExp(`^${card}`) }).hover();
    await hers.locator('.shown .keyword', { hasText: keyword }).focus();
    await hers.getByRole('tooltip', { name: said, exact: true }).waitFor();
  }

  await onTo('ATTACKERS');
  // It has to attack: to leave it out is refused, with the rule.
  const prompt = hers.getByRole('region', { name: 'Your move' });
  await prompt.getByRole('button', { name: 'No attack' }).click();
  const rule = prompt.getByRole('alert').locator('details.rule').first();
  expect(await rule.locator('summary').innerText()).toMatch(/^cr 508/);
  await rule.locator('summary').click();
  await rule.getByText('A stone that has to roll rolls.').waitFor();

  const { view: now } = await look(anna, game);
  const idOf = (name: string): string => now.battlefield?.find((one) => one.name === name)?.objectId ?? '';
  await answerOpen(people, game, { attacks: [{ attacker: idOf('Juggernaut'), defender: { seat: 1 } }] });
  for (const page of [hers, his]) await page.locator('line.attack').waitFor({ state: 'attached' });
  await onTo('BLOCKERS');
  const blocks = [{ blocker: idOf('Craw Wurm'), attackers: [idOf('Juggernaut')] }];
  await answerOpen(people, game, { blocks });
  for (const page of [hers, his]) {
    await page.locator('line.block').waitFor({ state: 'attached' });
    await page.getByRole('button', { name: /^Juggernaut.* attacking, blocked/ }).waitFor();
    await page.getByRole('button', { name: /^Craw Wurm.* blocking/ }).waitFor();
  }
  expect([...faults, ...hisFaults]).toEqual([]);
});

it('tells the terms of a table before one sits down there, and while it is played', async () => {
  const [clara, david] = (await web.register('Clara', 'David')) as [Caller, Caller];
  const { gameId: game } = accepted(
    await clara.create({
      ...{ ruleset: 'UTOPIA', access: 'OPEN', seats: 2, startingLife: 12, spectators: false },
      clock: { chess: { initial: 600, increment: 5, flag: 'LOSES' } },
    }),
  );
  const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
  const { page: on, faults } = await web.page(david, '/', { ...phone, locale: 'de', colorScheme: 'dark' });
  const table = on.getByRole('listitem').filter({ hasText: 'Clara' });
  await table.locator('summary', { hasText: 'Bedingungen' }).press('Enter');
  const agreed = async (title: string): Promise<readonly string[]> => {
    const lines = on.getByRole('region', { name: title }).locator('dl > div');
    await lines.first().waitFor();
    return lines.allTextContents();
  };
  const clock = await agreed('Bedenkzeit');
  expect(clock).toHaveLength(4);
  expect(clock.join(' ')).toMatch(/Eine Zeit für das ganze Spiel.*10 .*5 .*verliert das Spiel/);
  expect((await agreed('Wer spielt und zusieht')).join(' ')).toMatch(/2.*Alle.*Nein/);
  expect(await violationsOn(on)).toEqual([]);
  expect(await on.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
  // They stay open while the list is asked again, and are there at the table as well.
  await on.waitForResponse((response) => response.url().endsWith('/graphql'));
  expect(await agreed('Bedenkzeit')).toEqual(clock);
  await table.getByRole('link').click();
  await on.locator('summary', { hasText: 'Bedingungen' }).press('Enter');
  expect(await agreed('Bedenkzeit')).toEqual(clock);
  for (const deed of ['join', 'ready'] as const) accepted(await david.inGame(deed, game));
  for (const deed of ['ready', 'start'] as const) accepted(await clara.inGame(deed, game));
  await on.locator('aside summary', { hasText: 'Bedingungen' }).press('Enter');
  expect(await agreed('Bedenkzeit')).toEqual(clock);
  expect(faults).toEqual([]);
});

it('shows what is known on top of a library, and the modes and paid costs of what is on the stack', async () => {
  const people = await web.register('Emma', 'Felix');
  const [emma, felix] = people as [Caller, Caller];
  const lands = ['Island', 'Plains', 'Mountain'].map((card) => ({ card, count: 4 }));
  const game = await inPosition(people, {
    now: { turn: 4, step: 'precombat-main', player: 'A' },
    players: {
      A: { hand: ['Into the Roil', 'Boros Charm'], battlefield: lands, librarySize: 20 },
      B: { battlefield: ['Goblin Spy'], library: ['Giant Growth', 'Shock'], librarySize: 20 },
    },
  });
  const { page: on, faults } = await web.page(emma, `/game/${game}`);
  const known = on.locator('.zones details', { hasText: 'Known cards of the library: Felix' });
  await known.locator('summary').click();
  await known.getByRole('button', { name: /^Giant Growth .* on top/ }).waitFor();
  expect(await known.getByRole('button').count()).toBe(1);

  const cast = async (name: string, how: object): Promise<void> => {
    const { legalActions, view } = await look(emma, game);
    const object = view.seats[0]?.hand?.find((card) => card.name === name)?.objectId;
    const act = { kind: 'CAST', object, ...how };
    accepted(await emma.answer(game, legalActions.decision?.decisionId ?? '', { act }));
  };
  const { view } = await look(emma, game);
  const spy = view.battlefield?.find(({ name }) => name === 'Goblin Spy')?.objectId;
  await cast('Into the Roil', { targets: [[{ object: spy }]], optional: [{ label: 'kicker', times: 1 }] });
  await cast('Boros Charm', { modes: [1] });
  const stack = on.getByRole('region', { name: 'Stack' });
  await stack.getByText('Paid: kicker').waitFor();
  const { game: seen } = await felix.ask(
    'query ($id: ID!) { game(id: $id) { view { stack { name text } } } }',
    { id: game },
  );
  const charm = seen!.view.stack!.find(({ name }) => name === 'Boros Charm');
  await stack.getByText(`Chosen: ${modesIn(charm!.text!)[1] ?? ''}`, { exact: true }).waitFor();
  expect(faults).toEqual([]);
});

it('shows the names that are used where the terms help with no more than that', async () => {
  const people = await web.register('Greta', 'Hans');
  const [greta, hans] = people as [Caller, Caller];
  const library = { cards: [{ name: 'Llanowar Elves', count: 60 }] };
  const game = await begun(people, { library, naming: { help: 'USED' } });
  await onToMain(people, game, 1);
  const { legalActions } = await look(greta, game);
  const object = legalActions.plays.find(({ kind }) => kind === 'CAST')?.object;
  const act = { kind: 'CAST', object, name: 'Fyndhorn Elves' };
  accepted(await greta.answer(game, legalActions.decision?.decisionId ?? '', { act }));
  await onToMain(people, game, 2);

  const { page: on, faults } = await web.page(hans, `/game/${game}`);
  const prompt = on.getByRole('region', { name: 'Your move' });
  await on.locator('.hand .card.may').first().click();
  await prompt.getByRole('button', { name: /^Cast: Name/ }).click();
  const used = prompt.locator('details.used');
  await used.locator('summary').press('Enter');
  await used.getByText('Fyndhorn Elves', { exact: true }).waitFor();
  await on.getByLabel('What do you name it?').fill('fyndhorn elves');
  await prompt.getByText('Greta has used Fyndhorn Elves in turn 1.').waitFor();
  expect(await prompt.locator('.offered li').count()).toBe(0);
  expect(faults).toEqual([]);
});
