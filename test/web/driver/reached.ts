// Everything that has reached a page, and what it keeps: answers, frames of its sockets, its console, its storage, its
// document and its caches. What somebody may not know must not be in it, whether it is shown or not.
import type { Watched } from '../browser.js';

const KEPT = `(async () => {
  const caches = [];
  for (const name of await globalThis.caches?.keys() ?? [])
    for (const request of await (await globalThis.caches.open(name)).keys()) caches.push(request.url);
  const databases = await indexedDB.databases();
  return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, document.title, location.href,
    history.state, caches, databases, document.documentElement.outerHTML]);
})()`;

export async function reached({ page, received }: Watched): Promise<string> {
  return [...received, String(await page.evaluate(KEPT))].join('\n');
}
