/** Texts of the pages that the links in emails open. */
export const emailedLinkCopy = {
  checking: 'Checking the link',
  unusableHeading: 'This link cannot be used',
  checkFailedHeading: 'We could not check the link',
  checkFailed: 'Unable to check the link. Please try again.',
} as const;
