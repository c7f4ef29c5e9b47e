// Creates a game: checks its terms, makes its secret and the commitment to it, then appends the first batch.
import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { commitTo, hashText, type CommandId } from '#kernel';
import { decide, initialState, playerCommand, type PlayerCommand } from '#rules';
import { StoreUnavailable } from '#event-store';
import { CLOCK, METRICS, type Clock, type Metrics } from '#ports';
import { FORMAT_CARDS, rulebookFor, type FormatCards } from '../../ports/index.js';
import { parseCommandId } from '../../contract/command-id.js';
import type { ActionOutcome, Asker } from '../../contract/contract.js';
import { offered } from '../terms/offered.js';
import { NewTable } from './new-table.js';
import { fromRules, invalidCommand, refused, STORE_UNAVAILABLE } from '../../contract/refusals.js';
import { faultOf } from '../../contract/command-shape.js';
import { CreateGame } from './create-game.command.js';

type Create = Extract<PlayerCommand, { type: 'create' }>;

@CommandHandler(CreateGame)
export class CreateGameHandler implements ICommandHandler<CreateGame> {
  constructor(
    @Inject(NewTable) private readonly table: NewTable,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(FORMAT_CARDS) private readonly cards: FormatCards,
    @Inject(METRICS) private readonly metrics: Metrics,
  ) {}

  async execute({ asker, commandId, terms }: CreateGame): Promise<ActionOutcome> {
    const id = parseCommandId(commandId);
    if (!id.ok) return refused(id.error);
    const game = this.table.idFor(asker, id.value);
    const said = Object.fromEntries(Object.entries(terms).filter(([, value]) => value !== undefined));
    const parsed = playerCommand.safeParse({
      type: 'create',
      game,
      terms: { ...offered(this.cards).defaults, ...said },
      commitment: hashText(''),
    });
    if (!parsed.success) return refused(invalidCommand(faultOf(parsed.error)));
    const command = parsed.data as Create;
    try {
      return (
        this.refusalOf(asker, command) ??
        (await this.table.beyondQuota(asker, command.game)) ??
        (await this.create(asker, id.value, command))
      );
    } catch (error) {
      if (error instanceof StoreUnavailable) return refused(STORE_UNAVAILABLE);
      throw error;
    }
  }

  /** Refuses unplayable terms before it makes a secret for them. */
  private refusalOf({ player }: Asker, command: Create): ActionOutcome | undefined {
    const inputs = { now: this.clock.now(), seed: '', ...rulebookFor(this.cards, command.terms) };
    const decided = decide(initialState(), { actor: player, command }, inputs);
    if (decided.ok) return undefined;
    this.metrics.count('commands-refused');
    return refused(fromRules(decided.error));
  }

  private create(asker: Asker, commandId: CommandId, command: Create): Promise<ActionOutcome> {
    const { player } = asker;
    return this.table.open({
      asker,
      commandId,
      game: command.game,
      seats: command.terms.seats,
      propose: (seed) => ({ actor: player, command: { ...command, commitment: commitTo(seed) } }),
    });
  }
}
