import { matchesCopy } from '@aura/domain/copy/matches';
import type { Item, Post } from '@aura/domain/entities';
import { matchGarments, matchReason } from '@aura/domain/rules/garment-matches';
import { type ReactNode, useId } from 'react';
import { fromDesktop, fromTablet } from '../../foundations/tokens/screen.ts';
import { postImageProps } from '../../images/post-image-props.tsx';
import { Image } from '../../primitives/Image/Image.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';

interface WornByOthersProps {
  /** The own item. */
  readonly item: Item;
  /** Posts of others, each with its item that is like the own one; undefined while they load. */
  readonly found: readonly { readonly post: Post; readonly item: Item }[] | undefined;
  readonly postHref: (id: string) => string;
  /** The message of a failure with a retry. */
  readonly failure?: ReactNode;
  /** The end of the list, which loads more posts. */
  readonly more?: ReactNode;
}

const gridStyle = 'grid grid-cols-2 gap-x-3 gap-y-6 tablet:grid-cols-4 tablet:gap-x-6 wide:grid-cols-6';
const placeholders = ['first', 'second', 'third', 'fourth'];

/** Posts of other people with something like an own item, and why it is (docs/product.md section 2, Closet bridge). */
export function WornByOthers({ item, found, postHref, failure, more }: WornByOthersProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-4 pt-12">
      <h2 id={headingId} className="font-serif text-28">
        {matchesCopy.wornByOthers}
      </h2>
      {failure}
      {!failure && found === undefined && (
        <div role="status" className={gridStyle}>
          <VisuallyHidden>{matchesCopy.loadingPosts}</VisuallyHidden>
          {placeholders.map((name) => (
            <Skeleton key={name} className="aspect-3/4 w-full rounded-image" />
          ))}
        </div>
      )}
      {found?.length === 0 && !more && <p className="text-16 text-muted">{matchesCopy.noPosts}</p>}
      {found && found.length > 0 && (
        <ul aria-labelledby={headingId} className={gridStyle}>
          {found.map(({ post, item: worn }) => {
            const match = matchGarments(item, worn);
            return (
              <li key={post.id} className="min-w-0">
                <Link href={postHref(post.id)} className="block rounded-image">
                  <Image
                    {...postImageProps(post.image)}
                    alt={post.imageAlt}
                    sizes={`${fromDesktop} 13rem, ${fromTablet} 25vw, 45vw`}
                    className="rounded-image [&_img]:object-person"
                  />
                  <span dir="auto" className="mt-2 block truncate text-16 font-medium">
                    {post.author.username}
                  </span>
                  <span className="block text-14 text-muted">{match && matchReason(match)}</span>
                </Link>
              </li>
            );
          })}
        </ul>
      )}
      {more}
    </section>
  );
}
