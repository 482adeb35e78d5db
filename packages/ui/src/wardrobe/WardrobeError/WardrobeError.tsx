import { wardrobeCopy } from '@aura/domain/copy/wardrobe';
import { CircleAlert } from 'lucide-react';
import { Button } from '../../primitives/Button/Button.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';

export interface WardrobeErrorProps {
  readonly onTryAgain: () => void;
}

/** The items could not be loaded. It is an alert: it is read when it appears. */
export function WardrobeError({ onTryAgain }: WardrobeErrorProps) {
  return (
    <EmptyState
      role="alert"
      icon={CircleAlert}
      title={wardrobeCopy.loadErrorHeading}
      body={wardrobeCopy.loadError}
      actions={<Button onClick={onTryAgain}>{wardrobeCopy.tryAgain}</Button>}
    />
  );
}
