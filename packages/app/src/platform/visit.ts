const landingKey = 'aura:v1:landing-played';

/** What one visit (one tab, until it is closed) remembers. A browser that refuses storage forgets. */
export const visit = {
  landingPlayed(): boolean {
    try {
      return sessionStorage.getItem(landingKey) !== null;
    } catch {
      return false;
    }
  },
  rememberLandingPlayed(): void {
    try {
      sessionStorage.setItem(landingKey, '1');
    } catch {
      return;
    }
  },
};
