import { outfitBuilderCopy } from '@aura/domain/copy/outfit-builder';
import { outfitsCopy } from '@aura/domain/copy/outfits';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import type { SaveState } from './save-state.ts';

interface SaveNoticeProps {
  readonly saveState: SaveState;
  /** Why the server refused the outfit; by default that it was not reached. */
  readonly failure: string | null;
  readonly onSave: () => void;
  readonly onKeepThis: () => void;
  readonly onLoadOther: () => void;
}

/** Says that the changes are not saved, and offers what can be done. */
export function SaveNotice({ saveState, failure, onSave, onKeepThis, onLoadOther }: SaveNoticeProps) {
  if (saveState !== 'failed' && saveState !== 'conflict') return null;
  const isConflict = saveState === 'conflict';
  return (
    <Banner
      tone="error"
      className="flex-wrap items-center rounded-none"
      action={
        isConflict ? (
          <div className="flex flex-wrap gap-2">
            <Button variant="outline" size="sm" onClick={onKeepThis}>
              {outfitBuilderCopy.useThis}
            </Button>
            <Button variant="outline" size="sm" onClick={onLoadOther}>
              {outfitBuilderCopy.useOther}
            </Button>
          </div>
        ) : (
          <Button variant="outline" size="sm" onClick={onSave}>
            {outfitBuilderCopy.retry}
          </Button>
        )
      }
    >
      {isConflict ? outfitsCopy.changedElsewhere : (failure ?? outfitBuilderCopy.notSaved)}
    </Banner>
  );
}
