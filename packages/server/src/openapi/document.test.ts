import { type Call, mayBeRefusedWhileSuspended } from '@aura/api-client/contract/call';
import { calls } from '@aura/api-client/contract/calls';
import { pathParameters } from '@aura/api-client/contract/encode';
import { bodyErrors, commonErrors, errorStatus } from '@aura/api-client/contract/errors';
import { describe, expect, it } from 'vitest';
import { openApiDocument } from './document.ts';
import type { Method, Operation } from './types.ts';

const document = openApiDocument();
const all: readonly Call[] = Object.values(calls);

function operation(call: Call): Operation {
  const found = document.paths[`/api/aura${call.path}`]?.[call.method.toLowerCase() as Method];
  if (!found) throw new Error(`${call.name} is missing`);
  return found;
}

function references(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '$ref' ? [String(inner)] : references(inner),
  );
}

describe('openApiDocument', () => {
  it('contains exactly the calls of the contract', () => {
    const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(calls).sort());
  });

  it.each(all)('requires a token for $name as the contract does', (call) => {
    expect(operation(call).security).toEqual(call.access === 'required' ? [{ bearer: [] }] : []);
  });

  it.each(all)('documents the source and every status of $name', (call) => {
    const { 'x-source': source, responses } = operation(call);
    expect(source).toBe(call.source);
    const ofBody = call.encoding === 'query' ? [] : bodyErrors;
    const ofSuspension = mayBeRefusedWhileSuspended(call) ? (['SUSPENDED'] as const) : [];
    const errors = [...commonErrors, ...ofBody, ...ofSuspension, ...call.errors];
    const statuses = [200, ...errors.map((code) => errorStatus[code])];
    expect(Object.keys(responses).sort()).toEqual([...new Set(statuses.map(String))].sort());
    for (const code of call.errors) expect(responses[errorStatus[code]]?.description).toContain(code);
  });

  it.each(all)('documents every path parameter of $name as required', (call) => {
    const inPath = operation(call).parameters.filter((parameter) => parameter.in === 'path');
    expect(inPath.map(({ name }) => name)).toEqual(pathParameters(call.path));
    expect(inPath.every(({ required }) => required)).toBe(true);
  });

  it.each(all)('documents a body for $name unless its fields are in the query', (call) => {
    expect(operation(call).requestBody === undefined).toBe(call.encoding === 'query');
  });

  it('references only schemas that exist', () => {
    const held = Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`);
    const used = references(document);
    expect(used.length).toBeGreaterThan(20);
    expect(held).toEqual(expect.arrayContaining(used));
  });

  it('documents files, JSON fields, comma-joined lists and defaults', () => {
    const addPost = operation(calls.addPost).requestBody?.content['multipart/form-data'];
    expect(addPost?.schema).toMatchObject({ properties: { file: { type: 'string', format: 'binary' } } });
    expect(addPost?.encoding).toMatchObject({ itemIDs: { contentType: 'application/json' } });
    const update = operation(calls.updateProfile).requestBody?.content['multipart/form-data'];
    expect(update?.schema).toMatchObject({ properties: { blockedList: { type: 'string' } } });
    const limit = operation(calls.getPosts).parameters.find(({ name }) => name === 'limit');
    expect(limit).toMatchObject({ in: 'query', required: false, schema: { type: 'integer', default: 10 } });
    const ids = operation(calls.getPostsByIds).parameters.find(({ name }) => name === 'ids');
    expect(ids).toMatchObject({ explode: false, schema: { type: 'array' } });
  });

  it('documents images as bytes, and one schema for all errors', () => {
    expect(operation(calls.getItemImage).responses[200]?.content).toHaveProperty('image/*');
    expect(document.components.schemas.Error).toMatchObject({
      properties: { success: { const: false }, error: { type: 'string' }, code: { type: 'string' } },
    });
  });

  it('documents the Idempotency-Key of idempotent calls', () => {
    const keyed = all.filter((call) =>
      operation(call).parameters.some(({ name }) => name === 'Idempotency-Key'),
    );
    expect(keyed.map(({ name }) => name).sort()).toEqual([
      'addComment',
      'addOutfit',
      'addPost',
      'addUserItem',
      'addWear',
      'importItem',
    ]);
  });

  it('contains JSON values only', () => {
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  });
});
