import { calls } from '@aura/api-client/contract/calls';
import { accountDeletionPhrase } from '@aura/domain/limits/auth';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addItem } from '../../testing/content.ts';
import { userIdOf } from '../../testing/relations.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { openOwnData } from './own-data-source.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('when the account is erased during an export, the export fails, so that a part is not taken for the whole', async () => {
  const mira = await server.signUp('mira');
  await addItem(server, mira);
  const { images } = await openOwnData(server.services, await userIdOf(server, mira));
  const deletion = { userID: mira.email, confirmationText: accountDeletionPhrase } as const;
  expect((await server.call(calls.deleteAccount, deletion, mira.token)).status).toBe(200);
  const readAll = async () => {
    for await (const _image of images());
  };
  await expect(readAll()).rejects.toMatchObject({ code: 'auth.account_erased' });
});
