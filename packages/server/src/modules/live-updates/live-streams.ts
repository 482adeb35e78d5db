import type { Logger } from 'pino';
import type { Database } from '../../db/database.ts';
import { DomainError } from '../../errors/domain-error.ts';
import type { Change, NumberedChange } from './change.ts';
import type { Changes } from './changes.ts';
import { eventsOfChange } from './events-of-change.ts';
import { type LiveStream, openLiveStream } from './live-stream.ts';
import {
  createRecentChanges,
  type ReceivedChange,
  type RecentChangesLimits,
  withoutRepeats,
} from './recent-changes.ts';

export interface LiveStreamLimits extends RecentChangesLimits {
  /** Streams of this process. */
  readonly total: number;
  /** Streams of one user; another one ends the oldest. */
  readonly perUser: number;
  /** Changes are delivered together after this time, in milliseconds. */
  readonly deliverAfterMs: number;
  readonly heartbeatMs: number;
  /** A longer stream ends, and the client continues with a token that is checked again. */
  readonly lifetimeMs: number;
}

const liveStreamLimits: LiveStreamLimits = {
  total: 5_000,
  perUser: 8,
  deliverAfterMs: 100,
  heartbeatMs: 20_000,
  lifetimeMs: 300_000,
  recent: 2_000,
  resumable: 50,
  readBeforeMs: 30_000,
};

export interface StreamRequest {
  readonly userId: string;
  readonly watchedPostIds: readonly string[];
  /** Id of the last change that the client received; null for a new client. */
  readonly after: string | null;
}

export type LiveStreams = ReturnType<typeof createLiveStreams>;

/** Whether a stream shows what a change is about. */
function concerns(change: Change, { userId, watchedPostIds }: LiveStream): boolean {
  switch (change.type) {
    case 'post-edited':
    case 'likes':
    case 'comments':
      return watchedPostIds.has(change.postId);
    case 'parted':
    case 'items-deleted':
      return change.userIds.includes(userId);
    case 'notifications':
    case 'items':
    case 'hidden-from':
      return change.userId === userId;
    case 'post-added':
    case 'post-removed':
    case 'posts-hidden':
      return true;
    case 'account-deleted':
      return change.userId !== userId;
  }
}

/**
 * Creates the live streams of this process (docs/decisions/2026-11-24-live-updates.md). Changes are delivered one
 * batch after the other; a stream that opens meanwhile begins between two batches.
 */
export function createLiveStreams(
  { db, changes, log, clock }: { db: Database; changes: Changes; log: Logger; clock: () => number },
  limits: LiveStreamLimits = liveStreamLimits,
) {
  /** All open streams, the oldest first. */
  const open = new Set<LiveStream>();
  /** Those of them that have begun and receive changes. */
  const streams = new Set<LiveStream>();
  const recent = createRecentChanges(clock, limits);
  let arrived: ReceivedChange[] = [];
  let work: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  /** Runs jobs one after the other. */
  function enqueue(job: () => Promise<void> | void): void {
    work = work.then(job).catch((error: unknown) => {
      log.warn({ err: error }, 'live streams missed changes');
      resetAll();
    });
  }

  function resetAll(): void {
    for (const stream of streams) stream.send(recent.lastId(), { type: 'reset' });
  }

  async function deliver({ id, change }: NumberedChange, targets: readonly LiveStream[]): Promise<void> {
    const concerned = targets.filter((stream) => concerns(change, stream));
    if (concerned.length === 0) return;
    const userIds = [...new Set(concerned.map(({ userId }) => userId))];
    const events = await eventsOfChange(db, change, userIds);
    for (const stream of concerned) {
      const event = events.get(stream.userId);
      if (event) stream.send(id, event);
    }
  }

  async function deliverArrived(): Promise<void> {
    const batch = withoutRepeats(arrived.splice(0));
    recent.append(batch);
    for (const numbered of batch) {
      const { change } = numbered;
      // The client connects again, and its token is refused.
      if (change.type === 'account-deleted')
        for (const stream of [...open]) if (stream.userId === change.userId) stream.end();
      await deliver(numbered, [...streams]);
    }
  }

  changes.listen((received) => {
    if (received === null) {
      arrived = [];
      enqueue(() => {
        recent.clear();
        resetAll();
      });
      return;
    }
    const receivedAt = clock();
    arrived.push(...received.map((numbered) => ({ ...numbered, receivedAt })));
    timer ??= setTimeout(() => {
      timer = undefined;
      enqueue(deliverArrived);
    }, limits.deliverAfterMs);
  });

  /** Sends what a client has missed, or that it must read everything again. */
  async function catchUp(stream: LiveStream, after: string | null): Promise<void> {
    const missed = recent.missedSince(after);
    if (missed === null) stream.send(recent.lastId(), { type: 'reset' });
    else for (const numbered of missed) await deliver(numbered, [stream]);
    stream.send(recent.lastId(), { type: 'ready' });
  }

  /** Lets a stream receive changes. When it cannot catch up, it ends, and the client connects again. */
  async function begin(stream: LiveStream, after: string | null): Promise<void> {
    if (!stream.isOpen()) return;
    try {
      await catchUp(stream, after);
    } catch (error) {
      log.warn({ err: error }, 'a live stream could not begin');
      stream.end();
    }
    if (stream.isOpen()) streams.add(stream);
  }

  const beats = setInterval(() => {
    for (const stream of [...open]) {
      if (clock() - stream.openedAt >= limits.lifetimeMs) stream.end();
      else stream.beat();
    }
  }, limits.heartbeatMs).unref();

  return {
    /** Number of open streams. */
    count: () => open.size,
    /** @throws DomainError `streams.too_many` when this process has too many streams */
    open({ userId, watchedPostIds, after }: StreamRequest): ReadableStream<Uint8Array> {
      if (open.size >= limits.total) throw new DomainError('streams.too_many');
      const own = [...open].filter((stream) => stream.userId === userId);
      if (own.length >= limits.perUser) own[0]?.end();
      const onEnd = (ended: LiveStream) => {
        open.delete(ended);
        streams.delete(ended);
      };
      const stream = openLiveStream({ userId, watchedPostIds, openedAt: clock(), onEnd });
      open.add(stream);
      enqueue(() => begin(stream, after));
      return stream.body;
    },
    /** Ends all streams, and delivers no further changes. */
    async close(): Promise<void> {
      clearInterval(beats);
      clearTimeout(timer);
      for (const stream of [...open]) stream.end();
      await work;
    },
  };
}
