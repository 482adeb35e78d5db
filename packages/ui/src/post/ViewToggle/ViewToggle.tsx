import { postCopy, postItemsCopy } from '@aura/domain/copy/post';
import type { PostView } from '../../gestures/tap-zones.ts';
import { SegmentedToggle } from '../../primitives/SegmentedToggle/SegmentedToggle.tsx';

interface ViewToggleProps {
  readonly view: PostView;
  readonly itemCount: number;
  readonly onViewChange: (view: PostView) => void;
}

/**
 * Toggles a post between its image and its items. Items is disabled when there are none (docs/product.md
 * section 2).
 */
export function ViewToggle({ view, itemCount, onViewChange }: ViewToggleProps) {
  const disabledReason = itemCount > 0 ? undefined : postItemsCopy.empty;
  return (
    <SegmentedToggle
      label={postCopy.viewLabel}
      value={view}
      onValueChange={onViewChange}
      segments={[
        { value: 'image', label: postCopy.image },
        { value: 'items', label: postCopy.items, count: itemCount, disabledReason },
      ]}
    />
  );
}
