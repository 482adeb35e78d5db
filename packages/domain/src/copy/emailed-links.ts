/** What the pages say to which links in emails lead. */
export const emailedLinkCopy = {
  checking: 'Checking the link',
  unusableHeading: 'This link cannot be used',
  checkFailedHeading: 'We could not check the link',
  checkFailed: 'Unable to check the link. Please try again.',
} as const;
