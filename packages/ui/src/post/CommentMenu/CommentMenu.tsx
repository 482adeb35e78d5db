import { blockCopy } from '@aura/domain/copy/blocks';
import { commentsCopy } from '@aura/domain/copy/comments';
import { commonCopy } from '@aura/domain/copy/common';
import { reportCopy } from '@aura/domain/copy/reports';
import { Ban, Copy, Flag, Pencil, Trash2 } from 'lucide-react';
import { useLayoutEffect } from 'react';
import { fromTablet } from '../../foundations/tokens/screen.ts';
import { useMediaQuery } from '../../foundations/use-media-query.ts';
import { Menu } from '../../primitives/Menu/Menu.tsx';
import type { CommentMenuProps } from '../CommentThreads/comment-actions.ts';
import { CommentMenuTrigger } from './CommentMenuTrigger.tsx';
import { CommentSheet } from './CommentSheet.tsx';

/**
 * The menu of a comment, on phones a sheet. The post's owner can also delete the comments of others (docs/product.md section 2, Feed
 * and post).
 */
export function CommentMenu({
  comment,
  actions,
  onEdit,
  startAtFirst,
  onLoaded,
  ...state
}: CommentMenuProps) {
  useLayoutEffect(onLoaded, [onLoaded]);
  const hasRoom = useMediaQuery(fromTablet);
  const remove = {
    label: commonCopy.delete,
    icon: Trash2,
    tone: 'danger' as const,
    onSelect: () => actions.onDelete(comment),
  };
  const edit = { label: commonCopy.edit, icon: Pencil, onSelect: onEdit };
  const copy = { label: commentsCopy.copyText, icon: Copy, onSelect: () => actions.onCopy(comment) };
  const report = { label: reportCopy.action, icon: Flag, onSelect: () => actions.onReport(comment) };
  const block = {
    label: blockCopy.block,
    icon: Ban,
    tone: 'danger' as const,
    onSelect: () => actions.onBlock(comment),
  };
  const ofOthers = [copy, ...(actions.canDeleteAll ? [remove] : []), report, block];
  const items = comment.isOwner ? [edit, remove] : ofOthers;
  if (!hasRoom) return <CommentSheet {...state} comment={comment} items={items} />;
  return (
    <Menu
      {...state}
      startAtFirst={startAtFirst}
      align="start"
      trigger={<CommentMenuTrigger username={comment.author.username} />}
      items={items}
    />
  );
}
