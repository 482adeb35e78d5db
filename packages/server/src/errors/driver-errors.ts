import { hasErrorCode } from './error-causes.ts';
import type { DomainErrorCode } from './error-codes.ts';

/** Error codes of PostgreSQL, the operating system and flydrive; the first entry that matches wins. */
const driverCodes: readonly (readonly [DomainErrorCode, readonly string[]])[] = [
  ['storage.full', ['ENOSPC', 'EDQUOT']],
  ['database.full', ['53100']],
  ['database.unavailable', ['57P01', '57P03', '57014', '53300', '55P03', '25006']],
  [
    'storage.unavailable',
    ['E_CANNOT_READ_FILE', 'E_CANNOT_WRITE_FILE', 'E_CANNOT_DELETE_FILE', 'E_CANNOT_DELETE_DIRECTORY'],
  ],
  ['storage.unavailable', ['EROFS', 'EIO']],
  ['database.unavailable', ['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT']],
];

/** Classifies an error of the database's or the storage's driver; null for every other error. */
export function driverErrorCode(error: unknown): DomainErrorCode | null {
  return driverCodes.find(([, codes]) => hasErrorCode(error, ...codes))?.[0] ?? null;
}
