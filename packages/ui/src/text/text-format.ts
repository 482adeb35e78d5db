import { type ComponentType, useSyncExternalStore } from 'react';
import { createListeners } from '../foundations/listeners.ts';

/** Renders a text of a user, for example with links. */
export type TextFormat = ComponentType<{ readonly text: string }>;

let format: TextFormat | null = null;
const { subscribe, notify } = createListeners();

/**
 * Sets how texts of users are rendered, once the code for it has loaded; null renders plain text. Not a context, so
 * that the first page contains as little as possible for it.
 */
export function setTextFormat(next: TextFormat | null): void {
  format = next;
  notify();
}

const current = () => format;

/** The second one is for static HTML. */
export const useTextFormat = (): TextFormat | null => useSyncExternalStore(subscribe, current, current);
