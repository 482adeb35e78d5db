import { commonCopy } from '@aura/domain/copy/common';
import { shellCopy } from '@aura/domain/copy/shell';
import { ChunkLoadError } from '@aura/ui/foundations/load-chunk';
import { Button } from '@aura/ui/primitives/Button';
import { MessagePage } from '@aura/ui/shell/MessagePage';
import { Component, type ReactNode } from 'react';

interface RouteBoundaryProps {
  readonly children: ReactNode;
}

interface RouteBoundaryState {
  readonly error: unknown;
}

/** Catches errors of a page and offers Reload (docs/product.md section 8). */
export class RouteBoundary extends Component<RouteBoundaryProps, RouteBoundaryState> {
  override state: RouteBoundaryState = { error: null };

  static getDerivedStateFromError(error: unknown): RouteBoundaryState {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    const notLoaded = error instanceof ChunkLoadError;
    return (
      <MessagePage
        variant="alert"
        heading={notLoaded ? shellCopy.chunkHeading : commonCopy.errorHeading}
        body={notLoaded ? shellCopy.chunkBody : shellCopy.crashBody}
        actions={<Button onClick={() => window.location.reload()}>{commonCopy.reload}</Button>}
      />
    );
  }
}
