import { Component, type ReactNode } from 'react';
import { ChunkLoadError } from '../platform/load-chunk.ts';
import { failedChunks } from './failed-chunks.ts';

interface ChunkErrorBoundaryProps {
  /** Called for each attempt. */
  readonly render: () => ReactNode;
  /** Stands in the place of a part that is lost. */
  readonly fallback?: ReactNode;
  /** Before the next attempt: what must be loaded anew. */
  readonly onError?: () => void;
}

interface ChunkErrorBoundaryState {
  readonly error: unknown;
}

/**
 * Keeps the page when the code of one of its parts does not come: the part is missing until it is tried again. Any
 * other error goes on to the page's own boundary.
 */
export class ChunkErrorBoundary extends Component<ChunkErrorBoundaryProps, ChunkErrorBoundaryState> {
  override state: ChunkErrorBoundaryState = { error: null };
  private wasRetried = false;
  private leaveList = () => {};

  static getDerivedStateFromError(error: unknown): ChunkErrorBoundaryState {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    if (!(error instanceof ChunkLoadError)) return;
    this.props.onError?.();
    this.leaveList = failedChunks.add({ wasRetried: this.wasRetried, retry: this.retry });
  }

  override componentWillUnmount() {
    this.leaveList();
  }

  private readonly retry = () => {
    this.wasRetried = true;
    this.leaveList();
    this.setState({ error: null });
  };

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.render();
    if (error instanceof ChunkLoadError) return this.props.fallback;
    throw error;
  }
}
