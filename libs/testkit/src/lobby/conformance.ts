// The conformance suite of the lobby index port, run against each implementation.
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { gameId, playerId } from '#kernel';
import { describeListing } from './listing.js';
import { describeRebuilding } from './rebuilding.js';
import { ANNA, BORIS, bring, Chronicle, sits } from './life.js';
import { idsOf, LOBBY_OF_GATHERING, type Opened, type Subject } from './subject.js';
import { malformed } from '../values/malformed.js';

export type { Opened } from './subject.js';

export function describeLobbyIndex(name: string, open: () => Opened): void {
  describe(name, () => {
    let opened: Opened;
    beforeEach(() => {
      opened = open();
    });
    afterEach(() => opened.dispose());
    const subject: Subject = {
      open,
      get index() {
        return opened.index;
      },
    };
    describeCheckpoints(subject);
    describeListing(subject);
    describeRebuilding(subject);
  });
}

function describeCheckpoints(subject: Subject): void {
  describe('its checkpoint', () => {
    const told = new Chronicle().game('g1').game('g2').game('g3');

    it('is absent at first, and then the last event it was brought', () => {
      const { index } = subject;
      expect(index.checkpoint()).toBeUndefined();
      expect(bring(index, told.batch(0, 2))).toBe('applied');
      expect(index.checkpoint()?.place).toEqual(told.events[1]?.place);
    });

    it('goes past what was looked at and not folded', () => {
      const { index } = subject;
      const batch = told.batch(0, 4);
      bring(index, { ...batch, events: batch.events.slice(0, 2) });
      expect(index.checkpoint()?.place).toEqual(told.events[3]?.place);
      expect(idsOf(index, LOBBY_OF_GATHERING, BORIS)).toEqual(['g1']);
    });

    it('makes it pass over what it has folded, in whole and in part', () => {
      const { index } = subject;
      bring(index, told.batch(0, 4));
      expect(bring(index, told.batch(0, 2))).toBe('applied');
      expect(index.checkpoint()?.place).toEqual(told.events[3]?.place);
      expect(bring(index, told.batch(2, 6))).toBe('applied');
      expect(index.checkpoint()?.place).toEqual(told.events[5]?.place);
      expect(idsOf(index, LOBBY_OF_GATHERING, BORIS)).toEqual(['g3', 'g2', 'g1']);
    });

    it('shows when events are missing; nothing is folded then', () => {
      const { index } = subject;
      expect(bring(index, told.batch(2, 4))).toBe('gap');
      expect(index.checkpoint()).toBeUndefined();
      bring(index, told.batch(0, 2));
      expect(bring(index, told.batch(4, 6))).toBe('gap');
      expect(index.checkpoint()?.place).toEqual(told.events[1]?.place);
      expect(idsOf(index, LOBBY_OF_GATHERING, BORIS)).toEqual(['g1']);
    });

    it('moves with the fold or not at all', () => {
      const { index } = subject;
      bring(index, told.batch(0, 2));
      const batch = told.batch(2, 6);
      const broken = batch.events.map((event, nth) =>
        nth === 3 ? { ...event, event: malformed(null) } : event,
      );
      expect(() => bring(index, { ...batch, events: broken })).toThrow();
      expect(index.checkpoint()?.place).toEqual(told.events[1]?.place);
      expect(idsOf(index, LOBBY_OF_GATHERING, BORIS)).toEqual(['g1']);
      expect(bring(index, batch)).toBe('applied');
      expect(idsOf(index, LOBBY_OF_GATHERING, BORIS)).toEqual(['g3', 'g2', 'g1']);
    });

    it('is gone with everything else when it is emptied', () => {
      const { index } = subject;
      bring(index, told.batch(0, 6));
      index.reset();
      expect(index.checkpoint()).toBeUndefined();
      expect(idsOf(index, LOBBY_OF_GATHERING, BORIS)).toEqual([]);
      expect(idsOf(index, { kind: 'own' }, ANNA)).toEqual([]);
      expect(bring(index, told.batch(0, 6))).toBe('applied');
    });

    it('passes over events of a game whose creation it never had', () => {
      const { index } = subject;
      const stray = new Chronicle().tell(gameId('stray'), [sits(0, playerId('x'))]).game('g1');
      expect(bring(index, stray.batch(0, stray.events.length))).toBe('applied');
      expect(index.find(gameId('stray'), BORIS)).toBeUndefined();
      expect(index.checkpoint()?.place.position).toBe('0000000000000003');
    });
  });
}
