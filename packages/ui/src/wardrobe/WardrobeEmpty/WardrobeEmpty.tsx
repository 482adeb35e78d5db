import { wardrobeCopy } from '@aura/domain/copy/wardrobe';
import type { ItemTab } from '@aura/domain/vocabularies/tabs';
import { Heart, type LucideIcon, Shirt, Star } from 'lucide-react';
import { buttonStyle } from '../../foundations/button-style.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { Link } from '../../primitives/Link/Link.tsx';

export interface WardrobeEmptyProps {
  readonly tab: ItemTab;
  readonly onUpload: () => void;
  /** URL of the feed. */
  readonly feedHref: string;
}

const states: Record<ItemTab, { title: string; body: string; icon: LucideIcon }> = {
  myItems: { title: wardrobeCopy.emptyHeading, body: wardrobeCopy.emptyBody, icon: Shirt },
  likedItems: { title: wardrobeCopy.emptyLikedHeading, body: wardrobeCopy.emptyLikedBody, icon: Heart },
  wishlist: { title: wardrobeCopy.emptyWishlistHeading, body: wardrobeCopy.emptyWishlistBody, icon: Star },
};

/** The empty state of a wardrobe list, with the action that adds items to it. */
export function WardrobeEmpty({ tab, onUpload, feedHref }: WardrobeEmptyProps) {
  const action =
    tab === 'myItems' ? (
      <Button onClick={onUpload}>{wardrobeCopy.uploadFirstItem}</Button>
    ) : (
      <Link href={feedHref} className={buttonStyle()}>
        {wardrobeCopy.exploreFeed}
      </Link>
    );
  return <EmptyState {...states[tab]} actions={action} />;
}
