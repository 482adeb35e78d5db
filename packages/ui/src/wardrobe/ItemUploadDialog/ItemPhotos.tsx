import { itemUploadCopy } from '@aura/domain/copy/item-forms';
import { Info } from 'lucide-react';
import { useObjectUrl } from '../../foundations/use-object-url.ts';
import type { TakePhoto } from '../../images/use-image-choice.ts';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { PhotoBox, type PhotoSide } from '../PhotoBox/PhotoBox.tsx';
import type { Draft } from './item-drafts.ts';
import type { PhotoStatus } from './use-draft-photos.ts';

interface ItemPhotosProps {
  readonly draft: Draft;
  readonly status: PhotoStatus;
  readonly onChoose: (side: PhotoSide, file: File) => void;
  readonly onChooseSeveral: (files: readonly File[]) => void;
  readonly takePhoto: TakePhoto | undefined;
  readonly onRemove: (side: PhotoSide) => void;
}

/** The front and back photo boxes of an item and the state of the detection. */
export function ItemPhotos({
  draft,
  status,
  onChoose,
  onChooseSeveral,
  takePhoto,
  onRemove,
}: ItemPhotosProps) {
  const previews = { front: useObjectUrl(draft.front), back: useObjectUrl(draft.back) };
  const box = (side: PhotoSide) => (
    <PhotoBox
      side={side}
      label={labels[side].add}
      removeLabel={labels[side].remove}
      preview={previews[side]}
      busy={status.busySides.includes(side)}
      error={status.errors[side]}
      onFile={(file) => onChoose(side, file)}
      onFiles={onChooseSeveral}
      onTakePhoto={takePhoto && (() => void takePhoto().then((photo) => onChoose(side, photo)))}
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

const labels = {
  front: { add: itemUploadCopy.addFrontPhoto, remove: itemUploadCopy.removeFrontPhoto },
  back: { add: itemUploadCopy.addBackPhoto, remove: itemUploadCopy.removeBackPhoto },
} as const;

interface DetectionNoteProps {
  readonly detection: PhotoStatus['detection'];
}

const notes = {
  idle: itemUploadCopy.photoHint,
  running: itemUploadCopy.detecting,
  uncertain: itemUploadCopy.detectionUncertain,
  failed: itemUploadCopy.detectionFailed,
} as const;

function DetectionNote({ detection }: DetectionNoteProps) {
  return (
    <p role="status" className="mt-3 flex items-start gap-2 text-14 text-muted">
      <span className="grid h-5 place-items-center">
        {detection === 'running' ? <Spinner size="sm" /> : <Info aria-hidden className="size-4" />}
      </span>
      {notes[detection]}
    </p>
  );
}
