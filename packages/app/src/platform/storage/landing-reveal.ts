import { tabStorage } from './guarded-storage.ts';

const key = 'aura:v1:landing-played';

/** Returns whether the reveal of the landing page has played in this tab. */
export function isLandingRevealPlayed(): boolean {
  return Boolean(tabStorage.read(key));
}

export function saveLandingRevealPlayed(): void {
  tabStorage.write(key, '1');
}
