import { HttpError } from './http-error.ts';

/** `UNAVAILABLE` with the part of the server that is full or not ready, for the metrics. */
export class UnavailableError extends HttpError {
  readonly reason: 'lane' | 'body_budget' | 'not_ready';

  constructor(reason: UnavailableError['reason']) {
    super('UNAVAILABLE');
    this.reason = reason;
  }
}
