// Who sits at the tables.
import type { Seat } from '#rules';

export const seat = (index: number): Seat => index as Seat;
export const ANNA = seat(0);
export const BORIS = seat(1);
