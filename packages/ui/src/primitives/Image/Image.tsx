import { ImageOff } from 'lucide-react';
import { type ComponentProps, type ComponentType, useMemo, useRef, useState } from 'react';
import { useBrokenSrc } from '../../foundations/broken-images.ts';
import { cn } from '../../foundations/cn.ts';
import { useMayLoad } from '../../foundations/near-window.ts';
import { useLabels } from '../LabelsProvider/use-labels.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { thumbhashDataUrl } from './thumbhash.ts';

type FallbackIcon = ComponentType<Pick<ComponentProps<'svg'>, 'className' | 'aria-hidden'>>;

export interface ImageProps extends Omit<ComponentProps<'div'>, 'children' | 'onError' | 'onLoad'> {
  /** Address of the image; null or the empty string shows the fallback. */
  readonly src: string | null;
  /** The same image in several widths, as in `img`. */
  readonly srcSet?: string | undefined;
  /** Width of the image in pixels; null when unknown. */
  readonly width?: number | null;
  /** Height of the image in pixels; null when unknown. */
  readonly height?: number | null;
  /** ThumbHash in base64, shown until the image has loaded. */
  readonly thumbhash?: string | null;
  /** Alternative text; the empty string for decoration. */
  readonly alt: string;
  /**
   * Width divided by height of the reserved box. `natural` uses the image's ratio, or 3:4 when it is unknown.
   */
  readonly ratio?: number | 'natural' | 'fill';
  /** The width in the layout, as in `img`, for example `${fromTablet} 15rem, 50vw`. */
  readonly sizes?: string;
  /**
   * Whether it is the main image of the screen: fetched first, not lazily, and painted in the first frame
   * when cached.
   */
  readonly priority?: boolean;
  readonly fit?: 'cover' | 'contain';
  /** Darkens a flat-lay on a light background in the dark theme. */
  readonly dim?: boolean;
  readonly fallbackIcon?: FallbackIcon;
  /** Text of the fallback in place of the label `noImage`; unlike it, also announced without an `alt`. */
  readonly fallbackText?: string;
  readonly onError?: () => void;
  readonly onLoad?: () => void;
}

const standardRatio = 3 / 4;

const boxRatio = ({ ratio, width, height }: Pick<ImageProps, 'ratio' | 'width' | 'height'>) => {
  if (ratio === 'fill') return undefined;
  if (ratio !== 'natural') return ratio;
  return width && height ? width / height : standardRatio;
};

/**
 * An image in a box of fixed ratio. It shows the ThumbHash until the image has loaded, loads the smallest
 * sufficient width, and shows `fallbackText` or the label `noImage` when there is no image or loading fails,
 * until it is loaded again (`broken-images.ts`). Set radius and size by `className`. Accessibility: the fallback has the
 * same `alt`, and the layout does not shift when the image loads. The caller provides an `alt` that describes
 * the image, or the empty string beside text with the same content.
 */
export function Image({
  src,
  srcSet,
  width = null,
  height = null,
  thumbhash = null,
  alt,
  ratio = standardRatio,
  sizes = '100vw',
  priority = false,
  fit = 'cover',
  dim = false,
  fallbackIcon,
  fallbackText,
  onError,
  onLoad,
  className,
  style,
  ...rest
}: ImageProps) {
  const [brokenSrc, setBrokenSrc] = useBrokenSrc();
  const [loadedSrc, setLoadedSrc] = useState<string>();
  const image = useRef<HTMLImageElement>(null);
  const mayLoad = useMayLoad(image, priority);
  const placeholder = useMemo(
    () => (mayLoad ? thumbhashDataUrl(thumbhash) : undefined),
    [thumbhash, mayLoad],
  );
  const usable = src !== null && src !== '' && src !== brokenSrc;
  const background = usable && loadedSrc !== src && placeholder ? `url(${placeholder})` : undefined;
  return (
    <div
      {...rest}
      style={{ aspectRatio: boxRatio({ ratio, width, height }), backgroundImage: background, ...style }}
      // CSS containment, so that a loaded image does not cause a layout of the list around it.
      className={cn(
        'relative overflow-hidden bg-empty contain-layout contain-size bg-cover bg-center',
        ratio === 'fill' && 'size-full',
        dim && usable && 'brightness-(--image-brightness)',
        className,
      )}
    >
      {usable ? (
        <img
          key={src}
          ref={image}
          src={mayLoad ? src : undefined}
          srcSet={mayLoad ? srcSet : undefined}
          sizes={sizes}
          width={width ?? undefined}
          height={height ?? undefined}
          alt={alt}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          decoding={priority ? 'sync' : 'async'}
          draggable={false}
          onLoad={() => {
            setLoadedSrc(src);
            onLoad?.();
          }}
          onError={() => {
            setBrokenSrc(src);
            onError?.();
          }}
          className={cn('absolute inset-0 size-full', fit === 'cover' ? 'object-cover' : 'object-contain')}
        />
      ) : (
        <ImageFallback alt={alt} icon={fallbackIcon} text={fallbackText} />
      )}
    </div>
  );
}

interface ImageFallbackProps {
  readonly alt: string;
  readonly icon: FallbackIcon | undefined;
  readonly text: string | undefined;
}

function ImageFallback({ alt, icon: Icon = ImageOff, text }: ImageFallbackProps) {
  const labels = useLabels();
  return (
    <div
      aria-hidden={alt || text ? undefined : true}
      className="@container absolute inset-0 flex flex-col items-center justify-center gap-2 overflow-hidden bg-empty text-center text-14 text-muted inset-ring inset-ring-line"
    >
      <Icon aria-hidden className="size-6 shrink-0 stroke-fine" />
      {alt && <VisuallyHidden>{alt}</VisuallyHidden>}
      <span className="@max-[6rem]:sr-only">{text ?? labels.noImage}</span>
    </div>
  );
}
