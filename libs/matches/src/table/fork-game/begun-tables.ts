// Opens tables that go on from a position: only what belongs to the table can be chosen.
import { Inject, Injectable } from '@nestjs/common';
import { commitTo, hashText, type CommandId, type GameId } from '#kernel';
import {
  beginningHash,
  decide,
  initialState,
  playerCommand,
  type RecordedBeginning,
  type Origin,
  type PlayerCommand,
  type Terms,
} from '#rules';
import { CLOCK, type Clock } from '#ports';
import { FORMAT_CARDS, rulebookFor, type FormatCards } from '../../ports/index.js';
import { parseCommandId } from '../../contract/command-id.js';
import { faultOf } from '../../contract/command-shape.js';
import type { ActionOutcome, Asker, RequestedTerms } from '../../contract/contract.js';
import { fromRules, invalidCommand, refused } from '../../contract/refusals.js';
import { NewTable } from '../create-game/new-table.js';

type Create = Extract<PlayerCommand, { type: 'create' }>;

/** What a new table may choose for itself. */
const OF_THE_TABLE: ReadonlySet<string> = new Set<keyof Terms>([
  'access',
  'spectators',
  'opens',
  'clock',
  'unresolved',
  'startWithin',
  'openWithin',
  'absentAfter',
  'abandonAfter',
]);

/** What somebody says who opens one. */
export interface BegunTable {
  readonly asker: Asker;
  readonly commandId: string;
  /** The seat that the asker takes. */
  readonly seat: number;
  readonly terms: RequestedTerms;
}

export interface BegunFrom {
  readonly origin: Origin;
  readonly beginning: RecordedBeginning;
  readonly terms: Terms;
}

@Injectable()
export class BegunTables {
  constructor(
    @Inject(NewTable) private readonly table: NewTable,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(FORMAT_CARDS) private readonly cards: FormatCards,
  ) {}

  /** `from` is asked only of who may open one, for a position costs work. */
  async open(given: BegunTable, from: () => Promise<BegunFrom | ActionOutcome>): Promise<ActionOutcome> {
    const id = parseCommandId(given.commandId);
    if (!id.ok) return refused(id.error);
    const other = Object.entries(given.terms).find(
      ([name, value]) => value !== undefined && !OF_THE_TABLE.has(name),
    );
    if (other !== undefined) return refused(invalidCommand(`terms.${other[0]}`));
    const game = this.table.idFor(given.asker, id.value);
    const beyond = await this.table.beyondQuota(given.asker, game);
    if (beyond !== undefined) return beyond;
    const found = await from();
    return 'kind' in found ? found : this.begun(given, id.value, game, found);
  }

  private begun(
    { asker, seat, terms: said }: BegunTable,
    commandId: CommandId,
    game: GameId,
    { origin, beginning, terms }: BegunFrom,
  ): Promise<ActionOutcome> | ActionOutcome {
    const parsed = playerCommand.safeParse({
      type: 'create',
      game,
      terms: termsOf(terms, said),
      commitment: hashText(''),
      from: { origin, position: beginningHash(beginning), seat },
    });
    if (!parsed.success) return refused(invalidCommand(faultOf(parsed.error)));
    const command = parsed.data as Create;
    return (
      this.refusalOf(asker, command, beginning) ??
      this.table.open({
        asker,
        commandId,
        game,
        seats: terms.seats,
        propose: (seed) => ({
          actor: asker.player,
          command: { ...command, commitment: commitTo(seed) },
          beginning,
        }),
      })
    );
  }

  /** Refuses what cannot be created before a secret is made for it. */
  private refusalOf(
    { player }: Asker,
    command: Create,
    beginning: RecordedBeginning,
  ): ActionOutcome | undefined {
    const inputs = { now: this.clock.now(), seed: '', ...rulebookFor(this.cards, command.terms) };
    const decided = decide(initialState(), { actor: player, command, beginning }, inputs);
    return decided.ok ? undefined : refused(fromRules(decided.error));
  }
}

/** A clock of the game before is not taken over. */
function termsOf({ clock: _clock, ...terms }: Terms, said: RequestedTerms): Terms {
  const chosen = Object.entries(said).filter(([, value]) => value !== undefined);
  return { ...terms, ...Object.fromEntries(chosen) };
}
