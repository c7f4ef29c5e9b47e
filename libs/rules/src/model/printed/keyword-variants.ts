// Keyword abilities that are variants of others (cr 702.11d, 702.29e, 702.33c and similar): an object with
// the variant has the other as well.
const VARIANTS: Readonly<Record<string, readonly string[]>> = {
  hexproof: ['hexproof from'],
  cycling: ['typecycling'],
  kicker: ['multikicker', 'kickers'],
  morph: ['megamorph'],
  banding: ['bands with other'],
  partner: ['partner with'],
};

/** The keyword, or a variant of it. */
export const isOrVariesFrom = (one: string, keyword: string): boolean =>
  one === keyword || (VARIANTS[keyword]?.includes(one) ?? false);

export const hasVariant = (keywords: ReadonlySet<string>, keyword: string): boolean =>
  VARIANTS[keyword]?.some((variant) => keywords.has(variant)) ?? false;
