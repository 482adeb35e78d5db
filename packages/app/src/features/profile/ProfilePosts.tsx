import { useGetUserPostsInfiniteQuery } from '@aura/api-client/endpoints/user-posts';
import { profileCopy } from '@aura/domain/copy/profile';
import type { Profile } from '@aura/domain/entities';
import { EmptyState } from '@aura/ui/primitives/EmptyState';
import { skipToken } from '@reduxjs/toolkit/query';
import { PagedPosts } from './PagedPosts.tsx';

interface ProfilePostsProps {
  readonly profile: Profile;
}

/** The posts of a profile, newest first. Without any, none are requested. */
export function ProfilePosts({ profile: { username, postCount } }: ProfilePostsProps) {
  const query = useGetUserPostsInfiniteQuery(postCount === 0 ? skipToken : username);
  const empty = profileCopy.emptyPosts;
  if (postCount === 0) return <EmptyState title={empty} />;
  return <PagedPosts label={profileCopy.tabs.posts} query={query} empty={empty} skeletonCount={postCount} />;
}
