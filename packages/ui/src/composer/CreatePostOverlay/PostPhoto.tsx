import { composerCopy } from '@aura/domain/copy/composer';
import { type CSSProperties, useState } from 'react';
import { useObjectUrl } from '../../foundations/use-object-url.ts';
import { useFilePalette } from '../../images/use-file-palette.ts';
import { Aura } from '../../primitives/Aura/Aura.tsx';
import { Image } from '../../primitives/Image/Image.tsx';

interface PostPhotoProps {
  readonly photo: Blob;
  /** Whether the aura pulses. */
  readonly analyzing: boolean;
}

/** Ratio of the box until the photo has loaded. */
const usualRatio = 3 / 4;

/** The photo with an aura in its colors, as in the feed. It fills the height of a desktop's dialog. */
export function PostPhoto({ photo, analyzing }: PostPhotoProps) {
  const url = useObjectUrl(photo);
  const palette = useFilePalette(photo);
  const [brokenPhoto, setBrokenPhoto] = useState<Blob | null>(null);
  const [ratio, setRatio] = useState(usualRatio);
  const broken = brokenPhoto === photo;
  return (
    <div className="grid min-h-0 place-items-center px-5 pt-6 pb-6 tablet:px-8 desktop:pt-9 desktop:pb-8">
      <div
        style={{ '--ratio': ratio } as CSSProperties}
        className="relative isolate max-h-full w-1/2 max-w-full rounded-image desktop:w-[calc((100dvh-18.5rem)*var(--ratio))]"
      >
        <Aura palette={palette} size="dialog" pulsing={analyzing} />
        {broken && <Image src={null} alt={composerCopy.imageAlt} className="w-full rounded-image" />}
        {url && !broken && (
          <img
            src={url}
            alt={composerCopy.imageAlt}
            onError={() => setBrokenPhoto(photo)}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              setRatio(naturalWidth / naturalHeight)
            }
            className="max-h-128 w-full rounded-image object-cover desktop:max-h-none"
          />
        )}
      </div>
    </div>
  );
}
