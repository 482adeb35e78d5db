import { itemUploadCopy } from '@aura/domain/copy/item-forms';
import { useRef } from 'react';
import { useObjectUrl } from '../../foundations/use-object-url.ts';
import type { TakePhoto } from '../../images/use-image-choice.ts';
import { PhotoBox, type PhotoSide } from '../PhotoBox/PhotoBox.tsx';
import { photoPair } from '../PhotoBox/photo-layout.ts';
import { DetectionNote } from './DetectionNote.tsx';
import type { Draft } from './item-drafts.ts';
import { PhotoPairActions } from './PhotoPairActions.tsx';
import type { PhotoActions, PhotoStatus } from './use-draft-photos.ts';

interface ItemPhotosProps {
  readonly draft: Draft;
  readonly status: PhotoStatus;
  /** The missing photos that blocked the last upload. */
  readonly missing: readonly PhotoSide[];
  readonly actions: PhotoActions;
  readonly takePhoto: TakePhoto | undefined;
}

/** The front and back photo boxes of an item and the state of the detection. */
export function ItemPhotos({ draft, status, missing, actions, takePhoto }: ItemPhotosProps) {
  const previews = { front: useObjectUrl(draft.front), back: useObjectUrl(draft.back) };
  const pair = useRef<HTMLDivElement>(null);
  const { copyAllFrontsToBacks } = actions;
  /** The pressed button becomes disabled, so the focus moves to the box that it filled. */
  const thenFocusBack = (copy: () => void) => () => {
    pair.current?.querySelector<HTMLInputElement>('[name="back"]')?.focus();
    copy();
  };
  const box = (side: PhotoSide) => {
    const busy = status.busySides.includes(side);
    const gap = !busy && missing.includes(side) ? itemUploadCopy.photoMissing[side] : undefined;
    return (
      <PhotoBox
        side={side}
        label={labels[side].add}
        removeLabel={labels[side].remove}
        preview={previews[side]}
        busy={busy}
        error={status.errors[side] ?? gap}
        onFile={(file) => actions.choose(side, file)}
        onFiles={(files) => actions.chooseSeveral(side, files)}
        onTakePhoto={takePhoto && (() => void takePhoto().then((photo) => actions.choose(side, photo)))}
        onRemove={() => actions.remove(side)}
      />
    );
  };
  return (
    <div>
      <div ref={pair} className={photoPair}>
        {box('front')}
        {box('back')}
      </div>
      <PhotoPairActions
        draft={draft}
        busy={status.busySides.length > 0}
        onCopy={thenFocusBack(actions.copyFrontToBack)}
        onCopyAll={copyAllFrontsToBacks && thenFocusBack(copyAllFrontsToBacks)}
        onSwap={actions.swap}
      />
      <DetectionNote status={status} onRetry={actions.detectAgain} />
    </div>
  );
}

const labels = {
  front: { add: itemUploadCopy.addFrontPhoto, remove: itemUploadCopy.removeFrontPhoto },
  back: { add: itemUploadCopy.addBackPhoto, remove: itemUploadCopy.removeBackPhoto },
} as const;
