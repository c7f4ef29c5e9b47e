// Damage to target player or opponent becomes damage to target player or planeswalker, and 'that player' in the same
// paragraph becomes 'that player or that planeswalker's controller'. Damage counted from that player's cards stays
// with players.

/** Damage that will be dealt, not damage that was dealt before. */
const DAMAGED =
  /\bdamage\b(?! dealt)[^.]*? to target (?:player|opponent)\b(?!'s|,? (?:or )?planeswalker| previously)/;
const COUNTED = /\bnumber of [^.]*\b(?:that player|that opponent|he or she|his or her)\b/;

export function playerOrPlaneswalker(paragraph: string): string {
  const damaged = DAMAGED.exec(paragraph);
  if (damaged === null) return paragraph;
  const end = damaged.index + damaged[0].length;
  const [before, after] = [paragraph.slice(0, end), paragraph.slice(end)];
  const sentence = before.slice(before.lastIndexOf('.') + 1) + after.split('.', 1).join('');
  if (COUNTED.test(sentence)) return paragraph;
  const rest = after
    .replaceAll('damage to that player', 'damage to that player or planeswalker')
    .split('.')
    .map(thatPlayer);
  return `${before} or planeswalker${rest.join('.')}`;
}

/** Once a sentence: 'if that player or that planeswalker's controller would gain life, that player gains none'. */
const thatPlayer = (sentence: string): string =>
  sentence.replace(
    /(?<!damage to )\b(?:([Tt]hat) (player|opponent)|he or she)\b/,
    (_whole, that: string | undefined, player: string | undefined) =>
      `${that ?? 'that'} ${player ?? 'player'} or that planeswalker's controller`,
  );
