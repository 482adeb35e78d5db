import { useGetPostItemsQuery } from '@aura/api-client/endpoints/items';
import { matchesCopy } from '@aura/domain/copy/matches';
import type { Item, Post } from '@aura/domain/entities';
import { buttonStyle } from '@aura/ui/foundations/button-style';
import type { TapAction } from '@aura/ui/gestures/tap-zones';
import { imageProps } from '@aura/ui/images/image-props';
import { ItemsView } from '@aura/ui/post/ItemsView';
import { Aura } from '@aura/ui/primitives/Aura';
import { Image } from '@aura/ui/primitives/Image';
import { Link } from '@aura/ui/primitives/Link';
import { RemoveFromWishlistDialog } from '@aura/ui/wardrobe/RemoveFromWishlistDialog';
import { type ReactNode, useState } from 'react';
import { addItemsPath } from '../../add-items-path.ts';
import type { CurrentUser } from '../../shared/use-current-user.ts';
import { useWishlist } from '../../shared/use-wishlist.ts';
import { useFavoriteStores } from './use-favorite-stores.ts';
import { useItemLikes } from './use-item-likes.ts';
import { useOwnMatches } from './use-own-matches.ts';
import { useRecreateLook } from './use-recreate-look.ts';

interface PostItemsProps {
  readonly post: Post;
  readonly currentUser: CurrentUser;
  readonly onPostPage: boolean;
  readonly onTap: (action: Exclude<TapAction, 'none'>) => void;
  readonly slice?: ReactNode;
  readonly actions?: ReactNode;
}

/**
 * The items of a post with likes, wishlist and favourite stores, compared with the own wardrobe. Removing an item from the wishlist requires
 * a confirmation.
 */
export default function PostItems({ post, currentUser, onPostPage, onTap, slice, actions }: PostItemsProps) {
  const { currentData, isError } = useGetPostItemsQuery(post.id, {
    // A failed request shows an empty list, so the next mount or reconnect retries it.
    refetchOnMountOrArgChange: true,
    refetchOnReconnect: true,
  });
  const items = currentData ?? (isError ? [] : null);
  const likeProps = useItemLikes(currentUser);
  const favoriteStoreProps = useFavoriteStores();
  const wishlist = useWishlist(currentUser.email);
  const source = onPostPage ? 'single-post' : 'aura-feed';
  const { comparison, isEmptyWardrobe } = useOwnMatches(post);
  const { recreate, recreating } = useRecreateLook(post, source);
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
        comparison={
          comparison && {
            ...comparison,
            recreating,
            onRecreate: () =>
              void recreate(items?.map((item) => comparison.chosenFor(item.id) ?? item) ?? []),
          }
        }
        thumbnail={
          <div className="relative rounded-inner">
            <Aura palette={post.image?.palette} size="dialog" />
            <Image
              {...imageProps(post.image)}
              alt=""
              sizes="6rem"
              className="w-21 rounded-inner [&_img]:object-person"
            />
          </div>
        }
        notice={
          isEmptyWardrobe &&
          post.itemIds.length > 0 && (
            <Link href={addItemsPath} className={buttonStyle({ variant: 'link' })}>
              {matchesCopy.emptyWardrobe}
            </Link>
          )
        }
        cardProps={(item) => ({
          ...likeProps(item),
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
