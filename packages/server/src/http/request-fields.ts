import type { Call } from '@aura/api-client/contract/call';
import { decodeFields } from '@aura/api-client/contract/encode';
import { inputImageMaxBytes } from '@aura/domain/limits';
import type { Context } from 'hono';
import type { BodyShare } from './body-budget.ts';
import { HttpError } from './http-error.ts';

type Fields = Record<string, unknown>;

/** A form without files: every text of the contract at its longest, encoded, fits several times over. */
const textBodyMaxBytes = 131_072;
/** An image as large as any that a person may choose; screens send far smaller ones. */
export const fileMaxBytes = inputImageMaxBytes;
/** All images of one request together. */
export const multipartBodyMaxBytes = fileMaxBytes + textBodyMaxBytes;

const mediaTypes = {
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
  json: 'application/json',
} as const;

function mediaType(header: string | undefined): string {
  return (header ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

/** Ends the stream as soon as it has brought more than `maxBytes`, or more than there is room for. */
function limitStream(
  body: ReadableStream<Uint8Array>,
  maxBytes: number,
  share: BodyShare,
): ReadableStream<Uint8Array> {
  let bytes = 0;
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        if (bytes > maxBytes) throw new HttpError('PAYLOAD_TOO_LARGE');
        share.take(chunk.byteLength);
        controller.enqueue(chunk);
      },
    }),
  );
}

/** The body as a fresh request that cannot bring more than `maxBytes`, whatever its headers promise. */
function limitedBody(request: Request, maxBytes: number, share: BodyShare): Request | null {
  const declared = Number(request.headers.get('content-length') ?? 0);
  if (declared > maxBytes) throw new HttpError('PAYLOAD_TOO_LARGE');
  if (request.body === null) return null;
  const init = {
    method: 'POST',
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    body: limitStream(request.body, maxBytes, share),
    duplex: 'half' as const,
  };
  return new Request('http://body/', init);
}

/** What went wrong while a body was read: too much of it, or not what it says it is. */
function bodyError(error: unknown): HttpError {
  const cause = error instanceof Error ? error.cause : undefined;
  if (error instanceof HttpError) return error;
  return cause instanceof HttpError ? cause : new HttpError('VALIDATION');
}

function checkFiles(fields: Fields): Fields {
  for (const value of Object.values(fields)) {
    if (value instanceof Blob && value.size > fileMaxBytes) throw new HttpError('PAYLOAD_TOO_LARGE');
  }
  return fields;
}

async function readJson(body: Request): Promise<Fields> {
  const value: unknown = await body.json();
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new HttpError('VALIDATION');
  return { ...value };
}

async function readBody(call: Call, request: Request, share: BodyShare): Promise<Fields> {
  if (call.encoding === 'query') return {};
  if (mediaType(request.headers.get('content-type') ?? '') !== mediaTypes[call.encoding]) {
    // A call without a body at all is told what it lacks by the schema.
    if (request.body === null) return {};
    throw new HttpError('UNSUPPORTED_MEDIA', `Send this as ${mediaTypes[call.encoding]}.`);
  }
  const maxBytes = call.encoding === 'multipart' ? multipartBodyMaxBytes : textBodyMaxBytes;
  const body = limitedBody(request, maxBytes, share);
  if (body === null) return {};
  try {
    if (call.encoding === 'json') return await readJson(body);
    if (call.encoding === 'form') return Object.fromEntries(new URLSearchParams(await body.text()));
    return checkFiles(Object.fromEntries(await body.formData()));
  } catch (error) {
    throw bodyError(error);
  }
}

/**
 * Path parameters, query and body of a request as the call's request schema takes them.
 * @param share what the body may hold; the caller gives it back once the request is answered
 * @throws `UNSUPPORTED_MEDIA` for a compressed body or another encoding than the call's, `PAYLOAD_TOO_LARGE`
 * beyond the limits, `UNAVAILABLE` when others hold all the room, `VALIDATION` when the body cannot be parsed
 */
export async function readFields(call: Call, context: Context, share: BodyShare): Promise<Fields> {
  const { raw } = context.req;
  const compression = raw.headers.get('content-encoding');
  if (compression !== null && compression !== 'identity') throw new HttpError('UNSUPPORTED_MEDIA');
  const body = await readBody(call, raw, share);
  const query = call.encoding === 'query' ? context.req.query() : {};
  return decodeFields(call, { ...query, ...body, ...context.req.param() });
}
