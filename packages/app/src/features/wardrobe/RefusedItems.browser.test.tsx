import '../../styles.css';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { failure } from '../../testing/failure.ts';
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
