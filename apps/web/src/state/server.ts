// The server as the pages speak to it: the client library, and how they show what goes wrong on the way.
import { signal } from '@preact/signals';
import { createClient, PentalandError, type TypedDocument, type Variables } from '#client';

/** What went wrong, as it is shown: an error of the library, for example. */
export interface Trouble {
  readonly code: string;
  readonly message: string;
  readonly retryAfter?: number | null;
}

/** Everything else is a fault of the page. */
export function troubleIn(error: unknown): PentalandError {
  if (error instanceof PentalandError) return error;
  throw error;
}

/** Undefined if it went wrong on the way: help that does not come is no trouble of its own. */
export const quietly = <T>(asked: Promise<T>): Promise<T | undefined> =>
  asked.catch((error: unknown) => {
    troubleIn(error);
    return undefined;
  });

/** False while requests get no answer at all. */
export const reachable = signal(true);

const TOKEN = 'pentaland.token';

/** A token outlives a page that is loaded again: logging in is slow on purpose. */
export function keptToken(of: string): string | undefined {
  const [name, token] = (localStorage.getItem(TOKEN) ?? '').split('\n');
  return name === of ? token : undefined;
}
export const forgetToken = (): void => localStorage.removeItem(TOKEN);

/** Where the pages were built for another origin, the address of the server; otherwise it serves them. */
const home = import.meta.env.PENTALAND_WEB_API === '' ? location.href : import.meta.env.PENTALAND_WEB_API;

export const client = createClient({
  url: new URL('/graphql', home).href,
  onToken: (token, { name }) => localStorage.setItem(TOKEN, `${name}\n${token}`),
  fetch: (address, init) =>
    fetch(address, init).then(
      (response) => {
        reachable.value = true;
        return response;
      },
      (error: unknown) => {
        reachable.value = false;
        throw error;
      },
    ),
});

/** The answer to a typed document. */
export const ask = <Result, V extends Variables>(
  document: TypedDocument<Result, V>,
  variables: V,
): Promise<Result> => client.request<Result, Variables>(document.toString(), variables);

/** The same of a text that is put together here. */
export const request = <Result>(text: string, variables: Variables = {}): Promise<Result> =>
  client.request<Result, Variables>(text, variables);
