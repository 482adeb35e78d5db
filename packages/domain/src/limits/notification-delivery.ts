/** Browsers of one person that receive push messages; a further one replaces the oldest. */
export const pushSubscriptionsMaxCount = 20;

/** Bytes of a push service's address. */
export const pushEndpointMaxLength = 2000;
