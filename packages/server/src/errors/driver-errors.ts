import { causesOf, hasErrorCode } from './error-causes.ts';
import type { DomainErrorCode } from './error-codes.ts';

/** Error codes of PostgreSQL, the operating system and flydrive; the first entry that matches wins. */
const driverCodes: readonly (readonly [DomainErrorCode, readonly string[]])[] = [
  ['storage.full', ['ENOSPC', 'EDQUOT']],
  ['database.full', ['53100']],
  ['database.unavailable', ['57P01', '57P02', '57P03', '57P05', '57014', '53300', '55P03', '25006', '25P03']],
  // A deadlock or a serialization failure: the transaction was rolled back, and succeeds when it is repeated.
  ['database.unavailable', ['40P01', '40001']],
  ['database.unavailable', ['08000', '08001', '08003', '08004', '08006']],
  [
    'storage.unavailable',
    ['E_CANNOT_READ_FILE', 'E_CANNOT_WRITE_FILE', 'E_CANNOT_DELETE_FILE', 'E_CANNOT_DELETE_DIRECTORY'],
  ],
  ['storage.unavailable', ['EROFS', 'EIO']],
  ['database.unavailable', ['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE']],
  ['database.unavailable', ['EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN']],
];

/** Errors of broken connections for which the PostgreSQL driver has no code. */
const brokenConnection =
  /^(Connection terminated|timeout exceeded when trying to connect|Client (was closed|has encountered a connection error))/;

/** Classifies an error of the database's or the storage's driver; null for every other error. */
export function driverErrorCode(error: unknown): DomainErrorCode | null {
  const code = driverCodes.find(([, codes]) => hasErrorCode(error, ...codes))?.[0];
  if (code) return code;
  const isBroken = [...causesOf(error)].some(({ message }) => brokenConnection.test(message));
  return isBroken ? 'database.unavailable' : null;
}
