const maxLength = 10;

/** The last paths of a visit, oldest first (docs/product.md section 3). */
export type NavigationHistory = readonly string[];

/** Adds a path; does nothing when it is the current one. */
export function pushPath(history: NavigationHistory, path: string): NavigationHistory {
  return history.at(-1) === path ? history : [...history, path].slice(-maxLength);
}

/** Replaces the current path, as a redirect does. */
export function replacePath(history: NavigationHistory, path: string): NavigationHistory {
  return pushPath(history.slice(0, -1), path);
}

/** Removes the current path, unless it is the only one. */
export function popPath(history: NavigationHistory): NavigationHistory {
  return history.length > 1 ? history.slice(0, -1) : history;
}

/**
 * Returns whether the back button is shown: when there is more than one entry (docs/product.md section 2).
 */
export function canGoBack(history: NavigationHistory): boolean {
  return history.length > 1;
}

/** Returns the path before the current one, or null. */
export function previousPath(history: NavigationHistory): string | null {
  return history.at(-2) ?? null;
}
