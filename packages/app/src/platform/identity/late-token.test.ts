import { expect, it, vi } from 'vitest';
import { createFakePlatform } from '../../testing/fake-platform.ts';
import type { FirebaseAuth } from './firebase-auth.ts';
import { createFirebaseIdentity } from './firebase-identity.ts';
import type { IdToken } from './id-token.ts';
import type { Identity } from './identity-provider.ts';
import type { PersistedSession } from './persisted-session.ts';

const userOf = (uid: string): Identity => ({ uid, email: '', displayName: '', method: 'password' });

it('when a token arrives after another user has signed in, does not store it for that user', async () => {
  let session: PersistedSession | null = { identity: userOf('u1'), token: null };
  const storage = {
    read: () => session,
    write: (next: PersistedSession) => {
      session = next;
    },
    clear: () => undefined,
    watch: () => () => undefined,
  };
  let emit: (identity: Identity) => void = () => undefined;
  let answer: (token: IdToken) => void = () => undefined;
  const getToken = vi.fn(
    () =>
      new Promise<IdToken>((resolve) => {
        answer = resolve;
      }),
  );
  const subscribe = (listener: typeof emit) => {
    emit = listener;
  };
  const auth = { subscribe, ready: async () => undefined, getToken } as unknown as FirebaseAuth;
  const provider = createFirebaseIdentity(createFakePlatform().config, async () => auth, storage);
  const late = provider.getToken({ force: true });
  await vi.waitFor(() => expect(getToken).toHaveBeenCalledOnce());
  emit(userOf('u2'));
  answer({ text: 'of u1', expiresAt: 0 });
  await late;
  expect(session).toEqual({ identity: userOf('u2'), token: null });
});
