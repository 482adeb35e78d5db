import { beforeEach, describe, expect, it } from 'vitest';
import { createFreshness, type Freshness } from './replica-freshness.ts';

/** Milliseconds of the process's clock; the clock of the primary is an hour ahead. */
let now: number;
let freshness: Freshness;
const primaryTime = (ms: number) => ms + 3_600_000;

beforeEach(() => {
  now = 50_000;
  freshness = createFreshness(() => now, 1_000);
});

/** Asks the primary, whose log is at `position`, and the replica 10 ms later. */
function compare(position: number, replayed: number): void {
  const moment = { askedAt: now, time: primaryTime(now), position };
  now += 10;
  freshness.compare(moment, replayed);
}

describe('a replica may be read', () => {
  it('when it has everything that the primary had written a second ago', () => {
    expect(freshness.allows(null)).toBe(false);
    compare(700, 700);
    expect(freshness.allows(null)).toBe(true);
    now = 51_000;
    expect(freshness.allows(null)).toBe(true);
    now = 51_001;
    expect(freshness.allows(null)).toBe(false);
  });

  it('when it reaches a moment later, until a second after that moment', () => {
    compare(700, 699);
    expect(freshness.allows(null)).toBe(false);
    now = 50_250;
    compare(800, 700);
    expect(freshness.allows(null)).toBe(true);
    expect(freshness.ageMs()).toBe(260);
    now = 51_001;
    expect(freshness.allows(null)).toBe(false);
  });

  it('by a person whose last write it has, and not by one who wrote later', () => {
    compare(700, 700);
    expect(freshness.allows(primaryTime(49_999))).toBe(true);
    expect(freshness.allows(primaryTime(50_000))).toBe(false);
    expect(freshness.allows(primaryTime(50_005))).toBe(false);
    now = 50_250;
    compare(800, 799);
    expect(freshness.allows(primaryTime(50_005))).toBe(false);
    now = 50_500;
    compare(900, 800);
    expect(freshness.allows(primaryTime(50_005))).toBe(true);
  });

  it('after a failure only when it was compared again', () => {
    compare(700, 700);
    freshness.distrust();
    expect(freshness.allows(null)).toBe(false);
    compare(700, 700);
    expect(freshness.allows(null)).toBe(true);
  });
});

describe('the lag', () => {
  it('is measured when the replica is behind all the time', () => {
    for (let step = 0; step < 40; step++) {
      now = 50_000 + step * 250;
      compare(step, step - 20);
      expect(freshness.allows(null)).toBe(false);
    }
    expect(freshness.ageMs()).toBe(20 * 250 + 10);
  });

  it('grows when the replica receives nothing', () => {
    compare(700, 700);
    for (let step = 1; step < 1_000; step++) {
      now = 50_000 + step * 250;
      compare(700 + step, 700);
    }
    expect(freshness.ageMs()).toBe(999 * 250 + 10);
  });

  it('of a replica that was never compared grows from the start', () => {
    now += 5_000;
    expect(freshness.ageMs()).toBe(5_000);
  });
});
