import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packageRoot } from '../../package-root.ts';
import { garmentClasses, itemClasses, maskClasses, tagNames } from './classes.ts';
import { loadNetworks } from './networks.ts';

const folder = join(packageRoot(), 'models');
const read = (name: string) => readFile(join(folder, `${name}.onnx`));

const grey = { width: 8, height: 8, data: new Uint8Array(8 * 8 * 3).fill(128) };

describe('the networks', () => {
  it('have at most 5 MB in total', async () => {
    const files = await Promise.all(['outfit', 'garment'].map(read));
    expect(files.reduce((sum, file) => sum + file.length, 0)).toBeLessThanOrEqual(5_000_000);
  });

  /** Casts of shapes are folded while a network is loaded (docs/decisions/2026-11-22-image-analysis.md). */
  it('have no Cast to floats, whose compilation would need 217 MB', async () => {
    const castToFloats = Buffer.from('\u0022\u0004Cast*\u0009\u000a\u0002to\u0018\u0001');
    for (const file of await Promise.all(['outfit', 'garment', 'cutout'].map(read))) {
      expect(file.includes('Cast')).toBe(true);
      expect(file.includes(castToFloats)).toBe(false);
    }
  });

  it('return one number per class, or per point of a mask', async () => {
    const networks = await loadNetworks(folder);
    const outfit = await networks.runOutfit(grey);
    const { grid } = outfit;
    expect(networks.outfitFrame.width / grid.width).toBe(networks.outfitFrame.height / grid.height);
    expect(outfit.masks).toHaveLength(maskClasses.length * grid.width * grid.height);
    expect(outfit.tags).toHaveLength(tagNames.length);
    expect(outfit.presence).toHaveLength(garmentClasses.length);
    expect(await networks.runGarment(grey)).toHaveLength(itemClasses.length);
    const { width, height } = networks.cutout.frame;
    expect(await networks.cutout.run(grey)).toHaveLength((width / 2) * (height / 2));
  }, 60_000);

  it('when their files are missing, fail to load', async () => {
    await expect(loadNetworks(join(folder, 'nowhere'))).rejects.toThrow(/ENOENT/);
  });
});
