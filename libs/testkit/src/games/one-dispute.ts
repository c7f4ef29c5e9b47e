// What happens in one dispute of a generated game, from the call to its end. Who does what next is drawn at random.
import {
  acceptRuling,
  appealRuling,
  askName,
  carriedOut,
  close,
  decideAppeal,
  dueIn,
  givePenalty,
  giveRuling,
  handBack,
  sayAsJudge,
  sayAsPlayer,
  stateCase,
  take,
  withdraw,
  writeName,
  type Decision,
  type EventOfType,
  type GivenRuling,
  type Ruling,
} from '#disputes';
import { oneOf } from '#bots';
import type { PlayerId } from '#kernel';
import { citableIn, existsIn, type DisputeCommand, type Proposed, type RulingId, type Seat } from '#rules';
import {
  after,
  HEDDA,
  JUDE,
  JUDITH,
  MOST_RULINGS,
  NO_RULE,
  NOTHING,
  RULES,
  STOPPED,
  uuid,
  WITHIN,
} from './disputed-officials.js';
import { DisputeStream, type OpenDispute } from './dispute-stream.js';
import { remediesFor } from './disputed-remedies.js';
import type { DisputedTable } from './disputed-table.js';

type Given = EventOfType<'RulingGiven'>;

/** Who does what in it, from the call to its end. */
export class OneDispute extends DisputeStream {
  constructor(
    table: DisputedTable,
    opened: OpenDispute,
    /** Who lost challenges before, in this game. */
    private readonly lost: Seat[],
    private readonly newRuling: () => RulingId,
  ) {
    super(table, opened);
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
      this.tend({ ...STOPPED, isStopped: false, wentOn: 'lapsed' });
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

  private talks(): void {
    const { random, playing } = this.table;
    const player = playing[0];
    if (player !== undefined && random.below(2) === 0)
      this.append(stateCase(this.dispute, player, 'It was so.'));
    if (player !== undefined && random.below(2) === 0)
      this.append(sayAsPlayer(this.dispute, player, 'judge', 'Psst.'));
    if (random.below(2) === 0) this.append(sayAsJudge(this.dispute, this.judge!, null, 'Wait, please.'));
    this.asksForName();
  }

  /** war-zone Card Templating: the judge may have both sides write down the name that they mean. */
  private asksForName(): void {
    const { challenge } = this.dispute;
    if (challenge === null || this.table.random.below(2) === 0) return;
    for (const seat of [challenge.by, challenge.against]) {
      this.append(askName(this.dispute, this.judge!, seat));
      this.append(writeName(this.dispute, this.table.state.seats[seat]!.player!, 'Forest'));
    }
    this.table.tally.add('names in writing');
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
    return {
      hasRule: this.rules,
      citable: citableIn(this.table.state.terms!),
      lostBefore: (seat: Seat) => this.lost.filter((one) => one === seat).length,
    };
  }

  /** A ruling that the game could do, as the preview says; `decide` gives it. */
  private ruling(decide: (given: GivenRuling) => Decision): Decision {
    const { table } = this;
    const { challenge } = this.dispute;
    for (let tries = 0; ; tries += 1) {
      const loser = challenge && oneOf([challenge.by, challenge.against], table.random);
      const remedies = tries < MOST_RULINGS ? remediesFor(table, table.inputs) : [];
      const text = { question: 'What now?', findings: 'This.', words: 'So it is.', loser };
      const decided = decide({ ...text, rules: [oneOf(RULES, table.random)], remedies });
      const given =
        decided.ok && decided.value.events.find((event): event is Given => event.type === 'RulingGiven');
      if (!given) throw new Error(`the desk refused a ruling: ${decided.ok ? '' : decided.error.code}`);
      const command = this.command(given, uuid(0) as RulingId);
      if (table.preview({ actor: this.judge!.player, command }) !== undefined) return decided;
      table.tally.add('a preview refused');
    }
  }

  private command(
    { remedies, rules, words }: Pick<Given, 'remedies' | 'rules' | 'words'>,
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
    const { challenge } = this.dispute;
    const give = (given: GivenRuling) => giveRuling(this.dispute, this.judge!, given, this.game, this.moment);
    const loser = challenge === null ? null : challenge.by;
    this.refused('unknown-rule', give({ ...NOTHING, loser, rules: [`cr ${NO_RULE}`] }));
    const [{ seat } = { seat: null }] = this.dispute.players;
    if (challenge !== null) this.refused('is-challenge', give(NOTHING));
    else if (seat !== null) this.refused('no-challenge', give({ ...NOTHING, loser: seat }));
    this.append(this.ruling(give));
    this.refused('already-ruled', give(NOTHING));
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
      this.tend(STOPPED);
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
      this.tend(STOPPED);
      tally.add('undecided');
    } else if (deed === 1) {
      this.append(decideAppeal(this.dispute, HEDDA, { outcome: 'upheld', words: 'Yes.' }, this.game));
      tally.add('upheld');
    } else {
      const overturn = (ruling: GivenRuling) =>
        decideAppeal(this.dispute, HEDDA, { outcome: 'overturned', ruling }, this.game);
      this.append(this.ruling(overturn));
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
    this.refused('dispute-closed', giveRuling(this.dispute, this.judge!, NOTHING, this.game, this.moment));
  }

  private count({ remedies, lost }: Ruling): void {
    const { tally } = this.table;
    if (lost !== null) {
      this.lost.push(lost.seat);
      tally.add(lost.losesMatch ? 'a second challenge lost' : 'a challenge lost');
    }
    if (remedies.length === 0) tally.add('no remedy');
    for (const remedy of remedies) {
      tally.add(remedy.kind === 'repair' ? `repair: ${remedy.repair.what}` : `remedy: ${remedy.kind}`);
      if (remedy.kind === 'repair' && remedy.repair.what === 'answer')
        tally.add(`replaced: ${remedy.repair.of}`);
    }
  }
}
