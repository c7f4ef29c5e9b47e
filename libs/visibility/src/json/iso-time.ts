// Times as they are published: ISO 8601, in UTC, to the millisecond.
import type { Brand, Instant } from '#kernel';

export type IsoTime = Brand<string, 'IsoTime'>;

export const isoTime = (time: Instant): IsoTime => new Date(time).toISOString() as IsoTime;
