import type { Config } from '../config/config.ts';
import { describeError } from '../log.ts';
import { createMailer } from '../modules/notification-delivery/email/mailer.ts';
import { error, type Finding, ok, warn } from './finding.ts';

const timeoutMs = 8_000;

/** Checks the settings of push messages. Push services are not asked: they answer for subscriptions only. */
export async function checkPush({ push, databaseUrl, production }: Config): Promise<Finding[]> {
  const isShared = databaseUrl === null || push.privateKey !== null;
  return [
    isShared
      ? ok(`push: the key is ${push.privateKey === null ? 'in DATA_DIR' : 'PUSH_PRIVATE_KEY'}`)
      : warn(
          'push: PUSH_PRIVATE_KEY is not set; several servers would use different keys, and messages be refused',
        ),
    ...(production && push.contact === null
      ? [warn('push: push services cannot find you; set PUSH_CONTACT, or PUBLIC_URL with https')]
      : []),
    ...(push.allowsLocal ? [warn('push: PUSH_LOCAL allows messages to this machine, for tests only')] : []),
  ];
}

/** Connects to the mail server and signs in. */
export async function checkEmail({ email }: Config): Promise<Finding[]> {
  if (email === null) return [ok('email: not set up (SMTP_URL); notifications are not sent by email')];
  const { host } = new URL(email.smtpUrl);
  try {
    await createMailer(email.smtpUrl, email.from, timeoutMs).verify();
    return [ok(`email: ${host} accepts the server; the sender is ${email.from}`)];
  } catch (cause) {
    return [error(`email: ${host} does not accept the server (${describeError(cause).message})`)];
  }
}
