/** What became of one request. */
export type Outcome =
  | 'ok'
  /** 503 with `Retry-After`. */
  | 'unavailable'
  /** 502 or 504: nginx had no answer from the server. */
  | 'gateway'
  /** No answer, or one that ended before its length. */
  | 'lost'
  /** 409 `IN_PROGRESS`: the request with this key still runs. */
  | 'running'
  /** Another status, or an answer that lacks an acknowledged write. */
  | 'wrong';

/** One request of the load; a repeated write is several. Times are milliseconds of one clock. */
export interface Attempt {
  readonly kind: 'read' | 'write';
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly outcome: Outcome;
  readonly isRepeat: boolean;
  /** The status and the error code, for the report. */
  readonly detail: string;
}

/** The time of a fault, and the outcomes that it may cause. */
export interface Fault {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly reads: readonly Outcome[];
  readonly writes: readonly Outcome[];
}

/**
 * nginx learns that the connections of an ended process are closed when it handles its next events; a write
 * that it sends before is in flight too.
 */
export const noticeMs = 250;

/** What a request may meet while the database or the storage is down: the answer to come back later. */
export const outage = { reads: ['unavailable'], writes: ['unavailable'] } as const;
/** What a request may meet when its server is killed: nginx repeats reads elsewhere, and never writes. */
export const serverKill = { reads: [], writes: ['gateway'] } as const;
/** What a request may meet when the worker of nginx that holds its connection is killed. */
export const balancerKill = { reads: ['lost'], writes: ['lost'] } as const;
/** A planned restart fails no request. */
export const plannedRestart = { reads: [], writes: [] } as const;

const ranDuring = (attempt: Attempt, fault: Fault) =>
  attempt.from <= fault.to + noticeMs && attempt.to >= fault.from;

/**
 * Whether no fault explains the outcome: the request was not in flight then, or the fault must not cause it.
 */
export function isFailure(attempt: Attempt, faults: readonly Fault[]): boolean {
  if (attempt.outcome === 'ok') return false;
  if (attempt.outcome === 'running' && attempt.isRepeat) return false;
  return !faults.some(
    (fault) =>
      ranDuring(attempt, fault) &&
      (attempt.kind === 'read' ? fault.reads : fault.writes).includes(attempt.outcome),
  );
}

/** Counts the requests that ran during a fault. */
export function countDuring(fault: Fault, attempts: readonly Attempt[]) {
  const during = attempts.filter((attempt) => ranDuring(attempt, fault));
  const broken = during.filter(({ outcome }) => outcome !== 'ok' && outcome !== 'running');
  return {
    requests: during.length,
    reads: broken.filter(({ kind }) => kind === 'read').length,
    writes: broken.filter(({ kind }) => kind === 'write').length,
  };
}
