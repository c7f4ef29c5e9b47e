// The object that something happened to, as it was then (cr 608.2i): its controller and colours.
import type { Known } from '../../model/printed/shape.js';
import type { Happening } from '../../model/state/happening.js';
import type { Sight } from './sight.js';

export function sightAsThen(sight: Sight, { subject, under, colours }: Happening): Sight {
  const now = subject === null ? undefined : sight.remembered(subject);
  if (now === undefined) return sight;
  const wasOthers = under !== null && under !== now.controller;
  const wasOther = colours !== null && colours.join() !== now.colours.join();
  if (!wasOthers && !wasOther) return sight;
  const then: Known = { ...now, controller: under ?? now.controller, colours: colours ?? now.colours };
  return {
    ...sight,
    known: (id) => (id === subject ? then : sight.known(id)),
    remembered: (id) => (id === subject ? then : sight.remembered(id)),
  };
}
