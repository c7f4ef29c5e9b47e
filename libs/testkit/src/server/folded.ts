// Views as clients have them: folded from a feed by the client library.
import { foldPatch } from '#client';

type View = Parameters<typeof foldPatch>[0];
type Patch = Parameters<typeof foldPatch>[1];

/** From nothing, or from the view before the first of the entries. */
export const folded = (entries: readonly { readonly patch: unknown }[], from: unknown = null): View =>
  entries.reduce<View>((view, { patch }) => foldPatch(view, patch as Patch), from as View);
