/** Sign-up, log-in, password reset, profile setup (docs/product.md sections 2, 5 and 8). */

export const authFieldCopy = {
  username: 'Username',
  displayName: 'Display name',
  email: 'Email',
  emailOrUsername: 'Email/Username',
  password: 'Password',
  confirmPassword: 'Confirm password',
} as const;

export const authCopy = {
  choosePath: 'Choose Your Path',
  sessionEnded: 'Your session has ended. Sign in again to go on; what you entered is still here.',
  signUp: 'Sign Up',
  logIn: 'Log In',
  signUpPath: 'Create an account and start your wardrobe.',
  logInPath: 'Go back to your wardrobe.',
  signIn: 'Sign In',
  forgotPassword: 'Forgot Password?',
  continueWithGoogle: 'Continue With Google',
  resetHeading: 'Reset Password',
  resetBody: 'We send you a link with which you can choose a new password.',
  sendResetEmail: 'Send Reset Email',
  backToLogin: 'Back to Login',
  signUpWithDetails: 'Sign Up With Details',
  createAccount: 'Create Account',
  accountCreated: 'Your account is ready.',
  backToOptions: 'Back to Options',
  noAccount: 'No account yet?',
  haveAccount: 'Already have an account?',
  termsOfService: 'Terms of Service',
  privacyPolicy: 'Privacy Policy',
  /** The text before, between and after the two links. */
  agreement: { before: 'By creating an account you agree to the ', between: ' and the ', after: '.' },
  accountChooser: {
    title: 'Choose a Google account',
    body: 'This is a local stand-in for Google. No real account is used.',
    email: 'Email',
    name: 'Name',
    continue: 'Continue',
  },
} as const;

export const profileSetupCopy = {
  heading: 'Complete Your Profile',
  body: 'Choose how others see you.',
  username: 'Username',
  displayName: 'Display Name',
  completeSetup: 'Complete Setup',
  signOut: 'Sign Out',
  valid: 'Valid',
  invalid: 'Not valid yet',
  incomplete: 'Please complete all required fields with valid information',
  failed: 'Failed to complete profile setup. Please try again.',
} as const;

export const usernameCopy = {
  tooShort: 'Username must be at least 3 characters',
  tooLong: 'Username can have at most 30 characters',
  wrongCharacters: 'Use only letters, digits, dots and underscores',
  dotAtEnd: 'A username cannot start or end with a dot',
  checking: 'Checking username',
  available: '✓ Username is available',
  taken: 'Username is taken. Please choose a different one.',
  checkFailed: 'Unable to check username availability',
} as const;

export const passwordCopy = {
  strong: 'Strong password',
  tooShort: 'Password must be at least 6 characters',
  match: 'Passwords match',
  mismatch: 'Passwords do not match',
} as const;

export const signUpErrorCopy = {
  fillAllFields: 'Please fill in all fields correctly',
  chooseUsername: 'Please choose an available username',
  displayNameMissing: 'Please enter a display name',
  emailInUse: 'This email is already in use. Please sign in to your account or use a different email.',
  emailInvalid: 'Please enter a valid email address.',
  passwordWeak: 'Password is too weak. Please choose a stronger password.',
  failed: 'Unable to create account. Please try again.',
  profileNotCreated: 'Failed to create user profile',
  profileNotUpdated: 'Failed to update user profile',
} as const;

export const loginErrorCopy = {
  emailInvalid: 'Please enter a valid email address.',
  passwordMissing: 'Please enter your password.',
  failed: 'Unable to sign in. Please try again.',
} as const;

export const resetCopy = {
  emailMissing: 'Please enter your email address',
  sent: 'Password reset email sent! Check your inbox.',
  sentLocally:
    'No email leaves this computer. The link is printed where the app was started, and stored in the folder "mail" of its data folder.',
  failed: 'Unable to send the email. Please try again.',
} as const;

/** The page that the link in a password reset email opens. */
export const newPasswordCopy = {
  title: 'Choose a new password',
  account: (email: string) => `For the account ${email}`,
  newPassword: 'New password',
  confirmPassword: 'Confirm new password',
  save: 'Save Password',
  failed: 'Unable to change the password. Please try again.',
  changedHeading: 'Your password is changed',
  changedBody: 'Use the new one from now on.',
  unusableBody: 'It has expired or was used before.',
  sendNewLink: 'Send a New Link',
} as const;

/**
 * Messages for the error codes of the identity provider; for other codes the provider's own message is shown.
 */
export const providerErrorCopy: Readonly<Record<string, string>> = {
  'auth/email-already-in-use': signUpErrorCopy.emailInUse,
  'auth/invalid-email': signUpErrorCopy.emailInvalid,
  'auth/weak-password': signUpErrorCopy.passwordWeak,
  'auth/password-does-not-meet-requirements': signUpErrorCopy.passwordWeak,
  'auth/invalid-credential': 'The email or the password is not right.',
  'auth/invalid-login-credentials': 'The email or the password is not right.',
  'auth/wrong-password': 'The email or the password is not right.',
  'auth/user-not-found': 'The email or the password is not right.',
  'auth/user-disabled': 'This account is disabled.',
  'auth/too-many-requests': 'Too many attempts. Please wait a while and try again.',
  'auth/network-request-failed': 'There is no connection. Please try again.',
  'auth/timeout': 'The sign-in service does not respond. Please try again.',
  'auth/popup-blocked': 'Your browser blocked the Google window. Please allow it and try again.',
  'auth/account-exists-with-different-credential':
    'This email is already used with another way of signing in.',
  'auth/operation-not-allowed': 'This way of signing in is switched off.',
};

/** Codes of a sign-in window that the user closed: no error is shown. */
export const cancelledProviderCodes: readonly string[] = [
  'auth/popup-closed-by-user',
  'auth/cancelled-popup-request',
  'auth/user-cancelled',
];
