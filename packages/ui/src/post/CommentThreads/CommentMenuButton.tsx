import type { Comment } from '@aura/domain/entities';
import { type MouseEvent, type RefObject, Suspense, useState } from 'react';
import { CommentMenuTrigger } from '../CommentMenu/CommentMenuTrigger.tsx';
import type { CommentActions } from './comment-actions.ts';

interface CommentMenuButtonProps {
  readonly comment: Comment;
  readonly actions: CommentActions;
  readonly onEdit: () => void;
  /** Ref of the button until the menu is opened. */
  readonly buttonRef: RefObject<HTMLButtonElement | null>;
}

/** The menu of a comment, which is loaded with the first press. A key opens it with its first item focused. */
export function CommentMenuButton({ comment, actions, onEdit, buttonRef }: CommentMenuButtonProps) {
  const [menu, setMenu] = useState<'never' | 'open' | 'open-by-key' | 'closed'>('never');
  const isOpen = menu === 'open' || menu === 'open-by-key';
  const trigger = (
    <CommentMenuTrigger
      ref={buttonRef}
      username={comment.author.username}
      aria-expanded={isOpen}
      busy={isOpen}
      onClick={({ detail }: MouseEvent) => setMenu(detail === 0 ? 'open-by-key' : 'open')}
    />
  );
  if (menu === 'never') return trigger;
  const { menu: Menu } = actions;
  return (
    <Suspense fallback={trigger}>
      <Menu
        comment={comment}
        actions={actions}
        onEdit={onEdit}
        open={isOpen}
        startAtFirst={menu === 'open-by-key'}
        onOpenChange={(open) => setMenu(open ? 'open' : 'closed')}
      />
    </Suspense>
  );
}
