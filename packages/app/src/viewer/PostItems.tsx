import { useGetPostItemsQuery } from '@aura/api-client/endpoints/items';
import type { Item, Post } from '@aura/domain/entities';
import type { TapAction } from '@aura/domain/rules/tapZones';
import { ItemsView } from '@aura/ui/post/ItemsView';
import { UnwishDialog } from '@aura/ui/wardrobe/UnwishDialog';
import { type ReactNode, useState } from 'react';
import { useItemMarks } from './use-item-marks.ts';
import { useStoreMarks } from './use-store-marks.ts';
import type { Viewer } from './use-viewer.ts';

interface PostItemsProps {
  readonly post: Post;
  readonly viewer: Viewer;
  readonly onPostPage: boolean;
  readonly onTap: (action: Exclude<TapAction, 'none'>) => void;
  readonly slice?: ReactNode;
  readonly actions?: ReactNode;
}

/** The items view of a post with likes, wishes and favourite stores; taking a wish back is asked first. */
export default function PostItems({ post, viewer, onPostPage, onTap, slice, actions }: PostItemsProps) {
  const { currentData: items = null } = useGetPostItemsQuery(post.id, {
    // A failed read is an empty list, which another look or the connection's return makes good.
    refetchOnMountOrArgChange: true,
    refetchOnReconnect: true,
  });
  const marks = useItemMarks(viewer, onPostPage ? 'single-post' : 'aura-feed');
  const storeMarkOf = useStoreMarks();
  const [leaving, setLeaving] = useState<Item | null>(null);

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
          ...marks.likeOf(item),
          storeMark: storeMarkOf(item.store),
          wished: marks.isWished(item.id),
          onWishedChange: (on) => (on ? marks.setWished(item.id, true) : setLeaving(item)),
        })}
      />
      <UnwishDialog
        open={leaving !== null}
        onOpenChange={() => setLeaving(null)}
        item={leaving}
        onConfirm={() => {
          if (leaving) marks.setWished(leaving.id, false);
          setLeaving(null);
        }}
      />
    </>
  );
}
