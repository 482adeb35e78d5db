import { visitStorage } from './safe-storage.ts';

const landingKey = 'aura:v1:landing-played';

/** What one visit (one tab, until it is closed) remembers. A browser that refuses storage forgets. */
export const visit = {
  landingPlayed: () => Boolean(visitStorage.read(landingKey)),
  rememberLandingPlayed: () => visitStorage.write(landingKey, '1'),
};
