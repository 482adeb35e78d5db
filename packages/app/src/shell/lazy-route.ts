import { loadChunk } from '@aura/ui/foundations/load-chunk';
import { type ComponentType, lazy } from 'react';

/** Returns a component whose chunk is loaded when it first renders. A failure is caught by `RouteBoundary`. */
export function lazyRoute<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() => loadChunk(load));
}

/** Like `lazyRoute`, but renders nothing when the chunk fails to load. */
export function lazyOptional<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() => load().catch(() => ({ default: Nothing })));
}

const Nothing = () => null;
