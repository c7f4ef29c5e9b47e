// A batch with a rewind is applied whole or not at all.
import { describe, expect, it } from '@jest/globals';
import { instant } from '#kernel';
import { AssistedTable, BEAR } from '#testkit/tables/assisted-table';
import { LogGallery, SPECTATOR, watchedLog } from '#visibility';
import { LONG_WORK } from '../../event-loop/long-work.js';
import { applied } from './applied.js';

describe('a batch with a rewind', () => {
  it('leaves everything unchanged if what the game returns to cannot be read', async () => {
    const table = new AssistedTable([{ battlefield: [BEAR] }, {}, {}], { opens: 'judges-only' }).untilMain();
    const { moment } = table.fold;
    table.concede(2);
    const before = table.events.length;
    expect(table.rewind(moment)).toBeUndefined();
    const batch = { events: table.events.slice(before), at: instant(0) };
    const gallery = new LogGallery([SPECTATOR]);
    for (const event of table.events.slice(0, before)) gallery.apply(event, instant(0));
    const text = JSON.stringify(gallery.state);
    const away = (): Promise<never> => Promise.reject(new Error('away'));
    await expect(applied(gallery, batch, LONG_WORK.job(), away)).rejects.toThrow('away');
    expect(JSON.stringify(gallery.state)).toBe(text);
    await applied(gallery, batch, LONG_WORK.job(), (events, viewers) =>
      Promise.resolve(watchedLog(table.events, viewers, events)),
    );
    expect(JSON.stringify(gallery.state)).toBe(JSON.stringify(table.state));
  });
});
