import type { Comment } from '@aura/domain/entities';
import { type MouseEvent, type RefObject, Suspense, useCallback, useState } from 'react';
import { useCancelledLoading } from '../../primitives/Menu/use-cancelled-loading.ts';
import { CommentMenuTrigger } from '../CommentMenu/CommentMenuTrigger.tsx';
import type { CommentActions } from './comment-actions.ts';

interface CommentMenuButtonProps {
  readonly comment: Comment;
  readonly actions: CommentActions;
  readonly onEdit: () => void;
  /** Ref of the button until the menu is opened. */
  readonly buttonRef: RefObject<HTMLButtonElement | null>;
}

/**
 * The menu of a comment, which is loaded with the first press; Escape or a press elsewhere cancels that. A key opens it
 * with its first item focused.
 */
export function CommentMenuButton({ comment, actions, onEdit, buttonRef }: CommentMenuButtonProps) {
  const [menu, setMenu] = useState<'never' | 'open' | 'open-by-key' | 'closed'>('never');
  const [hasLoaded, setLoaded] = useState(false);
  const isOpen = menu === 'open' || menu === 'open-by-key';
  const isLoading = isOpen && !hasLoaded;
  useCancelledLoading(isLoading, buttonRef, () => setMenu('never'));
  const onLoaded = useCallback(() => setLoaded(true), []);
  const { menu: Menu } = actions;
  return (
    <>
      {/* Not the fallback of the menu: it keeps the focus while that loads. */}
      {!hasLoaded && (
        <CommentMenuTrigger
          ref={buttonRef}
          username={comment.author.username}
          busy={isLoading}
          onClick={({ detail }: MouseEvent) => setMenu(detail === 0 ? 'open-by-key' : 'open')}
        />
      )}
      {menu !== 'never' && (
        <Suspense>
          <Menu
            comment={comment}
            actions={actions}
            onEdit={onEdit}
            open={isOpen}
            startAtFirst={menu === 'open-by-key'}
            onOpenChange={(open) => setMenu(open ? 'open' : 'closed')}
            onLoaded={onLoaded}
          />
        </Suspense>
      )}
    </>
  );
}
