import { composerCopy } from '@aura/domain/copy/composer';
import type { PhotoMarker } from '@aura/domain/rules/photo-markers';
import { type CSSProperties, useState } from 'react';
import { useObjectUrl } from '../../foundations/use-object-url.ts';
import { useFilePalette } from '../../images/use-file-palette.ts';
import { Aura } from '../../primitives/Aura/Aura.tsx';
import { Image } from '../../primitives/Image/Image.tsx';
import type { ItemMarks } from '../PhotoMarkers/item-marks.ts';
import { PhotoMarkers } from '../PhotoMarkers/PhotoMarkers.tsx';

interface PostPhotoProps {
  readonly photo: Blob;
  /** Whether the aura pulses. */
  readonly analyzing: boolean;
  readonly marks: ItemMarks;
  /** @param ratio width of the photo divided by its height */
  readonly markersFor: (ratio: number) => readonly PhotoMarker[];
  /** Whether the markers cannot be used, since the post is being sent. */
  readonly inert: boolean;
}

/** Ratio of the box until the photo has loaded. */
const usualRatio = 3 / 4;

/**
 * The photo with an aura in its colors, as in the feed, and the markers of its items. It fills the height of a desktop's
 * dialog.
 */
export function PostPhoto({ photo, analyzing, marks, markersFor, inert }: PostPhotoProps) {
  const url = useObjectUrl(photo);
  const palette = useFilePalette(photo);
  const [brokenPhoto, setBrokenPhoto] = useState<Blob | null>(null);
  const [loadedRatio, setRatio] = useState<number | null>(null);
  const ratio = loadedRatio ?? usualRatio;
  const broken = brokenPhoto === photo;
  return (
    <div className="grid min-h-0 place-items-center px-5 pt-6 pb-6 tablet:px-8 desktop:pt-9 desktop:pb-8">
      <div
        style={{ '--ratio': ratio } as CSSProperties}
        className="relative isolate max-h-full w-[min(75%,32rem*var(--ratio))] max-w-full tablet:w-[min(50%,32rem*var(--ratio))] rounded-image desktop:w-[calc((100dvh-18.5rem)*var(--ratio))]"
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
            className="w-full rounded-image"
          />
        )}
        {url && !broken && loadedRatio !== null && (
          <div inert={inert}>
            <PhotoMarkers marks={marks} markers={markersFor(loadedRatio)} />
          </div>
        )}
      </div>
    </div>
  );
}
