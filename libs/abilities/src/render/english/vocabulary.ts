// English for the closed vocabularies of the language.
import type { Players } from '../../nodes/sorts.js';
import type { Status } from '../../language/words.js';
import type { Noun } from './nouns.js';

/** For several players who may. */
export const SOMEBODY = 'a player does';
export const NOBODY = 'no one does';
export const STATUS: { readonly [S in Status]: Noun } = {
  tapped: { adjectives: ['tapped'] },
  untapped: { adjectives: ['untapped'] },
  flipped: { adjectives: ['flipped'] },
  'face-down': { adjectives: ['face-down'] },
  'face-up': { adjectives: ['face-up'] },
  transformed: { adjectives: ['transformed'] },
  'phased-out': { adjectives: ['phased-out'] },
  attacking: { adjectives: ['attacking'] },
  blocking: { adjectives: ['blocking'] },
  blocked: { adjectives: ['blocked'] },
  unblocked: { adjectives: ['unblocked'] },
  enchanted: { adjectives: ['enchanted'] },
  equipped: { adjectives: ['equipped'] },
  fortified: { adjectives: ['fortified'] },
  attached: { adjectives: ['attached'] },
  token: { base: 'token' },
  card: { after: ['represented by a card'] },
  copy: { adjectives: ['copied'] },
  monstrous: { adjectives: ['monstrous'] },
  renowned: { adjectives: ['renowned'] },
  suspected: { adjectives: ['suspected'] },
  goaded: { adjectives: ['goaded'] },
  paired: { adjectives: ['paired'] },
  'summoning-sick': { adjectives: ['summoning-sick'] },
  historic: { adjectives: ['historic'] },
  modified: { adjectives: ['modified'] },
  commander: { base: 'commander' },
  'ring-bearer': { after: ["that's a Ring-bearer"] },
  kicked: { adjectives: ['kicked'] },
  cast: { after: ['that was cast'] },
  'attacked-this-turn': { after: ['that attacked this turn'] },
  'blocked-this-turn': { after: ['that blocked this turn'] },
  'damaged-this-turn': { after: ['that was dealt damage this turn'] },
  'entered-this-turn': { after: ['that entered this turn'] },
  'activated-this-turn': { after: ['with an ability that was activated this turn'] },
};
export const COLOURS = {
  colourless: 'colorless',
  multicoloured: 'multicolored',
  monocoloured: 'monocolored',
  all: 'five-color',
} as const;
export const SHARED = {
  name: 'a name',
  colour: 'a color',
  type: 'a card type',
  'creature-type': 'a creature type',
  'land-type': 'a land type',
  subtype: 'a subtype',
  controller: 'a controller',
  owner: 'an owner',
  'mana-value': 'a mana value',
  power: 'a power',
  toughness: 'a toughness',
  counter: 'a kind of counter',
} as const;
export const SINCE = {
  turn: 'this turn',
  'last-turn': 'last turn',
  game: 'this game',
  combat: 'this combat',
  'last-upkeep': 'since the beginning of your last upkeep',
} as const;
export const STAT = {
  power: 'power',
  toughness: 'toughness',
  'mana-value': 'mana value',
  loyalty: 'loyalty',
  defense: 'defense',
} as const;
export const DIFFERENT = {
  name: 'names',
  colour: 'colors',
  'card-type': 'card types',
  'basic-land-type': 'basic land types',
  'creature-type': 'creature types',
  'mana-value': 'mana values',
  power: 'powers',
  controller: 'controllers',
} as const;
export const STEP = {
  untap: 'untap step',
  upkeep: 'upkeep',
  draw: 'draw step',
  'precombat-main': 'precombat main phase',
  'begin-combat': 'beginning of combat step',
  'declare-attackers': 'declare attackers step',
  'declare-blockers': 'declare blockers step',
  'first-strike-damage': 'first strike damage step',
  'combat-damage': 'combat damage step',
  'end-combat': 'end of combat step',
  'postcombat-main': 'postcombat main phase',
  end: 'end step',
  cleanup: 'cleanup step',
} as const;

/** The participle of each cause: 'sacrificed', 'exiled'. */
export const CAUSED: Readonly<Record<string, string>> = {
  exile: 'exiled',
  return: 'returned',
  put: 'moved',
  discard: 'discarded',
  sacrifice: 'sacrificed',
  destroy: 'destroyed',
  mill: 'milled',
  search: 'found',
  reveal: 'revealed',
};

export const zoneOf = (zone: string): string =>
  ({
    battlefield: 'the battlefield',
    stack: 'the stack',
    exile: 'exile',
    command: 'the command zone',
    outside: 'outside the game',
  })[zone] ?? `a ${zone}`;

/** From whose zone; one's own if it is a zone each player has. */
export const fromZone = (zone: string | undefined, players: Players): string =>
  zone === undefined
    ? ''
    : ['hand', 'library', 'graveyard'].includes(zone)
      ? `from ${players.kind === 'you' ? `your ${zone}` : `their ${zone}`}`
      : `from ${zoneOf(zone)}`;
