import { itemUploadCopy } from '@aura/domain/copy/itemForms';
import type { ItemFactValues } from '@aura/domain/forms/itemFields';
import { hasSharedFacts } from '@aura/domain/forms/sharedFacts';
import * as m from 'framer-motion/m';
import { CopyCheck } from 'lucide-react';
import type { Ref } from 'react';
import type { TakePhoto } from '../../foundations/use-photo-choice.ts';
import { useMotionReady } from '../../motion/motion-ready.ts';
import { slide } from '../../motion/transitions.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ItemFields } from '../ItemFields/ItemFields.tsx';
import type { PhotoSide } from '../PhotoBox/PhotoBox.tsx';
import type { Draft } from './draft-list.ts';
import { ItemPhotos } from './ItemPhotos.tsx';
import type { PhotoStatus } from './use-draft-photos.ts';

interface ItemPaneProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly draft: Draft;
  /** From which side it comes into view: 1 the end, -1 the start, 0 from neither. */
  readonly side: number;
  readonly status: PhotoStatus;
  /** Why the server refused it. */
  readonly refusal: string | undefined;
  readonly onChoose: (side: PhotoSide, file: File) => void;
  readonly onChooseSeveral: (files: readonly File[]) => void;
  readonly takePhoto: TakePhoto | undefined;
  readonly onRemovePhoto: (side: PhotoSide) => void;
  readonly onFactChange: <N extends keyof ItemFactValues>(name: N, value: ItemFactValues[N]) => void;
  /** Hands brand, size, material and style to the other items; left out where there are none. */
  readonly onShare: (() => void) | undefined;
  readonly shareRef: Ref<HTMLButtonElement>;
}

/** The item in view: its photos and its facts. */
export function ItemPane({
  ref,
  draft,
  side,
  status,
  refusal,
  onChoose,
  onChooseSeveral,
  takePhoto,
  onRemovePhoto,
  onFactChange,
  onShare,
  shareRef,
}: ItemPaneProps) {
  const ready = useMotionReady();
  const direction = document.documentElement.dir === 'rtl' ? -1 : 1;
  return (
    <m.div
      ref={ref}
      variants={slide}
      custom={side * direction}
      initial={ready && side !== 0 ? 'hidden' : false}
      animate="shown"
      className="flex flex-col gap-4"
    >
      {refusal && (
        <Banner tone="error" role="note">
          {itemUploadCopy.itemRefused(refusal)}
        </Banner>
      )}
      <div className="grid gap-6 desktop:grid-cols-[minmax(0,28rem)_minmax(0,1fr)] desktop:gap-9">
        <ItemPhotos
          draft={draft}
          status={status}
          onChoose={onChoose}
          onChooseSeveral={onChooseSeveral}
          takePhoto={takePhoto}
          onRemove={onRemovePhoto}
        />
        <div className="flex flex-col gap-3">
          <ItemFields values={draft} detected={draft.detected} onFactChange={onFactChange} />
          {onShare && (
            <Button
              ref={shareRef}
              variant="quiet"
              size="sm"
              disabled={!hasSharedFacts(draft)}
              onClick={onShare}
              className="-ms-3 self-start"
            >
              <CopyCheck aria-hidden className="size-5" />
              {itemUploadCopy.applyToAll}
            </Button>
          )}
        </div>
      </div>
    </m.div>
  );
}
