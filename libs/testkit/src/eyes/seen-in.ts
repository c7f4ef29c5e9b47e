// What a viewer sees of a game without ids, times and the table: equal for two games in the same position.
import type { GameView, ObjectView } from '#visibility';

export function seenIn(view: GameView): unknown {
  const faceOf = (id: string): unknown => {
    const { id: _, attachedTo, ...rest } = view.objects[id] as ObjectView;
    const host = typeof attachedTo === 'string' ? view.objects[attachedTo]?.name : attachedTo;
    return { ...rest, host };
  };
  const all = (ids: readonly string[] = []): unknown[] => ids.map(faceOf);
  const sorted = (ids: readonly string[] = []): string[] =>
    all(ids)
      .map((one) => JSON.stringify(one))
      .toSorted();
  const library = (one: GameView['library']) => ({
    size: one?.size,
    cards: all(one?.cards),
    known: Object.entries(one?.known ?? {})
      .map(([id, depth]) => [depth, faceOf(id)])
      .toSorted(),
  });
  return {
    turn: view.turn,
    monarch: view.monarch,
    library: view.library === undefined ? undefined : library(view.library),
    battlefield: sorted(view.battlefield),
    exile: sorted(view.exile),
    asked: view.decision?.seat,
    seats: Object.values(view.seats).map((seat) => ({
      life: seat.life,
      handSize: seat.handSize,
      hand: sorted(seat.hand),
      graveyard: all(seat.graveyard),
      libraries: seat.libraries?.map(library),
      mana: seat.mana,
      counters: seat.counters,
      designations: seat.designations,
      lost: seat.lost !== undefined,
    })),
  };
}
