/** `dismissed`: the user closed the system's share sheet, or it is already open. */
export type ShareOutcome = 'shared' | 'dismissed' | 'copied' | 'failed';

export interface SharedLink {
  readonly title: string;
  /** Absolute address. */
  readonly url: string;
}

const isDismissal = ({ name }: DOMException) => name === 'AbortError' || name === 'InvalidStateError';

/**
 * Opens the system's share sheet, or copies the link when there is none.
 * @param browser `navigator` by default
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
      if (error instanceof DOMException && isDismissal(error)) return 'dismissed';
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
