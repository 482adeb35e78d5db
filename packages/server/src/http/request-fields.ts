import type { Call } from '@aura/api-client/contract/call';
import { decodeFields } from '@aura/api-client/contract/encode';
import { inputImageMaxBytes } from '@aura/domain/limits/images';
import type { Context } from 'hono';
import type { BodyShare } from './body-budget.ts';
import { HttpError } from './http-error.ts';

type Fields = Record<string, unknown>;

/** For bodies without files; several times the longest valid form. */
const textBodyMaxBytes = 131_072;
/** For one image. */
export const fileMaxBytes = inputImageMaxBytes;
/** For all parts of a multipart request. */
export const multipartBodyMaxBytes = fileMaxBytes + textBodyMaxBytes;

const mediaTypes = {
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
  json: 'application/json',
} as const;

function mediaType(header: string | undefined): string {
  return (header ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

/** Passes the body through until it exceeds `maxBytes` or the body budget, then fails. */
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

/** Creates a request with the same body, limited to `maxBytes` regardless of its `Content-Length`. */
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

/** Converts an error of body parsing; an error of a limit may be its cause. */
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
    // Without a body, the schema reports the missing fields.
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
 * Reads path parameters, query and body of a request as the input of the call's request schema.
 * @param share counts the body's bytes; the caller releases it after the response
 * @throws `UNSUPPORTED_MEDIA` for a compressed body or another encoding than the call's, `PAYLOAD_TOO_LARGE`
 * beyond the limits, `UNAVAILABLE` when the body budget is exhausted, `VALIDATION` when the body cannot be parsed
 */
export async function readFields(call: Call, context: Context, share: BodyShare): Promise<Fields> {
  const { raw } = context.req;
  const compression = raw.headers.get('content-encoding');
  if (compression !== null && compression !== 'identity') throw new HttpError('UNSUPPORTED_MEDIA');
  const body = await readBody(call, raw, share);
  const query = call.encoding === 'query' ? context.req.query() : {};
  return decodeFields(call, { ...query, ...body, ...context.req.param() });
}
