// Builds frames for the agenda.
import type { Frame } from '../../model/state/agenda.js';

export const newFrame = (kind: Frame['kind'], rest: Partial<Frame> = {}): Frame => ({
  kind,
  answers: [],
  locals: {},
  ...rest,
});
