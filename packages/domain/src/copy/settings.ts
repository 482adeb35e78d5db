import type { PrivacyLevel } from '../entities.ts';
import type { NotificationName } from '../notifications.ts';
import { product } from '../product.ts';

/** The settings screen (docs/product.md sections 2, 5 and 8). */
export const settingsCopy = {
  heading: 'Settings',
  /** Titles of documents, before the product: "Privacy · Settings". */
  pageTitle: (section: string) => `${section} · Settings`,
  navigation: 'Settings sections',
  loading: 'Loading your settings',
  loadFailed: 'Your settings could not be loaded.',
  sections: {
    account: 'Account',
    security: 'Security',
    privacy: 'Privacy',
    notifications: 'Notifications',
    about: 'About',
  },
  back: 'Back',
  signOut: 'Sign Out',
  signOutHeading: 'Sign out and delete what is not sent?',
  signOutBody:
    'This browser has posts, items, comments or other changes that are not sent yet. Signing out deletes them.',
  signOutFailed: 'Error signing out. Please try again.',
  appearance: 'Appearance',
  themes: { light: 'Light', dark: 'Dark', system: 'System' },
} as const;

export const accountSettingsCopy = {
  body: 'How you are known here.',
  username: 'Username',
  email: 'Email',
  usernameFixed: 'Username cannot be changed',
  emailFixed: 'Email cannot be changed',
} as const;

export const securitySettingsCopy = {
  body: 'Your password and your account.',
  passwordHeading: 'Change password',
  passwordBody: 'You are asked for the current one before it changes.',
  changePassword: 'Change Password',
  newPassword: 'New password',
  confirmPassword: 'Confirm new password',
  currentPasswordMissing: 'Please enter your current password.',
  newPasswordsDiffer: 'New passwords do not match.',
  passwordTooShort: 'Password must be at least 6 characters long.',
  passwordUpdated: 'Password updated successfully!',
  passwordFailed: 'Failed to update password. Please try again.',
  reauthenticateForPassword: 'Please re-authenticate to change your password.',
  managedByGoogle: 'You sign in with Google. Your password is managed there.',
  twoFactorHeading: 'Two-factor authentication',
  twoFactorBody: 'A second step when you sign in.',
  enableTwoFactor: 'Enable Two-Factor Authentication',
  twoFactorComingSoon: 'Two-factor authentication setup is coming soon!',
} as const;

export const verificationCopy = {
  title: 'Security Verification',
  bodyPassword: 'Enter your current password to go on.',
  bodyGoogle: 'Continue with Google to go on.',
  continueWithGoogle: 'Continue with Google',
  currentPassword: 'Current password',
  verify: 'Verify',
  googleSuccess: 'Google authentication successful!',
  passwordSuccess: 'Password verification successful!',
  failed: 'Authentication failed. Please try again.',
} as const;

export const accountDeletionCopy = {
  heading: 'Delete account',
  body: 'Your profile, posts, items and comments are deleted. This cannot be undone.',
  open: 'Delete Account',
  title: 'Delete Account',
  phraseLabel: "Type 'DELETE_MY_ACCOUNT' to confirm.",
  phraseMismatch: "Type 'DELETE_MY_ACCOUNT' to confirm.",
  confirm: 'Delete Account',
  failed: 'Failed to delete account. Please try again.',
  reauthenticate: 'Please re-authenticate to delete your account.',
  backendFailed: 'Backend deletion failed',
  deleted: 'Your account was deleted.',
  noUser: 'No authenticated user',
} as const;

export const privacySettingsCopy = {
  body: 'Who can see your profile and what you post. This holds for older posts too.',
  profilePrivacy: 'Profile visibility',
  postPrivacy: 'Post privacy',
  friendsHint: 'Friends are two people who follow each other.',
  blockedUsers: 'Blocked users',
  noBlockedUsers: 'You have not blocked anyone.',
  unblock: 'Unblock',
  unblockPerson: (username: string) => `Unblock ${username}`,
  unblockPending: 'Unblocked once you save',
  undoUnblock: (username: string) => `Undo unblocking ${username}`,
  policies: 'Policies',
  save: 'Save Privacy Settings',
  saved: 'Privacy settings saved successfully!',
  failed: 'Failed to save privacy settings. Please try again.',
} as const;

/** Labels of the three privacy values. */
export const privacyLabels: Readonly<Record<PrivacyLevel, string>> = {
  public: 'Public',
  friends: 'Friends Only',
  private: 'Private',
};

export const notificationSettingsCopy = {
  body: 'What we tell you about.',
  save: 'Save Notification Settings',
  saved: 'Notification settings saved successfully!',
  failed: 'Failed to save notification settings. Please try again.',
} as const;

/** Label and explanation of each notification switch. */
export const notificationLabels: Readonly<Record<NotificationName, { label: string; hint: string }>> = {
  pushNotifications: { label: 'Push notifications', hint: 'On this device' },
  emailNotifications: { label: 'Email notifications', hint: 'To your email address' },
  followNotifications: { label: 'Follow notifications', hint: 'When someone follows you' },
  likeNotifications: { label: 'Like notifications', hint: 'When someone likes your post' },
  commentNotifications: { label: 'Comment notifications', hint: 'When someone comments on your post' },
  postNotifications: { label: 'Post notifications', hint: 'When someone you follow posts' },
};

export const aboutCopy = {
  description: `${product.name} keeps your wardrobe, shares your outfits and shows you what others wear.`,
  version: `Version ${product.version}`,
  help: 'Help',
  privacy: 'Privacy',
  terms: 'Terms',
} as const;
