import { profileChangeCalls } from '@aura/api-client/contract/profile-changes';
import { notificationSettingsDefaults } from '@aura/domain/notifications';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { users } from '../../../db/schema.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../testing/server.ts';

let server: TestServer;
let mira: TestUser;
let miraId: string;
beforeAll(async () => {
  server = await startTestServer();
  mira = await server.signUp('mira');
  miraId = (await rowOf(mira))?.id ?? '';
});
afterAll(() => server.close());

async function rowOf({ uid }: TestUser) {
  const [row] = await server.services.db.select().from(users).where(eq(users.uid, uid));
  return row;
}

const open = (token: string, init?: RequestInit) =>
  server.app.request(`/api/unsubscribe?token=${encodeURIComponent(token)}`, init);

it('the link shows a page that asks, and changes nothing by itself', async () => {
  const response = await open(server.services.unsubscribeTokens.create(miraId));
  const page = await response.text();
  expect(response.status).toBe(200);
  expect(page).toContain('<h1>Turn off emails?</h1>');
  expect(page).toContain('You will get no more emails about notifications. They stay in Aura.');
  expect(page).toContain('<form method="post"><button type="submit">Turn off emails</button></form>');
  expect(response.headers.get('content-security-policy')).toContain("form-action 'self'");
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect((await rowOf(mira))?.notificationSettings).toBeNull();
});

it('one POST without a session turns emails off and leaves the other switches; again has no effect', async () => {
  const settings = { ...notificationSettingsDefaults, likeNotifications: false };
  await server.call(
    profileChangeCalls.updateNotificationSettings,
    { userID: mira.email, settings },
    mira.token,
  );
  for (let time = 0; time < 2; time++) {
    const response = await open(server.services.unsubscribeTokens.create(miraId), {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    const page = await response.text();
    expect([response.status, page]).toEqual([200, expect.stringContaining('<h1>Emails are off</h1>')]);
    expect(page).toContain('You can turn them on again in Settings.');
    expect(page).toContain('<a href="/settings?section=notifications">Open Settings</a>');
    expect((await rowOf(mira))?.notificationSettings).toEqual({ ...settings, emailNotifications: false });
  }
});

it("a token that is not valid, or another person's with this signature, shows a page and changes nothing", async () => {
  const noa = await server.signUp('noa');
  const signature = server.services.unsubscribeTokens.create(miraId).split('.')[1];
  for (const token of ['', 'x', `${(await rowOf(noa))?.id}.${signature}`]) {
    for (const method of ['GET', 'POST']) {
      const response = await open(token, { method });
      const page = await response.text();
      expect([response.status, page]).toEqual([404, expect.stringContaining('This link does not work')]);
      expect(page).toContain('Open the link of the email again, or turn emails off in Settings.');
    }
  }
  expect((await rowOf(noa))?.notificationSettings).toBeNull();
});

it('the token of an erased account is answered like any other', async () => {
  const response = await open(server.services.unsubscribeTokens.create('u_gone'), { method: 'POST' });
  expect(response.status).toBe(200);
});
