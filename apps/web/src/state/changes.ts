// Follows a subscription that only tells that something has changed, through every break, until it is told to stop.
import { createClient, type Client } from 'graphql-ws';
import { tokenNow } from './server.js';

const AGAIN_AFTER_MS = 1000;
const LONGEST_WAIT_MS = 20_000;

/** `heard` is also called, with nothing, after a break or an error: something may have changed meanwhile. */
export function followChanges(
  query: string,
  variables: Readonly<Record<string, unknown>>,
  heard: (told?: unknown) => void,
): () => void {
  const over = new AbortController();
  const isOver = (): boolean => over.signal.aborted;
  let client: Client | undefined;
  const run = async (): Promise<void> => {
    let wait = AGAIN_AFTER_MS;
    let afresh = false;
    while (!isOver()) {
      const token: string | undefined = await tokenNow(afresh).catch(() => undefined);
      client = createClient({
        url: `${location.origin.replace(/^http/, 'ws')}/graphql`,
        retryAttempts: 0,
        connectionParams: token === undefined ? {} : { authorization: `Bearer ${token}` },
      });
      afresh = false;
      let isBroken = false;
      try {
        for await (const { data, errors } of client.iterate({ query, variables })) {
          afresh = errors !== undefined;
          if (afresh) {
            heard();
            break;
          }
          wait = AGAIN_AFTER_MS;
          heard(data ?? undefined);
        }
      } catch {
        isBroken = true;
      }
      await client.dispose();
      const paused = wait;
      wait = Math.min(wait * 2, LONGEST_WAIT_MS);
      await new Promise((resolve) => setTimeout(resolve, paused));
      if (isBroken && !isOver()) heard();
    }
  };
  void run();
  return () => {
    over.abort();
    void client?.dispose();
  };
}
