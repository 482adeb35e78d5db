import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { CDPSession, Page } from 'playwright';
import type { BrowserCommand } from 'vitest/node';
import { readBaselines } from './baselines.mjs';
import { imageFile, OUTPUT, runFiles } from './output.mjs';
import { hashPixels, type Pixels, readPixels, sizeOf } from './pixels.mjs';
import type { WindowSize } from './views.ts';

const maxAttempts = 8;

const output = process.env.VISUAL_OUTPUT ?? OUTPUT;
const savesAll = process.env.VISUAL_SAVE_ALL === 'on';
const baselines = new Map(readBaselines().map(({ name, hash }) => [name, hash]));
const sessions = new WeakMap<Page, Promise<CDPSession>>();

/**
 * Captures the top of the story's window and records its hash. An attempt is accepted when it matches the
 * baseline or equals the previous attempt. An image without a matching baseline is saved as PNG; with
 * `VISUAL_SAVE_ALL=on`, every image is saved.
 * @throws {Error} when no two consecutive attempts of 8 are equal
 */
export const captureImage: BrowserCommand<[name: string, size: WindowSize]> = async (context, name, size) => {
  const frame = await context.frame();
  await Promise.all(frame.childFrames().map((child) => child.waitForLoadState()));
  const box = await (await frame.frameElement()).boundingBox();
  if (box?.width !== size.width) throw new Error(`The window is ${box?.width} px wide, not ${size.width}.`);
  const session = await openSession(context.page);
  const clip = { x: box.x, y: box.y, ...size, scale: 1 };
  let previous = '';
  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    const options = { format: 'png', optimizeForSpeed: true, clip } as const;
    const { data } = await session.send('Page.captureScreenshot', options);
    const png = Buffer.from(data, 'base64');
    const isStable = data === previous;
    previous = data;
    const pixels = await readPixels(png);
    const isExpected = hashPixels(pixels) === baselines.get(name);
    if (!isStable && !isExpected) continue;
    if (!isExpected || savesAll) await save(name, png);
    return record(name, pixels, attempt);
  }
  throw new Error(`${name} is not stable: no two of ${maxAttempts} captures in a row were equal.`);
};

async function save(name: string, png: Buffer): Promise<void> {
  const file = imageFile(output, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, png);
}

function record(name: string, pixels: Pixels, attempts: number): Promise<void> {
  const line = { name, size: sizeOf(pixels), hash: hashPixels(pixels), attempts };
  return appendFile(runFiles(output).captures, `${JSON.stringify(line)}\n`);
}

function openSession(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}
