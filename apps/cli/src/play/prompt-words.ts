// What a player is asked for, in words that fit behind 'You are asked: '.
import type { DecisionView } from '#visibility';

type Prompt = DecisionView['prompt'];

const WORDS: { readonly [P in Prompt]: string } = {
  'choose-starting-player': 'choose starting player',
  'take-a-mulligan': 'take a mulligan',
  'put-on-the-bottom': 'cards for the bottom of the library',
  'opening-hand': 'opening hand',
  priority: 'priority',
  attackers: 'attackers',
  blockers: 'blockers',
  damage: 'how the damage is divided',
  discard: 'discard',
  target: 'target',
  'order-triggers': 'the order of triggered abilities, the first goes on the stack first',
  'order-replacements': 'which effect applies first',
  'order-cards': 'the order of the cards',
  'legend-rule': 'which one you keep (the legend rule)',
  may: 'whether you do it',
  pay: 'whether you pay',
  mode: 'mode',
  choose: 'choose',
  divide: 'divide',
  number: 'number',
  word: 'word',
  name: 'name',
  search: 'search',
  scry: 'what does not stay on top',
  vote: 'vote',
  coin: 'call the coin',
  mana: 'which mana',
  propose: 'what the text does',
  accept: 'whether you agree',
  'settle-as-nothing': 'whether nothing happens',
  'let-stand': 'whether the last proposal stands',
  shortcut: 'after how many passes you do something else',
  'first-drawn': 'whether you reveal the first card you have drawn',
};

export const promptOf = (prompt: Prompt): string => WORDS[prompt];
