// A double of EventStoreDB for tests: it speaks the same gRPC protocol on loopback, behaves as observed on a
// real 23.10.8, and fails on request. It keeps everything in memory and is no database.
import { Server, ServerCredentials, type sendUnaryData, type ServerUnaryCall } from '@grpc/grpc-js';
import gossipService from '@eventstore/db-client/generated/gossip_grpc_pb.js';
import gossip from '@eventstore/db-client/generated/gossip_pb.js';
import featuresService from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js';
import features from '@eventstore/db-client/generated/serverfeatures_pb.js';
import type shared from '@eventstore/db-client/generated/shared_pb.js';
import streamsService from '@eventstore/db-client/generated/streams_grpc_pb.js';
import { Appending } from './appending.js';
import { Faults } from './faults.js';
import { DoubleLog } from './log.js';
import { Network } from './network.js';
import { Reading } from './reading.js';

export type { LogRecord } from './log.js';

export interface Double {
  /** A connection string for this node alone. */
  readonly url: string;
  readonly port: number;
  readonly log: DoubleLog;
  readonly faults: Faults;
  readonly appending: Appending;
  readonly reading: Reading;
  readonly network: Network;
  /** The nodes this one reports in gossip; only itself, as leader, by default. */
  members: readonly Member[];
  stop(): Promise<void>;
}

export interface Member {
  readonly port: number;
  /** 'unknown': it found no other node, or they don't agree on a leader. */
  readonly state: 'leader' | 'follower' | 'unknown';
  readonly isAlive: boolean;
}

/** Starts a node. Nodes that share a log form one cluster. */
export async function startDouble(log: DoubleLog = new DoubleLog()): Promise<Double> {
  const faults = new Faults();
  const server = new Server({ 'grpc.max_receive_message_length': 32 * 1024 * 1024 });
  const reading = new Reading(log, faults);
  const parts: { network?: Network; members: readonly Member[] } = { members: [] };
  const appending = new Appending(log, faults, () => parts.network?.cut());

  const { append, batchAppend, delete: remove, tombstone } = appending;
  server.addService(streamsService.StreamsService, {
    read: reading.handle,
    append,
    batchAppend,
    delete: remove,
    tombstone,
  });
  server.addService(featuresService.ServerFeaturesService, { getSupportedMethods: supportedMethods });
  server.addService(gossipService.GossipService, {
    read: (
      _call: ServerUnaryCall<shared.Empty, gossip.ClusterInfo>,
      reply: sendUnaryData<gossip.ClusterInfo>,
    ) => reply(null, new gossip.ClusterInfo().setMembersList(parts.members.map(memberMessage))),
  });
  const inner = await new Promise<number>((resolve, reject) => {
    server.bindAsync('127.0.0.1:0', ServerCredentials.createInsecure(), (error, port) =>
      error === null ? resolve(port) : reject(error),
    );
  });
  const network = new Network(inner);
  await network.open();
  parts.network = network;
  parts.members = [{ port: network.port, state: 'leader', isAlive: true }];

  return {
    url: `esdb://127.0.0.1:${network.port}?tls=false`,
    port: network.port,
    log,
    faults,
    appending,
    reading,
    network,
    get members() {
      return parts.members;
    },
    set members(members) {
      parts.members = members;
    },
    stop: async () => {
      await network.goAway();
      server.forceShutdown();
    },
  };
}

function supportedMethods(
  _call: ServerUnaryCall<shared.Empty, features.SupportedMethods>,
  reply: sendUnaryData<features.SupportedMethods>,
): void {
  const methods = ['read', 'append', 'batchappend', 'delete', 'tombstone'].map((name) =>
    new features.SupportedMethod().setServiceName('event_store.client.streams.Streams').setMethodName(name),
  );
  reply(null, new features.SupportedMethods().setEventStoreServerVersion('double').setMethodsList(methods));
}

function memberMessage({ port, state, isAlive }: Member): gossip.MemberInfo {
  const { LEADER, FOLLOWER, UNKNOWN } = gossip.MemberInfo.VNodeState;
  return new gossip.MemberInfo()
    .setState({ leader: LEADER, follower: FOLLOWER, unknown: UNKNOWN }[state])
    .setIsAlive(isAlive)
    .setHttpEndPoint(new gossip.EndPoint().setAddress('127.0.0.1').setPort(port));
}
