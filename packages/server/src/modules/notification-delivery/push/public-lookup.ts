import type { LookupAddress } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './private-address.ts';

type Resolve = (
  hostname: string,
  options: { readonly all: true },
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/** The longest time that a DNS server may take. */
const serverTimeoutMs = 2_000;

/**
 * Resolves names by DNS without the threads that `dns.lookup` shares with files and other lookups, so that a name whose
 * server does not answer delays nothing else. Names of the hosts file are not known.
 * @param servers by default those of the system
 */
export function resolveByServers(servers?: readonly string[]): Resolve {
  return (hostname, _options, callback) => {
    const resolver = new Resolver({ timeout: serverTimeoutMs, tries: 1 });
    if (servers) resolver.setServers(servers);
    void Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]).then(([v4, v6]) => {
      const found = [
        ...(v4.status === 'fulfilled' ? v4.value : []).map((address) => ({ address, family: 4 })),
        ...(v6.status === 'fulfilled' ? v6.value : []).map((address) => ({ address, family: 6 })),
      ];
      callback(found.length === 0 && v4.status === 'rejected' ? v4.reason : null, found);
    });
  };
}

/**
 * Creates a lookup for outgoing connections that fails for names with an address that is not public. The connection
 * uses the addresses that were checked, so that a name cannot change its address in between.
 * @param resolve replaced by tests
 */
export function createPublicLookup(resolve: Resolve = resolveByServers()): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || first === undefined) return callback(error ?? new Error('no address'), '', 0);
      if (!addresses.every(({ address }) => isPublicAddress(address)))
        return callback(new Error(`${hostname} has an address that is not public`), '', 0);
      if (options.all) return callback(null, addresses);
      return callback(null, first.address, first.family);
    });
  };
}
