import { postCopy } from '@aura/domain/copy/post';
import type { Image } from '@aura/domain/entities';
import { product } from '@aura/domain/product';
import type { ImageProps } from '../primitives/Image/Image.tsx';
import { imageProps } from './image-props.ts';

const Logo = () => (
  <span aria-hidden className="font-serif text-28">
    {product.name}
  </span>
);

/** Props of the `Image` component for the photo of a post; without one, the logo and a text are shown. */
export const postImageProps = (image: Image | null): ReturnType<typeof imageProps> & Partial<ImageProps> =>
  image ? imageProps(image) : { src: null, fallbackIcon: Logo, fallbackText: postCopy.photoUnavailable };
