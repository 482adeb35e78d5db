import { createListeners } from './listeners.ts';

/** An open dialog, sheet or menu. */
export interface OpenOverlay {
  /** Requests closing, as Escape does: a form with changes asks first, and a busy dialog stays open. */
  readonly requestClose: () => void;
}

let overlays: readonly OpenOverlay[] = [];
const listeners = createListeners();

function replaceOverlays(next: readonly OpenOverlay[]): void {
  overlays = next;
  listeners.notify();
}

/** Returns the open overlays of the page, the topmost last. */
export function getOpenOverlays(): readonly OpenOverlay[] {
  return overlays;
}

/**
 * Adds an overlay on top.
 * @returns a function that removes it
 */
export function addOpenOverlay(overlay: OpenOverlay): () => void {
  replaceOverlays([...overlays, overlay]);
  return () => replaceOverlays(overlays.filter((other) => other !== overlay));
}

/**
 * Calls the listener after each change of the open overlays.
 * @returns a function that ends the subscription
 */
export const subscribeToOpenOverlays = listeners.subscribe;
