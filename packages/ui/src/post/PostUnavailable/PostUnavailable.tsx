import { ErrorPage } from '../../shell/ErrorPage/ErrorPage.tsx';

interface PostUnavailableProps {
  /** The message: not found, loading failed, or deleted. */
  readonly text: string;
  /** Loads the post again; undefined for a post that does not exist. */
  readonly onRetry?: (() => void) | undefined;
  readonly retrying?: boolean;
  readonly onGoToFeed: () => void;
}

/**
 * The page of a post that cannot be shown, with a button that leads to the feed (docs/product.md section 2,
 * Feed and post).
 */
export function PostUnavailable({ text, ...actions }: PostUnavailableProps) {
  return <ErrorPage heading={text} {...actions} />;
}
