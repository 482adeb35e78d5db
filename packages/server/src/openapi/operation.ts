import { type Call, mayBeRefusedWhileSuspended } from '@aura/api-client/contract/call';
import { pathParameters } from '@aura/api-client/contract/encode';
import { bodyErrors, commonErrors, type ErrorCode, errorStatus } from '@aura/api-client/contract/errors';
import { errorMessages } from '../http/error-messages.ts';
import { mediaTypes } from '../http/request-fields.ts';
import { componentRef, requestSchema, responseSchema } from './schemas.ts';
import type { ApiResponse, JsonSchema, MediaType, Operation, Parameter } from './types.ts';

interface Fields {
  readonly properties: Readonly<Record<string, JsonSchema>>;
  readonly required: ReadonlySet<string>;
}

function fieldsOf(call: Call): Fields {
  const schema = requestSchema(call.request);
  return {
    properties: (schema.properties ?? {}) as Record<string, JsonSchema>,
    required: new Set((schema.required ?? []) as string[]),
  };
}

function parameters(call: Call, fields: Fields): Parameter[] {
  const inPath = new Set(pathParameters(call.path));
  const named = Object.entries(fields.properties)
    .filter(([name]) => inPath.has(name) || call.encoding === 'query')
    .map(([name, schema]): Parameter => {
      const location = inPath.has(name) ? 'path' : 'query';
      const required = location === 'path' || fields.required.has(name);
      const comma = call.commaFields?.includes(name) ? { explode: false } : {};
      return { name, in: location, required, schema, ...comma };
    });
  return call.idempotent ? [...named, idempotencyKey] : named;
}

const idempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Repeating the call with the same key does the work once and answers the same.',
  schema: { type: 'string' },
};

/** Comma-joined lists are strings on the wire. */
function wireSchema(call: Call, name: string, schema: JsonSchema): JsonSchema {
  return call.commaFields?.includes(name) ? { type: 'string', description: 'Comma-joined list' } : schema;
}

function requestBody(call: Call, fields: Fields): MediaType {
  const inPath = new Set(pathParameters(call.path));
  const sent = Object.entries(fields.properties).filter(([name]) => !inPath.has(name));
  const schema = {
    type: 'object',
    properties: Object.fromEntries(sent.map(([name, value]) => [name, wireSchema(call, name, value)])),
    required: sent.map(([name]) => name).filter((name) => fields.required.has(name)),
  };
  const jsonEncoded = (call.jsonFields ?? []).map(
    (name) => [name, { contentType: 'application/json' }] as const,
  );
  return jsonEncoded.length === 0 ? { schema } : { schema, encoding: Object.fromEntries(jsonEncoded) };
}

function successResponse(call: Call): ApiResponse {
  if (call.isStream) {
    return { description: 'Events', content: { 'text/event-stream': { schema: { type: 'string' } } } };
  }
  if (call.isDownload) {
    const schema = { type: 'string', format: 'binary' };
    return { description: 'The files', content: { 'application/zip': { schema } } };
  }
  return call.response === null
    ? { description: 'The picture', content: { 'image/*': { schema: { type: 'string', format: 'binary' } } } }
    : {
        description: 'Done',
        content: { 'application/json': { schema: responseSchema(call.response) } },
      };
}

/** The error responses by status. The description lists every code of the status with its message. */
function errorResponses(call: Call): Record<string, ApiResponse> {
  const byStatus = new Map<number, ErrorCode[]>();
  const ofSuspension: ErrorCode[] = mayBeRefusedWhileSuspended(call) ? ['SUSPENDED'] : [];
  const ofBody = call.encoding === 'query' ? [] : bodyErrors;
  for (const code of new Set<ErrorCode>([...commonErrors, ...ofBody, ...ofSuspension, ...call.errors])) {
    const status = errorStatus[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      String(status),
      {
        description: codes.map((code) => `${code}: ${errorMessages[code]}`).join(' '),
        content: { 'application/json': { schema: componentRef('Error') } },
      },
    ]),
  );
}

/**
 * Maps a call of the contract to an OpenAPI operation.
 * @param tag name of the call's resource
 */
export function operationOf(call: Call, tag: string): Operation {
  const fields = fieldsOf(call);
  return {
    operationId: call.name,
    summary: call.summary,
    tags: [tag],
    'x-source': call.source,
    security: call.access === 'required' ? [{ bearer: [] }] : [],
    parameters: parameters(call, fields),
    ...(call.encoding === 'query'
      ? {}
      : {
          requestBody: {
            required: true,
            content: { [mediaTypes[call.encoding]]: requestBody(call, fields) },
          },
        }),
    responses: { 200: successResponse(call), ...errorResponses(call) },
  };
}
