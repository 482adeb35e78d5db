import { encodeRequest } from '@aura/api-client/contract/encode';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from './app.ts';
import type { Database } from './db/database.ts';
import { apiRoot } from './http/handle.ts';
import { createLog } from './log.ts';
import { everyCall, fixturesOf, requestsAbout } from './testing/every-call.ts';
import { fakeToken, startTestServer, type TestPerson, type TestServer } from './testing/server.ts';

/** What is told when something breaks inside, to the caller and to the log. */

const garment = {
  ...{ category: 'Tops', subcategory: '', brand: '', description: 'Top' },
  ...{ color: 'Navy', material: '', style: '', confidence: null, box: null },
};
const secret =
  'secret detail at /srv/app/db.ts of mira@example.com with eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIxIn0.x-y_z';

let server: TestServer;
let person: TestPerson;
let requests: Awaited<ReturnType<typeof requestsAbout>>;
let logged = '';
beforeAll(async () => {
  server = await startTestServer({ services: { analyzer: { analyze: () => Promise.resolve([garment]) } } });
  person = await server.signUp('mira');
  requests = await requestsAbout(await fixturesOf(server, person), person);
});
afterAll(() => server.close());
beforeEach(() => {
  logged = '';
});

/** A database that does what it is asked so many times and then fails with words that are nobody's business. */
function failingAfter(db: Database, works: number): Database {
  let left = works;
  return new Proxy(db, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      return (...given: unknown[]) => {
        if (left <= 0) throw new Error(secret);
        left -= 1;
        return Reflect.apply(member, target, given);
      };
    },
  });
}

async function askBroken(call: (typeof everyCall)[number], works: number, token: string): Promise<Response> {
  const write = (line: string) => {
    logged += line;
  };
  const services = {
    ...server.services,
    db: failingAfter(server.services.db, works),
    log: createLog('trace', { write }),
  };
  const { method, path, body, contentType } = encodeRequest(call, requests[call.name] ?? {});
  return createApp(services, null).request(`${apiRoot}${path}`, {
    method,
    body: body ?? null,
    headers: { authorization: `Bearer ${token}`, ...(contentType ? { 'content-type': contentType } : {}) },
  });
}

describe('a failure inside', () => {
  /** While the person is looked up, and after that. */
  const points = [0, 2];
  const token = fakeToken({ uid: 'uid-mira', email: 'mira@example.com' });

  it.each(everyCall)('of $name tells the caller nothing and the log no more than where', async (call) => {
    const statuses: number[] = [];
    for (const works of points) {
      const answer = await askBroken(call, works, token);
      const text = await answer.text();
      statuses.push(answer.status);
      if (answer.status !== 500) continue;
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

  it('is met behind the look-up by every call but the one whose phrase is wrong', async () => {
    const spared: string[] = [];
    for (const call of everyCall) {
      if ((await askBroken(call, 2, person.token)).status !== 500) spared.push(call.name);
    }
    expect(spared).toEqual(['deleteAccount']);
  });
});
