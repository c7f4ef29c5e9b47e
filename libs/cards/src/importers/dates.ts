// Dates in card data: a day, a month or a year.
import { z } from 'zod';

/** A month or year is read as its last day: 2011 is 2011-12-31, 1995-02 is 1995-02-28. */
export const cardDate = z
  .string()
  .regex(/^\d{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?$/, 'no date')
  .transform((date) => {
    const [year = '', month = '12', day] = date.split('-');
    if (day !== undefined) return date;
    return new Date(Date.UTC(Number(year), Number(month), 0)).toISOString().slice(0, 10);
  });
