import type { Call } from '@aura/api-client/contract/call';
import { calls } from '@aura/api-client/contract/calls';
import { encodeRequest } from '@aura/api-client/contract/encode';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from './db/schema.ts';
import { apiRoot } from './http/handle.ts';
import { openApiDocument } from './openapi/document.ts';
import type { JsonSchema, Method } from './openapi/types.ts';
import { createFixtures, createOwnRequests, createRequests, everyCall } from './testing/every-call.ts';
import { fakeToken, startTestServer, type TestServer, type TestUser } from './testing/server.ts';

/** Rules that hold for every call of the contract. */

const reads = everyCall.filter((call) => call.method === 'GET' && call.response !== null);
const document = openApiDocument();

let server: TestServer;
let owner: TestUser;
let stranger: TestUser;
let fixtures: Awaited<ReturnType<typeof createFixtures>>;
let requests: Awaited<ReturnType<typeof createRequests>>;

beforeAll(async () => {
  server = await startTestServer({ env: { ALLOWED_ORIGINS: 'https://partner.example' } });
  owner = await server.signUp('owner');
  stranger = await server.signUp('stranger');
  fixtures = await createFixtures(server, owner);
  requests = await createRequests(fixtures, stranger);
  const favorite = { email: stranger.email, itemID: fixtures.itemId };
  await server.call(calls.addFavorite, favorite, stranger.token);
  // A moderator with a case.
  stranger = { ...stranger, token: fakeToken({ ...stranger, hasModeratorClaim: true }) };
  const reporter = await server.signUp('reporter');
  const report = { targetType: 'post', targetId: fixtures.postId, reason: 'spam' } as const;
  await server.call(calls.report, report, reporter.token);
  const { cases } = (await server.call(calls.getModerationCases, {}, stranger.token)).body;
  const own = await createOwnRequests(server, stranger);
  for (const name of ['getOutfit', 'getPostsLikeItem', 'getPostsWithItem']) requests[name] = own[name] ?? {};
  requests.getModerationCase = { caseId: cases[0]?.id };
}, 60_000);
afterAll(() => server.close());

it('the requests cover every call of the contract', () => {
  expect(Object.keys(requests).sort()).toEqual(everyCall.map(({ name }) => name).sort());
});

async function statusOf(call: Call, request: object, token: string | undefined): Promise<number> {
  const { method, path, body, contentType } = encodeRequest(call, request);
  const response = await server.app.request(`${apiRoot}${path}`, {
    method,
    body: body ?? null,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(contentType ? { 'content-type': contentType } : {}),
    },
  });
  return response.status;
}

describe('SQL injection', () => {
  const texts = [
    "'; DROP TABLE users; --",
    "' OR '1'='1",
    '"; select pg_sleep(9); --',
    '#{7*7}',
    '\\',
    '%00',
  ];

  it.each(everyCall)('has no effect in any field of $name', async (call) => {
    const people = await server.services.db.$count(users);
    const request = requests[call.name] ?? {};
    const textFields = Object.keys(request).filter((name) => typeof request[name] === 'string');
    for (const name of textFields) {
      for (const text of texts) {
        const status = await statusOf(call, { ...request, [name]: text }, stranger.token);
        expect(status, `${name}: ${text}`).toBeLessThan(500);
      }
    }
    expect(await server.services.db.$count(users)).toBe(people);
    expect(await statusOf(calls.getPost, { id: fixtures.postId }, owner.token)).toBe(200);
  });
});

/** Returns the names of fields that the OpenAPI document does not contain. */
function unknownFields(value: unknown, schema: JsonSchema): string[] {
  const [name] = String(schema.$ref ?? '').match(/[^/]+$/) ?? [];
  if (name) return unknownFields(value, document.components.schemas[name] ?? {});
  if (Array.isArray(value))
    return value.flatMap((one) => unknownFields(one, (schema.items ?? {}) as JsonSchema));
  if (typeof value !== 'object' || value === null) return [];
  const either = (schema.anyOf ?? []) as JsonSchema[];
  if (either.length > 0) {
    return either.map((one) => unknownFields(value, one)).sort((a, b) => a.length - b.length)[0] ?? [];
  }
  const known = (schema.properties ?? {}) as Record<string, JsonSchema>;
  return Object.entries(value).flatMap(([key, inner]) =>
    known[key] ? unknownFields(inner, known[key]) : [key],
  );
}

describe('a response', () => {
  it.each(reads)("to $name contains no other user's email and only documented fields", async (call) => {
    const path = document.paths[`${apiRoot}${call.path}`]?.[call.method.toLowerCase() as Method];
    const schema = path?.responses[200]?.content?.['application/json']?.schema ?? {};
    const tokens = call.access === 'public' ? [undefined, stranger.token] : [stranger.token];
    for (const token of tokens) {
      const answer = await server.call(call, requests[call.name] ?? {}, token);
      expect(answer.status).toBe(200);
      expect(unknownFields(answer.body, schema)).toEqual([]);
      expect(JSON.stringify(answer.body).replaceAll(stranger.email, '')).not.toContain('@');
    }
  });
});

describe('another origin', () => {
  const origins = [
    'https://evil.test',
    'null',
    'https://partner.example.evil.test',
    'https://evilpartner.example',
    'http://partner.example',
    'https://partner.example:8443',
  ];

  it.each(everyCall)('cannot read $name', async (call) => {
    const path = `${apiRoot}${call.path.replace(/\{\w+\}/g, 'x')}`;
    for (const origin of origins) {
      const preflight = { origin, 'access-control-request-method': call.method };
      for (const [method, headers] of [
        ['OPTIONS', preflight],
        [call.method, { origin }],
      ] as const) {
        const answer = await server.app.request(path, { method, headers });
        expect(answer.headers.get('access-control-allow-origin'), `${method} ${origin}`).toBeNull();
        expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
      }
    }
  });
});
