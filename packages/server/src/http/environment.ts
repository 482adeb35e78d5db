import type { Logger } from 'pino';

/** Variables that the middleware sets for the handlers. */
export interface AppEnvironment {
  Variables: {
    requestId: string;
    /** Logger that adds the id of the request. */
    log: Logger;
    /** Name of the call; undefined outside the contract. */
    call?: string;
  };
}
