import type { Image } from '@aura/domain/entities';
import { imageWidthsPx } from '@aura/domain/limits/images';
import { imageAtWidth, imageSrcSet } from '@aura/domain/rules/images';
import type { AvatarProps } from '../primitives/Avatar/Avatar.tsx';
import type { ImageProps } from '../primitives/Image/Image.tsx';

/** Props of the `Image` component for a stored image; `src` is null when there is none. */
export function imageProps(
  image: Image | null,
): Pick<ImageProps, 'src' | 'srcSet' | 'width' | 'height' | 'thumbhash'> {
  if (!image) return { src: null };
  const { src, width, height, thumbhash } = image;
  return { src, srcSet: imageSrcSet(image, imageWidthsPx), width, height, thumbhash };
}

/** Width of the variant to load for each avatar size, in pixels. */
const avatarWidthPx = { xs: 160, sm: 160, md: 160, lg: 160, xl: 320, '2xl': 640 } as const;

/** Props of an `Avatar` for a stored image, with the smallest variant that is large enough for the size. */
export function avatarProps(
  image: Image | null,
  size: keyof typeof avatarWidthPx = 'md',
): Pick<AvatarProps, 'src' | 'palette' | 'size'> {
  if (!image) return { src: null, size };
  return { src: image.src && imageAtWidth(image.src, avatarWidthPx[size]), palette: image.palette, size };
}
