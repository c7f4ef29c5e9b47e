// The grammar of card texts: the productions of all its files, folder by folder, the lowest first. A line of a card is
// read by `line` (abilities/abilities.ts).
import { Grammar } from '../parsing/grammar.js';
import { nounClausesProductions } from './nouns/noun-clauses.js';
import { nounsProductions } from './nouns/nouns.js';
import { objectsProductions } from './nouns/objects.js';
import { playersProductions } from './nouns/players.js';
import { relationsProductions } from './nouns/relations.js';
import { spellClausesProductions } from './nouns/spell-clauses.js';
import { valuesProductions } from './amounts/values.js';
import { conditionsProductions } from './conditions/conditions.js';
import { designationsProductions } from './conditions/designations.js';
import { historyProductions } from './conditions/history.js';
import { statesProductions } from './conditions/states.js';
import { eventsOfObjectsProductions } from './events/of-objects.js';
import { eventsOfPlayersProductions } from './events/of-players.js';
import { costsProductions } from './costs/costs.js';
import { pricesProductions } from './costs/prices.js';
import { dividedProductions } from './deeds/divided.js';
import { keywordActionsProductions } from './deeds/keyword-actions.js';
import { deedsOfPlayersProductions } from './deeds/of-players.js';
import { deedsOnObjectsProductions } from './deeds/on-objects.js';
import { handProductions } from './zones/hand.js';
import { hideawayProductions } from './zones/hideaway.js';
import { libraryProductions } from './zones/library.js';
import { outsideProductions } from './zones/outside.js';
import { ownCardsProductions } from './zones/own-cards.js';
import { searchProductions } from './zones/search.js';
import { untilRevealedProductions } from './zones/until-revealed.js';
import { becomingProductions } from './changes/becoming.js';
import { changesProductions } from './changes/changes.js';
import { keywordChoicesProductions } from './changes/keyword-choices.js';
import { staticsProductions } from './changes/statics.js';
import { textChangesProductions } from './changes/text-changes.js';
import { typesOfChoiceProductions } from './changes/types-of-choice.js';
import { lifeTotalsProductions } from './game-rules/life-totals.js';
import { rulesOfPlayersProductions } from './game-rules/of-players.js';
import { spellsOfPlayersProductions } from './game-rules/spells-of-players.js';
import { untappingProductions } from './game-rules/untapping.js';
import { choicesOnEnteringProductions } from './replacements/choices-on-entering.js';
import { damageAmountsProductions } from './replacements/damage-amounts.js';
import { drawsProductions } from './replacements/draws.js';
import { enteringProductions } from './replacements/entering.js';
import { insteadProductions } from './replacements/instead.js';
import { preventionProductions } from './replacements/prevention.js';
import { redirectionProductions } from './replacements/redirection.js';
import { returningWithCountersProductions } from './replacements/returning-with-counters.js';
import { clausesProductions } from './sentences/clauses.js';
import { delayedProductions } from './sentences/delayed.js';
import { forEachOfTheirOwnProductions } from './sentences/for-each-of-their-own.js';
import { forEachOfThoseProductions } from './sentences/for-each-of-those.js';
import { whereXProductions } from './sentences/where-x.js';
import { abilitiesProductions } from './abilities/abilities.js';
import { keywordsProductions } from './abilities/keywords.js';
import { openingHandProductions } from './abilities/opening-hand.js';

export const GRAMMAR = new Grammar([
  // nouns/
  ...nounClausesProductions,
  ...nounsProductions,
  ...objectsProductions,
  ...playersProductions,
  ...relationsProductions,
  ...spellClausesProductions,
  // amounts/
  ...valuesProductions,
  // conditions/
  ...conditionsProductions,
  ...designationsProductions,
  ...historyProductions,
  ...statesProductions,
  // events/
  ...eventsOfObjectsProductions,
  ...eventsOfPlayersProductions,
  // costs/
  ...costsProductions,
  ...pricesProductions,
  // deeds/
  ...dividedProductions,
  ...keywordActionsProductions,
  ...deedsOfPlayersProductions,
  ...deedsOnObjectsProductions,
  // zones/
  ...handProductions,
  ...hideawayProductions,
  ...libraryProductions,
  ...outsideProductions,
  ...ownCardsProductions,
  ...searchProductions,
  ...untilRevealedProductions,
  // changes/
  ...becomingProductions,
  ...changesProductions,
  ...keywordChoicesProductions,
  ...staticsProductions,
  ...textChangesProductions,
  ...typesOfChoiceProductions,
  // game-rules/
  ...lifeTotalsProductions,
  ...rulesOfPlayersProductions,
  ...spellsOfPlayersProductions,
  ...untappingProductions,
  // replacements/
  ...choicesOnEnteringProductions,
  ...damageAmountsProductions,
  ...drawsProductions,
  ...enteringProductions,
  ...insteadProductions,
  ...preventionProductions,
  ...redirectionProductions,
  ...returningWithCountersProductions,
  // sentences/
  ...clausesProductions,
  ...delayedProductions,
  ...forEachOfTheirOwnProductions,
  ...forEachOfThoseProductions,
  ...whereXProductions,
  // abilities/
  ...abilitiesProductions,
  ...keywordsProductions,
  ...openingHandProductions,
]);
