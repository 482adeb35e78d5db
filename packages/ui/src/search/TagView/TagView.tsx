import { postCopy } from '@aura/domain/copy/post';
import { tagCopy } from '@aura/domain/copy/search';
import type { Person, Post } from '@aura/domain/entities';
import { Heart } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '../../foundations/cn.ts';
import { compactCount } from '../../foundations/counts.ts';
import { fromTablet } from '../../foundations/tokens/screen.ts';
import { avatarProps } from '../../images/image-props.ts';
import { postImageProps } from '../../images/post-image-props.tsx';
import { Aura } from '../../primitives/Aura/Aura.tsx';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { Image } from '../../primitives/Image/Image.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { AvatarStack } from '../../profile/AvatarStack/AvatarStack.tsx';
import { RelatedTags } from '../RelatedTags/RelatedTags.tsx';

interface TagViewProps {
  /** With its `#`. */
  readonly tag: string;
  /** The number of all posts; undefined while it is not known. */
  readonly total: number | undefined;
  /** People whom the current user follows and who use the tag; the first three. */
  readonly people: readonly Person[];
  readonly peopleTotal: number;
  /** Tags that are often used with it; may be empty. */
  readonly related: readonly string[];
  readonly tagHref: (tag: string) => string;
  /** Shown at the end of the header, such as a share button. */
  readonly action: ReactNode;
  /** The posts, or what is shown instead of them. */
  readonly children: ReactNode;
}

/** The page of a tag: the tag as a headline, its count, who uses it, related tags, and its posts. */
export function TagView({
  tag,
  total,
  people,
  peopleTotal,
  related,
  tagHref,
  action,
  children,
}: TagViewProps) {
  return (
    <div className="mx-auto max-w-360 overflow-x-clip px-5 pt-4 pb-10 tablet:px-12 tablet:pt-8">
      <header className="mb-6 flex flex-wrap items-end gap-x-6 gap-y-3 tablet:mb-10">
        <div className="min-w-0 flex-1">
          <h1
            tabIndex={-1}
            dir="auto"
            className="font-serif text-40 wrap-anywhere text-accent outline-none tablet:text-64"
          >
            {tag}
          </h1>
          <p className="flex min-h-8 flex-wrap items-center gap-x-4 gap-y-1 text-16 text-muted">
            {total !== undefined && <span>{tagCopy.postCount(total)}</span>}
            {people.length > 0 && (
              <span className="flex items-center gap-2">
                <AvatarStack people={people} />
                {tagCopy.people(peopleTotal)}
              </span>
            )}
          </p>
        </div>
        {action}
        {related.length > 0 && (
          <div className="w-full min-w-0">
            <RelatedTags tags={related} hrefOf={tagHref} />
          </div>
        )}
      </header>
      {children}
    </div>
  );
}

interface TagPostsProps {
  /** Accessible name of the list. */
  readonly label: string;
  readonly posts: readonly Post[];
  readonly hrefOf: (id: string) => string;
}

/** The posts of a tag: the newest is twice as large and the only one with a halo. */
export function TagPosts({ label, posts, hrefOf }: TagPostsProps) {
  return (
    <ul
      aria-label={label}
      className="grid grid-cols-2 gap-x-2.5 gap-y-6 tablet:gap-x-6 tablet:gap-y-7 desktop:grid-cols-4"
    >
      {posts.map((post, index) => (
        <li
          key={post.id}
          className={cn('min-w-0', index === 0 && 'col-span-2 desktop:row-span-2 max-desktop:mb-2')}
        >
          <TagTile post={post} href={hrefOf(post.id)} isNewest={index === 0} />
        </li>
      ))}
    </ul>
  );
}

interface TagTileProps {
  readonly post: Post;
  readonly href: string;
  readonly isNewest: boolean;
}

function TagTile({ post, href, isNewest }: TagTileProps) {
  const { author, image, imageAlt, likeCount } = post;
  const by = tagCopy.postBy(author.username, postCopy.likeCount(likeCount));
  return (
    <Link href={href} className="relative flex h-full flex-col gap-2 rounded-card">
      <span
        className={cn('relative isolate block rounded-card', isNewest && 'desktop:min-h-0 desktop:flex-1')}
      >
        {isNewest && <Aura palette={image?.palette} />}
        <Image
          {...postImageProps(image)}
          alt={imageAlt}
          priority={isNewest}
          sizes={isNewest ? `${fromTablet} 48rem, 100vw` : `${fromTablet} 24rem, 50vw`}
          className={cn(
            'rounded-card [&_img]:object-person',
            isNewest && 'max-desktop:!aspect-square desktop:h-full',
          )}
        />
      </span>
      <VisuallyHidden>{by}</VisuallyHidden>
      <span aria-hidden className="relative flex min-h-8 items-center gap-2 text-14">
        <Avatar {...avatarProps(author.avatar, 'sm')} name={author.displayName || author.username} />
        <span dir="auto" className="min-w-0 flex-1 truncate font-medium">
          {author.username}
        </span>
        <Heart aria-hidden className="size-4" /> {compactCount(likeCount)}
      </span>
    </Link>
  );
}
