import type { Logger } from 'pino';

/** Variables that the middleware sets for the handlers. */
export interface AppEnvironment {
  Variables: {
    requestId: string;
    /** Logs with the request's id. */
    log: Logger;
  };
}
