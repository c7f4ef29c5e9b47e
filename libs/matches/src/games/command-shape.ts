// Where a command is not of its shape: paths alone, for a value may be a secret.
import type { z } from 'zod';

export function faultOf(error: z.ZodError): string {
  const places = error.issues.map(({ path }) => path.join('.')).filter((path) => path !== '');
  return places.length === 0 ? 'the command' : [...new Set(places)].join(', ');
}
