import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { inputs } from './inputs.ts';
import { databaseLimits, followersOf, type Inputs, simulate } from './model.ts';
import { simulationTables } from './report.ts';

const none = { server: 0, database: 0 };
/** Figures that are easy to multiply: 36,000 people of 100,000 are active, and an hour has a tenth of the day. */
const simple: Inputs = {
  perDay: { feedPage: 10, postPage: 0, search: 0, image: 100, like: 2, comment: 1, post: 1 },
  costs: {
    feedPage: { server: 5, database: 2 },
    postPage: none,
    search: none,
    image: { server: 1, database: 0 },
    like: none,
    comment: none,
    post: none,
  },
  activeShare: 0.36,
  peakHourShare: 0.1,
  cdnShare: 0.9,
  busyShare: 0.5,
  rowBytes: { post: 1000, comment: 100, like: 10 },
  photoBytes: 1_000_000,
  connectionsPerProcess: 22,
  followers: { least: 10, exponent: 2, mostShare: 0.1 },
  following: { mergedPage: 4, writtenRow: 0.01, storedPage: 0.1 },
  largest: { cores: 64, bytes: 1e13, connections: 1000 },
};
const step = simulate(simple, 100_000);

it('rates are those of the busiest hour, without the images of the CDN', () => {
  // 36,000 * 10 * 0.1 / 3600 = 10 pages a second, and as many images for each 10 of a page.
  expect(step.requestsPerSecond).toBeCloseTo(10 + 10 + 3 + 1);
  expect(step.imagesByCdnPerSecond).toBeCloseTo(90);
  expect(step.writesPerSecond).toBeCloseTo(4);
  expect(step.notificationsPerSecond).toBeCloseTo(3);
});

it('cores are the processor time per second, divided by how busy they may be', () => {
  expect(step.serverCores).toBeCloseTo((10 * 5 + 10 * 1) / 1000 / 0.5);
  expect(step.databaseCores).toBeCloseTo((10 * 2) / 1000 / 0.5);
  expect([step.processes, step.connections]).toEqual([1, 22]);
});

it('a year has the rows and photos of 365 days', () => {
  expect(step.rowBytesPerYear).toBeCloseTo(36_000 * 365 * (1000 + 100 + 20));
  expect(step.imageBytesPerYear).toBeCloseTo(36_000 * 365 * 1e6);
});

it('the mean of a power law with exponent 2 is twice its least value, and no value exceeds the cut', () => {
  const { mean, most } = followersOf({ least: 10, exponent: 2, mostShare: 0.1 }, 1e9);
  expect(mean).toBeCloseTo(20, 0);
  expect(most).toBe(1e8);
  expect(followersOf({ least: 10, exponent: 2, mostShare: 0.1 }, 10)).toEqual({ mean: 10, most: 10 });
});

it('a Following feed costs a merge per page, or a row per follower and a short read per page', () => {
  const { coresOnRead, coresOnWrite, rowsPerSecond, meanFollowers } = step.following;
  expect(rowsPerSecond).toBeCloseTo(meanFollowers);
  expect(coresOnRead).toBeCloseTo((10 * 4) / 1000 / 0.5);
  expect(coresOnWrite).toBeCloseTo((meanFollowers * 0.01 + 10 * 0.1) / 1000 / 0.5);
});

it('the limits of a database server are listed with the first one first', () => {
  const [first, ...others] = databaseLimits(simple);
  expect(others.every(({ people }) => people >= (first?.people ?? Number.NaN))).toBe(true);
  const processor = databaseLimits(simple).find(({ limit }) => limit === 'processor');
  expect(processor?.people).toBeCloseTo((64 / step.databaseCores) * 100_000);
});

it('docs/scale.md contains the tables that `npm run simulate` prints', async () => {
  expect(await readFile(inRoot('docs', 'scale.md'), 'utf8')).toContain(simulationTables(inputs));
});
