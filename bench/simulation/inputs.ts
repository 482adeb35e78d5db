import type { Inputs } from './model.ts';

/**
 * The figures that the simulation starts from. *Measured*: by `npm run bench -- requests` on PostgreSQL 15 with
 * 100,000 posts, 2 cores (AMD EPYC) shared with other work, Node 20. *Assumed*: not measured for this
 * product; change them and run `npm run simulate`.
 */
export const inputs: Inputs = {
  /** Assumed, per active person; the images are those that the browser has not cached. */
  perDay: { feedPage: 15, postPage: 10, search: 2, image: 150, like: 8, comment: 1, post: 0.2 },
  /** Measured: user and system time of the server and of PostgreSQL's processes for its connections. */
  costs: {
    feedPage: { server: 2.92, database: 1.18 },
    postPage: { server: 2.27, database: 0.7 },
    // A word that all posts contain, which is the most expensive one.
    search: { server: 2.6, database: 3.8 },
    image: { server: 1.44, database: 0.2 },
    like: { server: 2.42, database: 0.9 },
    comment: { server: 2.52, database: 1.15 },
    // The photo, and each of its 5 widths once.
    post: { server: 25.75 + 5 * 15.5, database: 3 + 5 * 0.5 },
  },
  /** Assumed. */
  activeShare: 0.2,
  /** Assumed: 2.4 times the mean. */
  peakHourShare: 0.1,
  /** Assumed for public images, which browsers and the CDN keep. */
  cdnShare: 0.95,
  /** Assumed: half is left for bursts and for the loss of a machine. */
  busyShare: 0.5,
  /** Measured; a post is a row of posts, one of pictures and one of post_items. */
  rowBytes: { post: 569 + 253 + 114, comment: 241, like: 154 },
  /** Measured with a demo photo: 78 KB as stored and 222 KB in the smaller widths. */
  photoBytes: 300_000,
  /** docs/server.md: 20 for requests, one for locks, one for rate limits, one for live updates. */
  connectionsPerProcess: 23,
  /** Assumed: a power law with a mean below 100 followers, and at most a tenth of all people. */
  followers: { least: 20, exponent: 1.25, mostShare: 0.1 },
  /** Measured: 200 followed people; a row and a page of a table keyed by reader and time. */
  following: { mergedPage: 5.678, writtenRow: 0.0049, storedPage: 0.022 },
  /** Assumed: the largest server that providers rent without special terms. */
  largest: { cores: 96, bytes: 16e12, connections: 1000 },
};
