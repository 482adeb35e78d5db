import { commonCopy } from '@aura/domain/copy/common';
import { composerCopy } from '@aura/domain/copy/composer';
import { sharedPhotosCopy } from '@aura/domain/copy/shared-photos';
import { wardrobeCopy } from '@aura/domain/copy/wardrobe';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { PhotoChoice } from './PhotoChoice.tsx';

interface SharedPhotosDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** The number of shared files. */
  readonly fileCount: number;
  /** Prepared for the upload; null while they are being prepared. */
  readonly photos: readonly Blob[] | null;
  /** Files that cannot be used, in words. */
  readonly problems: readonly string[];
  /** Index of the photo that a post is made of. */
  readonly selected: number;
  readonly onSelect: (index: number) => void;
  readonly onCreatePost: () => void;
  readonly onAddItems: () => void;
  readonly onDiscard: () => void;
}

/** Asks what photos become that another app has shared. Closing it keeps them for the next start. */
export function SharedPhotosDialog({
  open,
  onOpenChange,
  fileCount,
  photos,
  problems,
  selected,
  onSelect,
  onCreatePost,
  onAddItems,
  onDiscard,
}: SharedPhotosDialogProps) {
  const isUsable = photos !== null && photos.length > 0;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={sharedPhotosCopy.title(fileCount)}
      phone="sheet"
      initialFocus="body"
      footer={
        <>
          <Button
            variant={isUsable ? 'outline' : 'primary'}
            onClick={onDiscard}
            className="max-tablet:flex-auto max-tablet:px-3"
          >
            {commonCopy.discard}
          </Button>
          {isUsable && (
            <>
              <Button variant="outline" onClick={onAddItems} className="max-tablet:flex-auto max-tablet:px-3">
                {wardrobeCopy.addItems}
              </Button>
              <Button onClick={onCreatePost} className="max-tablet:flex-auto max-tablet:px-3">
                {composerCopy.title}
              </Button>
            </>
          )}
        </>
      }
    >
      <div role="status">
        {photos === null && (
          <p className="flex items-center gap-2 text-14 text-muted">
            <Spinner size="sm" />
            {sharedPhotosCopy.preparing}
          </p>
        )}
        {photos?.length === 0 && <p>{sharedPhotosCopy.noneUsable}</p>}
      </div>
      {isUsable && <PhotoChoice photos={photos} selected={selected} onSelect={onSelect} />}
      {problems.length > 0 && (
        <ul className="mt-4 flex flex-col gap-1 text-14 text-danger">
          {[...problems.entries()].map(([index, problem]) => (
            <li key={index} className="wrap-anywhere">
              {problem}
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
