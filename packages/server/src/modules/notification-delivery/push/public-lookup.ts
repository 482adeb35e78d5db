import { type LookupAddress, lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './private-address.ts';

type Resolve = (
  hostname: string,
  options: { readonly all: true },
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * Creates a lookup for outgoing connections that fails for names with an address that is not public. The connection
 * uses the addresses that were checked, so that a name cannot change its address in between.
 * @param resolve replaced by tests
 */
export function createPublicLookup(resolve: Resolve = lookup): LookupFunction {
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
