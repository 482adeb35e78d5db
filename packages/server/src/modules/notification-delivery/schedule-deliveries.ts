import { schedule } from '../../periodic/periodic.ts';
import type { Services } from '../../services.ts';
import { deliverEmails } from './email/email-digests.service.ts';
import { deliverPushMessages } from './push/push-deliveries.service.ts';

/** How soon after an action others are pushed. */
const pushIntervalMs = 5_000;
const emailIntervalMs = 60_000;

/**
 * Delivers notifications as long as the server runs. Each server does it; they share the work by claiming single
 * messages in the database. Failures are logged, repeated ones at growing intervals.
 * @returns a function that stops after the current messages
 */
export function scheduleDeliveries(services: Services): () => Promise<unknown> {
  const push = (signal: AbortSignal) => deliverPushMessages(services, signal);
  const email = (signal: AbortSignal) => deliverEmails(services, signal);
  const stops = [
    schedule(services, null, { name: 'push', intervalMs: pushIntervalMs, run: push }),
    ...(services.mailer === null
      ? []
      : [schedule(services, null, { name: 'email', intervalMs: emailIntervalMs, run: email })]),
  ];
  return () => Promise.all(stops.map((stop) => stop()));
}
