import { Component, type ReactNode } from 'react';
import { ChunkLoadError } from './chunk-load.ts';
import { lostParts } from './lost-parts.ts';

interface PartBoundaryProps {
  /** Called for each attempt. */
  readonly draw: () => ReactNode;
  /** Stands in the place of a part that is lost. */
  readonly inItsPlace?: ReactNode;
  /** Before the next attempt: what must be loaded anew. */
  readonly onLost?: () => void;
}

interface PartBoundaryState {
  readonly error: unknown;
}

/**
 * Keeps the page when the code of one of its parts does not come: the part is missing until it is tried again. Any
 * other error goes on to the page's own boundary.
 */
export class PartBoundary extends Component<PartBoundaryProps, PartBoundaryState> {
  override state: PartBoundaryState = { error: null };
  private wasRetried = false;
  private leaveList = () => {};

  static getDerivedStateFromError(error: unknown): PartBoundaryState {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    if (!(error instanceof ChunkLoadError)) return;
    this.props.onLost?.();
    this.leaveList = lostParts.add({ wasRetried: this.wasRetried, retry: this.retry });
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
    if (error === null) return this.props.draw();
    if (error instanceof ChunkLoadError) return this.props.inItsPlace;
    throw error;
  }
}
