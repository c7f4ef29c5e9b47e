// Maps the seat through whose eyes a judge looks: without one, they are the judge's own.
import type { JudgeEyes } from '#matches';

export const judgeEyes = (seat: number | null | undefined): JudgeEyes =>
  seat === null || seat === undefined ? 'judge' : seat;
