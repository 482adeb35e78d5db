import { feedFilterCopy } from '@aura/domain/copy/feed';
import { SlidersHorizontal } from 'lucide-react';
import { Button } from '../../primitives/Button/Button.tsx';

interface FeedFilterButtonProps {
  /** The active filters as text. */
  readonly label: string;
  readonly onPress: () => void;
}

/**
 * The button that opens the feed's filters. Its label lists the active filters; on phones it shows only an
 * icon.
 */
export function FeedFilterButton({ label, onPress }: FeedFilterButtonProps) {
  return (
    <Button variant="quiet" size="sm" aria-label={feedFilterCopy.openWith(label)} onClick={onPress}>
      <SlidersHorizontal aria-hidden className="size-5" />
      <span className="max-desktop:sr-only">{label}</span>
    </Button>
  );
}
