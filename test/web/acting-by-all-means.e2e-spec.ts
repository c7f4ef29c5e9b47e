// What is hard to do at a table, done through the page by mouse, by the keys alone and by touch: a fight on the stack with
// named cards, a creature blocked by two, X, modes, a divided spell, a morph, two hundred tokens, and a server that is
// killed meanwhile. The log of the server has the same as the page.
import { describe, expect, it } from '@jest/globals';
import { AtTable } from './driver/at-table.js';
import { ByKeys } from './driver/by-keys.js';
import { CONTEXT, type Means } from './driver/means.js';
import { modesIn } from '#client';
import type { Caller } from '#testkit/server/caller';
import { inPosition } from '#testkit/server/positions';
import { logOf, type Told } from './driver/told.js';
import { WebStage } from './driver/web-stage.js';

const web = WebStage.forThisFile();
let tables = 0;

/** Two people at their browsers, at a table in this position. */
async function seated(scenario: object, ...means: readonly Means[]) {
  tables += 1;
  const people = await web.register(`Anna ${tables}`, `Boris ${tables}`);
  const game = await inPosition(people, scenario);
  const seats = await Promise.all(
    means.map(
      async (by, seat) => new AtTable(await web.page(people[seat]!, `/game/${game}`, CONTEXT[by]), by),
    ),
  );
  return { people, game, seats, names: people.map(({ name }) => name) };
}

const main = (turn = 3) => ({ turn, step: 'precombat-main', player: 'A' });
const ofType = (log: readonly Told[], type: string) => log.filter((told) => told.type === type);
/** What somebody knows of the library of the first seat, and how far from the top it lies. */
async function knownOf(viewer: Caller, game: string) {
  const { game: seen } = await viewer.ask(
    'query ($id: ID!) { game(id: $id) { view { seats { libraries { known { fromTop card { name } } } } } } }',
    { id: game },
  );
  return seen!.view.seats[0]!.libraries![0]!.known.map(({ fromTop, card }) => [card.name, fromTop]);
}
const noFaults = (seats: readonly AtTable[]): void =>
  expect(seats.flatMap(({ watched }) => watched.faults)).toEqual([]);

describe('through the page', () => {
  it('a fight on the stack: a named spell is countered, and so is the counterspell, by mouse and by the keys', async () => {
    const lands = { card: 'Coral Eel', count: 6, as: 'pentaland' };
    const hand = [{ card: 'Coral Eel', count: 3 }];
    const { people, game, seats } = await seated(
      {
        ruleset: 'pentaland',
        now: main(),
        players: { A: { hand, battlefield: [lands] }, B: { hand, battlefield: [lands] } },
      },
      'mouse',
      'keyboard',
    );
    const [hers, his] = seats as [AtTable, AtTable];
    await hers.castAs('Vodalian Soldiers');
    await hers.complete();
    await hers.answer('Pass');
    await his.castAs('Essence Scatter');
    await his.complete(/Vodalian Soldiers/);
    await his.answer('Pass');
    await hers.castAs('Remand');
    await hers.complete(/Essence Scatter/);
    for (const { page } of seats)
      await page.getByRole('region', { name: 'Stack' }).getByRole('listitem').nth(2).waitFor();
    await AtTable.resolve(seats);
    for (const { page } of seats)
      await page
        .locator('.rows')
        .getByRole('button', { name: /^Vodalian Soldiers/ })
        .waitFor();
    const log = await logOf(people[1]!, game);
    expect(ofType(log, 'CardNamed').map(({ seat, name }) => [seat, name])).toEqual([
      [0, 'Vodalian Soldiers'],
      [1, 'Essence Scatter'],
      [0, 'Remand'],
    ]);
    expect(ofType(log, 'SpellCast')).toHaveLength(3);
    noFaults(seats);
  });

  it.each(['keyboard', 'touch'] as const)(
    'X, a mode, a divided spell and a morph that is turned up, by %s',
    async (means) => {
      const { people, game, seats, names } = await seated(
        {
          now: main(),
          players: {
            A: {
              hand: ['Blaze', 'Izzet Charm', 'Forked Bolt', 'Battering Craghorn'],
              battlefield: [
                { card: 'Mountain', count: 12 },
                { card: 'Island', count: 6 },
              ],
              librarySize: 20,
            },
            B: { battlefield: [{ card: 'Grizzly Bears', damage: 1 }], librarySize: 20 },
          },
        },
        means,
        'mouse',
      );
      const [hers] = seats as [AtTable, AtTable];
      const boris = new RegExp(names[1]!);
      const opponent = hers.page.getByRole('region', { name: `Battlefield of ${names[1]!}` });
      const begin = async (card: RegExp): Promise<void> => {
        await hers.asked();
        await hers.press(hers.hand.getByRole('button', { name: card }));
      };
      await begin(/^Blaze/);
      await hers.prompt.getByRole('spinbutton').waitFor();
      await hers.write(hers.prompt.getByRole('spinbutton'), '4');
      await hers.complete('Done', boris);
      await AtTable.resolve(seats);
      await opponent.getByLabel('Life 16').waitFor();

      await begin(/^Forked Bolt/);
      await hers.complete(boris, /^Grizzly Bears/, 'Done', 'Done');
      await AtTable.resolve(seats);
      await opponent.getByLabel('Life 15').waitFor();
      await hers.says('Grizzly Bears goes to the graveyard.');

      await begin(/^Izzet Charm/);
      await hers.complete(/draw/i);
      await AtTable.pass(seats, ({ said }) => said.startsWith('Discard'));
      for (const place of [0, 1])
        await hers.press(hers.prompt.getByRole('button', { name: /^Blank/ }).nth(place));
      await hers.answer('Done');
      await AtTable.resolve(seats);

      await begin(/^Battering Craghorn/);
      await hers.complete(/face down|morph/i);
      await AtTable.resolve(seats);
      const own = hers.page.getByRole('region', { name: `Battlefield of ${names[0]!}` });
      await hers.press(own.locator('.rows .card.face-down'));
      await hers.complete();
      await own
        .locator('.rows')
        .getByRole('button', { name: /^Battering Craghorn/ })
        .waitFor();
      const log = await logOf(people[0]!, game);
      expect(ofType(log, 'SpellCast')).toHaveLength(4);
      expect(ofType(log, 'FaceChanged')).toMatchObject([{ how: 'face-up' }]);
      noFaults(seats);
    },
  );

  it.each(['mouse', 'keyboard'] as const)(
    'two of four modes, the order of two triggered abilities, and that of cards on a library, by %s',
    async (means) => {
      const { people, game, seats } = await seated(
        {
          now: main(),
          players: {
            A: {
              hand: ['Cryptic Command', 'Grizzly Bears', 'Preordain'],
              battlefield: [
                { card: 'Island', count: 5 },
                { card: 'Forest', count: 2 },
                ...['Soul Warden', 'Impact Tremors'],
              ],
              library: ['Forest', 'Lightning Bolt', 'Llanowar Elves', 'Shock'],
            },
            B: { battlefield: ['Craw Wurm'], librarySize: 20 },
          },
        },
        means,
        'mouse',
      );
      const [hers, his] = seats as [AtTable, AtTable];
      await hers.asked();
      await hers.press(hers.hand.getByRole('button', { name: /^Cryptic Command/ }));
      for (const mode of [/^Tap all creatures your opponents control/, /^Draw a card/])
        await hers.press(hers.button(mode));
      await hers.complete('Done');
      await AtTable.resolve(seats);
      await hers.page.getByRole('button', { name: /^Craw Wurm.*tapped/ }).waitFor();

      await hers.asked();
      await hers.press(hers.hand.getByRole('button', { name: /^Grizzly Bears/ }));
      await hers.complete();
      await AtTable.pass(seats, ({ said }) => said.includes('Order the triggered abilities'));
      const first = hers.prompt.getByRole('listitem').first();
      const moved = hers.prompt.getByRole('button', { name: /↑$/ });
      const later = (await moved.getAttribute('aria-label'))?.replace(' ↑', '') ?? '';
      await hers.press(moved);
      await first.getByText(later).waitFor();
      await hers.answer('Done');
      await AtTable.resolve(seats);

      await hers.asked();
      await hers.press(hers.hand.getByRole('button', { name: /^Preordain/ }));
      await hers.complete();
      // None is put on the bottom. The second is to be drawn first.
      await AtTable.pass(seats, ({ said }) => said.includes('Order the cards'));
      await hers.press(hers.button('Llanowar Elves ↑'));
      await hers.prompt.getByRole('listitem').first().getByText('Llanowar Elves').waitFor();
      await hers.answer('Done');
      await hers.hand.getByRole('button', { name: /^Llanowar Elves/ }).waitFor();
      const log = await logOf(people[0]!, game);
      const modes = ofType(log, 'SpellCast').map(({ item }) => (item as { modes: number[] }).modes);
      expect(modes).toEqual([[2, 3], [], []]);
      const stacked = ofType(log, 'AbilityStacked').map(({ item }) => (item as { text: string }).text);
      expect(stacked).toHaveLength(2);
      expect(stacked[0]).toMatch(later === 'Soul Warden' ? /gain 1 life/ : /deals 1 damage/);
      expect(his.watched.faults).toEqual([]);
      noFaults(seats);
    },
  );

  it('cards that one looks at are put on the bottom and on top, each in an order, by mouse', async () => {
    const { people, game, seats } = await seated(
      {
        now: main(),
        players: {
          A: {
            hand: ['Foresee'],
            battlefield: [{ card: 'Island', count: 4 }],
            library: ['Forest', 'Lightning Bolt', 'Llanowar Elves', 'Shock'],
            librarySize: 20,
          },
          B: { librarySize: 20 },
        },
      },
      'mouse',
      'mouse',
    );
    const [hers] = seats as [AtTable, AtTable];
    await hers.asked();
    await hers.press(hers.hand.getByRole('button', { name: /^Foresee/ }));
    await hers.complete();
    await AtTable.pass(seats, ({ said }) => said.includes('Which go to the bottom'));
    for (const away of [/^Forest/, /^Shock/])
      await hers.press(hers.prompt.getByRole('button', { name: away }));
    await hers.answer('Done');
    for (const first of ['Llanowar Elves', 'Shock']) {
      await hers.press(hers.button(`${first} ↑`));
      await hers.prompt.getByRole('listitem').first().getByText(first).waitFor();
      await hers.answer('Done');
    }
    await AtTable.resolve(seats);
    for (const drawn of [/^Llanowar Elves/, /^Lightning Bolt/])
      await hers.hand.getByRole('button', { name: drawn }).waitFor();
    const [own, other] = await Promise.all(people.map((viewer) => knownOf(viewer, game)));
    expect(own).toEqual([
      ['Shock', 17],
      ['Forest', 18],
    ]);
    expect(other).toEqual([]);
    const log = await logOf(people[0]!, game);
    expect(ofType(log, 'LibraryArranged')).toMatchObject([{ by: 0, top: 2, bottom: 2 }]);
    expect(ofType(log, 'CardDrawn')).toHaveLength(2);
    noFaults(seats);
  });

  it.each([
    ['mouse', 'mouse'],
    ['keyboard', 'touch'],
  ] as const)('cards in two piles, which one makes by %s and the other chooses by %s', async (his, hers) => {
    const { people, game, seats } = await seated(
      {
        now: main(),
        players: {
          A: {
            hand: ['Fact or Fiction'],
            battlefield: [{ card: 'Island', count: 4 }],
            library: ['Grizzly Bears', 'Forest', 'Shock', 'Llanowar Elves', 'Opt'],
            librarySize: 20,
          },
          B: { librarySize: 20 },
        },
      },
      hers,
      his,
    );
    const [taker, maker] = seats as [AtTable, AtTable];
    await taker.asked();
    await taker.press(taker.hand.getByRole('button', { name: /^Fact or Fiction/ }));
    await taker.complete();
    await AtTable.pass(seats, ({ said }) => said.includes('Opt\n'));
    for (const card of [/^Grizzly Bears/, /^Opt/])
      await maker.press(maker.prompt.getByRole('button', { name: card }));
    await maker.answer('Done');
    await taker.answer('Forest; Shock; Llanowar Elves');
    for (const taken of [/^Forest/, /^Shock/, /^Llanowar Elves/])
      await taker.hand.getByRole('button', { name: taken }).waitFor();
    await AtTable.resolve(seats);
    const { game: seen } = await people[0]!.ask(
      'query ($id: ID!) { game(id: $id) { view { seats { hand { name } graveyard { name } } } } }',
      { id: game },
    );
    const [own] = seen!.view.seats;
    expect(own!.hand!.map(({ name }) => name).sort()).toEqual(['Forest', 'Llanowar Elves', 'Shock']);
    expect(own!.graveyard!.map(({ name }) => name).sort()).toEqual([
      'Fact or Fiction',
      'Grizzly Bears',
      'Opt',
    ]);
    expect(ofType(await logOf(people[1]!, game), 'CardsRevealed')).toHaveLength(1);
    noFaults(seats);
  });

  it('a pile of tokens that is spread out and of which a part attacks, by the keys alone', async () => {
    const token = { typeLine: 'Creature — Soldier', power: 1, toughness: 1 };
    const soldiers = { card: 'Soldier', count: 6, token };
    const { people, game, seats } = await seated(
      {
        now: { turn: 3, step: 'begin-combat', player: 'A' },
        players: { A: { battlefield: [soldiers], librarySize: 20 }, B: { librarySize: 20 } },
      },
      'keyboard',
      'mouse',
    );
    const [hers] = seats as [AtTable, AtTable];
    const keys = new ByKeys(hers.page);
    const lie = hers.page.locator('.seat.mine .rows .card');
    await keys.press(hers.page.getByRole('button', { name: 'Spread out 6' }));
    await lie.nth(5).waitFor();
    await keys.isOn(hers.page.getByRole('button', { name: 'Lay together' }));
    await AtTable.pass(seats, ({ buttons }) => buttons.some(({ text }) => text === 'No attack'));
    await keys.write(hers.prompt.getByRole('spinbutton'), '4');
    await hers.answer('4 attackers');
    // Those that attack lie in a pile of their own.
    await hers.page.getByRole('button', { name: /^Soldier .*attacking.*×4/ }).waitFor();
    expect(await lie.count()).toBe(3);
    await keys.press(hers.page.getByRole('button', { name: 'Spread out 4' }));
    await lie.nth(5).waitFor();
    await keys.press(hers.page.getByRole('button', { name: 'Lay together' }));
    await lie.nth(3).waitFor({ state: 'detached' });
    await keys.isSomewhere();
    const [attack] = ofType(await logOf(people[1]!, game), 'AttackersDeclared');
    expect(attack?.['attacks']).toHaveLength(4);
    expect(keys.faults).toEqual([]);
    noFaults(seats);
  });

  it('the modes of a card that is only named as it is cast, in the words of that card, by touch', async () => {
    const { game, seats, people } = await seated(
      {
        ruleset: 'pentaland',
        now: main(),
        players: {
          A: {
            hand: ['Goblin Electromancer'],
            battlefield: [{ card: 'Coral Eel', count: 2, as: 'pentaland' }],
          },
          B: { battlefield: [{ card: 'Grizzly Bears', as: 'Grizzly Bears' }] },
        },
      },
      'touch',
    );
    const { card } = await people[0]!.ask('{ card(name: "Izzet Charm") { faces { text } } }');
    const [hers] = seats as [AtTable];
    await hers.castAs('Izzet Charm');
    const modes = modesIn([card!.faces[0]!.text]);
    expect(modes).toHaveLength(3);
    // There is no spell to counter.
    await hers.until(({ said }) => modes.slice(1).every((mode) => said.includes(mode)));
    await hers.complete(modes[2]!);
    const log = await logOf(people[1]!, game);
    expect(ofType(log, 'CardNamed')).toMatchObject([{ seat: 0, name: 'Izzet Charm' }]);
    expect(ofType(log, 'SpellCast')).toMatchObject([{ item: { modes: [2] } }]);
    noFaults(seats);
  });

  it('what a text does that nobody could read: it is typed, seen whole by all and agreed to, by the keys alone', async () => {
    const { people, game, seats, names } = await seated(
      {
        ruleset: 'pentaland',
        now: main(),
        players: {
          A: { hand: ['Savannah Lions'], battlefield: [{ card: 'Coral Eel', as: 'pentaland' }] },
          B: {},
        },
      },
      'keyboard',
      'keyboard',
    );
    const [hers, his] = seats as [AtTable, AtTable];
    await hers.castAs('Benediction of Moons');
    await hers.complete();
    await hers.answer('Pass');
    await his.answer('Pass');
    const effect = hers.prompt.getByLabel(/^What does it do/);
    await hers.write(effect, 'Each player gains a life.');
    await hers.press(hers.button('Done'));
    expect(await hers.prompt.getByRole('alert').textContent()).toBe('This is no JSON.');
    expect(await effect.inputValue()).toBe('Each player gains a life.');
    await hers.prompt.getByLabel('Begin with').selectOption({ label: 'you gain life' });
    await hers.prompt.getByRole('alert').waitFor({ state: 'detached' });
    await hers.answer('Done');
    const [proposed] = ofType(await logOf(people[0]!, game), 'ClauseProposed');
    expect(proposed).toMatchObject({ does: { kind: 'gain-life', who: { kind: 'you' }, amount: 1 } });
    const [hostess = '', other = ''] = names;
    const whole = his.prompt.getByRole('region', { name: `${hostess} says what this text does` });
    for (const part of [String(proposed?.['text']), 'You gain 1 life.', 'Nobody has answered yet.'])
      await whole.getByText(part).waitFor();
    const onlooker = await web.page((await web.register('Onlooker'))[0]!, `/game/${game}`, { locale: 'fr' });
    const said = onlooker.page.getByRole('region', { name: `${hostess} dit ce que fait ce texte` });
    await said.getByText('Ce qui se passerait').waitFor();
    await said.getByText('You gain 1 life.').waitFor();
    await his.answer('Yes');
    for (const seat of seats) {
      await seat.says(/says what .* does: You gain 1 life\./);
      await seat.says(`Agreed: ${other}.`);
      await seat.page.locator('.life', { hasText: '21' }).waitFor();
    }
    expect(await whole.count()).toBe(0);
    await onlooker.page.getByRole('log').getByText(`D’accord : ${other}.`).waitFor();
    noFaults(seats);
  });

  it('one attacker blocked by two creatures, its damage divided, by touch', async () => {
    const { people, game, seats, names } = await seated(
      {
        now: { turn: 3, step: 'begin-combat', player: 'A' },
        players: {
          A: { battlefield: ['Craw Wurm'] },
          B: { battlefield: ['Grizzly Bears', 'Bear Cub'] },
        },
      },
      'touch',
      'touch',
    );
    const [hers, his] = seats as [AtTable, AtTable];
    await AtTable.pass(seats, ({ buttons }) => buttons.some(({ text }) => text === 'No attack'));
    await hers.choose(new RegExp(names[1]!));
    await hers.answer(/^1 attacker/);
    await AtTable.pass(seats, ({ buttons }) => buttons.some(({ text }) => text === 'No block'));
    for (const place of [0, 1])
      await his.press(his.prompt.getByRole('button', { name: 'blocks Craw Wurm' }).nth(place));
    await his.answer(/^2 blockers/);
    await AtTable.pass(seats, ({ buttons }) => buttons.some(({ text }) => text === 'Done'));
    const shares = hers.prompt.getByRole('spinbutton');
    await hers.write(shares.nth(0), '3');
    await hers.write(shares.nth(1), '3');
    await hers.answer('Done');
    for (const name of ['Grizzly Bears', 'Bear Cub']) await his.says(`${name} goes to the graveyard.`);
    const damage = ofType(await logOf(people[0]!, game), 'DamageDealt');
    expect(damage.map(({ amount }) => amount).sort()).toEqual([2, 2, 3, 3]);
    noFaults(seats);
  });

  it('two hundred tokens made by one spell, in one pile that attacks together, by mouse', async () => {
    const { people, game, seats } = await seated(
      {
        now: { turn: 2, step: 'end', player: 'B', priority: 'A' },
        players: { A: { hand: ['Secure the Wastes'], mana: 'W'.repeat(201) }, B: { life: 200 } },
      },
      'mouse',
      'mouse',
    );
    const [hers, his] = seats as [AtTable, AtTable];
    await hers.asked();
    await hers.press(hers.hand.getByRole('button', { name: /^Secure the Wastes/ }));
    await hers.write(hers.prompt.getByRole('spinbutton'), '200');
    await hers.complete('Done');
    await AtTable.resolve(seats);
    for (const { page } of seats) {
      await page.getByRole('button', { name: /^Warrior .*×200/ }).waitFor();
      expect(await page.locator('.rows .card').count()).toBe(1);
    }
    await AtTable.pass(seats, ({ buttons }) => buttons.some(({ text }) => text === 'No attack'));
    await hers.choose('Attack with everything');
    await hers.answer('200 attackers');
    await AtTable.pass(seats, ({ isOver }) => isOver);
    await his.page.getByText('The game is over. You lost.').waitFor();
    const log = await logOf(people[1]!, game);
    expect(ofType(log, 'GameEnded')).toMatchObject([{ winners: [0] }]);
    const [attack] = ofType(log, 'AttackersDeclared');
    expect(attack?.['attacks']).toHaveLength(200);
    noFaults(seats);
  });

  it('a server that is killed: the page says so, goes on by itself, and what was typed is still there', async () => {
    const lands = { card: 'Grizzly Bears', count: 2, as: 'pentaland' };
    const { people, game, seats } = await seated(
      {
        ruleset: 'pentaland',
        now: main(),
        players: { A: { hand: [{ card: 'Grizzly Bears', count: 2 }], battlefield: [lands] }, B: {} },
      },
      'mouse',
      'touch',
    );
    const [hers, his] = seats as [AtTable, AtTable];
    await hers.asked();
    await hers.press(hers.hand.getByRole('button', { name: /Cast/ }).first());
    await hers.choose(/^Cast/);
    const naming = hers.prompt.getByLabel('What do you name it?');
    await hers.write(naming, 'Runeclaw Bear');
    // A page that has not come yet cannot say so.
    await his.page.locator('.rows').first().waitFor();
    await web.restart('SIGKILL', async () => {
      for (const { page } of seats)
        await page.getByText('No connection. Trying again; nothing is lost.').waitFor();
    });
    expect(await naming.inputValue()).toBe('Runeclaw Bear');
    await hers.choose('Done');
    await hers.doIt();
    await AtTable.resolve(seats);
    for (const { page } of [hers, his])
      await page
        .locator('.rows')
        .getByRole('button', { name: /^Runeclaw Bear/ })
        .waitFor();
    expect(ofType(await logOf(people[1]!, game), 'SpellCast')).toHaveLength(1);
  });
});
