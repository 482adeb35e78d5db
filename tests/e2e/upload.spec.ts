import { commonCopy } from '@aura/domain/copy/common';
import { errorCopy } from '@aura/domain/copy/errors';
import { itemUploadCopy } from '@aura/domain/copy/item-forms';
import { itemCopy } from '@aura/domain/copy/items';
import { shellCopy } from '@aura/domain/copy/shell';
import { wardrobeCopy } from '@aura/domain/copy/wardrobe';
import { analysisTimeoutMs } from '@aura/domain/limits/post-actions';
import type { Page } from '@playwright/test';
import { findNothing } from './support/analysis.ts';
import { restoreConnection } from './support/connection.ts';
import { expect, test } from './support/fixtures.ts';
import { privateMegabytes } from './support/memory.ts';
import { itemPhotoFile, largePhotoFile, photoFile } from './support/photos.ts';
import { signUp } from './support/session.ts';
import { traceBetween } from './support/trace.ts';

test.use({ sharesProduct: true });

/** 14 prepared photos take a few megabytes. Decoded they take 700 MB, decoded and scaled 56 MB. */
const maxMemoryGrowthMegabytes = 40;

/** Maximum duration of a task, in milliseconds. */
const maxTaskMs = 200;

const user = (name: string) => ({
  username: `${name}.upload`,
  displayName: name,
  email: `${name}@upload.example`,
  password: 'linen-and-wool-7',
});

const form = (page: Page) => page.getByRole('dialog', { name: itemUploadCopy.title });
const dots = (page: Page) => form(page).getByRole('list', { name: itemUploadCopy.itemsLabel });
const press = (page: Page, name: string) => form(page).getByRole('button', { name, exact: true }).click();
const front = (page: Page) => form(page).getByLabel(itemUploadCopy.addFrontPhoto);
const back = (page: Page) => form(page).getByLabel(itemUploadCopy.addBackPhoto);
const dot = (page: Page, position: number) =>
  dots(page)
    .getByRole('button')
    .nth(position - 1);
const mark = (page: Page, name: string) => page.evaluate((text) => void performance.mark(text), name);

async function openForm(page: Page): Promise<void> {
  await page
    .getByRole('navigation', { name: shellCopy.navigation })
    .getByRole('link', { name: shellCopy.wardrobe })
    .click();
  await page.getByRole('button', { name: wardrobeCopy.addItems }).click();
  await expect(form(page)).toBeVisible();
}

/** 30 large photos take a while on a busy machine. */
const nothingPrepares = (page: Page) =>
  expect(dots(page).getByRole('button', { name: itemUploadCopy.preparingPhoto })).toHaveCount(0, {
    timeout: 60_000,
  });

/** Expects the number of items on the server, independently of the page's cache. */
async function expectOwnItems(page: Page, count: number): Promise<void> {
  await page.reload();
  const summary = wardrobeCopy.showingItems(count, wardrobeCopy.allCategories);
  await expect(page.getByText(summary)).toBeVisible();
}

/** Lets the server process the next calls and drops their responses. */
async function dropResponses(page: Page, count: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  let lost = 0;
  devtools.on('Fetch.requestPaused', ({ requestId }) => {
    lost += 1;
    const call = lost > count ? 'Fetch.continueRequest' : 'Fetch.failRequest';
    void devtools.send(call, { requestId, ...(lost > count ? {} : { errorReason: 'ConnectionReset' }) });
  });
  await devtools.send('Fetch.enable', {
    patterns: [{ urlPattern: '*/addUserItem', requestStage: 'Response' }],
  });
}

/** Goes offline once `count` items have been sent. */
function goOfflineAfter(page: Page, count: number): void {
  let requests = 0;
  page.on('request', (request) => {
    if (!request.url().endsWith('/addUserItem')) return;
    requests += 1;
    if (requests === count) void page.context().setOffline(true);
  });
}

test('when the connection is lost during an upload, 15 items with 30 large photos are created only once', async ({
  page,
  browser,
  context,
  problems,
}, testInfo) => {
  test.setTimeout(300_000);
  problems.expect(/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_RESET/);
  const photo = await largePhotoFile();
  await signUp(page, user('nadia'));
  await findNothing(page);
  await openForm(page);

  const choosePhotos = async () => {
    await mark(page, 'photos chosen');
    const photos = Array.from({ length: 15 }, () => photo);
    await front(page).setInputFiles(photos);
    await back(page).setInputFiles(photos);
    await nothingPrepares(page);
    await mark(page, 'photos ready');
  };
  const expectResponsive = async (from: string, to: string, work: () => Promise<void>) => {
    const { longestTaskMs } = await traceBetween(browser, page, { from, to, work });
    testInfo.annotations.push({ type: `longest task, ${to}`, description: `${longestTaskMs.toFixed(0)} ms` });
    expect(longestTaskMs).toBeLessThan(maxTaskMs);
  };
  await expectResponsive('photos chosen', 'photos ready', choosePhotos);
  expect(page.workers().some((worker) => worker.url().includes('image-worker'))).toBe(true);

  for (let position = 1; position <= 15; position += 1) {
    await dot(page, position).click();
    await form(page).getByRole('combobox', { name: itemCopy.category }).first().selectOption('Tops');
  }
  await expect(dots(page).getByRole('button', { name: /complete$/ })).toHaveCount(15);

  await dropResponses(page, 2);
  goOfflineAfter(page, 7);
  const waiting = page.getByRole('list', { name: itemUploadCopy.waitingLabel });
  const sendTwice = async () => {
    await mark(page, 'sending');
    await press(page, itemUploadCopy.submit);
    await expect(form(page)).toBeHidden({ timeout: 60_000 });
    await expect(waiting).toBeVisible();
    await restoreConnection(context);
    await expect(waiting).toHaveCount(0, { timeout: 120_000 });
    await mark(page, 'sent');
  };
  await expectResponsive('sending', 'sent', sendTwice);
  await expectOwnItems(page, 15);
});

test('20 large photos need no more memory than their uploads', async ({ page, browser }) => {
  const photo = await largePhotoFile();
  await signUp(page, user('olga'));
  await findNothing(page);
  await openForm(page);
  const choose = async (from: number, to: number) => {
    const photos = Array.from({ length: to - from + 1 }, () => photo);
    await front(page).setInputFiles(photos);
    await dot(page, from).click();
    await back(page).setInputFiles(photos);
    await nothingPrepares(page);
  };
  await choose(1, 3);
  const few = await privateMegabytes(browser, page);
  await press(page, itemUploadCopy.addItem);
  await choose(4, 10);
  await expect(dots(page).getByRole('button')).toHaveCount(10);
  const growth = () => privateMegabytes(browser, page).then((held) => held - few);
  await expect.poll(growth).toBeLessThan(maxMemoryGrowthMegabytes);
});

test('the upload form survives a reload and shows errors, and a lost response creates no duplicate', async ({
  page,
  problems,
}) => {
  test.setTimeout(120_000);
  problems.expect(/status of (413|500)|ERR_CONNECTION_RESET|ERR_FAILED/);
  const photo = await itemPhotoFile();
  await signUp(page, user('petra'));
  await openForm(page);

  const refused: [ReturnType<typeof photoFile>, string][] = [
    [photoFile(Buffer.alloc(0), 'empty.jpg'), errorCopy.imageNotLoaded],
    [photoFile(Buffer.from('A shopping list.'), 'list.jpg'), errorCopy.imageNotLoaded],
    [photoFile(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), 'live.heic'), errorCopy.heicNotLoaded],
  ];
  for (const [file, text] of refused) {
    await front(page).setInputFiles(file);
    await expect(form(page).getByText(text)).toBeVisible();
  }

  await front(page).setInputFiles(photo);
  await back(page).setInputFiles(photo);
  for (const name of [itemUploadCopy.frontPhotoAlt, itemUploadCopy.backPhotoAlt])
    await expect(form(page).getByRole('img', { name })).toBeVisible();
  await expect(form(page).getByText(itemUploadCopy.detecting)).toHaveCount(0, { timeout: analysisTimeoutMs });
  await form(page).getByRole('combobox', { name: itemCopy.category }).first().selectOption('Tops');
  await form(page).getByRole('textbox', { name: itemCopy.name }).fill('The linen shirt');
  await expect.poll(() => storedItemNames(page)).toEqual(['The linen shirt']);

  await page.reload();
  await expect(page.getByText(itemUploadCopy.unsentItems(1))).toBeVisible();
  await page.getByRole('button', { name: itemUploadCopy.continueUnsent }).click();
  await expect(form(page).getByText(itemUploadCopy.restored)).toBeVisible();
  await expect(form(page).getByRole('textbox', { name: itemCopy.name })).toHaveValue('The linen shirt');
  await expect(form(page).getByRole('img', { name: itemUploadCopy.frontPhotoAlt })).toBeVisible();

  const tooLarge = 'The upload is too large.';
  const responses = [
    { status: 500, json: { success: false, error: 'Something went wrong.', code: 'INTERNAL' } },
    { status: 413, json: { success: false, error: tooLarge, code: 'PAYLOAD_TOO_LARGE' } },
  ];
  await page.route('**/addUserItem', (route) => {
    const response = responses.shift();
    return response ? route.fulfill(response) : route.abort('failed');
  });
  await press(page, itemUploadCopy.submit);
  await expect(form(page).getByRole('alert')).toContainText(itemUploadCopy.failed);
  await press(page, commonCopy.retry);
  await expect(form(page).getByText(itemUploadCopy.itemRefused(tooLarge))).toBeVisible();
  await press(page, commonCopy.retry);
  await expect(form(page).getByText(itemUploadCopy.itemRefused(tooLarge))).toBeHidden();
  await expect(form(page).getByRole('alert')).toContainText(itemUploadCopy.failed);
  await page.unroute('**/addUserItem');

  await dropResponses(page, 1);
  // The message of the attempt before may still be shown.
  const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/addUserItem'));
  await press(page, commonCopy.retry);
  await lost;
  await expect(form(page).getByRole('alert')).toContainText(itemUploadCopy.failed);
  await page.reload();
  await page.getByRole('button', { name: itemUploadCopy.continueUnsent }).click();
  await press(page, itemUploadCopy.submit);
  await expect(form(page)).toBeHidden();
  await expectOwnItems(page, 1);
  await expect(page.getByText(itemUploadCopy.unsentItems(1))).toHaveCount(0);
});

/** Returns the names of the items in the stored draft. */
function storedItemNames(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const found = (await indexedDB.databases()).find(({ name }) => name?.endsWith(':unsent-items'));
    if (!found?.name) return [];
    const opening = indexedDB.open(found.name);
    // It was deleted meanwhile, and must not be created again.
    opening.addEventListener('upgradeneeded', () => opening.transaction?.abort());
    const opened = await new Promise((resolve) => {
      opening.addEventListener('success', () => resolve(true));
      opening.addEventListener('error', () => resolve(false));
    });
    if (!opened) return [];
    const reading = opening.result.transaction('form').objectStore('form').get('form');
    await new Promise((resolve) => reading.addEventListener('success', resolve));
    opening.result.close();
    return reading.result?.items.map(({ name }: { name: string }) => name) ?? [];
  });
}
