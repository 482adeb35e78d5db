import { useGetItemsQuery } from '@aura/api-client/endpoints/items';
import { useGetPostQuery } from '@aura/api-client/endpoints/posts';
import { sharedPostCopy } from '@aura/domain/copy/landing';
import type { Post } from '@aura/domain/entities';
import { SharedPost } from '@aura/ui/landing/SharedPost';
import { PageSkeleton } from '@aura/ui/shell/PageSkeleton';
import { skipToken } from '@reduxjs/toolkit/query';
import type { ComponentProps, ReactNode } from 'react';
import { ApiGate } from './ApiGate.tsx';

/** Items that are read; one more than the tiles show is not needed. */
const itemCount = 4;

type Actions = Omit<ComponentProps<typeof SharedPost>, 'post' | 'items'>;

interface SharedPostPageProps extends Actions {
  readonly postId: string;
  /** The page when the post is not public. */
  readonly fallback: (notice: string) => ReactNode;
}

/** The landing page for a visitor who follows a link to a post. */
export default function SharedPostPage(props: SharedPostPageProps) {
  return (
    <ApiGate>
      <LoadedPost {...props} />
    </ApiGate>
  );
}

function LoadedPost({ postId, fallback, ...actions }: SharedPostPageProps) {
  const { currentData: post, isError } = useGetPostQuery(postId);
  if (isError) return fallback(sharedPostCopy.notPublic);
  if (post === undefined) return <PageSkeleton />;
  return <PostWithItems post={post} {...actions} />;
}

function PostWithItems({ post, ...actions }: Actions & { readonly post: Post }) {
  const ids = post.itemIds.slice(0, itemCount);
  const { data: items = [] } = useGetItemsQuery(ids.length > 0 ? ids : skipToken);
  return <SharedPost post={post} items={items} {...actions} />;
}
