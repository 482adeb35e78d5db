/** How an attempt to share ended. `dismissed`: the person closed the system's sheet, or it is open already. */
export type ShareOutcome = 'shared' | 'dismissed' | 'copied' | 'failed';

export interface SharedLink {
  readonly title: string;
  /** Absolute. */
  readonly url: string;
}

const isOfSheet = ({ name }: DOMException) => name === 'AbortError' || name === 'InvalidStateError';

/**
 * Shares a link by the system's own sheet, or copies it where there is none (docs/product.md section 8).
 * @param browser the browser's, by default
 */
export async function shareLink(
  link: SharedLink,
  browser: Partial<Pick<Navigator, 'share' | 'clipboard'>> = navigator,
): Promise<ShareOutcome> {
  if (browser.share) {
    try {
      await browser.share(link);
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && isOfSheet(error)) return 'dismissed';
    }
  }
  try {
    if (!browser.clipboard) return 'failed';
    await browser.clipboard.writeText(link.url);
    return 'copied';
  } catch {
    return 'failed';
  }
}
