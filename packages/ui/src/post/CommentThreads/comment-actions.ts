import type { Comment } from '@aura/domain/entities';
import type { ComponentType } from 'react';
import type { MenuProps } from '../../primitives/Menu/menu-props.ts';

/** What the current user can do with a comment. Keep the object stable: each comment receives it. */
export interface CommentActions {
  /** Sends a like, or takes it back; resolves when the server has answered. */
  readonly onLikedChange: (comment: Comment, liked: boolean) => Promise<unknown>;
  /** The component `CommentMenu`, which may be lazy. */
  readonly menu: ComponentType<CommentMenuProps>;
  /** Whether the post is the current user's, who can then delete the comments of others too. */
  readonly canDeleteAll: boolean;
  /** What was typed for the comment and not saved; empty when nothing was. */
  readonly draftOf: (comment: Comment) => string;
  readonly onDraftChange: (comment: Comment, text: string) => void;
  /** Saves a changed text. Resolves with the reason when that failed. */
  readonly onSave: (comment: Comment, text: string) => Promise<string | undefined>;
  readonly onCopy: (comment: Comment) => void;
  /** Asks whether to delete the comment. */
  readonly onDelete: (comment: Comment) => void;
  /** Opens the report of a comment of another person. */
  readonly onReport: (comment: Comment) => void;
  /** Asks whether to block the author. */
  readonly onBlock: (comment: Comment) => void;
}

export interface CommentMenuProps extends Pick<MenuProps, 'startAtFirst'> {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Called when the menu has mounted, before it is painted. */
  readonly onLoaded: () => void;
  readonly comment: Comment;
  readonly actions: Pick<CommentActions, 'canDeleteAll' | 'onCopy' | 'onDelete' | 'onReport' | 'onBlock'>;
  /** Replaces the text of an own comment with a field. */
  readonly onEdit: () => void;
}
