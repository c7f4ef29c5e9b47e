// Resolves what can be looked up about the game itself: cards of the catalogue, and rules.
import { Inject, UseFilters } from '@nestjs/common';
import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import { FORMAT_CARDS, type CardsAsked, type FormatCards } from '#matches';
import type { ApiContext } from '../context/context.js';
import { FOR_AN_HOUR } from '../context/freshness.js';
import { ApiError } from '../errors/api-error.js';
import { PassOn } from '../errors/pass-on.filter.js';
import type {
  CardSearch,
  QueryCardArgs,
  QueryCardsArgs,
  QueryRuleArgs,
  QueryRulesArgs,
} from '../generated/schema.js';
import { oneOf } from '../limits/one-of.js';
import { CARDS_A_PAGE, pageLengthIn, RULES_A_PAGE } from '../limits/page.js';
import {
  cardAfter,
  cardConnection,
  meantDocument,
  meantUnderstood,
  printedCard,
  shownRule,
} from '../mapping/look-up.js';
import type { Answer } from '../mapping/types.js';
import { API_OPTIONS, type RuleLookUp } from '../options/options.js';

const LONGEST_TEXT = 200;
const MOST_WORDS = 10;
const COLOURS = ['W', 'U', 'B', 'R', 'G'] as const;

@Resolver()
@UseFilters(PassOn)
export class LookUpResolver {
  constructor(
    @Inject(FORMAT_CARDS) private readonly cardsHere: FormatCards,
    @Inject(API_OPTIONS) private readonly options: RuleLookUp,
  ) {}

  @Query()
  card(@Args() given: QueryCardArgs, @Context() { freshness }: ApiContext): Answer<'PrintedCard'> | null {
    const by = oneOf(given, 'id', 'name');
    const { lookUp } = this.cardsHere;
    const card = by.id === undefined ? lookUp?.byName(short(by.name, 'name')) : lookUp?.byId(by.id);
    freshness?.keep(FOR_AN_HOUR);
    return card === undefined ? null : printedCard(card);
  }

  @Query()
  cards(
    @Args() { search, first, after }: QueryCardsArgs,
    @Context() { freshness }: ApiContext,
  ): Answer<'CardConnection'> {
    const length = pageLengthIn(first, CARDS_A_PAGE);
    const asked = search ? askedIn(search) : {};
    const page = { first: length, after: after ? cardAfter(after) : undefined };
    const found = this.cardsHere.lookUp?.search(asked, page) ?? { cards: [], hasMore: false };
    freshness?.keep(FOR_AN_HOUR);
    return cardConnection(found, after);
  }

  @Query()
  rule(@Args() { number }: QueryRuleArgs, @Context() { freshness }: ApiContext): Answer<'Rule'> | null {
    const rule = this.options.rule(short(number, 'number'));
    freshness?.keep(FOR_AN_HOUR);
    return rule === undefined ? null : shownRule(rule);
  }

  @Query()
  rules(
    @Args() { text, document, first }: QueryRulesArgs,
    @Context() { freshness }: ApiContext,
  ): Answer<'Rule'>[] {
    const found = this.options.rules({
      text: short(text, 'text'),
      document: document ? meantDocument(document) : undefined,
      first: pageLengthIn(first, RULES_A_PAGE),
    });
    freshness?.keep(FOR_AN_HOUR);
    return found.map(shownRule);
  }
}

function askedIn({ name, cost, types, colours, text, understood }: CardSearch): CardsAsked {
  if ((types?.length ?? 0) > MOST_WORDS)
    throw new ApiError('BAD_USER_INPUT', `Give at most ${MOST_WORDS} words of a type line.`);
  const letters = colours?.map((given) => {
    const colour = COLOURS.find((one) => one === given);
    if (colour === undefined)
      throw new ApiError('BAD_USER_INPUT', 'A colour is one of the letters W, U, B, R and G.');
    return colour;
  });
  return {
    name: name ? short(name, 'name') : undefined,
    cost: cost === null || cost === undefined ? undefined : short(cost, 'cost'),
    types: types?.map((type) => short(type, 'types')),
    colours: letters,
    text: text ? short(text, 'text') : undefined,
    understood: understood ? meantUnderstood(understood) : undefined,
  };
}

function short(text: string, field: string): string {
  if (text.length > LONGEST_TEXT)
    throw new ApiError('BAD_USER_INPUT', `Give \`${field}\` at most ${LONGEST_TEXT} characters.`, {
      found: text.length,
      allowed: LONGEST_TEXT,
    });
  return text;
}
