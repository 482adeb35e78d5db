import { encodeRequest } from '@aura/api-client/contract/encode';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from './app.ts';
import type { Database } from './db/database.ts';
import { apiRoot } from './http/handle.ts';
import { createAccounts } from './identity/accounts.ts';
import { createLog } from './log.ts';
import { foundTop } from './testing/content.ts';
import { createFixtures, createRequests, everyCall } from './testing/every-call.ts';
import { fakeToken, startTestServer, type TestServer, type TestUser } from './testing/server.ts';

/** Responses and log messages after an internal error. */

const secret =
  'secret detail at /srv/app/db.ts of mira@example.com with eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIxIn0.x-y_z';

let server: TestServer;
let person: TestUser;
let requests: Awaited<ReturnType<typeof createRequests>>;
let logged = '';
beforeAll(async () => {
  server = await startTestServer({ services: { analyzer: { analyze: () => Promise.resolve([foundTop]) } } });
  person = await server.signUp('mira');
  person = { ...person, token: fakeToken({ ...person, hasModeratorClaim: true }) };
  requests = await createRequests(await createFixtures(server, person), person);
});
afterAll(() => server.close());
beforeEach(() => {
  logged = '';
});

/** A database that fails with a secret message after `successes` accesses. */
function failingAfter(db: Database, successes: number): Database {
  let remaining = successes;
  return new Proxy(db, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      return (...given: unknown[]) => {
        if (remaining <= 0) throw new Error(secret);
        remaining -= 1;
        return Reflect.apply(member, target, given);
      };
    },
  });
}

async function callWithFailingDatabase(
  call: (typeof everyCall)[number],
  successes: number,
  token: string,
): Promise<Response> {
  const write = (line: string) => {
    logged += line;
  };
  const db = failingAfter(server.services.db, successes);
  const services = {
    ...server.services,
    db,
    accounts: createAccounts(db, server.services.clock),
    log: createLog('trace', { write }),
  };
  const { method, path, body, contentType } = encodeRequest(call, requests[call.name] ?? {});
  return createApp(services, null).request(`${apiRoot}${path}`, {
    method,
    body: body ?? null,
    headers: { authorization: `Bearer ${token}`, ...(contentType ? { 'content-type': contentType } : {}) },
  });
}

describe('when the database fails', () => {
  /** The lookup of the user fails, or the statement after it. */
  const failurePoints = [0, 1];
  const token = fakeToken({ uid: 'uid-mira', email: 'mira@example.com' });

  it.each(everyCall)('$name answers without details, and the log contains no personal data', async (call) => {
    const statuses: number[] = [];
    for (const successes of failurePoints) {
      const answer = await callWithFailingDatabase(call, successes, token);
      statuses.push(answer.status);
      if (answer.status !== 500) {
        await answer.body?.cancel();
        continue;
      }
      const text = await answer.text();
      expect(JSON.parse(text)).toEqual({ success: false, error: 'Something went wrong.', code: 'INTERNAL' });
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    }
    expect(statuses[0]).toBe(500);
    expect(logged).toContain('secret detail');
    expect(logged).toContain('"requestId"');
    expect(logged).not.toMatch(/@|eyJ/);
    expect(logged).not.toContain(token);
  });

  it('after the lookup of the user, every call fails except a stream, one with a wrong phrase, one without a signature and one without rows', async () => {
    const unaffected: string[] = [];
    for (const call of everyCall) {
      const answer = await callWithFailingDatabase(call, 1, person.token);
      await answer.body?.cancel();
      if (answer.status !== 500) unaffected.push(call.name);
    }
    expect(unaffected).toEqual(['getOutfitImage', 'deleteAccount', 'getEvents', 'getDeliveryOptions']);
  });
});
