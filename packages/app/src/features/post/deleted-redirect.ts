import { deletedPostRedirectDelayMs } from '@aura/domain/limits';

/**
 * Opens the feed 2 seconds after the open post was deleted (docs/product.md section 4).
 * @returns calls it off
 */
export function startDeletedRedirect(openFeed: () => void): () => void {
  const timer = setTimeout(openFeed, deletedPostRedirectDelayMs);
  return () => clearTimeout(timer);
}
