import type { Call, RequestOf } from './call.ts';

/** A request ready for `fetch`, below the API's root. */
export interface EncodedRequest {
  readonly method: Call['method'];
  /** Path with its query. */
  readonly path: string;
  readonly body: FormData | URLSearchParams | string | undefined;
  /** Undefined when `fetch` derives it from the body. */
  readonly contentType: string | undefined;
}

type Fields = Record<string, unknown>;

/** The names of a path's `{parameters}`. */
export function pathParameters(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
}

function fillPath(path: string, fields: Fields): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(fields[name])));
}

function fieldText(call: Call, name: string, value: unknown): string {
  if (call.jsonFields?.includes(name)) return JSON.stringify(value);
  if (call.commaFields?.includes(name) && Array.isArray(value)) return value.join(',');
  return String(value);
}

function bodyFields(call: Call, request: Fields): [string, unknown][] {
  const inPath = new Set(pathParameters(call.path));
  return Object.entries(request).filter(([name, value]) => !inPath.has(name) && value !== undefined);
}

function urlEncoded(call: Call, fields: [string, unknown][]): URLSearchParams {
  return new URLSearchParams(
    fields.map(([name, value]): [string, string] => [name, fieldText(call, name, value)]),
  );
}

function multipart(call: Call, fields: [string, unknown][]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) {
    if (value instanceof Blob) form.append(name, value, fileName(name, value));
    else form.append(name, fieldText(call, name, value));
  }
  return form;
}

/** Names an uploaded file after its field and its type, so that the user's file name is not sent. */
function fileName(field: string, { type }: Blob): string {
  const extension = type.split('/')[1]?.replace('jpeg', 'jpg') ?? 'jpg';
  return `${field.replace(/Image$/, '')}.${extension}`;
}

/**
 * Encodes a request as the contract defines.
 * @param call a call of the contract
 * @param request path parameters and fields in one object
 */
export function encodeRequest<C extends Call>(call: C, request: RequestOf<C>): EncodedRequest {
  const given = request as Fields;
  const fields = bodyFields(call, given);
  const path = fillPath(call.path, given);
  const encoded = { method: call.method, path, body: undefined, contentType: undefined };
  switch (call.encoding) {
    case 'query': {
      const query = urlEncoded(call, fields).toString();
      return { ...encoded, path: query ? `${path}?${query}` : path };
    }
    case 'form':
      return { ...encoded, body: urlEncoded(call, fields) };
    case 'multipart':
      return { ...encoded, body: multipart(call, fields) };
    case 'json':
      return {
        ...encoded,
        body: JSON.stringify(Object.fromEntries(fields)),
        contentType: 'application/json',
      };
  }
}

function readField(call: Call, name: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (call.jsonFields?.includes(name)) return parseJson(value);
  if (call.commaFields?.includes(name)) return value.split(',').filter((part) => part !== '');
  // Multipart encoding changes every line break to CRLF.
  return value.replaceAll('\r\n', '\n');
}

/** Returns the parsed JSON, or the text itself when it is invalid, which the schema then rejects. */
function parseJson(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/**
 * The inverse of `encodeRequest`: returns fields for the request schema of the call.
 * @param call a call of the contract
 * @param fields raw path parameters, query and body fields
 */
export function decodeFields(call: Call, fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, readField(call, name, value)]),
  );
}
