// The grammar of card texts: all that its files read, put together. What a line is made of is read by `line`.
import { Grammar } from '../parsing/grammar.js';
import { nounsProductions } from './nouns/nouns.js';
import { valuesProductions } from './amounts/values.js';
import { thingsProductions } from './nouns/objects.js';
import { nounClausesProductions } from './nouns/noun-clauses.js';
import { relationsProductions } from './nouns/relations.js';
import { peopleProductions } from './nouns/players.js';
import { conditionsProductions } from './conditions/conditions.js';
import { statesProductions } from './conditions/states.js';
import { designationsProductions } from './conditions/designations.js';
import { deedsOfPlayersProductions } from './deeds/of-players.js';
import { deedsOnObjectsProductions } from './deeds/on-objects.js';
import { searchProductions } from './zones/search.js';
import { libraryProductions } from './zones/library.js';
import { untilRevealedProductions } from './zones/until-revealed.js';
import { handProductions } from './zones/hand.js';
import { outsideProductions } from './zones/outside.js';
import { hiddenAwayProductions } from './zones/hideaway.js';
import { actionsProductions } from './deeds/keyword-actions.js';
import { ownChoiceProductions } from './zones/own-cards.js';
import { changesProductions } from './changes/changes.js';
import { keywordChoicesProductions } from './changes/keyword-choices.js';
import { becomingProductions } from './changes/becoming.js';
import { preventionProductions } from './replacements/prevention.js';
import { redirectionProductions } from './replacements/redirection.js';
import { typesOfChoiceProductions } from './changes/types-of-choice.js';
import { textChangesProductions } from './changes/text-changes.js';
import { clausesProductions } from './sentences/clauses.js';
import { delayedProductions } from './sentences/delayed.js';
import { dividedProductions } from './deeds/divided.js';
import { theirOwnProductions } from './sentences/for-each-of-their-own.js';
import { eachOfThoseProductions } from './sentences/for-each-of-those.js';
import { whereXProductions } from './sentences/where-x.js';
import { historyProductions } from './conditions/history.js';
import { eventsProductions } from './events/of-objects.js';
import { eventsOfPlayersProductions } from './events/of-players.js';
import { spellClausesProductions } from './nouns/spell-clauses.js';
import { staticsProductions } from './changes/statics.js';
import { chosenProductions } from './replacements/choices-on-entering.js';
import { enteringProductions } from './replacements/entering.js';
import { bringingProductions } from './replacements/returning-with-counters.js';
import { openingProductions } from './abilities/opening-hand.js';
import { insteadProductions } from './replacements/instead.js';
import { damageOtherwiseProductions } from './replacements/damage-amounts.js';
import { pricesProductions } from './costs/prices.js';
import { rulesOfPlayersProductions } from './game-rules/of-players.js';
import { untappingProductions } from './game-rules/untapping.js';
import { spellsOfPlayersProductions } from './game-rules/spells-of-players.js';
import { lifeTotalsProductions } from './game-rules/life-totals.js';
import { drawsReplacedProductions } from './replacements/draws.js';
import { costsProductions } from './costs/costs.js';
import { keywordsProductions } from './abilities/keywords.js';
import { abilitiesProductions } from './abilities/abilities.js';

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
