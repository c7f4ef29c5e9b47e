// Disputes of a generated game, from the call to their end: the game's log and the dispute's own stream, as the
// judge's desk writes them. Who does what next is drawn at random.
import {
  acceptRuling,
  appealRuling,
  carriedOut,
  close,
  decideAppeal,
  dueIn,
  foldDispute,
  givePenalty,
  giveRuling,
  handBack,
  open,
  sayAsJudge,
  sayAsPlayer,
  stateCase,
  take,
  withdraw,
  type Decision,
  type Dispute,
  type GameNow,
  type GivenRuling,
  type Happened,
  type Moment,
  type Official,
  type Ruling,
} from '#disputes';
import { oneOf } from '#bots';
import { gameId, instant, playerId, seconds, type PlayerId } from '#kernel';
import { existsIn, type DisputeCommand, type DisputeId, type Proposed, type RulingId } from '#rules';
import { remediesFor } from './disputed-remedies.js';
import type { DisputedTable } from './disputed-table.js';

const JUDITH: Official = { player: playerId('judith'), isHead: false };
const JUDE: Official = { player: playerId('jude'), isHead: false };
const HEDDA: Official = { player: playerId('hedda'), isHead: true };
const TIMES = { judging: seconds(3600), appeal: seconds(300), headJudge: seconds(7200) };
const WITHIN = 600;
const RULES = ['cr 104.1', 'cr 500.1', 'cr 601.2c'];
const MOST_RULINGS = 12;

const uuid = (nth: number): string => `00000000-0000-4000-8000-${String(nth).padStart(12, '0')}`;

/** No rule of any document. It stands apart, because a rule that is cited here has to exist. */
const NO_RULE = '999.1';

export class DisputedDesk {
  private nth = 0;
  constructor(private readonly table: DisputedTable) {}

  /** True if the game was stopped; it goes on again, or is over. */
  dispute(): boolean {
    const { table } = this;
    const { random, playing } = table;
    const id = uuid((this.nth += 1)) as DisputeId;
    const caller = playing.length === 0 || random.below(4) === 0 ? null : oneOf(playing, random);
    const command: DisputeCommand =
      caller === null
        ? { type: 'stop-for-judge', dispute: id }
        : { type: 'call-judge', dispute: id, within: WITHIN };
    if (table.propose({ actor: caller ?? JUDITH.player, command }, after(table)) !== undefined) return false;
    table.tally.add(caller === null ? 'stopped by a judge' : 'called');
    new OneDispute(table, id, caller, () => uuid((this.nth += 1)) as RulingId).play();
    return true;
  }
}

const after = ({ now, random }: DisputedTable) => instant(now + 1 + random.below(60_000));

/** One dispute with its stream. */
class OneDispute {
  private readonly events: Happened[] = [];
  private judge: Official | null;

  constructor(
    private readonly table: DisputedTable,
    private readonly id: DisputeId,
    private readonly caller: PlayerId | null,
    private readonly newRuling: () => RulingId,
  ) {
    const { state, fold } = table;
    const seat = state.dispute?.seat ?? null;
    this.judge = caller === null ? JUDITH : null;
    this.append(
      open({
        game: gameId('disputed'),
        seat,
        by: caller ?? JUDITH.player,
        moment: fold.moment,
        decision: state.decision?.id ?? null,
        players: state.seats.flatMap((one) =>
          one.player === null ? [] : [{ seat: one.seat, player: one.player }],
        ),
        challenge: null,
        until: state.dispute?.until ?? null,
      }),
    );
  }

  /** Folded anew from what a store would return. */
  private get dispute(): Dispute {
    return foldDispute(JSON.parse(JSON.stringify(this.events)) as Happened[])!;
  }

  private get moment(): Moment {
    return { now: instant(this.table.now), times: TIMES };
  }

  private append(decided: Decision): void {
    if (!decided.ok) throw new Error(`the desk refused: ${decided.error.code}`);
    for (const event of decided.value.events) this.events.push({ event, at: this.moment.now });
  }

  private refused(code: string, decided: Decision): void {
    const got = decided.ok ? 'accepted' : decided.error.code;
    if (got !== code) throw new Error(`the desk said ${got} instead of ${code}`);
    this.table.tally.add(`refused: ${code}`);
  }

  private inGame(actor: PlayerId, command: DisputeCommand): void {
    this.table.must({ actor, command }, after(this.table));
  }

  play(): void {
    this.nobodyPlays();
    if (this.judge === null && !this.taken()) return;
    this.talks();
    while (this.dispute.stage !== 'final') this.step();
    this.apply();
  }

  /** Whatever a player tries. */
  private nobodyPlays(): void {
    for (const actor of this.table.playing)
      for (const command of [{ type: 'concede' }, { type: 'ask-take-back', moment: 1 }] as const)
        if (this.table.propose({ actor, command })?.code !== 'stopped')
          throw new Error('a player acted in a game that is stopped for a judge');
  }

  /** False if the call ended without a judge. */
  private taken(): boolean {
    const { table, id, caller } = this;
    const { tally, random, state } = table;
    const end = random.below(6);
    if (end === 0) {
      this.inGame(caller!, { type: 'withdraw-call', dispute: id });
      this.append(withdraw(this.dispute, caller!));
      tally.add('withdrawn');
      return false;
    }
    if (end === 1) {
      const lapse = { actor: 'timer', command: { type: 'lapse-call', dispute: id } } as const;
      table.must(lapse, state.dispute!.until!);
      this.tend({ isStopped: false, takenBy: null, takings: 0, handBacks: 0, wentOn: 'lapsed' });
      tally.add('lapsed');
      return false;
    }
    const judges = random.below(4) === 0 ? [JUDE, JUDITH] : [JUDITH];
    for (const [nth, judge] of judges.entries()) {
      this.judge = judge;
      this.inGame(judge.player, { type: 'take-call', dispute: id });
      this.append(take(this.dispute, judge, this.moment));
      if (nth === judges.length - 1) break;
      this.inGame(judge.player, { type: 'hand-back-call', dispute: id, within: WITHIN });
      this.append(handBack(this.dispute, judge));
      tally.add('handed back');
    }
    return true;
  }

  private tend(game: GameNow): void {
    for (;;) {
      const due = dueIn(this.dispute, game, this.moment);
      if (due.kind !== 'append') return;
      this.append(due.decide(this.dispute));
    }
  }

  private talks(): void {
    const { random, playing } = this.table;
    const player = playing[0];
    if (player !== undefined && random.below(2) === 0)
      this.append(stateCase(this.dispute, player, 'It was so.'));
    if (player !== undefined && random.below(2) === 0)
      this.append(sayAsPlayer(this.dispute, player, 'judge', 'Psst.'));
    if (random.below(2) === 0) this.append(sayAsJudge(this.dispute, this.judge!, null, 'Wait, please.'));
  }

  private step(): void {
    const { stage } = this.dispute;
    if (stage === 'taken') this.rule();
    else if (stage === 'ruled') this.answerRuling();
    else if (stage === 'appealed') this.decideAppeal();
    else throw new Error(`a dispute that nobody can go on with: ${stage}`);
  }

  private readonly rules = (cited: string): boolean => existsIn(this.table.state.terms!, cited);
  private get game() {
    return { hasRule: this.rules, lostBefore: () => 0 };
  }

  /** Remedies that the preview accepts. */
  private ruling(): GivenRuling {
    const { table } = this;
    for (let tries = 0; ; tries += 1) {
      const remedies = tries < MOST_RULINGS ? remediesFor(table, table.inputs) : [];
      const text = { question: 'What now?', findings: 'This.', words: 'So it is.', loser: null };
      const given = { ...text, rules: [oneOf(RULES, table.random)], remedies };
      const command = this.command(given, uuid(0) as RulingId);
      if (table.preview({ actor: this.judge!.player, command }) !== undefined) return given;
      table.tally.add('a preview refused');
    }
  }

  private command(
    { remedies, rules, words }: Pick<GivenRuling, 'remedies' | 'rules' | 'words'>,
    ruling: RulingId,
  ): DisputeCommand {
    return {
      type: 'apply-ruling',
      dispute: this.id,
      ruling,
      remedies: [...remedies],
      rules: [...rules],
      words,
    };
  }

  private rule(): void {
    const unknown = { ...this.ruling(), rules: [`cr ${NO_RULE}`] };
    this.refused('unknown-rule', giveRuling(this.dispute, this.judge!, unknown, this.game, this.moment));
    this.append(giveRuling(this.dispute, this.judge!, this.ruling(), this.game, this.moment));
    this.refused(
      'already-ruled',
      giveRuling(this.dispute, this.judge!, this.ruling(), this.game, this.moment),
    );
  }

  private answerRuling(): void {
    const { table } = this;
    const { random, tally, playing } = table;
    const deed = random.below(4);
    if (deed === 0 && playing.length > 0) {
      const player = oneOf(playing, random);
      this.append(appealRuling(this.dispute, player, 'No.', this.moment));
      this.refused('already-appealed', appealRuling(this.dispute, player, 'No.', this.moment));
      tally.add('appealed');
    } else if (deed === 1) {
      table.now += 300_000;
      this.tend({ isStopped: true, takenBy: null, takings: 0, handBacks: 0, wentOn: null });
      tally.add('final by time');
    } else {
      for (const { player } of this.dispute.players) this.append(acceptRuling(this.dispute, player));
      tally.add('accepted by all');
    }
  }

  private decideAppeal(): void {
    const { table } = this;
    const { random, tally } = table;
    const deed = random.below(3);
    if (deed === 0) {
      table.now += 7_200_000;
      this.tend({ isStopped: true, takenBy: null, takings: 0, handBacks: 0, wentOn: null });
      tally.add('undecided');
    } else if (deed === 1) {
      this.append(decideAppeal(this.dispute, HEDDA, { outcome: 'upheld', words: 'Yes.' }, this.game));
      tally.add('upheld');
    } else {
      this.append(
        decideAppeal(this.dispute, HEDDA, { outcome: 'overturned', ruling: this.ruling() }, this.game),
      );
      tally.add('overturned');
    }
    const [player] = table.playing;
    if (player !== undefined)
      this.refused('appeal-final', appealRuling(this.dispute, player, 'No.', this.moment));
  }

  private apply(): void {
    const { table } = this;
    const due = dueIn(this.dispute, STOPPED, this.moment);
    if (due.kind !== 'apply') throw new Error('a final ruling is not applied');
    const { ruling } = due;
    const proposed: Proposed = { actor: ruling.judge, command: this.command(ruling, this.newRuling()) };
    const foretold = table.preview(proposed);
    if (foretold === undefined) throw new Error('what was previewed does not fit any more');
    table.feeds.expect(foretold);
    table.must(proposed);
    this.count(ruling);
    if (table.propose(proposed)?.code !== 'no-dispute') throw new Error('a ruling was applied twice');
    this.append(carriedOut(ruling));
    const [party] = this.dispute.players;
    if (table.random.below(3) === 0 && party !== undefined)
      this.append(
        givePenalty(this.dispute, this.judge!, {
          ...{ seat: party.seat, infraction: 'game-rule-violation', grade: 'warning' },
          ...{ event: 'Open', words: 'Careful.' },
        }),
      );
    this.append(close(this.dispute, this.judge!));
    this.refused(
      'dispute-closed',
      giveRuling(this.dispute, this.judge!, this.ruling0, this.game, this.moment),
    );
  }

  private readonly ruling0: GivenRuling = {
    ...{ question: 'Again?', findings: 'No.', rules: [], remedies: [], words: 'No.', loser: null },
  };

  private count({ remedies }: Ruling): void {
    const { tally } = this.table;
    if (remedies.length === 0) tally.add('no remedy');
    for (const remedy of remedies)
      tally.add(remedy.kind === 'repair' ? `repair: ${remedy.repair.what}` : `remedy: ${remedy.kind}`);
  }
}

const STOPPED: GameNow = { isStopped: true, takenBy: null, takings: 0, handBacks: 0, wentOn: null };
