import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { CDPSession, Page } from 'playwright';
import type { BrowserCommand } from 'vitest/node';
import { readKept } from '../../scripts/lib/visual/kept.mjs';
import { actualFile, TAKEN } from '../../scripts/lib/visual/output.mjs';
import { hashOf, type Pixels, readPixels, sizeOf } from '../../scripts/lib/visual/pixels.mjs';
import type { Window } from './views.ts';

const mostAttempts = 8;

const kept = new Map(readKept().map(({ name, hash }) => [name, hash]));
const sessions = new WeakMap<Page, Promise<CDPSession>>();

/**
 * Takes the image that shows at the top of the story's window and notes its hash; one that is not as kept is
 * stored too. An image counts when it is the kept one, or when two in a row are the same.
 */
export const takeImage: BrowserCommand<[name: string, size: Window]> = async (context, name, size) => {
  const frame = await context.frame();
  await Promise.all(frame.childFrames().map((child) => child.waitForLoadState()));
  const box = await (await frame.frameElement()).boundingBox();
  if (box?.width !== size.width) throw new Error(`The window is ${box?.width} wide, not ${size.width}.`);
  const session = await openSession(context.page);
  const clip = { x: box.x, y: box.y, ...size, scale: 1 };
  let before = '';
  let [pixels, hash]: [Pixels | undefined, string] = [undefined, ''];
  for (let attempt = 1; attempt <= mostAttempts; attempt++) {
    const shot = { format: 'png', optimizeForSpeed: true, clip } as const;
    const { data } = await session.send('Page.captureScreenshot', shot);
    const image = Buffer.from(data, 'base64');
    if (pixels && data === before) {
      await mkdir(dirname(actualFile(name)), { recursive: true });
      await writeFile(actualFile(name), image);
      return note(name, pixels, hash, attempt);
    }
    pixels = await readPixels(image);
    hash = hashOf(pixels);
    if (hash === kept.get(name)) return note(name, pixels, hash, attempt);
    before = data;
  }
  throw new Error(`${name} never stands still: ${mostAttempts} pictures, no two in a row the same.`);
};

const note = (name: string, pixels: Pixels, hash: string, attempts: number) =>
  appendFile(TAKEN, `${JSON.stringify({ name, size: sizeOf(pixels), hash, attempts })}\n`);

function openSession(page: Page): Promise<CDPSession> {
  const open = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, open);
  return open;
}
