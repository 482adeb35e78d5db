import { existsSync, readFileSync } from 'node:fs';
import { notificationsCopy } from '@aura/domain/copy/notifications';
import { shellCopy } from '@aura/domain/copy/shell';
import { wardrobeCopy } from '@aura/domain/copy/wardrobe';
import { product } from '@aura/domain/product';
import { shareTarget } from '@aura/domain/share-target';
import { colors } from '@aura/ui/foundations/tokens/color';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { inRoot } from './lib/paths.mjs';

const manifest = JSON.parse(readFileSync(inRoot('packages/app/public/manifest.webmanifest'), 'utf8'));

it('the manifest has the name, the texts and the colour of the app', () => {
  expect(manifest.name).toBe(product.name);
  expect(manifest.theme_color).toBe(colors.light.paper);
  expect(manifest.shortcuts.map(({ name }: { name: string }) => name)).toEqual([
    shellCopy.wardrobe,
    wardrobeCopy.addItems,
    notificationsCopy.heading,
  ]);
});

it('photos are shared with the address that the service worker answers', () => {
  expect(manifest.share_target).toMatchObject({
    action: shareTarget.path,
    method: 'POST',
    enctype: 'multipart/form-data',
    params: { files: [{ name: shareTarget.field }] },
  });
});

it('each image of the manifest exists in the size that it names', async () => {
  const images: { src: string; sizes: string }[] = [...manifest.icons, ...manifest.screenshots];
  expect(images.length).toBeGreaterThan(0);
  for (const { src, sizes } of images) {
    const file = inRoot(`packages/app/public${src}`);
    expect(existsSync(file), src).toBe(true);
    if (sizes === 'any') continue;
    // Once the server's decoder is loaded, sharp reads buffers only.
    const { width, height } = await sharp(readFileSync(file)).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
});
