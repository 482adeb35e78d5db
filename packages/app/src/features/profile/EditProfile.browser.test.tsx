import '../../styles.css';
import { commonCopy } from '@aura/domain/copy/common';
import { imageCropCopy, profileEditCopy } from '@aura/domain/copy/profile-edit';
import type { Profile } from '@aura/domain/entities';
import { uploadIdleTimeoutMs } from '@aura/domain/limits/wardrobe';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { prepareImage } from '../../platform/images/prepare-image.ts';
import { createTestStore } from '../../testing/create-test-store.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { startUploadServer } from '../../testing/upload-server.ts';
import EditProfile from './EditProfile.tsx';

const email = 'mira@example.test';
const profile = { username: 'mira', displayName: 'Mira', bio: 'Wool and silk', avatar: null } as Profile;

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Opens the form, which closes. */
function openForm() {
  const close = vi.fn();
  const account = { uid: 'u', email, displayName: '', method: 'password' as const };
  function Form() {
    const [open, setOpen] = useState(true);
    const onOpenChange = (next: boolean) => {
      close(next);
      setOpen(next);
    };
    return <EditProfile email={email} profile={profile} open={open} onOpenChange={onOpenChange} />;
  }
  renderScreen(<Form />, { store: createTestStore(account) });
  return close;
}

/** Opens the form, and changes the name. */
async function openChanged() {
  const close = openForm();
  await userEvent.fill(await screen.findByRole('textbox', { name: profileEditCopy.displayName }), 'Mira K');
  return close;
}

const saved = async () => Response.json({ success: true, profilePicId: null });

it('saving sends only what was changed, not what another device may have changed meanwhile', async () => {
  const server = startUploadServer(saved);
  const close = await openChanged();
  await userEvent.click(screen.getByRole('button', { name: commonCopy.save }));
  await expect.poll(() => close.mock.calls).toEqual([[false]]);
  const sent = server.uploads.map(({ fields }) => Object.fromEntries(fields));
  expect(sent).toEqual([{ userID: email, displayName: 'Mira K' }]);
});

it('when the form is closed while a photo is prepared, the photo is not cropped', async () => {
  openForm();
  const canvas = new OffscreenCanvas(2000, 2000);
  canvas.getContext('2d')?.fillRect(0, 0, 2000, 2000);
  const photo = new File([await canvas.convertToBlob()], 'me.png', { type: 'image/png' });
  const cancel = await screen.findByRole('button', { name: commonCopy.cancel });
  fireEvent.change(screen.getByLabelText(profileEditCopy.chooseImage), { target: { files: [photo] } });
  act(() => cancel.click());
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  await import('@aura/ui/profile/CropDialog');
  // Those that are prepared afterwards are ready later.
  await act(async () => {
    await prepareImage(photo);
    await prepareImage(photo);
  });
  for (let frames = 0; frames < 20; frames += 1) await new Promise(requestAnimationFrame);
  expect(screen.queryByRole('dialog', { name: imageCropCopy.title })).toBeNull();
});

it('after 60 seconds without progress, saving fails and can be repeated', async () => {
  const server = startUploadServer(saved);
  server.answers.push(() => new Promise(() => undefined));
  const close = await openChanged();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await act(async () => screen.getByRole('button', { name: commonCopy.save }).click());
  await expect.poll(() => server.uploads.length).toBe(1);
  await act(() => vi.advanceTimersByTimeAsync(uploadIdleTimeoutMs));
  vi.useRealTimers();
  await screen.findByText(profileEditCopy.failed);
  await userEvent.click(screen.getByRole('button', { name: commonCopy.save }));
  await expect.poll(() => close.mock.calls).toEqual([[false]]);
});
