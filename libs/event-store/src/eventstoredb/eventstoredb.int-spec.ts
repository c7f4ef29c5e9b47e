// Runs the conformance suite against the real server that EVENTSTORE_URL names, or else against the double.
// The name of the suite says which.
import { describeEventStore } from '../conformance/index.js';
import { startDouble } from '#testkit/eventstoredb/double';
import { openEventStoreDb } from './index.js';

/** The double shares the machine with all other tests, so its speed says nothing. */
const PATIENT = { append: 60_000, answer: 30_000, silence: 30_000, read: 60_000, confirm: 60_000 };

const url = process.env['EVENTSTORE_URL'];

if (url === undefined || url === '')
  describeEventStore(
    'the EventStoreDB adapter, on a DOUBLE on loopback (no EVENTSTORE_URL names a real server),',
    async () => {
      const double = await startDouble();
      const store = await openEventStoreDb({ url: double.url, times: PATIENT });
      return {
        store,
        another: () => openEventStoreDb({ url: double.url, times: PATIENT }),
        dispose: async () => {
          await store.close();
          await double.stop();
        },
      };
    },
    { timeoutMs: 180_000 },
  );
else
  describeEventStore(
    'the EventStoreDB adapter, on the REAL server that EVENTSTORE_URL names,',
    async () => {
      const store = await openEventStoreDb({ url });
      return { store, another: () => openEventStoreDb({ url }), dispose: () => store.close() };
    },
    { timeoutMs: 120_000 },
  );
