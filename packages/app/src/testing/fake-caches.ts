/** The entries of one cache, in the order in which they were stored. */
function createCache() {
  const entries = new Map<string, Response>();
  const urlOf = (request: RequestInfo | URL) => (request instanceof Request ? request.url : String(request));
  return {
    keys: async () => [...entries.keys()].map((url) => new Request(url)),
    match: async (request: RequestInfo | URL, { ignoreSearch = false }: CacheQueryOptions = {}) => {
      const isSame = (url: string) => {
        const asked = new URL(urlOf(request), url);
        if (ignoreSearch) asked.search = new URL(url).search;
        return asked.href === url;
      };
      const url = entries.has(urlOf(request)) ? urlOf(request) : [...entries.keys()].find(isSame);
      return url === undefined ? undefined : entries.get(url)?.clone();
    },
    put: async (request: RequestInfo | URL, response: Response) => {
      entries.delete(urlOf(request));
      entries.set(urlOf(request), response);
    },
    delete: async (request: RequestInfo | URL) => entries.delete(urlOf(request)),
  };
}

/** Creates a `CacheStorage` in memory, for tests outside a browser. */
export function createFakeCaches(): Pick<CacheStorage, 'open' | 'has' | 'keys' | 'delete' | 'match'> {
  const all = new Map<string, ReturnType<typeof createCache>>();
  return {
    open: async (name) => {
      const cache = all.get(name) ?? createCache();
      all.set(name, cache);
      return cache as unknown as Cache;
    },
    has: async (name) => all.has(name),
    keys: async () => [...all.keys()],
    delete: async (name) => all.delete(name),
    match: async (request, { cacheName = '', ...options } = {}) =>
      all.get(cacheName)?.match(request, options),
  };
}
