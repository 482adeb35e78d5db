import { feedFilterCopy } from '@aura/domain/copy/feed';
import { SlidersHorizontal } from 'lucide-react';
import { Button } from '../../primitives/Button/Button.tsx';

interface FeedFilterButtonProps {
  /** The filters that hold, in words. */
  readonly label: string;
  readonly onPress: () => void;
}

/** Opens the feed's filters and names those that hold; on phones the icon alone. */
export function FeedFilterButton({ label, onPress }: FeedFilterButtonProps) {
  return (
    <Button variant="quiet" size="sm" aria-label={feedFilterCopy.openWith(label)} onClick={onPress}>
      <SlidersHorizontal aria-hidden className="size-5" />
      <span className="max-desktop:sr-only">{label}</span>
    </Button>
  );
}
