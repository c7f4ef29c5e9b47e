// Mana symbols: letters in coloured discs, that a screen reader reads as words.
const KINDS: Readonly<Record<string, string>> = { W: 'white', U: 'blue', B: 'black', R: 'red', G: 'green' };

export function Mana({ cost }: { readonly cost: string | null }) {
  if (cost === null || cost === '') return null;
  const symbols = cost.match(/\{[^}]+\}|[^{}]/g) ?? [];
  return (
    <span class="mana" role="img" aria-label={symbols.map(bare).join(' ')}>
      {symbols.map((symbol, place) => (
        <span key={place} class={`symbol ${KINDS[bare(symbol)] ?? ''}`} aria-hidden="true">
          {bare(symbol)}
        </span>
      ))}
    </span>
  );
}

const bare = (symbol: string): string => symbol.replace(/[{}]/g, '');
