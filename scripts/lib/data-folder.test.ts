import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deleteDataFolder, findRunning, prepareDataFolder } from './data-folder.mjs';

let place: string;

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'aura-data-'));
});

afterEach(() => rmSync(place, { recursive: true }));

describe('prepareDataFolder', () => {
  it("creates the folder with its parents and marks it as Aura's", () => {
    const folder = join(place, 'a', 'b');
    prepareDataFolder(folder);
    expect(readdirSync(folder)).toEqual(['.aura']);
  });

  it('when the path is a file or below a file, throws', () => {
    const file = join(place, 'file');
    writeFileSync(file, '');
    expect(() => prepareDataFolder(file)).toThrow('cannot be used: it is a file');
    expect(() => prepareDataFolder(join(file, 'data'))).toThrow('cannot be used: it is a file');
  });
});

describe('deleteDataFolder', () => {
  it('deletes a folder that Aura created', () => {
    const folder = join(place, 'data');
    prepareDataFolder(folder);
    deleteDataFolder(folder);
    expect(existsSync(folder)).toBe(false);
  });

  it('when the folder had other files before, throws and deletes nothing', () => {
    writeFileSync(join(place, 'letters.txt'), 'mine');
    prepareDataFolder(place);
    expect(() => deleteDataFolder(place)).toThrow('was not made by Aura');
    expect(existsSync(join(place, 'letters.txt'))).toBe(true);
  });

  it('when a run uses the folder, throws', () => {
    prepareDataFolder(place);
    writeFileSync(join(place, 'running.json'), JSON.stringify({ pid: process.ppid, children: [] }));
    expect(findRunning(place)?.pid).toBe(process.ppid);
    expect(() => deleteDataFolder(place)).toThrow(
      `Aura runs on ${place} (process ${process.ppid}); stop it first.`,
    );
  });

  it('when the folder does not exist, does nothing', () => {
    expect(() => deleteDataFolder(join(place, 'none'))).not.toThrow();
  });
});
