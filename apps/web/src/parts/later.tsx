// A page whose script is loaded when somebody goes there, so that the first page stays small.
import { useEffect, useState } from 'preact/hooks';
import type { ComponentChild } from 'preact';
import { words } from '../words/words.js';

type Page<P> = (props: P) => ComponentChild;

/** `part`: of a page; nothing stands in its place meanwhile. */
export function later<P extends object>(
  load: () => Promise<Page<P>>,
  what: 'page' | 'part' = 'page',
): Page<P> {
  return function Later(props: P) {
    const [loaded, setLoaded] = useState<{ readonly Shown: Page<P> } | 'failed' | null>(null);
    useEffect(() => {
      load().then(
        (Shown) => setLoaded({ Shown }),
        () => setLoaded('failed'),
      );
    }, []);
    if (loaded === null || loaded === 'failed')
      return what === 'part' ? null : (
        <main class="page" tabIndex={-1} id="content">
          <p role="status">
            {loaded === null ? words().table.connection['catching up'] : words().trouble.oldPage}
          </p>
        </main>
      );
    const { Shown } = loaded;
    return <Shown {...props} />;
  };
}
