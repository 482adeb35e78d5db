import { calls } from '@aura/api-client/contract/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer, type TestUser } from '../testing/server.ts';

let server: TestServer;
let mira: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  mira = await server.signUp('mira');
});
afterAll(() => server.close());

/** The first millisecond of the year 10000, which the text of a timestamp of PostgreSQL cannot have. */
const year10000 = 253_402_300_800_000;

describe('when the time of a cursor is after the year 9999', () => {
  it('a list answers 400', async () => {
    const { status, body } = await server.call(
      calls.getNotifications,
      { after: `${year10000}_n_1` },
      mira.token,
    );
    expect([status, body.code]).toEqual([400, 'VALIDATION']);
  });

  it('the page of a tag answers 400', async () => {
    const request = { tag: '#wool', after: `${year10000}_p_1` };
    const { status, body } = await server.call(calls.getTag, request, mira.token);
    expect([status, body.code]).toEqual([400, 'VALIDATION']);
  });
});
