import { createContext, useContext } from 'react';
import type { AppConfig } from './config.ts';
import type { IdentityProvider } from './identity/identity-provider.ts';

/** What the app needs of the world around it, behind ports, so that stories and tests bring their own. */
export interface Platform {
  readonly config: AppConfig;
  readonly identity: IdentityProvider;
}

const PlatformContext = createContext<Platform | null>(null);

export const PlatformProvider = PlatformContext.Provider;

/** @throws outside of `PlatformProvider`: the component is rendered without the app's shell */
export function usePlatform(): Platform {
  const platform = useContext(PlatformContext);
  if (platform === null) throw new Error('usePlatform needs a PlatformProvider above the component.');
  return platform;
}
