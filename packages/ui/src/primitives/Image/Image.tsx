import { commonCopy } from '@aura/domain/copy/common';
import type { Image } from '@aura/domain/entities';
import { imageWidthsPx } from '@aura/domain/limits';
import { imageSrcSet } from '@aura/domain/rules/images';
import { ImageOff, type LucideIcon } from 'lucide-react';
import { type ComponentProps, useMemo, useState } from 'react';
import { cn } from '../../foundations/cn.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { thumbhashAddress } from './thumbhash.ts';

export interface ImageProps extends Omit<ComponentProps<'div'>, 'children' | 'onError' | 'onLoad'> {
  readonly image: Image | null;
  /** What it shows; the empty string for decoration. */
  readonly alt: string;
  /** Width divided by height of the reserved box; `natural` takes the image's own, or 3:4 when unknown. */
  readonly ratio?: number | 'natural' | 'fill';
  /** As in `img`: the width it takes in the layout, for example `${fromTablet} 15rem, 50vw`. */
  readonly sizes?: string;
  /** The most important image of the screen: fetched first, never lazily, and in the first frame when it is there. */
  readonly priority?: boolean;
  readonly fit?: 'cover' | 'contain';
  /** A flat-lay on a light ground: a little darker in the dark theme. */
  readonly dim?: boolean;
  readonly fallbackIcon?: LucideIcon;
  readonly onError?: () => void;
  readonly onLoad?: () => void;
}

const standardRatio = 3 / 4;

const boxRatio = (image: Image | null, ratio: ImageProps['ratio']): number | undefined => {
  if (ratio === 'fill') return undefined;
  if (ratio !== 'natural') return ratio;
  return image?.width && image.height ? image.width / image.height : standardRatio;
};

/**
 * An image in a box of fixed ratio: its ThumbHash until it arrives, the smallest width that is enough, and "No
 * image" when there is none or it cannot be loaded. Radius and size come by `className`. Accessibility: `alt` is
 * kept by the fallback too, and nothing moves when the image comes. Yours: an `alt` that says what it shows, or the
 * empty one beside words that say the same.
 */
export function Image({
  image,
  alt,
  ratio = standardRatio,
  sizes = '100vw',
  priority = false,
  fit = 'cover',
  dim = false,
  fallbackIcon,
  onError,
  onLoad,
  className,
  style,
  ...rest
}: ImageProps) {
  const [brokenSrc, setBrokenSrc] = useState<string>();
  const [loadedSrc, setLoadedSrc] = useState<string>();
  const placeholder = useMemo(() => thumbhashAddress(image?.thumbhash ?? null), [image?.thumbhash]);
  const usable = image !== null && image.src !== '' && image.src !== brokenSrc;
  const loaded = usable && loadedSrc === image.src;
  const background = usable && !loaded && placeholder ? `url(${placeholder})` : undefined;
  return (
    <div
      {...rest}
      style={{
        aspectRatio: boxRatio(image, ratio),
        backgroundImage: background,
        ...style,
      }}
      // Contained: an image that arrives is no reason to lay out the long list around it.
      className={cn(
        'relative overflow-hidden bg-empty contain-layout contain-size bg-cover bg-center',
        ratio === 'fill' && 'size-full',
        dim && usable && 'brightness-(--image-brightness)',
        className,
      )}
    >
      {usable ? (
        <img
          key={image.src}
          src={image.src}
          srcSet={imageSrcSet(image, imageWidthsPx)}
          sizes={sizes}
          width={image.width ?? undefined}
          height={image.height ?? undefined}
          alt={alt}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          decoding={priority ? 'sync' : 'async'}
          draggable={false}
          onLoad={() => {
            setLoadedSrc(image.src);
            onLoad?.();
          }}
          onError={() => {
            setBrokenSrc(image.src);
            onError?.();
          }}
          className={cn('absolute inset-0 size-full', fit === 'cover' ? 'object-cover' : 'object-contain')}
        />
      ) : (
        <ImageFallback alt={alt} icon={fallbackIcon} />
      )}
    </div>
  );
}

interface ImageFallbackProps {
  readonly alt: string;
  readonly icon: LucideIcon | undefined;
}

function ImageFallback({ alt, icon: Icon = ImageOff }: ImageFallbackProps) {
  return (
    <div
      aria-hidden={alt ? undefined : true}
      className="@container absolute inset-0 flex flex-col items-center justify-center gap-2 overflow-hidden bg-empty text-14 text-muted inset-ring inset-ring-line"
    >
      <Icon aria-hidden className="size-6 shrink-0 stroke-fine" />
      {alt && <VisuallyHidden>{alt}</VisuallyHidden>}
      <span className="@max-[6rem]:sr-only">{commonCopy.noImage}</span>
    </div>
  );
}
