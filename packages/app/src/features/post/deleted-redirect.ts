import { deletedPostRedirectDelayMs } from '@aura/domain/limits/post-actions';

/**
 * Opens the feed 2 seconds after the shown post was deleted (docs/product.md section 2, Feed and post).
 * @returns a function that cancels the redirect
 */
export function startDeletedRedirect(openFeed: () => void): () => void {
  const timer = setTimeout(openFeed, deletedPostRedirectDelayMs);
  return () => clearTimeout(timer);
}
