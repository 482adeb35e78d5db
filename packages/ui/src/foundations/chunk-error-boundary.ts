import { Component, type ReactNode } from 'react';
import { failedChunks } from './failed-chunks.ts';
import { ChunkLoadError } from './load-chunk.ts';

interface ChunkErrorBoundaryProps {
  readonly render: () => ReactNode;
  /** Rendered after a chunk failed to load, until it is retried. */
  readonly fallback?: ReactNode;
  /** Called when a chunk failed to load. */
  readonly onError?: () => void;
}

interface ChunkErrorBoundaryState {
  readonly error: unknown;
}

/** Catches chunks that fail to load and lists them in `failedChunks`. Other errors are thrown to the next boundary. */
export class ChunkErrorBoundary extends Component<ChunkErrorBoundaryProps, ChunkErrorBoundaryState> {
  override state: ChunkErrorBoundaryState = { error: null };
  private wasRetried = false;
  private removeFailedChunk = () => {};

  static getDerivedStateFromError(error: unknown): ChunkErrorBoundaryState {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    if (!(error instanceof ChunkLoadError)) return;
    this.props.onError?.();
    this.removeFailedChunk = failedChunks.add({ wasRetried: this.wasRetried, retry: this.retry });
  }

  override componentWillUnmount() {
    this.removeFailedChunk();
  }

  private readonly retry = () => {
    this.wasRetried = true;
    this.removeFailedChunk();
    this.setState({ error: null });
  };

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.render();
    if (error instanceof ChunkLoadError) return this.props.fallback;
    throw error;
  }
}
