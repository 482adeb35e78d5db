/** Browsers of one person that receive push messages; a further one replaces the oldest. */
export const pushSubscriptionsMaxCount = 20;

/** Bytes of a push service's address. */
export const pushEndpointMaxLength = 2000;

/** Time in which a browser must subscribe or unsubscribe at its push service; some wait for it without end. */
export const pushServiceTimeoutMs = 30_000;
