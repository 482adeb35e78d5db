import { deepEqual, equal, ok } from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { calls } from '@aura/api-client/contract/calls';
import { imageWidthsPx } from '@aura/domain/limits/images';
import sharp from 'sharp';
import { apiRoot } from '../../packages/server/src/http/handle.ts';
import {
  photoWithMetadata,
  plainJpeg,
  withMetadata,
} from '../../packages/server/src/images/testing/files.ts';
import { addItem, sharePost, upload } from '../../packages/server/src/testing/content.ts';
import { outfitWith } from '../../packages/server/src/testing/every-call.ts';
import type { TestUser } from '../../packages/server/src/testing/server.ts';
import { inRoot } from '../../scripts/lib/paths.mjs';
import type { Check } from './support/check.ts';
import { uniqueName } from './support/client.ts';
import type { Target } from './support/harness.ts';

/** Check 21: what images tell about their photographer. */

/** The first AVIF copy is made 5 seconds after a request, the others one after the other. */
const avifLimitMs = 120_000;

/** Whether the picture is upright: the left half of the stored photo is below. */
async function isUpright(bytes: Buffer): Promise<boolean> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const colorAt = (row: number) => {
    const at = (row * info.width + Math.floor(info.width / 2)) * info.channels;
    return (data[at] ?? 0) > (data[at + 2] ?? 0) ? 'red' : 'blue';
  };
  const above = colorAt(Math.floor(info.height / 4));
  const below = colorAt(Math.floor((info.height * 3) / 4));
  return info.height > info.width && above === 'red' && below === 'blue';
}

/** A photo of 1600 by 800 pixels, stored sideways, as the server must not serve it. */
async function createPhoto(): Promise<Buffer> {
  const photo = await sharp(await photoWithMetadata())
    .resize(1600, 800, { fit: 'fill' })
    .keepMetadata()
    .toBuffer();
  const { exif, xmp, orientation } = await sharp(photo).metadata();
  ok(exif && xmp && orientation === 6, 'the photo has metadata');
  return photo;
}

/** Addresses of everything that the server makes of a person's photos: those of whole photos, and of parts. */
async function uploadPhotos(target: Target, photo: Buffer) {
  const file = upload(photo);
  const person = await target.signUp(uniqueName('traveller'), { profilePicture: file });
  const { email, token } = person;
  const item = await addItem(target, person, { frontImage: file, backImage: file });
  const post = await sharePost(target, person, { file });
  const { body } = await target.call(calls.getProfile, { userID: email }, token);
  const mask = upload(await withMetadata(sharp(await plainJpeg(80, 160, '#ffffff'))).toBuffer());
  const drawn = { itemId: item.id, side: 'front', photo: item.image ?? '', mask } as const;
  const cutOut = (await target.call(calls.editCutout, drawn, token)).body.item.cutout;
  const { outfit } = (await target.call(calls.addOutfit, outfitWith(item.id), token)).body;
  return {
    whole: [
      `/post/${post.id}/image`,
      `/itemImage/${item.image}`,
      `/itemImage/${item.backImage}`,
      `/itemImage/${cutOut}`,
      `/profilePicture/${body.profile.profilePicId}`,
    ],
    parts: [
      outfit.image ?? '',
      ...(await detectedParts(target, person)),
      await transparentCutout(target, person),
    ],
  };
}

/** Addresses of the crop and the cut-out of a garment that the analysis has found. */
async function detectedParts(target: Target, { token }: TestUser): Promise<string[]> {
  const photo = await readFile(inRoot('packages/demo-world/data/images/post-diego-1.webp'));
  const file = upload(await withMetadata(sharp(photo)).jpeg().toBuffer());
  const { items } = (await target.call(calls.evaluateImage, { file }, token)).body;
  const found = items.find(({ image, cutout }) => image && cutout);
  ok(found, 'a garment is found and cut out');
  return [`/itemImage/${found.image}`, `/itemImage/${found.cutout}`];
}

/** The address of the cut-out of a photo whose background is transparent. */
async function transparentCutout(target: Target, person: TestUser): Promise<string> {
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  const image = sharp(await plainJpeg(200, 300)).extend({
    top: 60,
    bottom: 60,
    left: 60,
    right: 60,
    background,
  });
  const frontImage = upload(await withMetadata(image.ensureAlpha()).png().toBuffer());
  const { cutout } = await addItem(target, person, { frontImage });
  ok(cutout, 'a transparent photo is cut out');
  return `/itemImage/${cutout}`;
}

/** Requests an image until it is served as AVIF; cut-outs have no such copies. */
async function readAvif(target: Target, path: string): Promise<Buffer | null> {
  for (const end = Date.now() + avifLimitMs; Date.now() < end; await setTimeout(500)) {
    const answer = await target.get(`${apiRoot}${path}`, { accept: 'image/avif,image/*' });
    const bytes = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get('content-type');
    if (type === 'image/avif') return bytes;
    if (type === 'image/webp') return null;
  }
  throw new Error(`no AVIF copy of ${path}`);
}

async function checkBytes(bytes: Buffer, isWhole: boolean, path: string): Promise<void> {
  const { exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata();
  deepEqual([exif, xmp, iptc, icc, orientation ?? 1], [undefined, undefined, undefined, undefined, 1], path);
  equal(/Exif|GPS|Somebody|secret place|photoshop/i.test(bytes.toString('latin1')), false, path);
  if (isWhole) ok(await isUpright(bytes), `${path} is not upright`);
}

const metadata: Check = {
  number: 21,
  title: 'Metadata of photos',
  runs: 'own',
  run: async (harness) => {
    const target = await harness.start();
    const { whole, parts } = await uploadPhotos(target, await createPhoto());
    const paths = [...whole, ...parts].flatMap((path) => [
      path,
      ...imageWidthsPx.map((width) => `${path}${path.includes('?') ? '&' : '?'}w=${width}`),
    ]);
    const isWhole = (path: string) => whole.some((start) => path.startsWith(start));
    let variants = 0;
    for (const path of paths) {
      // The copies are made while the JPEG variants are checked.
      const answer = await target.get(`${apiRoot}${path}`, { accept: 'image/avif' });
      equal(answer.status, 200, path);
      await checkBytes(Buffer.from(await answer.arrayBuffer()), isWhole(path), path);
      variants += 1;
    }
    let copies = 0;
    for (const path of paths) {
      const bytes = await readAvif(target, path);
      if (bytes === null) continue;
      await checkBytes(bytes, isWhole(path), `${path} as AVIF`);
      copies += 1;
    }
    target.server.child.kill('SIGKILL');
    return `${variants} served variants and ${copies} AVIF copies, 0 tags, upright`;
  },
};

export const metadataChecks: readonly Check[] = [metadata];
