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
    feedPage: { server: 3.85, database: 3.33 },
    postPage: { server: 4.15, database: 2.42 },
    // A word that all posts contain, which is the most expensive one.
    search: { server: 3.35, database: 17.55 },
    image: { server: 2.85, database: 1.21 },
    like: { server: 3.13, database: 1.35 },
    comment: { server: 3.55, database: 1.95 },
    // The photo, and each of its 5 widths once.
    post: { server: 27.25 + 5 * 22.75, database: 2.5 + 5 * 1.25 },
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
  rowBytes: { post: 471 + 236 + 114, comment: 225, like: 116 },
  /** Measured with a demo photo: 78 KB as stored and 222 KB in the smaller widths. */
  photoBytes: 300_000,
  /** docs/server.md: 20 for requests, one for locks, one for rate limits. */
  connectionsPerProcess: 22,
  /** Assumed: a power law with a mean below 100 followers, and at most a tenth of all people. */
  followers: { least: 20, exponent: 1.25, mostShare: 0.1 },
  /** Measured: 200 followed people; a row and a page of a table keyed by reader and time. */
  following: { mergedPage: 25.6, writtenRow: 0.0107, storedPage: 0.024 },
  /** Assumed: the largest server that providers rent without special terms. */
  largest: { cores: 96, bytes: 16e12, connections: 1000 },
};
