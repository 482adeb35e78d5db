import { commentsCopy } from '@aura/domain/copy/comments';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { CommentsPanel, type CommentsPanelProps } from '../CommentsPanel/CommentsPanel.tsx';

interface CommentsOverlayProps extends Omit<CommentsPanelProps, 'variant'> {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** The comments in a dialog, for layouts without space next to the post. */
export function CommentsOverlay({ open, onOpenChange, ...panel }: CommentsOverlayProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={commentsCopy.heading}
      bodyClassName="flex flex-col overflow-hidden px-5 pt-4 tablet:px-8 tablet:pt-6"
    >
      <CommentsPanel {...panel} variant="dialog" />
    </Dialog>
  );
}
