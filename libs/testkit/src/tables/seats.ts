// Who sits at the tables.
import type { Seat } from '#rules';

export const ANNA = 0 as Seat;
export const BORIS = 1 as Seat;
