// Tests that a store follows the settings in its connection string.
import { afterEach, describe, expect, it } from '@jest/globals';
import { newEvents, newStream, rejection, Stage } from '#testkit/eventstoredb/fixtures';

const stage = new Stage();
afterEach(() => stage.clear());

describe('the connection string', () => {
  it('without tls=false for an insecure server: health and errors name the cause', async () => {
    const double = await stage.double();
    const store = await stage.store(`esdb://localhost:${double.port}`, { append: 500 });
    const health = await store.health();
    expect(health.status).toBe('down');
    expect(health.detail).toContain('?tls=false');
    expect(await rejection(store.append(newStream(), 'any', newEvents(1)))).toMatchObject({
      outcome: 'not-done',
      message: expect.stringContaining('?tls=false'),
    });
  });

  it('with throwOnAppendFailure=false changes nothing: a conflict still names the actual revision', async () => {
    const double = await stage.double();
    const store = await stage.store(`${double.url}&throwOnAppendFailure=false`);
    const stream = newStream();
    await store.append(stream, 'no-stream', newEvents(3));
    expect(await store.append(stream, 'no-stream', newEvents(1))).toEqual({ kind: 'conflict', actual: 2 });
  });

  it('is refused when malformed, and the error does not repeat its secrets', async () => {
    const error = await rejection(stage.store('esdb://admin:hunter2@?????'));
    expect(String(error)).toContain('not an EventStoreDB connection string');
    expect(String(error)).not.toContain('hunter2');
  });
});
