import { imageProps } from '@aura/ui/images/image-props';
import { Aura } from '@aura/ui/primitives/Aura';
import { Image } from '@aura/ui/primitives/Image';
import { worldImage } from './world-image.ts';

const outfits = [
  { file: 'post-mariam-3.webp', alt: 'An outfit photographed on a toned ground', className: 'mt-10' },
  { file: 'post-mariam-1.webp', alt: 'An outfit with a trench coat', className: '' },
  { file: 'post-annelise-2.webp', alt: 'An outfit photographed in a studio', className: 'mt-16' },
];

/** Three photographs with their auras. */
export function HeroImages() {
  return (
    <div className="my-20 grid grid-cols-3 gap-5 px-2 tablet:my-28 tablet:gap-20 tablet:px-10">
      {outfits.map(({ file, alt, className }) => (
        <div key={file} className={className}>
          <div className="relative isolate z-below rounded-card">
            <Aura palette={worldImage(file).palette} />
            <Image
              {...imageProps(worldImage(file))}
              alt={alt}
              priority
              sizes="260px"
              className="rounded-card"
            />
          </div>
        </div>
      ))}
    </div>
  );
}
