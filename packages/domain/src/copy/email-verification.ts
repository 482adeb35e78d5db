/** The page that the link in a verification email opens. */
export const emailVerificationCopy = {
  title: 'Verify your email',
  verifiedHeading: 'Your email is verified',
  verifiedBody: 'Notifications can reach you by email now. Settings says about what.',
  unusableBody: 'It has expired or was used before. Settings says whether your email is verified.',
  settings: 'Open Settings',
} as const;
