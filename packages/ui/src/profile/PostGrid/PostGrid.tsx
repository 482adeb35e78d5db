import { postCopy } from '@aura/domain/copy/post';
import { profileCopy } from '@aura/domain/copy/profile';
import type { Post } from '@aura/domain/entities';
import { Heart, MessageCircle } from 'lucide-react';
import { cn } from '../../foundations/cn.ts';
import { compactCount } from '../../foundations/counts.ts';
import { postImageProps } from '../../images/post-image-props.tsx';
import { Image } from '../../primitives/Image/Image.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { captionPreview } from '../../text/truncate.ts';
import { postGridImageSizes } from './post-grid-style.ts';

interface PostGridProps {
  /** Accessible name of the list. */
  readonly label: string;
  readonly posts: readonly Post[];
  readonly postHref: (id: string) => string;
}

/** Number of posts in the first row of the widest layout. */
const firstRowCount = 4;

const countStyle = 'inline-flex items-center gap-1.5 [&_svg]:size-4';

/** A grid of links to posts: image, caption of up to 50 characters, and counts. */
export function PostGrid({ label, posts, postHref }: PostGridProps) {
  return (
    <ul
      aria-label={label}
      className="grid grid-cols-2 gap-x-3 gap-y-6 tablet:grid-cols-3 tablet:gap-x-6 desktop:grid-cols-4"
    >
      {posts.map(({ id, image, imageAlt, caption, likeCount, commentCount }, index) => {
        const words = caption === '' ? profileCopy.noCaption : captionPreview(caption);
        const spoken = profileCopy.postLink(
          '',
          postCopy.likeCount(likeCount),
          postCopy.commentCount(commentCount),
        );
        return (
          <li key={id} className="min-w-0">
            <Link href={postHref(id)} className="relative flex flex-col gap-1.5 rounded-card">
              <Image
                {...postImageProps(image)}
                alt={imageAlt}
                sizes={postGridImageSizes}
                priority={index < firstRowCount}
                className="rounded-card [&_img]:object-person"
              />
              <span
                dir="auto"
                className={cn('mt-1 line-clamp-2 text-14 font-medium', caption === '' && 'text-muted')}
              >
                {words}
              </span>
              <VisuallyHidden>{spoken}</VisuallyHidden>
              <span aria-hidden className="flex gap-4 text-14 text-muted">
                <span className={countStyle}>
                  <Heart /> {compactCount(likeCount)}
                </span>
                <span className={countStyle}>
                  <MessageCircle /> {compactCount(commentCount)}
                </span>
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
