// A recovery secret, and the ways to keep it: copied, as a file, or in the password manager where the browser has one.
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { words } from '../words/words.js';

type Passwords = new (kept: {
  readonly id: string;
  readonly password: string;
  readonly name: string;
}) => Credential;

/** Not every browser lets a page offer one. */
const passwords = (): Passwords | undefined =>
  (window as { readonly PasswordCredential?: Passwords }).PasswordCredential;

interface Props {
  readonly name: string;
  readonly secret: string;
  readonly children?: ComponentChildren;
}

export function KeepSecret({ name, secret, children }: Props) {
  const { entering } = words();
  const [copied, setCopied] = useState(false);
  const [file, setFile] = useState('');
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([`${name}\n${secret}\n`], { type: 'text/plain' }));
    setFile(made);
    return () => URL.revokeObjectURL(made);
  }, [name, secret]);
  const Password = passwords();
  return (
    <>
      <code class="secret">{secret}</code>
      <div class="row">
        <button
          type="button"
          onClick={() => void navigator.clipboard.writeText(secret).then(() => setCopied(true))}
        >
          {copied ? entering.copied : entering.copy}
        </button>
        <a class="button" href={file} download={`pentaland-${name}.txt`}>
          {entering.download}
        </a>
        {Password !== undefined && (
          <button
            type="button"
            onClick={() =>
              // The browser asks whether to keep it; either answer is fine.
              void navigator.credentials
                .store(new Password({ id: name, password: secret, name }))
                .catch(() => undefined)
            }
          >
            {entering.save}
          </button>
        )}
        {children}
      </div>
    </>
  );
}
