import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  formatBaselines,
  parseBaselines,
  parseName,
  readBaselines,
  updateBaselines,
  writeBaselines,
} from './baselines.mjs';

const hash = 'ab'.repeat(32);
const baselines = [
  { name: 'a-b--y.390.light', size: '390x96', hash },
  { name: 'a-b--x.390.light', size: '390x844', hash },
];

it("parseName splits an image's name into area, story and view", () => {
  expect(parseName('primitives-button--with-icon.390.dark')).toEqual({
    area: 'primitives',
    story: 'primitives-button--with-icon',
    view: '390.dark',
  });
});

it('parseBaselines parses the sorted lines of formatBaselines', () => {
  const text = formatBaselines(baselines);
  expect(text).toBe(`a-b--x 390.light 390x844 ${hash}\na-b--y 390.light 390x96 ${hash}\n`);
  expect(parseBaselines('a.txt', text)).toEqual(baselines.toReversed());
});

it.each(['a-b--x 390.light 390x844', '<<<<<<< ours', `a-b--x 390 390x844 ${hash}`])(
  'when a line is malformed, parseBaselines throws: %s',
  (line) => {
    expect(() => parseBaselines('a.txt', line)).toThrow('a.txt: malformed baseline');
  },
);

it('writeBaselines writes one file per area and deletes the file of an area without baselines', () => {
  const folder = mkdtempSync(join(tmpdir(), 'aura-baselines-'));
  writeBaselines([...baselines, { name: 'feed-x--y.390.dark', size: '1x1', hash }], folder);
  expect(readdirSync(folder)).toEqual(['a.txt', 'feed.txt']);
  writeBaselines(baselines, folder);
  expect(readdirSync(folder)).toEqual(['a.txt']);
  expect(readBaselines(folder)).toEqual(baselines.toReversed());
  rmSync(folder, { recursive: true });
});

describe('updateBaselines', () => {
  const none = { unchanged: [], changed: [], added: [], removed: [], renamed: [] };

  it('adds captured images, deletes removed and renamed ones, and keeps those not covered', () => {
    const other = { name: 'c--z.390.light', size: '1x1', hash };
    const captured = { name: 'a-b--new.390.light', size: '390x96', hash, attempts: 1 };
    const renamed = [{ from: 'a-b--y.390.light', to: 'a-b--new.390.light' }];
    const comparison = { ...none, renamed, removed: ['a-b--x.390.light'] };
    expect(updateBaselines([...baselines, other], [captured], comparison)).toEqual([
      other,
      { name: 'a-b--new.390.light', size: '390x96', hash },
    ]);
  });
});
