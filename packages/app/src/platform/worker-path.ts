/** The path of the service worker; it decides its scope, which is the whole site. */
export const workerPath = '/service-worker.js';
