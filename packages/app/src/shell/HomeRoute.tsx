import { Feed } from '../features/feed/Feed.tsx';
import { PostViewer } from '../features/post/PostViewer.tsx';

/** `/home`: the feed, which shows its current post in the post viewer of `features/post`. */
export default function HomeRoute() {
  return <Feed renderPost={(props) => <PostViewer {...props} />} />;
}
