import { type ComponentType, lazy, type ReactNode } from 'react';
import { loadChunk } from '../platform/load-chunk.ts';
import { ChunkErrorBoundary } from './ChunkErrorBoundary.tsx';

/**
 * A part of a page, such as a dialog, whose code is loaded when it is first drawn. When that does not come the page
 * stays as it is, an alert says so, and the part can be tried again (docs/product.md section 8).
 * @param inItsPlace stands there while the part is missing
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  inItsPlace: ReactNode = null,
): ComponentType<Props> {
  const create = () => lazy(() => loadChunk(load)) as unknown as ComponentType<Props>;
  let Loaded = create();
  /** A lazy component remembers its failure. */
  const renew = () => {
    Loaded = create();
  };
  return function Part(props) {
    return <ChunkErrorBoundary render={() => <Loaded {...props} />} fallback={inItsPlace} onError={renew} />;
  };
}
