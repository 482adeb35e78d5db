import type { Logger } from 'pino';

/** What the middleware leaves for the handlers. */
export interface AppEnvironment {
  Variables: {
    requestId: string;
    /** Carries the request's id. */
    log: Logger;
  };
}
