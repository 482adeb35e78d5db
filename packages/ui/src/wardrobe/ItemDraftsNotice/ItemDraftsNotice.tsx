import { itemUploadCopy } from '@aura/domain/copy/item-forms';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';

export interface ItemDraftsNoticeProps {
  readonly count: number;
  readonly onContinue: () => void;
  /** Called on hover or focus of the button, to prefetch what it opens. */
  readonly onContinueIntent?: () => void;
}

/** A notice about saved item drafts, with a button to continue (docs/product.md section 4). */
export function ItemDraftsNotice({ count, onContinue, onContinueIntent }: ItemDraftsNoticeProps) {
  const action = (
    <Button
      variant="quiet"
      size="sm"
      onClick={onContinue}
      onPointerEnter={onContinueIntent}
      onFocus={onContinueIntent}
      className="-my-3"
    >
      {itemUploadCopy.continueUnsent}
    </Button>
  );
  return (
    <Banner tone="info" action={action} className="mb-3">
      {itemUploadCopy.unsentItems(count)}
    </Banner>
  );
}
