import { firstCharacters } from '@aura/domain/utils/character-count';
import pLimit from 'p-limit';
import type { Services } from '../../../services.ts';
import { later } from '../later.ts';
import { type NotificationText, readTexts } from '../notification-texts.service.ts';
import {
  type ClaimedMessage,
  claimMessages,
  deleteMessage,
  deleteSubscriptionById,
  markFailing,
  markWorking,
  postponeMessage,
  queueMessages,
} from './push-deliveries.repository.ts';
import type { PushOutcome } from './push-sender.ts';
import { readEndpoint } from './push-subscriptions.service.ts';

type PushServices = Pick<Services, 'config' | 'db' | 'push' | 'clock' | 'telemetry'>;

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** Older notifications are not pushed any more. */
const maxAgeMs = 24 * hourMs;
const batchSize = 100;
/** Requests at the same time. */
const concurrency = 16;
/** People whose texts are read at the same time, so that requests of others do not wait for the database. */
const readConcurrency = 4;
/** A batch takes less, also when no push service answers. */
const leaseMs = 3 * minuteMs;
const attemptsMax = 6;
/** The first pause; each one is 4 times as long as the one before. */
const firstPauseMs = 30_000;
const pauseMaxMs = 6 * hourMs;
/** Characters of the text below the sentence: a message has 4 KB at most, and the device shows few. */
const bodyMaxLength = 140;

/** What the service worker of the app receives. The reason of a decision matters more than the words that it is about. */
function payloadOf({ id, sentence, quote, reason, path }: NotificationText): string {
  const body = firstCharacters(reason || quote, bodyMaxLength);
  return JSON.stringify({ title: sentence, body, path, tag: id });
}

/** Lets a message be sent again after a pause that grows with its attempts, at least after this time. */
function postpone({ db, clock }: PushServices, message: ClaimedMessage, leastMs: number): Promise<void> {
  const pause = Math.max(firstPauseMs * 4 ** (message.attempts - 1), leastMs);
  return postponeMessage(db, message, later(clock(), Math.min(pause, pauseMaxMs)));
}

/** Stores what became of a message. */
async function settle(services: PushServices, message: ClaimedMessage, outcome: PushOutcome): Promise<void> {
  const { db, clock, telemetry } = services;
  const { subscriptionId, attempts, isFailing } = message;
  telemetry.metrics.deliveryEnded('push', outcome.result);
  if (outcome.result === 'ended') return deleteSubscriptionById(db, subscriptionId);
  if (outcome.result === 'accepted') {
    if (isFailing) await markWorking(db, subscriptionId);
    return deleteMessage(db, message);
  }
  await markFailing(db, subscriptionId, clock());
  if (outcome.result !== 'failed' || attempts >= attemptsMax) return deleteMessage(db, message);
  return postpone(services, message, outcome.retryAfterMs);
}

/** @param silent people of whom a push service has not answered; their messages are sent later */
async function sendMessage(
  services: PushServices,
  message: ClaimedMessage,
  text: NotificationText | undefined,
  silent: Set<string>,
  signal: AbortSignal,
): Promise<void> {
  const { config, db, push } = services;
  if (signal.aborted) return;
  if (!message.isWanted || text === undefined) return deleteMessage(db, message);
  const endpoint = readEndpoint(config, message.endpoint);
  if (endpoint === null) return deleteSubscriptionById(db, message.subscriptionId);
  if (silent.has(message.userId)) return postpone(services, message, 0);
  const outcome = await push.send(message, payloadOf(text), message.notificationId, signal);
  // A server that stops has ended the request itself; the message is due again after its lease.
  if (signal.aborted && outcome.result === 'failed') return;
  if (outcome.result === 'failed' && outcome.status === null) silent.add(message.userId);
  await settle(services, message, outcome);
}

/**
 * Sends claimed messages. Whether a receiver may see what they say is read now, whenever they were queued. The browsers
 * of one person cannot delay all others: once one does not answer, the rest of theirs wait.
 */
async function sendMessages(
  services: PushServices,
  messages: readonly ClaimedMessage[],
  signal: AbortSignal,
): Promise<void> {
  const limit = pLimit(concurrency);
  const limitReads = pLimit(readConcurrency);
  const silent = new Set<string>();
  const userIds = [...new Set(messages.map(({ userId }) => userId))];
  const sent = userIds.map(async (userId) => {
    const own = messages.filter((message) => message.userId === userId);
    const ids = [...new Set(own.map(({ notificationId }) => notificationId))];
    const texts = await limitReads(() => readTexts(services.db, ids, userId));
    const send = (message: ClaimedMessage) =>
      limit(() => {
        const text = texts.find(({ id }) => id === message.notificationId);
        return sendMessage(services, message, text, silent, signal);
      });
    await Promise.all(own.map(send));
  });
  await Promise.all(sent);
}

/**
 * Sends the push messages that are due. Servers share the work: each message is sent by the server that has claimed it.
 * @param signal ends it, and the current messages; those are sent later
 */
export async function deliverPushMessages(services: PushServices, signal: AbortSignal): Promise<void> {
  const { db, clock } = services;
  for (let queued = batchSize; queued === batchSize && !signal.aborted; ) {
    const now = clock();
    queued = await queueMessages(db, { now, oldest: later(now, -maxAgeMs), limit: batchSize });
  }
  for (let claimed = batchSize; claimed === batchSize && !signal.aborted; ) {
    const now = clock();
    const messages = await claimMessages(db, { now, until: later(now, leaseMs), limit: batchSize });
    await sendMessages(services, messages, signal);
    claimed = messages.length;
  }
}
