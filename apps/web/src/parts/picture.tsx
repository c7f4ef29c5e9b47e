// The picture of a card, where somebody has said from where to take it. Its text stands beside it in any case.
import { useEffect, useState } from 'preact/hooks';
import { needsId, pictureOf, pictures } from '../state/pictures.js';
import { useCard } from './use-card.js';

export function Picture({ name }: { readonly name: string }) {
  const template = pictures.value;
  const card = useCard(needsId(template) ? name : '');
  const address = pictureOf(template, name, card?.scryfallId ?? null);
  const [missing, setMissing] = useState<string | undefined>();
  useEffect(() => setMissing(undefined), [address]);
  if (address === undefined || address === missing) return null;
  return (
    <img
      class="picture"
      src={address}
      alt=""
      loading="lazy"
      decoding="async"
      referrerpolicy="no-referrer"
      onError={() => setMissing(address)}
    />
  );
}
