import { createContext, useContext } from 'react';
import type { AppConfig } from './config.ts';
import type { IdentityProvider } from './identity/identity-provider.ts';
import type { AppWorker } from './offline/app-worker.ts';
import type { PushDevice } from './push/push-device.ts';

/** The dependencies that tests and the mocked app replace. */
export interface Platform {
  readonly config: AppConfig;
  readonly identity: IdentityProvider;
  /** Loads the port to the push messages of this browser. */
  readonly loadPush: () => Promise<PushDevice>;
  /** Loads the port to the service worker; null where the app has none. */
  readonly loadWorker: (() => Promise<AppWorker>) | null;
}

const PlatformContext = createContext<Platform | null>(null);

export const PlatformProvider = PlatformContext.Provider;

/** @throws when there is no `PlatformProvider` above the component */
export function usePlatform(): Platform {
  const platform = useContext(PlatformContext);
  if (platform === null) throw new Error('usePlatform needs a PlatformProvider above the component.');
  return platform;
}
