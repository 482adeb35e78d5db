import { createMocks } from '@aura/mocks/mocks';
import { tinyWorld } from '@aura/mocks/testing/tiny-world';
import { describe, expect, it, vi } from 'vitest';
import { IdentityError } from '../platform/identity/identity-provider.ts';
import { createMockIdentity } from './mock-identity.ts';

const createPair = () => {
  const mocks = createMocks({ world: tinyWorld, readImage: async () => new Blob(), now: () => 0 });
  return { mocks, identity: createMockIdentity(mocks) };
};

describe('createMockIdentity', () => {
  it('rejects with the errors of the real provider', async () => {
    const { identity } = createPair();
    const refusal = identity.signIn('unknown@aura.example', 'secret');
    await expect(refusal).rejects.toBeInstanceOf(IdentityError);
    await expect(refusal).rejects.toThrow('The email or the password is not right.');
  });

  it('emits the signed-in user, and null after sign-out', async () => {
    const { identity } = createPair();
    const listener = vi.fn();
    identity.subscribe(listener, () => undefined);
    expect(listener).toHaveBeenLastCalledWith(expect.objectContaining({ method: 'password' }));
    await identity.signOut();
    expect(listener).toHaveBeenLastCalledWith(null);
    expect(await identity.getToken()).toBeNull();
  });

  it('when the scenario changes, uses its identity', async () => {
    const { mocks, identity } = createPair();
    expect(await identity.getToken()).not.toBeNull();
    mocks.setScenario('signed-out');
    expect(await identity.getToken()).toBeNull();
  });
});
