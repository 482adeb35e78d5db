import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Context } from 'hono';
import { accepts } from 'hono/accepts';

const compress = promisify(gzip);

/** A shorter body fits into one packet as it is. */
const compressedMinBytes = 1024;

/**
 * Compresses a body for clients that accept gzip, as a whole and outside the main thread: as a stream, headers and body
 * would be written separately, which takes a fifth of the time of a request.
 * @returns the bytes to send, and the headers that describe them
 */
export async function compressed(context: Context, text: string) {
  const plain = Buffer.from(text);
  const isLong = plain.byteLength >= compressedMinBytes;
  const encoding =
    isLong &&
    accepts(context, { header: 'Accept-Encoding', supports: ['gzip', 'identity'], default: 'identity' });
  const bytes = encoding === 'gzip' ? await compress(plain) : plain;
  return {
    body: new Uint8Array(bytes),
    headers: {
      'content-length': String(bytes.byteLength),
      ...(isLong && { vary: 'Accept-Encoding' }),
      ...(encoding === 'gzip' && { 'content-encoding': 'gzip' }),
    },
  };
}
