import { composerCopy } from '@aura/domain/copy/composer';
import { useState } from 'react';
import { useObjectUrl } from '../../foundations/use-object-url.ts';
import { useFilePalette } from '../../images/use-file-palette.ts';
import { Aura } from '../../primitives/Aura/Aura.tsx';
import { Image } from '../../primitives/Image/Image.tsx';

interface PostPhotoProps {
  readonly photo: Blob;
  /** Whether the aura pulses. */
  readonly analyzing: boolean;
}

/** The photo with an aura in its colors, as in the feed. */
export function PostPhoto({ photo, analyzing }: PostPhotoProps) {
  const url = useObjectUrl(photo);
  const palette = useFilePalette(photo);
  const [brokenPhoto, setBrokenPhoto] = useState<Blob | null>(null);
  const broken = brokenPhoto === photo;
  return (
    <div className="grid min-h-0 place-items-center px-5 pt-6 pb-6 tablet:px-8 desktop:pt-9 desktop:pb-8">
      <div className="relative isolate max-h-full w-1/2 max-w-full rounded-image desktop:w-auto">
        <Aura palette={palette} size="dialog" pulsing={analyzing} />
        {broken && (
          <Image src={null} alt={composerCopy.imageAlt} className="w-full rounded-image desktop:w-96" />
        )}
        {url && !broken && (
          <img
            src={url}
            alt={composerCopy.imageAlt}
            onError={() => setBrokenPhoto(photo)}
            className="max-h-128 w-full rounded-image object-cover desktop:max-h-[calc(100dvh-18.5rem)] desktop:w-auto"
          />
        )}
      </div>
    </div>
  );
}
