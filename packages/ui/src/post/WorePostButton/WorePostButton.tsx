import { wearsCopy } from '@aura/domain/copy/wears';
import { Check } from 'lucide-react';
import { Button } from '../../primitives/Button/Button.tsx';

interface WorePostButtonProps {
  /** While it is being logged. */
  readonly busy: boolean;
  readonly onPress: () => void;
}

/** The button that logs the garments of an own post as worn today; below the width `wide` it shows only an icon. */
export function WorePostButton({ busy, onPress }: WorePostButtonProps) {
  return (
    <Button variant="quiet" size="sm" title={wearsCopy.woreToday} busy={busy} onClick={onPress}>
      <Check aria-hidden className="size-5" />
      <span className="max-wide:sr-only">{wearsCopy.woreToday}</span>
    </Button>
  );
}
