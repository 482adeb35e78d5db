import pTimeout from 'p-timeout';
import { DomainError } from '../errors/domain-error.ts';
import { cached } from './cached-verifier.ts';
import { type TokenVerifier, toIdentity } from './token-verifier.ts';

const networkCodes = ['app/network-error', 'app/network-timeout'];
const timeoutMs = 8_000;

function isUnavailable(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string };
  return networkCodes.includes(code ?? '') || /^Error while making request/.test(message ?? '');
}

export interface EmulatorVerifier extends TokenVerifier {
  close(): Promise<void>;
}

/**
 * Verifies the unsigned ID tokens of the Auth emulator. firebase-admin asks the emulator of
 * `FIREBASE_AUTH_EMULATOR_HOST` whether the account exists; the configuration refuses that variable where
 * others could reach the server. The library is loaded with the first token, since it uses 20 MB and 0.2 seconds.
 */
export function createEmulatorVerifier(projectId: string, clock: () => Date): EmulatorVerifier {
  let opened: ReturnType<typeof openAuth> | null = null;
  const verify = async (token: string) => {
    opened ??= openAuth(projectId);
    const { auth } = await opened;
    try {
      // The token may be valid when the emulator does not answer.
      const message = new DomainError('auth.provider_unavailable');
      const claims = await pTimeout(auth.verifyIdToken(token), { milliseconds: timeoutMs, message });
      return { identity: toIdentity(claims), expiresAt: new Date(claims.exp * 1000) };
    } catch (error) {
      if (error instanceof DomainError) throw error;
      if (isUnavailable(error)) throw new DomainError('auth.provider_unavailable', null, { cause: error });
      return null;
    }
  };
  return { ...cached(verify, clock), close: async () => (await opened)?.close() };
}

async function openAuth(projectId: string) {
  const [{ deleteApp, initializeApp }, { getAuth }] = await Promise.all([
    import('firebase-admin/app'),
    import('firebase-admin/auth'),
  ]);
  const app = initializeApp({ projectId }, `aura-${crypto.randomUUID()}`);
  return { auth: getAuth(app), close: () => deleteApp(app) };
}
