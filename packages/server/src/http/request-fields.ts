import type { Call } from '@aura/api-client/contract/call';
import { decodeFields } from '@aura/api-client/contract/encode';
import type { Context } from 'hono';
import type { BodyShare } from './body-budget.ts';
import { type FormLimits, formLimitsOf } from './form-limits.ts';
import { HttpError } from './http-error.ts';
import { readMultipart } from './read-multipart.ts';
import { receiveBody } from './receive-body.ts';

type Fields = Record<string, unknown>;

/** The media type of a request's body, by its encoding. */
export const mediaTypes = {
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
  json: 'application/json',
} as const;

function mediaType(contentType: string): string {
  return contentType.split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

async function readText(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  const received: Uint8Array[] = [];
  for await (const chunk of chunks) received.push(chunk);
  return new TextDecoder().decode(Buffer.concat(received));
}

async function readJson(chunks: AsyncIterable<Uint8Array>): Promise<Fields> {
  const value: unknown = JSON.parse(await readText(chunks));
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new HttpError('VALIDATION');
  return { ...value };
}

/** @throws `PAYLOAD_TOO_LARGE` as soon as more fields than allowed have arrived */
async function* limitFields(chunks: AsyncIterable<Uint8Array>, maxFields: number) {
  let fields = 1;
  for await (const chunk of chunks) {
    for (const byte of chunk) if (byte === 0x26) fields += 1;
    if (fields > maxFields) throw new HttpError('PAYLOAD_TOO_LARGE');
    yield chunk;
  }
}

async function readForm(chunks: AsyncIterable<Uint8Array>, { fields }: FormLimits): Promise<Fields> {
  return Object.fromEntries(new URLSearchParams(await readText(limitFields(chunks, fields))));
}

async function readBody(call: Call, request: Request, share: BodyShare): Promise<Fields> {
  if (call.encoding === 'query') return {};
  const contentType = request.headers.get('content-type') ?? '';
  if (mediaType(contentType) !== mediaTypes[call.encoding]) {
    // Without a body, the schema reports the missing fields.
    if (request.body === null) return {};
    throw new HttpError('UNSUPPORTED_MEDIA', `Send this as ${mediaTypes[call.encoding]}.`);
  }
  const limits = formLimitsOf(call);
  const declaredBytes = Number(request.headers.get('content-length') ?? 0);
  if (declaredBytes > limits.bytes) throw new HttpError('PAYLOAD_TOO_LARGE');
  if (request.body === null) return {};
  const chunks = receiveBody(request.body, { maxBytes: limits.bytes, share });
  try {
    if (call.encoding === 'json') return await readJson(chunks);
    if (call.encoding === 'form') return await readForm(chunks, limits);
    return Object.fromEntries(await readMultipart(contentType, chunks, limits));
  } catch (error) {
    throw error instanceof HttpError ? error : new HttpError('VALIDATION');
  }
}

/**
 * Reads path parameters, query and body of a request as the input of the call's request schema.
 * @param share counts the body's bytes; the caller releases it after the response
 * @throws `UNSUPPORTED_MEDIA` for a compressed body or another encoding than the call's, `PAYLOAD_TOO_LARGE`
 * beyond the limits, `REQUEST_TIMEOUT` when the body arrives too slowly, `UNAVAILABLE` when the body budget is
 * exhausted, `VALIDATION` when the body cannot be parsed
 */
export async function readFields(call: Call, context: Context, share: BodyShare): Promise<Fields> {
  const { raw } = context.req;
  const compression = raw.headers.get('content-encoding');
  if (compression !== null && compression !== 'identity') throw new HttpError('UNSUPPORTED_MEDIA');
  const body = await readBody(call, raw, share);
  const query = call.encoding === 'query' ? context.req.query() : {};
  return decodeFields(call, { ...query, ...body, ...context.req.param() });
}
