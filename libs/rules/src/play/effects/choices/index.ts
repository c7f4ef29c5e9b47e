// Choices made as an effect happens.
import { modeChoices } from './modes.js';
import { thingChoices } from './things.js';
import { wordChoices } from './words.js';

export const choiceEffects = { ...thingChoices, ...wordChoices, ...modeChoices };
