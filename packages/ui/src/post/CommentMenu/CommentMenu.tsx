import { commentsCopy } from '@aura/domain/copy/comments';
import { Copy, Pencil, Trash2 } from 'lucide-react';
import { Menu } from '../../primitives/Menu/Menu.tsx';
import type { CommentMenuProps } from '../CommentThreads/comment-actions.ts';
import { CommentMenuTrigger } from './CommentMenuTrigger.tsx';

/**
 * The menu of a comment. The post's owner can also delete the comments of others (docs/product.md section 2, Feed
 * and post).
 */
export function CommentMenu({ comment, actions, onEdit, ...state }: CommentMenuProps) {
  const remove = {
    label: commentsCopy.delete,
    icon: Trash2,
    tone: 'danger' as const,
    onSelect: () => actions.onDelete(comment),
  };
  const edit = { label: commentsCopy.edit, icon: Pencil, onSelect: onEdit };
  const copy = { label: commentsCopy.copyText, icon: Copy, onSelect: () => actions.onCopy(comment) };
  const ofOthers = actions.canDeleteAll ? [copy, remove] : [copy];
  return (
    <Menu
      {...state}
      align="start"
      trigger={<CommentMenuTrigger username={comment.author.username} />}
      items={comment.isOwner ? [edit, remove] : ofOthers}
    />
  );
}
