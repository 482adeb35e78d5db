import { postCopy } from '@aura/domain/copy/post';
import { tagCopy } from '@aura/domain/copy/search';
import type { Post } from '@aura/domain/entities';
import { Heart } from 'lucide-react';
import { compactCount } from '../../foundations/counts.ts';
import { fromDesktop, fromTablet } from '../../foundations/tokens/screen.ts';
import { useMediaQuery } from '../../foundations/use-media-query.ts';
import { avatarProps } from '../../images/image-props.ts';
import { postImageProps } from '../../images/post-image-props.tsx';
import { Aura } from '../../primitives/Aura/Aura.tsx';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { Image } from '../../primitives/Image/Image.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { tilePositions } from './columns.ts';

/** The ratios of tiles, width by height; a photo gets the closest one. */
const ratios = [3 / 4, 4 / 5, 1, 2 / 3];
const gap = 1 / 16;

function tileRatio({ image }: Post): number {
  const own = image?.width && image.height ? image.width / image.height : 3 / 4;
  return ratios.reduce((best, ratio) => (Math.abs(ratio - own) < Math.abs(best - own) ? ratio : best));
}

interface ExploreGridProps {
  /** Accessible name of the list. */
  readonly label: string;
  readonly posts: readonly Post[];
  readonly hrefOf: (id: string) => string;
}

/**
 * Posts as pictures of different heights in columns. Author and likes appear on hover and focus, with the halo of the
 * photo. The document has the order of the posts, so that Tab goes from tile to tile in reading order.
 */
export function ExploreGrid({ label, posts, hrefOf }: ExploreGridProps) {
  const isTablet = useMediaQuery(fromTablet);
  const isDesktop = useMediaQuery(fromDesktop);
  const count = isDesktop ? 5 : isTablet ? 3 : 2;
  const { positions, height } = tilePositions(
    posts.map((post) => 1 / tileRatio(post) + gap),
    count,
  );
  // One column is `100cqw / (count + gaps)` wide; all positions are multiples of it.
  const unit = `(100cqw / ${count + (count - 1) * gap})`;
  return (
    <div className="@container">
      <ul aria-label={label} className="relative" style={{ height: `calc(${unit} * ${height})` }}>
        {posts.map((post, index) => {
          const { column, top } = positions[index] ?? { column: 0, top: 0 };
          return (
            <li
              key={post.id}
              className="absolute"
              style={{
                insetInlineStart: `calc(${unit} * ${column * (1 + gap)})`,
                top: `calc(${unit} * ${top})`,
                width: `calc(${unit} * 1)`,
              }}
            >
              <ExploreTile post={post} href={hrefOf(post.id)} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function ExploreTile({ post, href }: { readonly post: Post; readonly href: string }) {
  const { author, image, imageAlt, likeCount } = post;
  const by = tagCopy.postBy(author.username, postCopy.likeCount(likeCount));
  return (
    <Link href={href} className="group relative isolate block rounded-card">
      <Aura
        palette={image?.palette}
        size="dialog"
        className="opacity-0 max-tablet:hidden transition-opacity transition-press group-hover:opacity-100 group-focus-visible:opacity-100"
      />
      <Image
        {...postImageProps(image)}
        alt={imageAlt}
        ratio={tileRatio(post)}
        sizes={`${fromDesktop} 16rem, ${fromTablet} 33vw, 50vw`}
        className="rounded-card [&_img]:object-person"
      />
      <VisuallyHidden>{by}</VisuallyHidden>
      <span
        aria-hidden
        className="absolute inset-x-2 bottom-2 flex min-h-target items-center gap-2 rounded-full bg-paper ps-2 pe-4 text-14 font-medium text-ink opacity-0 transition-opacity transition-press group-hover:opacity-100 group-focus-visible:opacity-100 max-tablet:hidden"
      >
        <Avatar {...avatarProps(author.avatar, 'sm')} name={author.displayName || author.username} />
        <span dir="auto" className="min-w-0 flex-1 truncate">
          {author.username}
        </span>
        <Heart className="size-4" /> {compactCount(likeCount)}
      </span>
    </Link>
  );
}
