import { ConfigError } from './config-error.ts';
import { isLoopback } from './loopback.ts';
import type { Settings } from './settings.ts';

/** The emulator signs anybody in as anybody. */
function checkEmulator({ AUTH_EMULATOR, HOST, NODE_ENV, FIREBASE_AUTH_EMULATOR_HOST }: Settings): void {
  if (!FIREBASE_AUTH_EMULATOR_HOST) return;
  const refuse = (reason: string) => {
    throw new ConfigError(`FIREBASE_AUTH_EMULATOR_HOST must not be set ${reason}`);
  };
  if (NODE_ENV === 'production') refuse('in production: the emulator signs anybody in as anybody');
  if (!isLoopback(HOST)) refuse(`with HOST ${HOST}: the emulator signs anybody in as anybody`);
  if (AUTH_EMULATOR !== 'allow') refuse('without AUTH_EMULATOR=allow, since its tokens are unsigned');
}

/** @throws ConfigError for a production server without an identity provider */
function checkProject({ NODE_ENV, FIREBASE_PROJECT_ID, FIREBASE_API_KEY }: Settings): void {
  if (NODE_ENV !== 'production') return;
  if (!FIREBASE_PROJECT_ID || FIREBASE_PROJECT_ID.startsWith('demo-')) {
    throw new ConfigError('FIREBASE_PROJECT_ID: production needs a Firebase project');
  }
  if (!FIREBASE_API_KEY) throw new ConfigError('FIREBASE_API_KEY: missing, but production needs it');
}

/**
 * Returns the settings of the identity provider.
 * @throws ConfigError when the emulator is not allowed, or production has no project
 */
export function firebaseConfig(env: Settings) {
  checkEmulator(env);
  checkProject(env);
  const projectId = env.FIREBASE_PROJECT_ID ?? 'demo-aura';
  return {
    projectId,
    apiKey: env.FIREBASE_API_KEY ?? 'demo-key',
    authDomain: env.FIREBASE_AUTH_DOMAIN ?? `${projectId}.firebaseapp.com`,
    emulatorHost: env.FIREBASE_AUTH_EMULATOR_HOST ?? null,
  };
}
