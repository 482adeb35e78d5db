import { commonCopy } from '@aura/domain/copy/common';
import { composerCopy } from '@aura/domain/copy/composer';
import { X } from 'lucide-react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { focusPageHeading } from '../../foundations/focus-page-heading.ts';
import { raiseToasts } from '../../foundations/raise-toasts.ts';
import { AlertDialog } from '../../primitives/AlertDialog/AlertDialog.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { captionPreview } from '../../text/truncate.ts';
import { UnsharedPost, type UnsharedPostProps } from './UnsharedPost.tsx';

type Post = UnsharedPostProps['post'] & { readonly id: string };

export interface PostDraftNoticeProps {
  /** At least one. */
  readonly posts: readonly Post[];
  readonly onContinue: (id: string) => void;
  readonly onDiscard: (id: string) => void;
  /** Hides the notice for this visit. */
  readonly onPutAway: () => void;
}

/**
 * A notice at the bottom of the page about a saved post draft and posts that wait for a connection (docs/product.md
 * section 4). It remains until the user continues or discards them, or puts it away for this visit.
 */
export function PostDraftNotice({ posts, onContinue, onDiscard, onPutAway }: PostDraftNoticeProps) {
  const [discarded, setDiscarded] = useState<string | null>(null);
  const putAway = () => {
    onPutAway();
    focusPageHeading();
  };
  const caption = captionPreview(posts.find(({ id }) => id === discarded)?.caption ?? '');
  return createPortal(
    <section
      aria-label={composerCopy.unsentLabel(posts.length)}
      className="pointer-events-none fixed inset-x-0 bottom-0 z-bar flex justify-center px-5 pb-[calc(var(--size-bottom-bar-space)+1rem)] tablet:justify-start tablet:px-12 tablet:pb-6"
    >
      <div
        ref={raiseToasts}
        className="pointer-events-auto flex max-w-full items-start rounded-card bg-surface text-ink shadow-float"
      >
        <ul className="flex max-h-[40vh] min-w-0 flex-col gap-3 overflow-y-auto p-3">
          {posts.map(({ id, ...post }) => (
            <UnsharedPost
              key={id}
              post={post}
              onContinue={() => onContinue(id)}
              onDiscard={() => setDiscarded(id)}
            />
          ))}
        </ul>
        <IconButton label={composerCopy.putAway} onClick={putAway} className="my-3 me-3">
          <X aria-hidden />
        </IconButton>
      </div>
      <AlertDialog
        open={discarded !== null}
        onOpenChange={() => setDiscarded(null)}
        title={composerCopy.discardHeading}
        body={caption ? composerCopy.discardNamedBody(caption) : composerCopy.discardBody}
        confirmLabel={commonCopy.discard}
        tone="danger"
        onConfirm={() => {
          setDiscarded(null);
          if (discarded !== null) onDiscard(discarded);
        }}
      />
    </section>,
    document.body,
  );
}
