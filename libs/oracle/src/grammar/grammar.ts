// The grammar of card texts: all that its files read, put together. What a line is made of is read by `line`.
import { Grammar } from '../parsing/grammar.js';
import { nounsProductions } from './nouns.js';
import { valuesProductions } from './values.js';
import { thingsProductions } from './things.js';
import { nounClausesProductions } from './noun-clauses.js';
import { relationsProductions } from './relations.js';
import { peopleProductions } from './people.js';
import { conditionsProductions } from './conditions.js';
import { statesProductions } from './states.js';
import { designationsProductions } from './designations.js';
import { deedsOfPlayersProductions } from './deeds-of-players.js';
import { deedsOnObjectsProductions } from './deeds-on-objects.js';
import { searchProductions } from './search.js';
import { libraryProductions } from './library.js';
import { untilRevealedProductions } from './until-revealed.js';
import { handProductions } from './hand.js';
import { outsideProductions } from './outside.js';
import { hiddenAwayProductions } from './hidden-away.js';
import { actionsProductions } from './actions.js';
import { ownChoiceProductions } from './own-choice.js';
import { changesProductions } from './changes.js';
import { keywordChoicesProductions } from './keyword-choices.js';
import { becomingProductions } from './becoming.js';
import { preventionProductions } from './prevention.js';
import { redirectionProductions } from './redirection.js';
import { typesOfChoiceProductions } from './types-of-choice.js';
import { textChangesProductions } from './text-changes.js';
import { clausesProductions } from './clauses.js';
import { delayedProductions } from './delayed.js';
import { dividedProductions } from './divided.js';
import { theirOwnProductions } from './their-own.js';
import { eachOfThoseProductions } from './each-of-those.js';
import { whereXProductions } from './where-x.js';
import { historyProductions } from './history.js';
import { eventsProductions } from './events.js';
import { eventsOfPlayersProductions } from './events-of-players.js';
import { spellClausesProductions } from './spell-clauses.js';
import { staticsProductions } from './statics.js';
import { chosenProductions } from './chosen.js';
import { enteringProductions } from './entering.js';
import { bringingProductions } from './bringing.js';
import { openingProductions } from './opening.js';
import { insteadProductions } from './instead.js';
import { damageOtherwiseProductions } from './damage-otherwise.js';
import { pricesProductions } from './prices.js';
import { rulesOfPlayersProductions } from './rules-of-players.js';
import { untappingProductions } from './untapping.js';
import { spellsOfPlayersProductions } from './spells-of-players.js';
import { lifeTotalsProductions } from './life-totals.js';
import { drawsReplacedProductions } from './draws-replaced.js';
import { costsProductions } from './costs.js';
import { keywordsProductions } from './keywords.js';
import { abilitiesProductions } from './abilities.js';

export const GRAMMAR = new Grammar([
  ...nounsProductions,
  ...valuesProductions,
  ...thingsProductions,
  ...nounClausesProductions,
  ...relationsProductions,
  ...peopleProductions,
  ...conditionsProductions,
  ...statesProductions,
  ...designationsProductions,
  ...deedsOfPlayersProductions,
  ...deedsOnObjectsProductions,
  ...searchProductions,
  ...libraryProductions,
  ...untilRevealedProductions,
  ...handProductions,
  ...outsideProductions,
  ...hiddenAwayProductions,
  ...actionsProductions,
  ...ownChoiceProductions,
  ...changesProductions,
  ...keywordChoicesProductions,
  ...becomingProductions,
  ...preventionProductions,
  ...redirectionProductions,
  ...typesOfChoiceProductions,
  ...textChangesProductions,
  ...clausesProductions,
  ...delayedProductions,
  ...dividedProductions,
  ...theirOwnProductions,
  ...eachOfThoseProductions,
  ...whereXProductions,
  ...historyProductions,
  ...eventsProductions,
  ...eventsOfPlayersProductions,
  ...spellClausesProductions,
  ...staticsProductions,
  ...chosenProductions,
  ...enteringProductions,
  ...bringingProductions,
  ...openingProductions,
  ...insteadProductions,
  ...damageOtherwiseProductions,
  ...pricesProductions,
  ...rulesOfPlayersProductions,
  ...untappingProductions,
  ...spellsOfPlayersProductions,
  ...lifeTotalsProductions,
  ...drawsReplacedProductions,
  ...costsProductions,
  ...keywordsProductions,
  ...abilitiesProductions,
]);
