import { type ComponentType, createElement, lazy, type ReactNode } from 'react';
import { ChunkErrorBoundary } from './chunk-error-boundary.ts';
import { loadChunk } from './load-chunk.ts';

/**
 * Returns a component, such as a dialog, whose chunk is loaded when it first renders. When the chunk fails to
 * load, the page stays and an alert offers a retry (docs/product.md section 8).
 * @param fallback rendered after a failure
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  fallback: ReactNode = null,
): ComponentType<Props> {
  const create = () => lazy(() => loadChunk(load)) as unknown as ComponentType<Props>;
  let Loaded = create();
  // React never loads a failed lazy component again, so a retry needs a new one.
  const reset = () => {
    Loaded = create();
  };
  return function LazyComponent(props) {
    const render = () => createElement(Loaded, props);
    return createElement(ChunkErrorBoundary, { render, fallback, onError: reset });
  };
}
