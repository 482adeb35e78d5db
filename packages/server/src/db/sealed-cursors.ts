import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { type Cursor, cursorText, readCursor } from './time-cursor.ts';

const algorithm = 'aes-256-gcm';
const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;
/** Makes the text match `timeCursor` of the contract. */
const prefix = '0_';

/** Encrypts cursors of lists that stop at rows which the viewer may not see, so that no one reads their ids and times. */
export interface SealedCursors {
  /** @returns a text that matches `timeCursor` of the contract, for an id of at most 54 characters */
  seal(cursor: Cursor): string;
  /** @returns null for a text that was not sealed with this secret */
  open(text: string): Cursor | null;
}

/** @param secret the server's signing secret */
export function createSealedCursors(secret: string): SealedCursors {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'cursor', keyBytes));
  return {
    seal(cursor) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, key, nonce);
      const content = Buffer.concat([cipher.update(cursorText(cursor)), cipher.final()]);
      return prefix + Buffer.concat([nonce, cipher.getAuthTag(), content]).toString('base64url');
    },
    open(text) {
      const bytes = Buffer.from(text.slice(prefix.length), 'base64url');
      if (!text.startsWith(prefix) || bytes.byteLength <= nonceBytes + tagBytes) return null;
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes));
      decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
      try {
        const content = decipher.update(bytes.subarray(nonceBytes + tagBytes));
        return readCursor(Buffer.concat([content, decipher.final()]).toString());
      } catch {
        return null;
      }
    },
  };
}
