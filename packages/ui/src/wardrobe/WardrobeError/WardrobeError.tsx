import { commonCopy } from '@aura/domain/copy/common';
import { wardrobeCopy } from '@aura/domain/copy/wardrobe';
import { CircleAlert } from 'lucide-react';
import { Button } from '../../primitives/Button/Button.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';

export interface WardrobeErrorProps {
  readonly onTryAgain: () => void;
}

/** The error state of a wardrobe list. It is an alert, so screen readers announce it. */
export function WardrobeError({ onTryAgain }: WardrobeErrorProps) {
  return (
    <EmptyState
      role="alert"
      icon={CircleAlert}
      title={commonCopy.errorHeading}
      body={wardrobeCopy.loadError}
      actions={<Button onClick={onTryAgain}>{commonCopy.tryAgain}</Button>}
    />
  );
}
