import { commentsCopy } from '@aura/domain/copy/comments';
import { Ellipsis } from 'lucide-react';
import { IconButton, type IconButtonProps } from '../../primitives/IconButton/IconButton.tsx';

interface CommentMenuTriggerProps extends Omit<IconButtonProps, 'label' | 'children'> {
  readonly username: string;
}

/** The button of a comment's menu. */
export function CommentMenuTrigger({ username, ...rest }: CommentMenuTriggerProps) {
  return (
    <IconButton
      aria-haspopup="menu"
      aria-expanded={false}
      {...rest}
      label={commentsCopy.menu(username)}
      className="text-muted -outline-offset-4 hover:bg-transparent hover:text-ink"
    >
      <Ellipsis aria-hidden />
    </IconButton>
  );
}
