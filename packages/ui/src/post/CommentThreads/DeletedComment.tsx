import { commentsCopy } from '@aura/domain/copy/comments';

/** The place of a deleted comment that has replies. */
export function DeletedComment() {
  return (
    <article aria-label={commentsCopy.deleted} className="flex items-center gap-3 text-14 text-muted">
      <span aria-hidden className="size-10 shrink-0 rounded-full bg-sunken" />
      <p>{commentsCopy.deleted}</p>
    </article>
  );
}
