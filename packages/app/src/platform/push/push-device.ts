/** A subscription of this browser, as its push service has given it. */
export interface DeviceSubscription {
  readonly endpoint: string;
  /** Key and secret for which messages are encrypted, in base64url. */
  readonly p256dh: string;
  readonly auth: string;
}

/** Whether this browser receives push messages: `blocked` by the user, for this site. */
export type PushState = 'unsupported' | 'blocked' | 'off' | 'on';

/** The port to the push messages of this browser. */
export interface PushDevice {
  /**
   * Reads the state without asking the user.
   * @param serverKey the key of the server; a subscription for another one counts as off
   */
  readState(serverKey: string): Promise<PushState>;
  /** Asks the user, in response to a press. */
  requestPermission(): Promise<NotificationPermission>;
  /** @throws when the browser cannot subscribe */
  subscribe(serverKey: string): Promise<DeviceSubscription>;
  /**
   * Ends the subscription of this browser.
   * @returns its endpoint; null when there was none
   */
  unsubscribe(): Promise<string | null>;
}
