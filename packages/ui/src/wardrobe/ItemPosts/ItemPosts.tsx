import { itemSectionsCopy } from '@aura/domain/copy/item-sections';
import { postCopy } from '@aura/domain/copy/post';
import type { Post } from '@aura/domain/entities';
import { Heart, MessageCircle } from 'lucide-react';
import { compactCount } from '../../foundations/counts.ts';
import { fromTablet, fromWide } from '../../foundations/tokens/screen.ts';
import { postImageProps } from '../../images/post-image-props.tsx';
import { Image } from '../../primitives/Image/Image.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { captionPreview } from '../../text/truncate.ts';
import { type ItemList, ItemSection } from '../ItemOutfits/ItemSection.tsx';

export interface ItemPostsProps extends ItemList {
  /** The posts that show the item; undefined while they load. */
  readonly posts: readonly Post[] | undefined;
  /** The number of all. */
  readonly total: number;
  readonly postHref: (id: string) => string;
}

const gridStyle = 'grid grid-cols-2 gap-x-3 gap-y-6 tablet:grid-cols-4 tablet:gap-x-6 wide:grid-cols-2';
const countStyle = 'inline-flex items-center gap-1.5 [&_svg]:size-4';
const imageSizes = `${fromWide} 13rem, ${fromTablet} 25vw, 45vw`;
const placeholders = ['first', 'second'];

/** The own posts that show an item, newest first (docs/product.md section 2, Wardrobe). */
export function ItemPosts({ posts, total, postHref, onShowAll, failure, more }: ItemPostsProps) {
  return (
    <ItemSection
      heading={itemSectionsCopy.posts}
      count={posts && total}
      loading={itemSectionsCopy.loadingPosts}
      entries={posts?.map((post) => (
        <li key={post.id} className="min-w-0">
          <PostLink post={post} href={postHref(post.id)} />
        </li>
      ))}
      placeholders={placeholders.map((name) => (
        <div key={name}>
          <Skeleton className="aspect-3/4 w-full rounded-image" />
          <div className="mt-2 text-14">
            <Skeleton className="inline-block h-3 w-1/2 rounded-control" />
          </div>
        </div>
      ))}
      listClassName={gridStyle}
      showAll={onShowAll && { label: itemSectionsCopy.showAllPosts(total), onShowAll }}
      failure={failure}
      more={more}
      className="wide:col-span-2"
    />
  );
}

function PostLink({ post, href }: { readonly post: Post; readonly href: string }) {
  const { image, imageAlt, caption, likeCount, commentCount } = post;
  const likes = postCopy.likeCount(likeCount);
  const comments = postCopy.commentCount(commentCount);
  return (
    <Link href={href} className="relative block rounded-image">
      <Image
        {...postImageProps(image)}
        alt={imageAlt}
        sizes={imageSizes}
        className="rounded-image [&_img]:object-person"
      />
      <VisuallyHidden>{itemSectionsCopy.post(captionPreview(caption), likes, comments)}</VisuallyHidden>
      <span aria-hidden className="mt-2 flex gap-4 text-14 text-muted">
        <span className={countStyle}>
          <Heart /> {compactCount(likeCount)}
        </span>
        <span className={countStyle}>
          <MessageCircle /> {compactCount(commentCount)}
        </span>
      </span>
    </Link>
  );
}
