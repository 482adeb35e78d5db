import { useGetLikedPostsInfiniteQuery } from '@aura/api-client/endpoints/likes';
import { profileCopy } from '@aura/domain/copy/profile';
import { PagedPosts } from './PagedPosts.tsx';

interface LikedPostsProps {
  readonly username: string;
}

/** The posts that a person likes, most recently liked first. */
export default function LikedPosts({ username }: LikedPostsProps) {
  const query = useGetLikedPostsInfiniteQuery(username);
  return <PagedPosts label={profileCopy.tabs.liked} query={query} empty={profileCopy.emptyLiked} />;
}
