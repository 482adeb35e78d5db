import type { ReactNode } from 'react';

interface PostDetailsProps {
  readonly author: ReactNode;
  readonly text: ReactNode;
  readonly actions: ReactNode;
  /**
   * Whether the details are next to the post, where the actions come last. Below the post the actions come
   * first.
   */
  readonly besidePost: boolean;
}

/** Author, text and actions of a post, in reading and tab order. */
export function PostDetails({ author, text, actions, besidePost }: PostDetailsProps) {
  return (
    <div className="flex flex-col gap-4">
      {!besidePost && actions}
      {author}
      {text}
      {besidePost && actions}
    </div>
  );
}
