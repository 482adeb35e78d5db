import { type ComponentType, lazy } from 'react';
import { loadChunk } from '../platform/load-chunk.ts';

/** A component whose code is loaded when it is first drawn. */
export function lazyRoute<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() => loadChunk(load));
}

/** A component that the page can do without: when its code does not come, nothing is drawn in its place. */
export function lazyOptional(load: () => Promise<{ default: ComponentType }>) {
  return lazy(() => load().catch(() => ({ default: Nothing })));
}

const Nothing = () => null;
