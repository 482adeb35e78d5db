/** The port to the service worker, which starts the app without a connection. */
export interface AppWorker {
  /**
   * Registers the service worker. A browser without one, or one that refuses it, uses the app as before.
   * @param onUpdate called when a release that this page does not have is ready; once per release, however often the page
   * registers
   * @returns a function that stops looking for new releases
   */
  register(onUpdate: () => void): Promise<() => void>;
  /** Starts the new release: reloads the page. */
  update(): Promise<void>;
}
