// Resolves what the catalogue knows about a shown name: its names in other languages, and whether it is
// watched.
import { Inject, UseFilters } from '@nestjs/common';
import { Args, Context, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { FORMAT_CARDS, watchedIn, type FormatCards } from '#matches';
import type { ApiContext } from '../context/context.js';
import { ApiError } from '../errors/api-error.js';
import { PassOn } from '../errors/pass-on.filter.js';
import type { CardLocalNameArgs, CardLocalPrintedArgs, QueryLocalNamesArgs } from '../generated/schema.js';
import { playerIn } from '../identity/identity.js';
import type { FaceParent, TermsParent } from '../context/parents.js';

const MOST_NAMES = 500;

const nameIn = ({ localName }: FormatCards, name: string | null, language: string): string | null =>
  name === null || name === '' ? null : (localName?.(name, language) ?? null);

@Resolver('Card')
export class CardResolver {
  constructor(@Inject(FORMAT_CARDS) private readonly cards: FormatCards) {}

  @ResolveField()
  localName({ name }: FaceParent, { language }: CardLocalNameArgs): string | null {
    return nameIn(this.cards, name, language);
  }

  @ResolveField()
  localPrinted({ printed }: FaceParent, { language }: CardLocalPrintedArgs): string | null {
    return nameIn(this.cards, printed, language);
  }
}

@Resolver('CardFace')
export class FaceResolver extends CardResolver {}

@Resolver('Terms')
export class TermsResolver {
  constructor(@Inject(FORMAT_CARDS) private readonly cards: FormatCards) {}

  @ResolveField()
  watched({ said }: TermsParent): string[] {
    return [...watchedIn(said, this.cards)];
  }
}

@Resolver()
@UseFilters(PassOn)
export class LocalNamesResolver {
  constructor(@Inject(FORMAT_CARDS) private readonly cards: FormatCards) {}

  @Query()
  localNames(
    @Args() { names, language }: QueryLocalNamesArgs,
    @Context() context: ApiContext,
  ): (string | null)[] {
    playerIn(context);
    if (names.length > MOST_NAMES)
      throw new ApiError('BAD_USER_INPUT', `Ask for at most ${MOST_NAMES} names at once.`, {
        found: names.length,
        allowed: MOST_NAMES,
      });
    return names.map((name) => nameIn(this.cards, name, language));
  }
}
