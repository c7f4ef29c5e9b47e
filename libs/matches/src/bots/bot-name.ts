// The name that a bot shows wherever players are shown.
import type { PlayerId } from '#kernel';
import { botKindOf, type BotKind } from '#rules';

export { botKindOf, type BotKind };

/** Undefined for a person. */
export function botName(player: PlayerId): string | undefined {
  const kind = botKindOf(player);
  return kind === undefined ? undefined : `Bot ${Number(player.slice(-1)) + 1} (${kind})`;
}
