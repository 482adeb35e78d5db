import { loadChunk } from '@aura/ui/foundations/load-chunk';
import { type ComponentType, lazy } from 'react';

/** Returns a component whose chunk is loaded when it first renders. A failure is caught by `RouteBoundary`. */
export function lazyRoute<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() => loadChunk(load));
}
