// How many sockets and event streams each address has open.
import { Inject, Injectable } from '@nestjs/common';
import { networkOf } from '#accounts';
import { API_OPTIONS, type ApiOptions } from '../options/options.js';

@Injectable()
export class OpenConnections {
  private readonly perNetwork = new Map<string, number>();

  constructor(@Inject(API_OPTIONS) private readonly options: Pick<ApiOptions, 'limits'>) {}

  hasRoom(address: string): boolean {
    return (this.perNetwork.get(networkOf(address)) ?? 0) < this.options.limits.socketsPerAddress;
  }

  /** Counts one; call the returned function once when it has closed. */
  open(address: string): () => void {
    this.count(address, 1);
    return () => this.count(address, -1);
  }

  private count(address: string, change: 1 | -1): void {
    const network = networkOf(address);
    const count = (this.perNetwork.get(network) ?? 0) + change;
    if (count > 0) this.perNetwork.set(network, count);
    else this.perNetwork.delete(network);
  }
}
