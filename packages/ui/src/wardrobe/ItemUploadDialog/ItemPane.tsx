import { itemUploadCopy } from '@aura/domain/copy/item-forms';
import type { ItemFactValues } from '@aura/domain/forms/item-fields';
import { hasSharedFacts } from '@aura/domain/forms/shared-facts';
import * as m from 'framer-motion/m';
import { CopyCheck } from 'lucide-react';
import type { Ref } from 'react';
import type { TakePhoto } from '../../images/use-image-choice.ts';
import { useMotionReady } from '../../motion/motion-ready.ts';
import { slide } from '../../motion/variants.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import type { FactFieldsProps } from '../ItemFields/fact-fields.ts';
import { ItemFields } from '../ItemFields/ItemFields.tsx';
import type { PhotoSide } from '../PhotoBox/PhotoBox.tsx';
import { photosAndFields } from '../PhotoBox/photo-layout.ts';
import { ItemPhotos } from './ItemPhotos.tsx';
import type { Draft } from './item-drafts.ts';
import type { PhotoActions, PhotoStatus } from './use-draft-photos.ts';

interface ItemPaneProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly draft: Draft;
  /** Direction in which the item slides in: 1 from the end, -1 from the start, 0 without a slide. */
  readonly direction: number;
  readonly status: PhotoStatus;
  /** The server's reason for rejecting the item. */
  readonly refusal: string | undefined;
  /** The missing photos that blocked the last upload. */
  readonly missing: readonly PhotoSide[];
  /** Error messages of the facts that blocked the last upload. */
  readonly errors: FactFieldsProps['errors'];
  readonly photoActions: PhotoActions;
  readonly takePhoto: TakePhoto | undefined;
  readonly onFactChange: <N extends keyof ItemFactValues>(name: N, value: ItemFactValues[N]) => void;
  /** Copies brand, size, material and style to the other items; undefined when there are no other items. */
  readonly onApplyToAll: (() => void) | undefined;
  readonly applyRef: Ref<HTMLButtonElement>;
}

/** The photos and facts of the current item. */
export function ItemPane({
  ref,
  draft,
  direction,
  status,
  refusal,
  missing,
  errors,
  photoActions,
  takePhoto,
  onFactChange,
  onApplyToAll,
  applyRef,
}: ItemPaneProps) {
  const ready = useMotionReady();
  const sign = document.documentElement.dir === 'rtl' ? -1 : 1;
  return (
    <m.div
      ref={ref}
      data-draft
      variants={slide}
      custom={direction * sign}
      initial={ready && direction !== 0 ? 'hidden' : false}
      animate="shown"
      className="flex flex-col gap-4"
    >
      {refusal && (
        <Banner tone="error" role="note">
          {itemUploadCopy.itemRefused(refusal)}
        </Banner>
      )}
      <div className={photosAndFields}>
        <ItemPhotos
          draft={draft}
          status={status}
          missing={missing}
          actions={photoActions}
          takePhoto={takePhoto}
        />
        <div className="flex flex-col gap-3">
          <ItemFields values={draft} detected={draft.detected} errors={errors} onFactChange={onFactChange} />
          {onApplyToAll && (
            <Button
              ref={applyRef}
              variant="quiet"
              size="sm"
              disabled={!hasSharedFacts(draft)}
              onClick={onApplyToAll}
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
