import { postCopy } from '@aura/domain/copy/post';
import { Button } from '../../primitives/Button/Button.tsx';
import { MessagePage } from '../../shell/MessagePage/MessagePage.tsx';

interface PostUnavailableProps {
  /** The message: not found, loading failed, or deleted. */
  readonly text: string;
  readonly onGoToFeed: () => void;
}

/**
 * The page of a post that cannot be shown, with a button that leads to the feed (docs/product.md section 2,
 * Feed and post).
 */
export function PostUnavailable({ text, onGoToFeed }: PostUnavailableProps) {
  return (
    <MessagePage
      variant="alert"
      heading={text}
      actions={<Button onClick={onGoToFeed}>{postCopy.goToFeed}</Button>}
    />
  );
}
