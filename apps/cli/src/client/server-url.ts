// Where the server is that a command speaks to: where it was told, or on this machine, where `npm start` serves it.
import type { Terminal } from '../command/command.js';

const USUAL_PORT = '3000';

export function serverUrl(given: string | undefined, { PENTALAND_PORT }: Terminal['environment']): string {
  const port = PENTALAND_PORT?.trim();
  return given ?? `http://127.0.0.1:${port === undefined || port === '' ? USUAL_PORT : port}/graphql`;
}
