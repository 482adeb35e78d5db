import type { Comment } from '@aura/domain/entities';
import { useRef } from 'react';
import { cn } from '../../foundations/cn.ts';
import type { MenuItem } from '../../primitives/Menu/menu-props.ts';
import { Sheet } from '../../primitives/Sheet/Sheet.tsx';
import { CommentMenuTrigger } from './CommentMenuTrigger.tsx';

interface CommentSheetProps {
  readonly comment: Comment;
  readonly items: readonly MenuItem[];
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** The menu of a comment on phones: a sheet with the comment above its actions. */
export function CommentSheet({ comment, items, open, onOpenChange }: CommentSheetProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const chosen = useRef<(() => void) | null>(null);
  const close = (event: Event) => {
    // The button that was pressed while this code loaded has been replaced.
    event.preventDefault();
    trigger.current?.focus({ preventScroll: true });
    const action = chosen.current;
    chosen.current = null;
    if (action) queueMicrotask(action);
  };
  return (
    <>
      <CommentMenuTrigger
        ref={trigger}
        username={comment.author.username}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => onOpenChange(true)}
      />
      <Sheet
        open={open}
        onOpenChange={onOpenChange}
        title={comment.author.username}
        description={
          <span dir="auto" className="line-clamp-2">
            {comment.text}
          </span>
        }
        initialFocus="body"
        onCloseAutoFocus={close}
      >
        <ul>
          {items.map(({ label, icon: Icon, tone, onSelect }) => (
            <li key={label} className="border-t border-line">
              <button
                type="button"
                onClick={() => {
                  chosen.current = onSelect;
                  onOpenChange(false);
                }}
                className={cn(
                  'flex min-h-13 w-full items-center gap-4 rounded-control text-start font-medium hover:bg-hover',
                  tone === 'danger' && 'text-danger',
                )}
              >
                {Icon && <Icon aria-hidden className="size-5 shrink-0" />}
                {label}
              </button>
            </li>
          ))}
        </ul>
      </Sheet>
    </>
  );
}
