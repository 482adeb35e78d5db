import { useGetItemsQuery } from '@aura/api-client/endpoints/items';
import { useGetPostQuery } from '@aura/api-client/endpoints/posts';
import { toApiError } from '@aura/api-client/errors';
import { commonCopy } from '@aura/domain/copy/common';
import { landingCopy, sharedPostCopy } from '@aura/domain/copy/landing';
import { postPageCopy } from '@aura/domain/copy/post-page';
import type { Post } from '@aura/domain/entities';
import { postErrorText } from '@aura/domain/rules/error-texts';
import { SharedPost } from '@aura/ui/landing/SharedPost';
import { Button } from '@aura/ui/primitives/Button';
import { MessagePage } from '@aura/ui/shell/MessagePage';
import { PageSkeleton } from '@aura/ui/shell/PageSkeleton';
import { skipToken } from '@reduxjs/toolkit/query';
import type { ComponentProps, ReactNode } from 'react';
import { retryQuery } from '../shared/restore-lost-focus.ts';
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
  const { currentData: post, error, isFetching, refetch } = useGetPostQuery(postId);
  const text = error && postErrorText(toApiError(error).status);
  if (text === postPageCopy.notFound) return fallback(sharedPostCopy.notPublic);
  if (post !== undefined) return <PostWithItems post={post} {...actions} />;
  if (text === undefined) return <PageSkeleton />;
  const { onSignUp, onLogIn, opening } = actions;
  return (
    <MessagePage
      variant="alert"
      heading={text}
      actions={
        <>
          <Button onClick={() => retryQuery(refetch)} busy={isFetching}>
            {commonCopy.tryAgain}
          </Button>
          <Button variant="outline" onClick={onSignUp} busy={opening === 'sign-up'}>
            {landingCopy.signUp}
          </Button>
          <Button variant="outline" onClick={onLogIn} busy={opening === 'log-in'}>
            {landingCopy.logIn}
          </Button>
        </>
      }
    />
  );
}

function PostWithItems({ post, ...actions }: Actions & { readonly post: Post }) {
  const ids = post.itemIds.slice(0, itemCount);
  const { data: items = [] } = useGetItemsQuery(ids.length > 0 ? ids : skipToken);
  return <SharedPost post={post} items={items} {...actions} />;
}
