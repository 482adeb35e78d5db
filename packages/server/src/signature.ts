import { createHmac } from 'node:crypto';

/** The signature of a text (HMAC, SHA-256): 192 bits in base64url. */
export function signatureOf(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url').slice(0, 32);
}
