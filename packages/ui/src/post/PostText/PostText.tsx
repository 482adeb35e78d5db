import { PostCaption } from './PostCaption.tsx';
import { PostTags } from './PostTags.tsx';

interface PostTextProps {
  readonly caption: string;
  readonly tags: readonly string[];
}

/** The caption and hashtags of a post (docs/product.md section 3). */
export function PostText({ caption, tags }: PostTextProps) {
  return (
    <div className="flex flex-col gap-3">
      {caption !== '' && <PostCaption key={caption} caption={caption} />}
      <PostTags key={tags.join()} tags={tags} />
    </div>
  );
}
