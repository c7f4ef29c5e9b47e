// `pentaland cards …`: the catalogue of this installation.
import type { Command } from '../../command.js';
import { cardsCosts } from './costs.js';
import { cardsImport } from './import.js';
import { cardsInfo } from './info.js';
import { cardsShow } from './show.js';

export const CARDS_COMMANDS: readonly Command[] = [cardsImport, cardsInfo, cardsShow, cardsCosts];
