import { commonCopy } from '@aura/domain/copy/common';
import { outfitBuilderCopy } from '@aura/domain/copy/outfit-builder';
import { outfitsCopy } from '@aura/domain/copy/outfits';
import type { ShownLayer } from '@aura/domain/outfits';
import { layerTitle } from '@aura/domain/rules/outfits';
import { focusPageHeading } from '../../foundations/focus-page-heading.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import type { SaveState } from './save-state.ts';

interface SaveNoticeProps {
  readonly saveState: SaveState;
  /** Why the server refused the outfit; by default that it was not reached. */
  readonly failure: string | null;
  /** The garments that were deleted elsewhere, for which the server refused the outfit. */
  readonly deleted: readonly ShownLayer[];
  readonly onRemoveDeleted: () => void;
  readonly onSave: () => void;
  readonly onKeepThis: () => void;
  readonly onLoadOther: () => void;
}

/** Says that the changes are not saved, and offers what can be done. */
export function SaveNotice({
  saveState,
  failure,
  deleted,
  onRemoveDeleted,
  onSave,
  onKeepThis,
  onLoadOther,
}: SaveNoticeProps) {
  if (saveState !== 'failed' && saveState !== 'conflict') return null;
  const isConflict = saveState === 'conflict';
  const isDeleted = deleted.length > 0;
  const reason = isDeleted ? outfitBuilderCopy.garmentsDeleted(deleted.map(layerTitle)) : failure;
  /** Saving removes the notice with the pressed button, so the focus moves first. */
  const thenSave = (save: () => void) => () => {
    focusPageHeading();
    save();
  };
  return (
    <Banner
      tone="error"
      className="flex-wrap items-center rounded-none"
      action={
        isConflict ? (
          <div className="flex flex-wrap gap-2">
            <Button variant="outline" size="sm" onClick={thenSave(onKeepThis)}>
              {outfitBuilderCopy.useThis}
            </Button>
            <Button variant="outline" size="sm" onClick={onLoadOther}>
              {outfitBuilderCopy.useOther}
            </Button>
          </div>
        ) : (
          <Button variant="outline" size="sm" onClick={thenSave(isDeleted ? onRemoveDeleted : onSave)}>
            {isDeleted ? outfitBuilderCopy.saveWithout(deleted.length) : commonCopy.tryAgain}
          </Button>
        )
      }
    >
      {isConflict ? outfitsCopy.changedElsewhere : (reason ?? outfitBuilderCopy.notSaved)}
    </Banner>
  );
}
