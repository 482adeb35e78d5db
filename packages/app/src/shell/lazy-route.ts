import { loadChunk } from '@aura/ui/foundations/load-chunk';
import { type ComponentType, lazy } from 'react';

/** Returns a component whose chunk is loaded when it first renders. A failure is caught by `RouteBoundary`. */
export function lazyRoute<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() => loadChunk(load));
}

/**
 * Like `lazyRoute`, but renders nothing when the chunk fails to load. Offline, it is loaded again when the connection
 * returns, so it needs a Suspense boundary of its own.
 */
export function lazyOptional<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() => loadOrNothing(load));
}

async function loadOrNothing<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): Promise<{ default: ComponentType<Props> }> {
  try {
    return await load();
  } catch {
    if (navigator.onLine) return { default: Nothing };
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    return loadOrNothing(load);
  }
}

const Nothing = () => null;
