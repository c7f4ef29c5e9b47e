// Effects on players, by family.
import { activatingEffects } from './activate-mana.js';
import { assistedEffects } from './assisted.js';
import { cardEffects } from './cards.js';
import { chanceEffects } from './chance.js';
import { clashEffects } from './clash.js';
import { commandEffects } from './command.js';
import { counterEffects } from './counters.js';
import { endingOfTurns } from './end-turn.js';
import { gameEffects } from './game.js';
import { shuffling } from './library.js';
import { lookingEffects } from './looking.js';
import { lifeEffects } from './life.js';
import { manaEffects } from './mana.js';
import { restartEffects } from './restart.js';
import { searchEffects } from './search.js';
import { tokenEffects } from './tokens.js';
import { turnEffects } from './turns.js';
import { voteEffects } from './vote.js';
import { zoneEffects } from './zones.js';

export const playerEffects = {
  ...cardEffects,
  ...lifeEffects,
  ...manaEffects,
  ...activatingEffects,
  ...counterEffects,
  ...tokenEffects,
  ...searchEffects,
  ...shuffling,
  ...lookingEffects,
  ...clashEffects,
  ...voteEffects,
  ...chanceEffects,
  ...commandEffects,
  ...gameEffects,
  ...restartEffects,
  ...turnEffects,
  ...endingOfTurns,
  ...zoneEffects,
  ...assistedEffects,
};
