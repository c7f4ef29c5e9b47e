// The grammar: every room adds what it reads. What a line is made of is read by `line`.
import './nouns.js';
import './noun-clauses.js';
import './people.js';
import './things.js';
import './values.js';
import './conditions.js';
import './states.js';
import './deeds-of-players.js';
import './deeds-on-objects.js';
import './search.js';
import './changes.js';
import './clauses.js';
import './events.js';
import './events-of-players.js';
import './spell-clauses.js';
import './statics.js';
import './keywords.js';
export { line } from './abilities.js';
