// The position of a game at a moment as a scenario, as a server writes it.
import type { Client, Eyes } from '#client';
import { PositionAtDocument } from './generated/positions.js';
import type { PositionAtQuery } from './generated/operations.js';

export type WrittenPosition = PositionAtQuery['replay']['scenario'];

export async function positionAt(
  client: Client,
  { game, moment }: { readonly game: string; readonly moment: number | null },
  eyes: Eyes,
): Promise<WrittenPosition> {
  const whose =
    typeof eyes === 'string' ? ({ eyes, seat: null } as const) : ({ eyes: 'SEAT', seat: eyes.seat } as const);
  const { replay } = await client.request(PositionAtDocument, { gameId: game, ...whose, moment });
  return replay.scenario;
}
