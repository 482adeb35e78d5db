/** Messages of a page to a service worker. */
export const workerMessages = {
  /** The user has left: the caches must be deleted. */
  deletePersonalCaches: 'delete-user-caches',
  /** Asks a worker for its release; it answers at the port of the message. */
  release: 'release',
  /** The user has pressed Reload: a waiting worker takes over. */
  activate: 'activate',
  /** The page has the release of the waiting worker, which takes over unless other pages are open. */
  activateIfAlone: 'activate-if-alone',
  /** Asks whether the last data of the page came from the cache. */
  reportStoredAnswers: 'report-stored-answers',
} as const;

/** Messages of the service worker to a page. */
export const pageMessages = {
  /** Data of the page came from the cache, since the network failed or did not answer. */
  storedAnswers: 'stored-answers',
  /** The last data of the page came from the network. */
  currentAnswers: 'current-answers',
} as const;
