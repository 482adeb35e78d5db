import { moderationCopy } from '@aura/domain/copy/moderation';
import type { ModerationCase } from '@aura/domain/moderation';
import { imageProps } from '../../images/image-props.ts';
import { Image } from '../../primitives/Image/Image.tsx';
import { CoveredPictures } from './CoveredPictures.tsx';

interface CasePostsProps {
  readonly posts: ModerationCase['posts'];
  /** Whether the pictures are covered. */
  readonly covered: boolean;
  readonly onShow: () => void;
}

/** The newest posts of a reported person. */
export function CasePosts({ posts, covered, onShow }: CasePostsProps) {
  return (
    <section>
      <h3 className="mb-2 font-serif text-22">{moderationCopy.posts}</h3>
      <CoveredPictures covered={covered} onShow={onShow} className="p-4">
        <ul className="grid grid-cols-3 gap-2 tablet:grid-cols-6">
          {posts.map((post) => (
            <li key={post.id}>
              <Image {...imageProps(post.image)} alt={post.caption} ratio={3 / 4} sizes="8rem" />
            </li>
          ))}
        </ul>
      </CoveredPictures>
    </section>
  );
}
