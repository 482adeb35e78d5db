import { product } from '../product.ts';

/** The switches of push and email in the settings (docs/product.md section 2, Profiles, settings, policies). */
export const deliverySettingsCopy = {
  pushOff: 'Off on this device',
  pushBlocked:
    'Your browser blocks notifications from this site. Allow them in its settings for this site, then switch this on.',
  pushDismissed: 'Your browser did not allow notifications. Switch this on to be asked again.',
  pushUnsupported:
    'This browser cannot receive notifications. Use another browser, or add this site to your home screen.',
  pushFailed: 'This device could not be set up for notifications. Please try again.',
  unknown: 'Whether this works here could not be read.',
  emailUnavailable: 'Email is not set up on this server.',
  emailUnverified: 'Only to a verified email address. Yours is not verified yet.',
  emailRefused:
    'Your address refused our last emails, so we send no more. Switch this on and save to try it again.',
  sendVerification: 'Send Verification Email',
  verificationSent: 'We sent you an email. Open its link, then return to this page.',
  verificationFailed: 'The email could not be sent. Please try again.',
} as const;

/** Push messages and emails. */
export const deliveryCopy = {
  subject: (count: number) =>
    count === 1 ? `1 new notification on ${product.name}` : `${count} new notifications on ${product.name}`,
  more: (count: number) => (count === 1 ? 'And 1 more.' : `And ${count} more.`),
  open: `Open ${product.name}`,
  reason: `You get this email because email notifications are on. At most one email an hour.`,
  unsubscribe: 'Turn off emails',
  settings: 'Notification settings',
} as const;

/** The page that a link in an email leads to. */
export const unsubscribeCopy = {
  heading: 'Turn off emails?',
  body: `You will get no more emails about notifications. They stay in ${product.name}.`,
  confirm: 'Turn off emails',
  doneHeading: 'Emails are off',
  doneBody: 'You can turn them on again in Settings.',
  invalidHeading: 'This link does not work',
  invalidBody: 'Open the link of the email again, or turn emails off in Settings.',
  settings: 'Open Settings',
} as const;
