import { postCopy } from '@aura/domain/copy/post';
import { tagCopy } from '@aura/domain/copy/search';
import type { Post } from '@aura/domain/entities';
import { fromTablet } from '../../foundations/tokens/screen.ts';
import { postImageProps } from '../../images/post-image-props.tsx';
import { Image } from '../../primitives/Image/Image.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';

interface PostTilesProps {
  readonly posts: readonly Post[];
  readonly hrefOf: (id: string) => string;
  readonly onOpen: () => void;
}

/** Posts in a search as pictures. */
export function PostTiles({ posts, hrefOf, onOpen }: PostTilesProps) {
  return (
    <ul className="grid grid-cols-3 gap-2 tablet:grid-cols-4 tablet:gap-4">
      {posts.map(({ id, image, imageAlt, caption, author, likeCount }) => (
        <li key={id}>
          <Link href={hrefOf(id)} onClick={onOpen} className="relative block rounded-card">
            <Image
              {...postImageProps(image)}
              alt={imageAlt || caption}
              sizes={`${fromTablet} 12rem, 33vw`}
              className="rounded-card [&_img]:object-person"
            />
            <VisuallyHidden>{tagCopy.postBy(author.username, postCopy.likeCount(likeCount))}</VisuallyHidden>
          </Link>
        </li>
      ))}
    </ul>
  );
}
