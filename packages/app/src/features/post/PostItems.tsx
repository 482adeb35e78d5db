import { useGetPostItemsQuery } from '@aura/api-client/endpoints/items';
import type { Item, Post } from '@aura/domain/entities';
import type { TapAction } from '@aura/ui/gestures/tap-zones';
import { ItemsView } from '@aura/ui/post/ItemsView';
import { RemoveFromWishlistDialog } from '@aura/ui/wardrobe/RemoveFromWishlistDialog';
import { type ReactNode, useState } from 'react';
import type { CurrentUser } from '../../shared/use-current-user.ts';
import { useWishlist } from '../../shared/use-wishlist.ts';
import { useFavoriteStores } from './use-favorite-stores.ts';
import { useItemLikes } from './use-item-likes.ts';

interface PostItemsProps {
  readonly post: Post;
  readonly currentUser: CurrentUser;
  readonly onPostPage: boolean;
  readonly onTap: (action: Exclude<TapAction, 'none'>) => void;
  readonly slice?: ReactNode;
  readonly actions?: ReactNode;
}

/**
 * The items of a post with likes, wishlist and favourite stores. Removing an item from the wishlist requires
 * a confirmation.
 */
export default function PostItems({ post, currentUser, onPostPage, onTap, slice, actions }: PostItemsProps) {
  const { currentData: items = null } = useGetPostItemsQuery(post.id, {
    // A failed request shows an empty list, so the next mount or reconnect retries it.
    refetchOnMountOrArgChange: true,
    refetchOnReconnect: true,
  });
  const likeProps = useItemLikes(currentUser);
  const favoriteStoreProps = useFavoriteStores();
  const wishlist = useWishlist(currentUser.email);
  const source = onPostPage ? 'single-post' : 'aura-feed';
  const [itemToRemove, setItemToRemove] = useState<Item | null>(null);

  return (
    <>
      <ItemsView
        items={items}
        itemIds={post.itemIds}
        onPostPage={onPostPage}
        onTap={onTap}
        slice={slice}
        actions={actions}
        cardProps={(item) => ({
          ...likeProps(item.id),
          favoriteStore: favoriteStoreProps(item.store),
          inWishlist: wishlist.isInWishlist(item.id),
          onInWishlistChange: (on) => (on ? wishlist.add(item.id, source) : setItemToRemove(item)),
        })}
      />
      <RemoveFromWishlistDialog
        open={itemToRemove !== null}
        onOpenChange={() => setItemToRemove(null)}
        item={itemToRemove}
        onConfirm={() => {
          if (itemToRemove) wishlist.remove(itemToRemove.id, source);
          setItemToRemove(null);
        }}
      />
    </>
  );
}
