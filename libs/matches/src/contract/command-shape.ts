// The places where a command does not match its schema. Paths only: a value may be a secret.
import type { z } from 'zod';

export function faultOf(error: z.ZodError): string {
  const places = error.issues.map(({ path }) => path.join('.')).filter((path) => path !== '');
  return places.length === 0 ? 'the command' : [...new Set(places)].join(', ');
}
