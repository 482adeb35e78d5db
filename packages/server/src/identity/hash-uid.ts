import { createHash } from 'node:crypto';

/** The hash under which an erased account is recorded. */
export function hashUid(uid: string): string {
  return createHash('sha256').update(uid).digest('base64url');
}
