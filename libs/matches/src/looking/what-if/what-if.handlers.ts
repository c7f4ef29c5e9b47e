// Opens, plays, shows and closes a judge's what-ifs.
import { Inject } from '@nestjs/common';
import { CommandHandler, QueryHandler, type ICommandHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Judged } from '../../contract/contract.js';
import { invalidCommand, refused, UNKNOWN_SEAT } from '../../contract/refusals.js';
import { inSlices } from '../../event-loop/long-work.js';
import { hasSeat, playerAt, viewerOf } from '../judged-past.js';
import { couldDo } from '../offered.js';
import { proposedBy } from '../tried-command.js';
import {
  ActInWhatIf,
  CloseWhatIf,
  CouldDoInWhatIf,
  GoBackInWhatIf,
  OpenWhatIf,
  ReadWhatIf,
  ViewWhatIf,
  type WhatIfActed,
  type WhatIfSight,
} from './what-if.messages.js';
import { WhatIfs, type WhatIf } from './what-ifs.js';

function sightOf({ id, game, fork }: WhatIf): WhatIfSight {
  const { state, moment } = fork.gallery;
  return { id, game, from: fork.from, moment, steps: fork.length, result: state.result };
}

const found = <T>(value: T): Judged<T> => ({ kind: 'found', value });

@CommandHandler(OpenWhatIf)
export class OpenWhatIfHandler implements ICommandHandler<OpenWhatIf> {
  constructor(@Inject(WhatIfs) private readonly whatIfs: WhatIfs) {}

  async execute({ asker, game, moment }: OpenWhatIf): Promise<Judged<WhatIfSight>> {
    const opened = await this.whatIfs.begin(asker, game, moment);
    return opened.kind === 'refused' ? opened : found(sightOf(opened.value));
  }
}

@CommandHandler(ActInWhatIf)
export class ActInWhatIfHandler implements ICommandHandler<ActInWhatIf> {
  constructor(@Inject(WhatIfs) private readonly whatIfs: WhatIfs) {}

  execute({ asker, id, seat, tried, ids, eyes }: ActInWhatIf): Promise<Judged<WhatIfActed>> {
    return this.whatIfs.use(asker, id, async (whatIf) => {
      const full = this.whatIfs.whyFull(whatIf);
      if (full !== undefined) return full;
      const { fork } = whatIf;
      const { gallery } = fork;
      const { state } = gallery;
      const player = playerAt(state, seat);
      if (player.kind === 'refused') return player;
      if (!hasSeat(state, ids) || !hasSeat(state, eyes)) return refused(UNKNOWN_SEAT);
      const proposed = proposedBy(player.value, tried, state, gallery.projector(viewerOf(ids)));
      if (proposed.kind === 'refused') return proposed;
      const acted = await fork.act(proposed.value, viewerOf(eyes), this.whatIfs.faultIn(whatIf));
      if (acted.kind === 'refused') return acted;
      return found({ whatIf: sightOf(whatIf), entries: acted.value });
    });
  }
}

@CommandHandler(GoBackInWhatIf)
export class GoBackInWhatIfHandler implements ICommandHandler<GoBackInWhatIf> {
  constructor(@Inject(WhatIfs) private readonly whatIfs: WhatIfs) {}

  execute({ asker, id, steps }: GoBackInWhatIf): Promise<Judged<WhatIfSight>> {
    return this.whatIfs.use(asker, id, async (whatIf) => {
      if (!Number.isInteger(steps) || steps < 1) return refused(invalidCommand('steps (1 or more)'));
      await whatIf.fork.back(steps);
      return found(sightOf(whatIf));
    });
  }
}

@CommandHandler(CloseWhatIf)
export class CloseWhatIfHandler implements ICommandHandler<CloseWhatIf> {
  constructor(@Inject(WhatIfs) private readonly whatIfs: WhatIfs) {}

  execute({ asker, id }: CloseWhatIf): Promise<Judged<{ readonly id: string }>> {
    return this.whatIfs.end(asker, id);
  }
}

@QueryHandler(ReadWhatIf)
export class ReadWhatIfHandler implements IQueryHandler<ReadWhatIf> {
  constructor(@Inject(WhatIfs) private readonly whatIfs: WhatIfs) {}

  execute({ asker, id }: ReadWhatIf): Promise<Judged<WhatIfSight>> {
    return this.whatIfs.use(asker, id, (whatIf) => Promise.resolve(found(sightOf(whatIf))));
  }
}

@QueryHandler(ViewWhatIf)
export class ViewWhatIfHandler implements IQueryHandler<ViewWhatIf> {
  constructor(@Inject(WhatIfs) private readonly whatIfs: WhatIfs) {}

  execute({ asker, id, eyes }: ViewWhatIf) {
    return this.whatIfs.use(asker, id, async ({ fork: { gallery } }) => {
      const { state, moment } = gallery;
      if (!hasSeat(state, eyes)) return refused(UNKNOWN_SEAT);
      const view = await inSlices(gallery.projector(viewerOf(eyes)).viewing(state));
      return found({ view, moment });
    });
  }
}

@QueryHandler(CouldDoInWhatIf)
export class CouldDoInWhatIfHandler implements IQueryHandler<CouldDoInWhatIf> {
  constructor(@Inject(WhatIfs) private readonly whatIfs: WhatIfs) {}

  execute({ asker, id }: CouldDoInWhatIf) {
    return this.whatIfs.use(asker, id, async ({ fork: { gallery, book } }) =>
      found(await couldDo({ gallery, book })),
    );
  }
}
