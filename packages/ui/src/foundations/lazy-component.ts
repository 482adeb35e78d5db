import { type ComponentType, createElement, lazy, type ReactNode } from 'react';
import { ChunkErrorBoundary } from './chunk-error-boundary.ts';
import { loadChunk } from './load-chunk.ts';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * Returns a component, such as a dialog, whose chunk is loaded when it first renders. When the chunk fails to
 * load, the page stays and an alert offers a retry (docs/product.md section 8).
 * @param fallback rendered after a failure
 */
export function lazyComponent<Props extends object>(
  load: Load<Props>,
  fallback: ReactNode = null,
): ComponentType<Props> {
  return retriedComponent(() => loadChunk(load), fallback);
}

/**
 * Like `lazyComponent`, for what the user did not ask for. When its chunk fails to load offline, it is loaded again when
 * the connection returns, so it needs a Suspense boundary of its own. If that fails too, the alert offers a retry.
 */
export function lazyOptional<Props extends object>(load: Load<Props>): ComponentType<Props> {
  return retriedComponent(() => loadWhenOnline(() => loadChunk(load)), null);
}

function retriedComponent<Props extends object>(
  load: Load<Props>,
  fallback: ReactNode,
): ComponentType<Props> {
  const create = () => lazy(load) as unknown as ComponentType<Props>;
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

async function loadWhenOnline<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (navigator.onLine) throw error;
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    return loadWhenOnline(load);
  }
}
