import type { ReactNode } from 'react';

interface PostDetailsProps {
  readonly author: ReactNode;
  readonly words: ReactNode;
  readonly actions: ReactNode;
  /** Beside the post the actions close the words; under it, on phones, they come first. */
  readonly besidePost: boolean;
}

/** Author, words and actions of a post, in the order in which they are read and reached. */
export function PostDetails({ author, words, actions, besidePost }: PostDetailsProps) {
  return (
    <div className="flex flex-col gap-4">
      {!besidePost && actions}
      {author}
      {words}
      {besidePost && actions}
    </div>
  );
}
