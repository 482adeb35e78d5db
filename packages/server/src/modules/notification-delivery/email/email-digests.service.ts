import pLimit from 'p-limit';
import type { Services } from '../../../services.ts';
import { later } from '../later.ts';
import { readTexts } from '../notification-texts.service.ts';
import { digestEmail } from './digest-email.ts';
import {
  claimDigest,
  findDueNotifications,
  findDueReceivers,
  findMailbox,
  markEmailed,
  updateDigest,
} from './email-digests.repository.ts';
import type { EmailOutcome } from './mailer.ts';
import { unsubscribePath } from './unsubscribe.routes.ts';

type EmailServices = Pick<Services, 'config' | 'db' | 'mailer' | 'unsubscribeTokens' | 'clock' | 'telemetry'>;

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** A person has this time to read a notification in the app first. */
const waitMs = 10 * minuteMs;
const pauseMs = hourMs;
/** Older notifications are in no email any more, such as after the mail server was down. */
const maxAgeMs = 3 * 24 * hourMs;
/** Notifications that an email names; the others are counted. */
const namedMaxCount = 10;
const countedMax = 100;
const batchSize = 200;
const concurrency = 4;
/** The pauses after a failure of one address; each one is twice as long as the one before. */
const delayMs = 15 * minuteMs;
const delayMaxMs = 6 * hourMs;
/** The pause after a failure of the mail server. */
const outageMs = 5 * minuteMs;
/** An address that was refused this often in a row receives no more emails. */
const refusalsMax = 3;

/** Whether an address gets no more emails because it was refused several times in a row. */
function isRefused(mailbox: { readonly refusals: number } | undefined): boolean {
  return mailbox !== undefined && mailbox.refusals >= refusalsMax;
}

/** Whether the address of a user gets no more emails. */
export async function areEmailsRefused({ db }: Pick<Services, 'db'>, userId: string): Promise<boolean> {
  return isRefused(await findMailbox(db, userId));
}

interface SentDigest {
  readonly userId: string;
  readonly address: string;
  /** When the newest of its notifications changed. */
  readonly upTo: Date;
  readonly failures: number;
  readonly refusals: number;
}

/** Stores what became of an email. */
async function settle(
  { db, clock }: EmailServices,
  { userId, address, upTo, failures, refusals }: SentDigest,
  outcome: EmailOutcome,
): Promise<void> {
  if (outcome === 'unavailable') return updateDigest(db, userId, { nextAt: later(clock(), outageMs) });
  if (outcome === 'delayed') {
    const pause = Math.min(delayMs * 2 ** Math.min(failures, 10), delayMaxMs);
    return updateDigest(db, userId, { nextAt: later(clock(), pause), failures: failures + 1 });
  }
  await markEmailed(db, userId, upTo, clock());
  const isRefused = outcome === 'address-refused';
  const refused = isRefused ? { refusals: refusals + 1, refusedAddress: address } : { refusals: 0 };
  return updateDigest(db, userId, { failures: 0, ...refused });
}

/** Sends one email about the unread notifications of a person, if they want it and there is something to tell. */
async function sendDigest(
  services: EmailServices,
  userId: string,
  signal: AbortSignal,
): Promise<EmailOutcome | null> {
  const { config, db, mailer, unsubscribeTokens, clock, telemetry } = services;
  const now = clock();
  const mailbox = await findMailbox(db, userId);
  if (mailer === null || config.publicUrl === null || mailbox === undefined) return null;
  const { address, isOn, failures, refusals } = mailbox;
  if (address === null || !isOn || isRefused(mailbox)) {
    await markEmailed(db, userId, now, now);
    return null;
  }
  if (!(await claimDigest(db, userId, now, later(now, pauseMs)))) return null;
  const due = await findDueNotifications(db, userId, countedMax);
  const oldest = later(now, -maxAgeMs);
  const young = due.filter(({ changedAt }) => changedAt > oldest).map(({ id }) => id);
  const texts = await readTexts(db, young, userId);
  const upTo = due[0]?.changedAt ?? now;
  if (texts.length === 0) {
    await markEmailed(db, userId, upTo, now);
    // No email was sent, so that the next one need not wait.
    await updateDigest(db, userId, { nextAt: now });
    return null;
  }
  const site = config.publicUrl;
  const unsubscribeUrl = `${site}${unsubscribePath}?token=${unsubscribeTokens.create(userId)}`;
  const digest = { entries: texts.slice(0, namedMaxCount), count: texts.length, site, unsubscribeUrl };
  const outcome = await mailer.send(await digestEmail(address, digest), signal);
  telemetry.metrics.deliveryEnded('email', outcome);
  await settle(services, { userId, address, upTo, failures, refusals }, outcome);
  return outcome;
}

/**
 * Sends the emails that are due, at most one an hour to each person. Servers share the work: each email is sent by the
 * server that has claimed it.
 * @param signal ends it, and the current emails; those are due later
 * @throws when the mail server is not available; those that were not sent are due later
 */
export async function deliverEmails(services: EmailServices, signal: AbortSignal): Promise<void> {
  if (services.mailer === null) return;
  const limit = pLimit(concurrency);
  for (let found = batchSize; found > 0 && !signal.aborted; ) {
    const now = services.clock();
    const range = { now, changedBefore: later(now, -waitMs), limit: batchSize };
    const userIds = await findDueReceivers(services.db, range);
    let isAvailable = true;
    const send = (userId: string) =>
      limit(async () => {
        if (!isAvailable || signal.aborted) return;
        if ((await sendDigest(services, userId, signal)) === 'unavailable') isAvailable = false;
      });
    await Promise.all(userIds.map(send));
    if (!isAvailable) throw new Error('The mail server is not available.');
    found = userIds.length;
  }
}
