import { navigationHistoryLength } from '../limits.ts';

/** The paths of this visit, oldest first (docs/product.md section 9, Navigation history). */
export type NavigationHistory = readonly string[];

/** The history after a path was opened; opening the same path again changes nothing. */
export function pushPath(history: NavigationHistory, path: string): NavigationHistory {
  return history.at(-1) === path ? history : [...history, path].slice(-navigationHistoryLength);
}

/** The history after the newest path was replaced, as a redirect does. */
export function replacePath(history: NavigationHistory, path: string): NavigationHistory {
  return pushPath(history.slice(0, -1), path);
}

/** The history after one step back; the first path stays. */
export function popPath(history: NavigationHistory): NavigationHistory {
  return history.length > 1 ? history.slice(0, -1) : history;
}

/** Whether the back button shows: more than one entry (section 2). */
export function canGoBack(history: NavigationHistory): boolean {
  return history.length > 1;
}

/** The path that the back button opens, or null. */
export function previousPath(history: NavigationHistory): string | null {
  return history.at(-2) ?? null;
}
