import { type ComponentType, useSyncExternalStore } from 'react';

/** Renders a text of a user, for example with links. */
export type TextFormat = ComponentType<{ readonly text: string }>;

let format: TextFormat | null = null;
const listeners = new Set<() => void>();

/**
 * Sets how texts of users are rendered, once the code for it has loaded; null renders plain text. Not a context, so
 * that the first page contains as little as possible for it.
 */
export function setTextFormat(next: TextFormat | null): void {
  format = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const current = () => format;

/** The second one is for static HTML. */
export const useTextFormat = (): TextFormat | null => useSyncExternalStore(subscribe, current, current);
