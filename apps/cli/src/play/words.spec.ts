// What a line means at each kind of question, and what it shows of a view to speak of.
import { describe, expect, it } from '@jest/globals';
import type {
  DecisionView,
  GameView,
  ObjectView,
  OfferedPlay,
  QuestionView,
  SeatView,
  VisibleId,
} from '#visibility';
import { numbered, Numbers } from './numbers.js';
import { questionLines } from './question-lines.js';
import { viewLines } from './shown.js';
import { meantBy, type Meant } from './words.js';
import { partOf, type Part } from '#testkit/values/part-of';

const seatView = (seat: number, more: Part<SeatView>): Part<SeatView> => ({
  seat,
  team: seat,
  player: `player-${seat}`,
  ready: true,
  mulligans: 0,
  keptHand: true,
  ...more,
});

const SHOWN: Part<GameView> = {
  viewer: 'seat-0',
  status: 'playing',
  terms: { ruleset: 'pentaland' },
  turn: { number: 3, active: 0, step: 'precombat-main' },
  library: { size: 281 },
  seats: {
    '0': seatView(0, { life: 18, handSize: 2, hand: ['c1', 'c2'], graveyard: ['p9'], mana: 'W' }),
    '1': seatView(1, { life: 20, handSize: 7, graveyard: [] }),
  },
  battlefield: ['p2', 'p3'],
  stack: ['p4'],
  exile: [],
  objects: {
    c1: { id: 'c1', name: '', printed: 'Otter', cost: '{1}{W}', typeLine: 'Creature' },
    c2: { id: 'c2', name: '', printed: 'Badger', cost: '{G}', typeLine: 'Creature' },
    p2: { id: 'p2', name: 'Heron', typeLine: 'Creature', power: 2, toughness: 3, controller: 1, damage: 1 },
    p3: {
      id: 'p3',
      name: '',
      faceDown: 'land',
      under: { name: '', printed: 'Stoat', typeLine: 'Creature' },
      typeLine: 'Land',
      controller: 0,
      tapped: true,
    },
    p4: {
      id: 'p4',
      name: 'Spark',
      typeLine: 'Instant',
      item: {
        kind: 'spell',
        controller: 1,
        modes: [],
        targets: [{ objects: ['p3'], players: [0] }],
        paid: {},
        copy: false,
      },
    },
    p9: { id: 'p9', name: 'Vole', typeLine: 'Creature' },
  },
};
const viewWith = (more: Part<GameView>): GameView => partOf<GameView>({ ...SHOWN, ...more });
const VIEW = viewWith({});

const PLAYS = [
  { play: { do: 'play', object: 'c1', as: 'any-land' }, text: 'as a land' },
  { play: { do: 'cast', object: 'c1' }, text: 'cast' },
  { play: { do: 'cast', object: 'c2' }, text: 'cast' },
  { play: { do: 'cast', object: 'c2', alternative: 'morph' }, text: 'face down' },
  { play: { do: 'activate', object: 'c2', ability: 0 }, text: 'use' },
  { play: { do: 'special', object: 'c2' }, text: 'what it allows' },
  { play: { do: 'activate', object: 'p3', ability: 0 }, text: 'first' },
  { play: { do: 'activate', object: 'p3', ability: 1 }, text: 'second' },
] as OfferedPlay[];

const at =
  (question: object, plays: readonly OfferedPlay[] = []) =>
  (line: string): Meant =>
    meantBy(line, { view: VIEW, question: question as QuestionView, plays });
const answered = (meant: Meant): unknown => (meant.kind === 'answer' ? meant.answer : meant);
const UNCLEAR = { kind: 'unclear', why: expect.any(String) };

describe('the text for a player', () => {
  it('numbers the objects a player can name: the hand first, then their own side', () => {
    expect(numbered(VIEW)).toEqual(['c1', 'c2', 'p3', 'p2', 'p4', 'p9']);
  });

  it('keeps the numbers of objects, and gives a freed one to nothing else in the same turn', () => {
    const numbers = new Numbers().meet(VIEW);
    const hand = (ids: readonly string[], turn = 3): GameView =>
      viewWith({
        turn: { ...SHOWN.turn, number: turn },
        seats: { ...SHOWN.seats, '0': { ...SHOWN.seats!['0'], hand: ids } },
        objects: {
          ...Object.fromEntries(Object.entries(SHOWN.objects!).filter(([id]) => !/^c/.test(id))),
          ...Object.fromEntries(ids.map((id) => [id, { ...SHOWN.objects!['c2'], id }])),
        },
      });
    const meantOf = (view: GameView, line: string): unknown =>
      meantBy(line, {
        view,
        numbers,
        plays: PLAYS,
        question: partOf<QuestionView>({ kind: 'priority' }),
      });
    expect(meantOf(hand(['c2', 'c7']), 'cast 2')).toEqual({ kind: 'begin', play: PLAYS[2]!.play });
    expect(meantOf(hand(['c2', 'c7']), 'cast 1')).toEqual({
      kind: 'unclear',
      why: "nothing has the number '1'",
    });
    expect(numbers.of('c7' as VisibleId)).toBe(7);
    numbers.meet(hand(['c2', 'c7', 'c8'], 4));
    expect([numbers.of('c2' as VisibleId), numbers.of('c8' as VisibleId)]).toEqual([2, 1]);
  });

  it('shows the table zone by zone, and nothing that is not in the view', () => {
    expect(viewLines(VIEW).join('\n')).toMatchInlineSnapshot(`
     "
     Turn 3, of you, precombat main. The library has 281.
     You:  life 18  hand 2  graveyard 1  mana W
       Graveyard: Vole [6]
     Seat 1:  life 20  hand 7  graveyard 0
     Your side:
       [3] a face-down card (Stoat) Land (tapped)
     Side of seat 1:
       [4] Heron Creature 2/3 damage 1
     Stack, the top first:
       [5] Spark, by seat 1 at a face-down card (Stoat) [3], you
     Your hand:
       [1] 'Otter' {1}{W} Creature
       [2] 'Badger' {G} Creature"
    `);
  });

  it('shows what is printed beside what it is now, what is watched, and which text is for the table', () => {
    const heron: Part<ObjectView> = {
      ...SHOWN.objects!['p2'],
      watched: true,
      text: ['Flying', 'Whenever it is loud, be loud.'],
      assisted: ['be loud'],
      asPrinted: { typeLine: 'Creature', power: '*', toughness: '3' },
    };
    const view = viewWith({ objects: { ...SHOWN.objects, p2: heron } });
    const lines = viewLines(view).join('\n');
    expect(lines).toContain('Heron Creature 2/3 (printed */3) (watched)');
    expect(lines).toMatch(/Flying\n.*Whenever it is loud, be loud. \(for the table\)/);
  });

  it('shows a text once, however many objects have it', () => {
    const land = { name: 'Pentaland', typeLine: 'Basic Land', controller: 0, text: ['{T}: Add mana.'] };
    const objects = {
      p2: { ...land, id: 'p2' },
      p3: { ...land, id: 'p3', under: { name: '', printed: 'Stoat' } },
    };
    const view = viewWith({ stack: [], objects: { ...SHOWN.objects, ...objects } });
    const lines = viewLines(view).join('\n');
    expect(lines).toContain('Pentaland Basic Land');
    expect(lines).toContain('Pentaland (Stoat) Basic Land');
    expect(lines.match(/Add mana/g)).toHaveLength(1);
  });

  it('says for whom the game waits, if it waits for somebody else', () => {
    const waiting = (seat: number): string =>
      viewLines(viewWith({ decision: { seat, prompt: 'take-a-mulligan' } })).join('\n');
    expect(waiting(1)).toContain('Seat 1 is asked: take a mulligan.');
    expect(waiting(0)).not.toContain('is asked');
  });

  it('war-zone: says what a number of draws counts', () => {
    const question = { kind: 'number', least: 0, most: 7 };
    const asked = (ruleset: string): string =>
      questionLines(
        viewWith({ terms: { ruleset } }),
        partOf<DecisionView>({ prompt: 'divide', question }),
      ).join('\n');
    expect(asked('war-zone')).toContain('from your Utopia Library, a number from 0 to 7');
    expect(asked('magic')).not.toContain('Utopia');
  });

  it('says what is asked, what there is to choose from, and how to answer', () => {
    const question = { kind: 'choose-targets', objects: ['p2', 'p3'], players: [1], least: 1, most: 1 };
    const decision = partOf<DecisionView>({ prompt: 'target', question, source: 'p4' });
    expect(questionLines(VIEW, decision).join('\n')).toMatchInlineSnapshot(`
     "
     You are asked: target, of Spark [5]. Say a number.
       1. Heron [4]
       2. a face-down card (Stoat) [3]
       3. seat 1"
    `);
    const options = [{ label: 'card', object: 'p2' }, { label: 'card' }, { label: 'Spark', object: 'p4' }];
    const ordered = partOf<DecisionView>({ prompt: 'order-cards', question: { kind: 'order', options } });
    expect(questionLines(VIEW, ordered).slice(2)).toEqual(['  1. Heron [4]', '  2. card', '  3. Spark']);
    const priority = partOf<DecisionView>({
      prompt: 'priority',
      question: { kind: 'priority', actions: ['pass', 'act'] },
    });
    expect(questionLines(VIEW, priority, { plays: PLAYS }).join('\n')).toMatchInlineSnapshot(`
     "
     You are asked: priority. Say \`pass\`, \`skip\` (until your turn), \`land 3\`, \`cast 3 NAME\`, \`use 3\`, \`do 1\`, or \`help\`.
     If everyone passes, [5] resolves.
     You may:
       do 1: activate a face-down card (Stoat) [3], first
       do 2: activate a face-down card (Stoat) [3], second
       \`land 1\`: as a land, face down"
    `);
  });
});

describe('an answer in words', () => {
  it('with priority passes, or begins an action by the number of its object', () => {
    const say = at({ kind: 'priority', actions: ['pass', 'act'] }, PLAYS);
    expect(answered(say('pass'))).toEqual({ kind: 'priority', action: 'pass' });
    expect(say('land 1')).toEqual({ kind: 'begin', play: PLAYS[0]!.play });
    expect(say('cast 1 Lightning Bolt')).toEqual({
      kind: 'begin',
      play: { do: 'cast', object: 'c1', name: 'Lightning Bolt' },
    });
    expect(say('cast c1 as Swords to Plowshares')).toMatchObject({ play: { name: 'Swords to Plowshares' } });
    expect(say('do 2')).toEqual({ kind: 'begin', play: PLAYS[7]!.play });
    expect(say('do 3')).toEqual({ kind: 'begin', play: PLAYS[0]!.play });
    // Where there are several ways, the plain one is meant, and each has a word of its own.
    expect(say('cast 2')).toEqual({ kind: 'begin', play: PLAYS[2]!.play });
    expect(say('play 1')).toEqual({ kind: 'begin', play: PLAYS[0]!.play });
    expect(say('down 2')).toEqual({ kind: 'begin', play: PLAYS[3]!.play });
    expect(say('use 2 Wild Mongrel')).toMatchObject({ play: { do: 'activate', name: 'Wild Mongrel' } });
    expect(say('special 2 Greater Gargadon')).toMatchObject({ play: { do: 'special' } });
    expect(say('use 3')).toMatchObject({ kind: 'unclear', why: expect.stringContaining('do 1 or do 2') });
    expect(say('land 2')).toMatchObject({ why: expect.stringContaining('main phase') });
    for (const line of [
      'dance',
      'land 2',
      'land 99',
      'land',
      'do 4',
      'do x',
      'use 1',
      'down 1',
      'special 3',
      'pass 2',
    ])
      expect({ line, ...say(line) }).toEqual({ line, ...UNCLEAR });
  });

  it('cr 601.2b: chooses modes while it casts, also of a card that is named with it', () => {
    const say = at({ kind: 'priority', actions: ['pass', 'act'] }, PLAYS);
    const charm = { do: 'cast', object: 'c1', name: 'Emerald Charm' };
    expect(say('cast 1 as Emerald Charm mode 2')).toEqual({ kind: 'begin', play: { ...charm, modes: [1] } });
    expect(say('cast 1 Emerald Charm modes 1 3 pay 2')).toEqual({
      kind: 'begin',
      play: { ...charm, modes: [0, 2], pay: [{ object: 'c2', ability: 0 }] },
    });
    expect(say('cast 2 mode 1')).toEqual({ kind: 'begin', play: { ...PLAYS[2]!.play, modes: [0] } });
    // Only numbers behind it make it a choice; anything else belongs to the name.
    expect(say('cast 1 Mode Reader')).toMatchObject({ play: { name: 'Mode Reader' } });
    expect(say('cast 1 Emerald Charm mode 0')).toMatchObject({ play: { name: 'Emerald Charm mode 0' } });
    expect(say('land 1 mode 1')).toEqual({ kind: 'unclear', why: 'that has no modes to choose' });
  });

  it('cr 601.2g: names the mana abilities that pay, by the numbers of their objects', () => {
    const say = at({ kind: 'priority', actions: ['pass', 'act'] }, PLAYS);
    const bolt = { do: 'cast', object: 'c1', name: 'Lightning Bolt' };
    expect(say('cast 1 Lightning Bolt pay 2')).toEqual({
      kind: 'begin',
      play: { ...bolt, pay: [{ object: 'c2', ability: 0 }] },
    });
    expect(say('cast 1 as Lightning Bolt pay 4 3:2 5:1=rg')).toEqual({
      kind: 'begin',
      play: {
        ...bolt,
        pay: [
          { object: 'p2', ability: 0 },
          { object: 'p3', ability: 1 },
          { object: 'p4', ability: 0, mana: 'RG' },
        ],
      },
    });
    expect(say('cast 1 Lightning Bolt pay 3')).toMatchObject({ why: expect.stringContaining('3:1 or 3:2') });
    // A name may have the word in it.
    expect(say('cast 1 Pay No Heed')).toMatchObject({ play: { name: 'Pay No Heed' } });
    expect(say('cast 1 pay no heed pay 2')).toMatchObject({
      play: { name: 'pay no heed', pay: [{ object: 'c2' }] },
    });
    expect(say('cast 1 Hell to pay')).toMatchObject({ play: { name: 'Hell to pay' } });
    for (const line of [
      'land 1 pay 3:1',
      'pass pay 3:1',
      'cast 1 X pay 99',
      'cast 1 X pay 3:0',
      'cast 1 X pay 3:',
    ])
      expect({ line, ...say(line) }).toEqual({ line, ...UNCLEAR });
  });

  it('cr 508.1i, 509.1e: pays for attacking and blocking in the same way', () => {
    const attack = at({ kind: 'attackers', candidates: [{ attacker: 'p3', defenders: [1] }] });
    expect(answered(attack('attack 1 pay 4 2:2'))).toEqual({
      kind: 'attackers',
      attacks: [{ attacker: 'p3', defender: 1 }],
      pay: [
        { object: 'p2', ability: 0 },
        { object: 'c2', ability: 1 },
      ],
    });
    expect(answered(attack('pass'))).toEqual({ kind: 'attackers', attacks: [] });
    const block = at({ kind: 'blockers', candidates: [{ blocker: 'p3', attackers: ['p2'], most: 1 }] });
    expect(answered(block('block 1:1 pay 2'))).toMatchObject({ pay: [{ object: 'c2', ability: 0 }] });
    expect(answered(block('pass'))).toEqual({ kind: 'blockers', blocks: [] });
    expect(at({ kind: 'yes-no' })('yes pay 2')).toEqual(UNCLEAR);
  });

  it('is yes, numbers, words or names', () => {
    const yesNo = at({ kind: 'yes-no' });
    expect([yesNo('yes'), yesNo('N')].map(answered)).toMatchObject([{ yes: true }, { yes: false }]);
    expect(yesNo('perhaps')).toEqual(UNCLEAR);
    const mulligan = at({ kind: 'yes-no', instead: ['c4', 'c7'] });
    expect(answered(mulligan('use 2'))).toEqual({ kind: 'choose-objects', objects: ['c7'] });
    expect(answered(mulligan('no'))).toMatchObject({ yes: false });
    for (const said of [yesNo('use 1'), mulligan('use 3'), mulligan('2')]) expect(said).toEqual(UNCLEAR);
    const number = at({ kind: 'number', least: 0 });
    expect(answered(number('4'))).toEqual({ kind: 'number', number: 4 });
    expect(number('four')).toEqual(UNCLEAR);
    const name = at({ kind: 'word', of: 'card', object: 'c1', none: 'allowed' });
    expect(answered(name('name Lightning Bolt'))).toEqual({ kind: 'word', word: 'Lightning Bolt' });
    expect(answered(name('none'))).toEqual({ kind: 'word', word: '' });
    expect(name('name')).toEqual(UNCLEAR);
    const colour = at({ kind: 'word', of: 'colour', from: ['white', 'blue'] });
    expect([colour('2'), colour('white')].map(answered)).toMatchObject([{ word: 'blue' }, { word: 'white' }]);
    expect(colour('3')).toEqual(UNCLEAR);
  });

  it('is some of the shown objects, by number, or none', () => {
    const objects = at({ kind: 'choose-objects', candidates: ['c1', 'c2'], count: 2, least: 0 });
    expect([objects('2 1'), objects('none')].map(answered)).toMatchObject([
      { objects: ['c2', 'c1'] },
      { objects: [] },
    ]);
    expect(objects('3')).toEqual(UNCLEAR);
    const targets = at({ kind: 'choose-targets', objects: ['p2'], players: [1], least: 1, most: 2 });
    expect(answered(targets('1 2'))).toMatchObject({ targets: [{ object: 'p2' }, { seat: 1 }] });
    expect(answered(at({ kind: 'choose-players', candidates: [1, 0], count: 1 })('2'))).toMatchObject({
      players: [0],
    });
    const options = [{ label: 'one' }, { label: 'two' }];
    expect(answered(at({ kind: 'choose-modes', options, least: 1, most: 1 })('2'))).toMatchObject({
      modes: [1],
    });
    expect(answered(at({ kind: 'choose-modes', options, least: 1, most: 1 })('mode 2'))).toMatchObject({
      modes: [1],
    });
    expect(answered(at({ kind: 'choose-modes', options, least: 0, most: 1 })('none'))).toMatchObject({
      modes: [],
    });
    expect(answered(at({ kind: 'order', options })('2 1'))).toMatchObject({ order: [1, 0] });
    expect(answered(at({ kind: 'divide', total: 3, least: 0, among: [0, 1] })('1 2'))).toMatchObject({
      amounts: [1, 2],
    });
  });

  it('says who attacks whom, and who blocks whom', () => {
    const candidates = [
      { attacker: 'p2', defenders: [1, 'p9'] },
      { attacker: 'p3', defenders: [1] },
    ];
    const attack = at({ kind: 'attackers', candidates });
    expect(answered(attack('attack 1:2 2'))).toMatchObject({
      attacks: [
        { attacker: 'p2', defender: 'p9' },
        { attacker: 'p3', defender: 1 },
      ],
    });
    expect(answered(attack('attack all'))).toMatchObject({
      attacks: [{ attacker: 'p2' }, { attacker: 'p3' }],
    });
    expect(answered(attack('none'))).toMatchObject({ attacks: [] });
    for (const line of ['attack 3', 'attack 2:2', 'attack x'])
      expect({ line, ...attack(line) }).toEqual({ line, ...UNCLEAR });
    const block = at({ kind: 'blockers', candidates: [{ blocker: 'p3', attackers: ['p2', 'p9'], most: 2 }] });
    expect(answered(block('block 1:1 1:2'))).toMatchObject({
      blocks: [{ blocker: 'p3', attackers: ['p2', 'p9'] }],
    });
    expect(answered(block('none'))).toMatchObject({ blocks: [] });
  });

  it('says of an unread text that it does nothing', () => {
    const propose = at({ kind: 'propose', text: 'Dance.', part: 'effect', attempt: 1, attempts: 3 });
    expect(answered(propose('nothing'))).toMatchObject({ effect: { kind: 'sequence', steps: [] } });
    expect(propose('something')).toEqual(UNCLEAR);
  });
});
