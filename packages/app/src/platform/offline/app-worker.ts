/** The port to the service worker, which starts the app without a connection. */
export interface AppWorker {
  /** Registers the service worker. A browser without one, or one that refuses it, uses the app as before. */
  register(): Promise<void>;
}
