import { itemUploadCopy } from '@aura/domain/copy/itemForms';
import { itemCopy } from '@aura/domain/copy/items';
import { Info } from 'lucide-react';
import { useObjectUrl } from '../../foundations/use-object-url.ts';
import { FileDrop } from '../../primitives/FileDrop/FileDrop.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import type { Draft, PhotoSide } from './draft-list.ts';
import type { PhotoStatus } from './use-draft-photos.ts';

interface ItemPhotosProps {
  readonly draft: Draft;
  readonly status: PhotoStatus;
  readonly onChoose: (side: PhotoSide, file: File) => void;
  readonly onRemove: (side: PhotoSide) => void;
}

/** The two photo boxes of an item, and what the detection is doing. */
export function ItemPhotos({ draft, status, onChoose, onRemove }: ItemPhotosProps) {
  const box = (side: PhotoSide) => (
    <PhotoBox
      side={side}
      photo={draft[side]}
      busy={status.busySides.includes(side)}
      error={status.errors[side]}
      onChoose={(file) => onChoose(side, file)}
      onRemove={() => onRemove(side)}
    />
  );
  return (
    <div>
      <div className="grid grid-cols-2 gap-3 tablet:gap-4">
        {box('front')}
        {box('back')}
      </div>
      <DetectionNote detection={status.detection} />
    </div>
  );
}

interface PhotoBoxProps {
  readonly side: PhotoSide;
  readonly photo: Blob | null;
  readonly busy: boolean;
  readonly error: string | undefined;
  readonly onChoose: (file: File) => void;
  readonly onRemove: () => void;
}

const words = {
  front: {
    heading: itemCopy.front,
    add: itemUploadCopy.addFrontPhoto,
    remove: itemUploadCopy.removeFrontPhoto,
    alt: itemUploadCopy.frontPhotoAlt,
  },
  back: {
    heading: itemCopy.back,
    add: itemUploadCopy.addBackPhoto,
    remove: itemUploadCopy.removeBackPhoto,
    alt: itemUploadCopy.backPhotoAlt,
  },
} as const;

function PhotoBox({ side, photo, busy, error, onChoose, onRemove }: PhotoBoxProps) {
  const preview = useObjectUrl(photo);
  return (
    <div className="min-w-0">
      <p aria-hidden className="mb-1.5 min-h-5 text-14 font-medium">
        {words[side].heading}
      </p>
      <FileDrop
        label={words[side].add}
        preview={preview}
        previewAlt={words[side].alt}
        removeLabel={words[side].remove}
        busy={busy}
        error={error}
        onFile={onChoose}
        onRemove={onRemove}
        boxClassName="aspect-[4/5] min-h-0 desk:aspect-[2/3]"
      />
    </div>
  );
}

interface DetectionNoteProps {
  readonly detection: PhotoStatus['detection'];
}

const notes = {
  idle: itemUploadCopy.photoHint,
  running: itemUploadCopy.detecting,
  failed: itemUploadCopy.detectionFailed,
} as const;

function DetectionNote({ detection }: DetectionNoteProps) {
  return (
    <p role="status" className="mt-3 flex items-start gap-2 text-14 text-muted">
      <span className="grid h-5 place-items-center">
        {detection === 'running' ? (
          <Spinner size="sm" />
        ) : (
          <Info aria-hidden className="size-4" strokeWidth={1.6} />
        )}
      </span>
      {notes[detection]}
    </p>
  );
}
