/** The page that the link in a verification email opens. */
export const emailVerificationCopy = {
  title: 'Verify your email',
  checking: 'Checking the link',
  verifiedHeading: 'Your email is verified',
  verifiedBody: 'Notifications can reach you by email now. Settings says about what.',
  unusableHeading: 'This link cannot be used',
  unusableBody: 'It has expired or was used before. Settings says whether your email is verified.',
  failedHeading: 'We could not check the link',
  failed: 'Unable to check the link. Please try again.',
  settings: 'Open Settings',
} as const;
