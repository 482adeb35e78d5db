import { postCopy } from '@aura/domain/copy/post';
import type { Post } from '@aura/domain/entities';
import type { CSSProperties } from 'react';
import { cn } from '../../foundations/cn.ts';
import { postImageSizes } from '../../foundations/tokens/screen.ts';
import { postImageProps } from '../../images/post-image-props.tsx';
import { Aura } from '../../primitives/Aura/Aura.tsx';
import { Image } from '../../primitives/Image/Image.tsx';
import { captionPreview } from '../../text/truncate.ts';
import { OpenPostLink } from '../OpenPostLink/OpenPostLink.tsx';
import { TapZones, type TapZonesProps } from '../TapZones/TapZones.tsx';
import { defaultRatio, maxPostRatio, postImageStyle } from './post-image-style.ts';

interface PostImageProps extends Omit<TapZonesProps, 'view' | 'hasItems'> {
  readonly post: Post;
  /** URL of the post's page; undefined on that page. */
  readonly href?: string | undefined;
  /** `slice` is the narrow image next to the items. */
  readonly variant?: 'full' | 'slice';
}

/** Returns the author's alternative text, or else a text of username and caption. */
function altOf({ author, caption, imageAlt }: Post): string {
  if (imageAlt !== '') return imageAlt;
  return caption === ''
    ? postCopy.imageAlt(author.username)
    : postCopy.imageAltWithCaption(author.username, captionPreview(caption));
}

/** The photo of a post with its aura, as large as the window allows. */
export function PostImage({ post, href, variant = 'full', onPostPage, onTap }: PostImageProps) {
  const { image, itemIds } = post;
  const natural = image?.width && image.height ? image.width / image.height : defaultRatio;
  const ratio = Math.min(Math.max(natural, 1 / maxPostRatio), maxPostRatio);
  const slice = variant === 'slice';
  return (
    <div
      style={{ '--ratio': ratio } as CSSProperties}
      className={cn(
        'relative isolate mx-auto rounded-card',
        slice ? 'hidden h-[calc(var(--page-height)-10.5rem)] w-58 shrink-0 desktop:block' : postImageStyle,
      )}
    >
      <Aura key={post.id} palette={image?.palette} className="animate-glow will-change-[opacity]" />
      <Image
        {...postImageProps(image)}
        alt={altOf(post)}
        ratio="fill"
        fit={ratio === natural ? 'cover' : 'contain'}
        priority
        sizes={slice ? '15rem' : postImageSizes}
        className="rounded-card"
      />
      <TapZones
        view={slice ? 'items' : 'image'}
        hasItems={itemIds.length > 0}
        onPostPage={onPostPage}
        onTap={slice ? () => onTap('image') : onTap}
      />
      {href && !slice && <OpenPostLink href={href} className="absolute inset-e-3 top-3 z-raised" />}
    </div>
  );
}
