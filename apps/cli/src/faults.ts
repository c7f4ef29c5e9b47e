// A fault of the log, in words.
import type { StoreFault } from '#matches';

export const inWords = ({ stream, revision, reason }: StoreFault): string =>
  `${stream} at revision ${revision}: ${reason}`;
