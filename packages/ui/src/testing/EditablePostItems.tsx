import { postItemActions } from '@aura/domain/forms/post-item-actions';
import { useState } from 'react';
import { PostItemList, type PostItemListProps } from '../composer/PostItemList/PostItemList.tsx';

/** The items of a post that change as in the product. What adds, replaces and corrects them is also called. */
export function EditablePostItems({ items, removedIds, wardrobeIds, ...props }: PostItemListProps) {
  const [post, setPost] = useState<Pick<PostItemListProps, 'items' | 'removedIds' | 'wardrobeIds'>>({
    items,
    removedIds,
    wardrobeIds,
  });
  const actions = postItemActions(setPost, props.onCorrect);
  return (
    <div className="max-w-96">
      <PostItemList
        {...props}
        {...post}
        {...actions}
        onAdd={(item) => {
          actions.onAdd(item);
          props.onAdd(item);
        }}
        onReplace={(id, item) => {
          actions.onReplace(id, item);
          props.onReplace(id, item);
        }}
      />
    </div>
  );
}
