import '../../styles.css';
import { itemUploadCopy } from '@aura/domain/copy/item-forms';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { prepareItemImage } from '../../platform/images/prepare-image.ts';
import { failure } from '../../testing/failure.ts';
import { holdPhotoPreparation } from '../../testing/hold-photo-preparation.ts';
import type { UploadAnswer } from '../../testing/upload-server.ts';
import { setUpWaitingUploads, wardrobeWithUploads } from '../../testing/waiting-uploads.tsx';

const { start, add, stored, answerNext, sentIds, lastSentName } = setUpWaitingUploads('uid-refused');
const isDamaged: UploadAnswer = async () => failure(422, 'UNREADABLE_IMAGE', 'This image is damaged.');

it('when the server refuses an item, a message leads to it and its reason, and it can be changed and sent', async () => {
  answerNext(isDamaged);
  await add('coat', 'scarf');
  start(wardrobeWithUploads);
  await screen.findByText('An item was not added.');
  await screen.findByText('This item was not sent. This image is damaged.');
  await expect.poll(stored).toEqual(['coat']);
  await userEvent.click(screen.getByRole('button', { name: 'Review' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add items' }));
  await form.findByText('This item was not sent. This image is damaged.');
  await userEvent.type(form.getByRole('textbox', { name: /Name/ }), ' of wool');
  await userEvent.click(form.getByRole('button', { name: 'Upload to Aura' }));
  await expect.poll(stored).toEqual([]);
  expect(lastSentName()).toBe('coat of wool');
  expect(sentIds()).toEqual(['coat', 'scarf', 'coat']);
});

it('when the review of a refused item ends without a change, the message is shown again', async () => {
  answerNext(isDamaged);
  await add('coat');
  start();
  await userEvent.click(await screen.findByRole('button', { name: 'Review' }));
  await screen.findByRole('dialog', { name: 'Add items' });
  await userEvent.keyboard('{Escape}');
  await screen.findByText('An item was not added.');
  await userEvent.click(await screen.findByRole('button', { name: 'Review' }));
  await screen.findByRole('dialog', { name: 'Add items' });
});

it('a refused item can be discarded after the question, and no message about it follows', async () => {
  answerNext(isDamaged);
  await add('coat');
  start();
  await userEvent.click(await screen.findByRole('button', { name: 'Review' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add items' }));
  await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Discard these items?' }));
  const message = () => screen.queryByText('An item was not added.');
  const onMessage = vi.fn();
  const observer = new MutationObserver(() => message() && onMessage());
  observer.observe(document.body, { childList: true, subtree: true });
  await userEvent.click(question.getByRole('button', { name: 'Discard' }));
  await expect.poll(stored).toEqual([]);
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  observer.disconnect();
  expect(onMessage).not.toHaveBeenCalled();
  expect(sentIds()).toEqual(['coat']);
});

/** Reviews a refused coat, chooses another front photo, and closes the form while the photo is being prepared. */
async function closeDuringPreparation(typed = '') {
  const release = holdPhotoPreparation();
  answerNext(isDamaged);
  await add('coat');
  start();
  await userEvent.click(await screen.findByRole('button', { name: itemUploadCopy.review }));
  const form = within(await screen.findByRole('dialog', { name: itemUploadCopy.title }));
  const canvas = new OffscreenCanvas(60, 80);
  canvas.getContext('2d')?.fillRect(0, 0, 30, 40);
  const photo = new File([await canvas.convertToBlob({ type: 'image/jpeg' })], 'coat.jpg', {
    type: 'image/jpeg',
  });
  await userEvent.upload(form.getByLabelText(itemUploadCopy.addFrontPhoto, { exact: false }), photo);
  if (typed !== '') await userEvent.type(form.getByRole('textbox', { name: /Name/ }), typed);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  return {
    /** Resolves when the photo and another one are prepared. */
    release: async () => {
      const another = prepareItemImage(photo);
      release();
      await another;
    },
  };
}

it('when the photo of a refused item is prepared after the form was closed, the item is sent with it', async () => {
  const { release } = await closeDuringPreparation();
  await release();
  await expect.poll(stored).toEqual([]);
  expect(sentIds()).toEqual(['coat', 'coat']);
});

it('when a photo is prepared after its item was sent, the item is neither shown nor sent again', async () => {
  const { release } = await closeDuringPreparation(' of wool');
  await expect.poll(sentIds).toEqual(['coat', 'coat']);
  await expect.poll(stored).toEqual([]);
  await release();
  await add('scarf');
  await expect.poll(sentIds).toEqual(['coat', 'coat', 'scarf']);
  await expect.poll(stored).toEqual([]);
});
