import type { Call } from '@aura/api-client/contract/call';
import { calls } from '@aura/api-client/contract/calls';
import type { LiveEvent } from '@aura/api-client/contract/live-updates';
import { readFields } from '@aura/api-client/contract/receive';
import { product } from '@aura/domain/product';
import { type HttpHandler, HttpResponse, http, type PathParams } from 'msw';
import type { Backend, BackendRequest } from './backend/backend.ts';
import { BackendError, errorResponse } from './backend/backend-error.ts';
import type { OwnDataParts } from './backend/own-data.ts';
import type { Caller, StoredImage } from './backend/state.ts';

/** The API root on any host. */
const defaultRoot = `*/api/${product.slug}`;

export interface HandlersOptions {
  readonly backend: Backend;
  /** Returns the account of a token; null for an unknown token. */
  identify(token: string): Caller | null;
  /** Loads one of the world's image files. */
  readImage(file: string): Promise<Blob>;
  /** Called before every response; it can delay it, or throw a BackendError. */
  beforeResponse(call: Call): Promise<void> | void;
  readonly root?: string;
}

const methods = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete } as const;

const mediaTypes = {
  query: null,
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
  json: 'application/json',
} as const;

/** @throws `UNAUTHENTICATED` for an unknown token */
function callerOf(request: Request, identify: HandlersOptions['identify']): Caller | null {
  const header = request.headers.get('Authorization');
  if (header === null) return null;
  const caller = identify(header.replace(/^Bearer /i, ''));
  if (caller === null) throw new BackendError('UNAUTHENTICATED');
  return caller;
}

/** @throws `UNSUPPORTED_MEDIA` for another encoding than the call's, `VALIDATION` for an unreadable body */
async function fieldsOf(call: Call, request: Request, params: PathParams): Promise<BackendRequest['fields']> {
  const expected = mediaTypes[call.encoding];
  const sent = request.headers.get('Content-Type') ?? '';
  if (expected !== null && request.body === null) return { ...params };
  if (expected !== null && !sent.toLowerCase().startsWith(expected))
    throw new BackendError('UNSUPPORTED_MEDIA');
  try {
    return await readFields(call, request, params);
  } catch {
    throw new BackendError('VALIDATION');
  }
}

async function imageResponse({ source }: StoredImage, options: HandlersOptions): Promise<Response> {
  const bytes = 'sent' in source ? source.sent : await options.readImage(source.file);
  return new HttpResponse(bytes, { headers: { 'Content-Type': bytes.type || 'image/jpeg' } });
}

/**
 * A stream without changes: the only person who uses the mocks is the one who looks at them. It stays open, since the
 * app would open an ended one again.
 */
function streamResponse(): Response {
  const event = `id: mocks-0\ndata: ${JSON.stringify({ type: 'ready' } satisfies LiveEvent)}\n\n`;
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode(event)),
  });
  return new HttpResponse(body, { headers: { 'Content-Type': 'text/event-stream' } });
}

/** The ZIP of an export. */
async function zipResponse(source: OwnDataParts, { readImage }: HandlersOptions): Promise<Response> {
  const { zipOwnData } = await import('./zip-own-data.ts');
  const zip = await zipOwnData(source, readImage);
  return new HttpResponse(zip, { headers: { 'Content-Type': 'application/zip' } });
}

async function respond(
  call: Call,
  request: Request,
  params: PathParams,
  options: HandlersOptions,
): Promise<Response> {
  const { backend, identify, beforeResponse: before } = options;
  await before(call);
  const caller = callerOf(request, identify);
  if (call.access === 'required' && caller === null) throw new BackendError('UNAUTHENTICATED');
  const fields = await fieldsOf(call, request, params);
  const incoming = { call, fields, caller, idempotencyKey: request.headers.get('Idempotency-Key') };
  if (call.isStream) {
    backend.check(incoming);
    return streamResponse();
  }
  if (call.isDownload) return zipResponse(backend.ownData(incoming), options);
  if (call.response === null) return imageResponse(backend.image(incoming), options);
  return HttpResponse.json(Object(await backend.handle(incoming)));
}

function handlerOf(call: Call, options: HandlersOptions): HttpHandler {
  const path = call.path.replace(/\{(\w+)\}/g, ':$1');
  return methods[call.method](`${options.root ?? defaultRoot}${path}`, async ({ request, params }) => {
    try {
      return await respond(call, request, params, options);
    } catch (error) {
      if (!(error instanceof BackendError)) throw error;
      const { status, body } = errorResponse(error);
      return HttpResponse.json(body, { status });
    }
  });
}

/** Creates an MSW handler for every call of the contract. */
export function createHandlers(options: HandlersOptions): HttpHandler[] {
  return Object.values(calls).map((call) => handlerOf(call, options));
}
