import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Context } from 'hono';
import { accepts } from 'hono/accepts';

const compressed = promisify(gzip);

/** A shorter answer fits into one packet as it is. */
const compressedMinBytes = 1024;

/**
 * Responds with JSON that no cache stores. It is compressed as a whole, outside the main thread: as a stream, headers
 * and body would be written separately, which takes a fifth of the time of a request.
 */
export async function jsonResponse(context: Context, body: object): Promise<Response> {
  const json = Buffer.from(JSON.stringify(body));
  const isLong = json.byteLength >= compressedMinBytes;
  const encoding =
    isLong &&
    accepts(context, { header: 'Accept-Encoding', supports: ['gzip', 'identity'], default: 'identity' });
  const bytes = encoding === 'gzip' ? await compressed(json) : json;
  return context.body(new Uint8Array(bytes), 200, {
    'content-type': 'application/json',
    'content-length': String(bytes.byteLength),
    'cache-control': 'private, no-store',
    ...(isLong && { vary: 'Accept-Encoding' }),
    ...(encoding === 'gzip' && { 'content-encoding': 'gzip' }),
  });
}
