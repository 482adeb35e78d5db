import { tabStorage } from './storage/guarded-storage.ts';

const landingKey = 'aura:v1:landing-played';

/** What one visit (one tab, until it is closed) remembers. A browser that refuses storage forgets. */
export const visit = {
  landingPlayed: () => Boolean(tabStorage.read(landingKey)),
  rememberLandingPlayed: () => tabStorage.write(landingKey, '1'),
};
