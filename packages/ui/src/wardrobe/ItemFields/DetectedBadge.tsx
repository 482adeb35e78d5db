import { itemCopy } from '@aura/domain/copy/items';
import { Sparkles } from 'lucide-react';
import { Badge } from '../../primitives/Badge/Badge.tsx';

/** The badge of a field that the detection filled. */
export function DetectedBadge() {
  return (
    <Badge tone="accent" icon={<Sparkles aria-hidden />}>
      {itemCopy.aiDetected}
    </Badge>
  );
}
