// Tests the append call when another user gives up its channel just before the call opens.
import { afterEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { eventId } from '#kernel';
import type { EventText } from '../port/batch.js';
import { AppendLane } from './append-lane.js';
import { Connection, type Calls } from './connection.js';
import { idsIn, newStream, Stage } from '#testkit/eventstoredb/fixtures';
import { NotConnected } from './errors.js';
import { USUAL_TIMES, withDefaults } from './options.js';
import { inFuture, type Moment } from './time.js';

const stage = new Stage();
afterEach(() => stage.clear());

/** Hands out channels; the first few are shut already. */
class GivenUp extends Connection {
  constructor(
    url: string,
    private toShut: number,
  ) {
    super(withDefaults(url), USUAL_TIMES);
  }

  override async ready(until: Moment): Promise<Calls> {
    const calls = await super.ready(until);
    this.toShut -= 1;
    if (this.toShut >= 0) calls.close();
    return calls;
  }
}

function laneOn(connection: Connection): AppendLane {
  const lane = new AppendLane(connection);
  stage.later(() => {
    lane.close();
    connection.close();
    return Promise.resolve();
  });
  return lane;
}

const event = (): EventText => ({ id: eventId(randomUUID()), type: 'Tested', data: '{}', metadata: '{}' });

describe('the append lane', () => {
  it('opens its call on the next channel when one was closed before use', async () => {
    const double = await stage.double();
    const lane = laneOn(new GivenUp(double.url, 2));
    const stream = newStream();
    const sent = event();
    const { reply } = await lane.send(stream, 'no-stream', [sent], inFuture(10_000));
    expect(await reply).toMatchObject({ kind: 'landed', revision: 0 });
    expect(idsIn(double, stream)).toEqual([sent.id]);
  });

  it('reports that nothing was sent when no channel lasts', async () => {
    const double = await stage.double();
    const lane = laneOn(new GivenUp(double.url, Infinity));
    await expect(lane.send(newStream(), 'no-stream', [event()], inFuture(300))).rejects.toBeInstanceOf(
      NotConnected,
    );
  });
});
