import '../../styles.css';
import { itemUploadCopy } from '@aura/domain/copy/item-forms';
import { blankItemDraft } from '@aura/domain/forms/item-upload';
import { sampleItem } from '@aura/domain/testing/sample-items';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { getItemDrafts } from '../../platform/drafts/item-drafts.ts';
import { createTestStore } from '../../testing/create-test-store.ts';
import { holdPhotoPreparation } from '../../testing/hold-photo-preparation.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { draftsReleased, resetDrafts } from '../../testing/reset-drafts.ts';
import UploadItems from './UploadItems.tsx';

const email = 'mira@example.test';
const me = { uid: 'uid-upload', email, displayName: '', method: 'password' as const };

afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  await resetDrafts(me.uid);
});

async function drawPhoto(): Promise<Blob> {
  const canvas = new OffscreenCanvas(60, 80);
  canvas.getContext('2d')?.fillRect(0, 0, 30, 40);
  return canvas.convertToBlob({ type: 'image/jpeg' });
}

const photoFile = async () => new File([await drawPhoto()], 'coat.jpg', { type: 'image/jpeg' });

it('when the form is closed, the analysis of its photos is aborted', async () => {
  const analyses: AbortSignal[] = [];
  vi.spyOn(window, 'fetch').mockImplementation((input, init) => {
    const request = new Request(input, init);
    if (request.url.includes('/evaluateImage')) analyses.push(request.signal);
    return new Promise(() => {});
  });
  const photos = [await drawPhoto()];
  const form = (open: boolean) => (
    <UploadItems open={open} onOpenChange={() => {}} email={email} photos={photos} />
  );
  const { rerender } = renderScreen(form(true), { store: createTestStore(me) });
  await expect.poll(() => analyses.map(({ aborted }) => aborted)).toEqual([false]);
  rerender(form(false));
  await expect.poll(() => analyses.map(({ aborted }) => aborted)).toEqual([true]);
});

it('a photo that is prepared after the form was closed is stored, and other tabs can continue the draft', async () => {
  const release = holdPhotoPreparation();
  const drafts = getItemDrafts(me.uid);
  drafts.save({ items: [{ ...blankItemDraft<Blob>('coat'), name: 'Coat' }], current: 0 });
  const form = (open: boolean) => <UploadItems open={open} onOpenChange={() => {}} email={email} />;
  const { rerender } = renderScreen(form(true), { store: createTestStore(me) });
  await userEvent.upload(await screen.findByLabelText(itemUploadCopy.addFrontPhoto), await photoFile());
  rerender(form(false));
  await draftsReleased(me.uid);
  release();
  await expect.poll(() => drafts.current()?.items[0]?.front).toBeInstanceOf(Blob);
  await draftsReleased(me.uid);
});

it('when the photo of an item of the wishlist is not loaded in time, the form opens without it', async () => {
  const limit = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  vi.spyOn(window, 'fetch').mockImplementation(
    (_, init) =>
      new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error()))),
  );
  const facts = sampleItem('coat', { name: 'The coat' });
  renderScreen(
    <UploadItems open onOpenChange={() => {}} email={email} prefill={{ facts, frontUrl: '/coat.jpg' }} />,
    { store: createTestStore(me) },
  );
  await screen.findByText('Loading');
  expect(screen.queryByRole('dialog')).toBeNull();
  limit.abort();
  expect(await screen.findByDisplayValue('The coat')).toBeTruthy();
  expect(screen.queryByText('Loading')).toBeNull();
});

it('when the browser cannot store items that are to wait, they stay in the form', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const photo = await drawPhoto();
  const coat = { ...blankItemDraft<Blob>('coat'), name: 'Coat', category: 'Outerwear' as const };
  getItemDrafts(me.uid).save({ items: [{ ...coat, front: photo, back: photo }], current: 0 });
  const onOpenChange = vi.fn();
  renderScreen(<UploadItems open onOpenChange={onOpenChange} email={email} />, {
    store: createTestStore(me),
  });
  const upload = await screen.findByRole('button', { name: 'Upload to Aura' });
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('No room is left.', 'QuotaExceededError');
  });
  await userEvent.click(upload);
  await screen.findByText(
    'This browser could not store the items until there is a connection. They stay here.',
  );
  expect(onOpenChange).not.toHaveBeenCalled();
});
