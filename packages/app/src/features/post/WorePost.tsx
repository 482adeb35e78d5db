import type { Post } from '@aura/domain/entities';
import { WorePostButton } from '@aura/ui/post/WorePostButton';
import { useWorePost } from './use-wore-post.ts';

interface WorePostProps {
  readonly post: Post;
}

/** The button that logs the own garments of an own post as worn today. Loaded after the post is shown. */
export default function WorePost({ post }: WorePostProps) {
  const { busy, worePost } = useWorePost(post);
  return worePost && <WorePostButton busy={busy} onPress={worePost} />;
}
