import '../../foundations/styles.css';
import { blankItemDraft } from '@aura/domain/forms/item-upload';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '../../primitives/Button/Button.tsx';
import { sampleDetectedItem } from '../../testing/samples.ts';
import type { UploadingProgress } from '../UploadingOverlay/UploadingOverlay.tsx';
import { ItemUploadDialog } from './ItemUploadDialog.tsx';
import type { Draft } from './item-drafts.ts';

const photo = new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: 'image/svg+xml' });
const begun = (): Draft[] => [{ ...blankItemDraft('a'), front: photo, back: photo }];
const sending: UploadingProgress = { sentItems: 0, totalItems: 1, sentBytes: 1, totalBytes: 2 };

afterEach(() => {
  cleanup();
});

/** Renders the form behind a button. Uploads are pending until the test settles them. */
function openForm() {
  const answers: ((arrived: boolean) => void)[] = [];
  const uploaded = vi.fn();
  function Wardrobe() {
    const [open, setOpen] = useState(false);
    const [progress, setProgress] = useState<UploadingProgress | null>(null);
    const send = async (items: readonly Draft[]) => {
      uploaded(items.map(({ category }) => category));
      setProgress(sending);
      const arrived = await new Promise<boolean>((resolve) => answers.push(resolve));
      setProgress(null);
      return { sentIds: arrived ? items.map(({ id }) => id) : [], failed: !arrived, refusals: {} };
    };
    return (
      <>
        <Button onClick={() => setOpen(true)}>Add Items</Button>
        <ItemUploadDialog
          open={open}
          onOpenChange={setOpen}
          initialDraft={{ items: begun(), current: 0 }}
          preparePhoto={async () => photo}
          onUpload={send}
          progress={progress}
          onCancelUpload={() => undefined}
        />
      </>
    );
  }
  render(<Wardrobe />);
  const answer = (arrived: boolean) => act(async () => answers.shift()?.(arrived));
  return { uploaded, answer };
}

const focused = () => document.activeElement;
const button = (name: string | RegExp) => screen.getByRole('button', { name });

/** Presses Tab until the element has the focus. */
async function tabTo(find: () => Element, key = '{Tab}'): Promise<void> {
  for (let presses = 0; presses < 40 && focused() !== find(); presses += 1) await userEvent.keyboard(key);
  expect(focused()).toBe(find());
}

it('the upload form is filled in, submitted, retried and closed by keyboard', async () => {
  const { uploaded, answer } = openForm();
  await userEvent.keyboard('{Tab}{Enter}');
  await screen.findByRole('dialog', { name: 'Add items' });
  await waitFor(() => expect(focused()).toBe(screen.getByLabelText('Add front photo')));

  await tabTo(() => button('Add item'), '{Shift>}{Tab}{/Shift}');
  await userEvent.keyboard('{Enter}');
  await screen.findByText('Item 2 of 2');
  await tabTo(() => button('Remove item 2'));
  await userEvent.keyboard('{Enter}');
  await screen.findByText('Item 1 of 1');

  await tabTo(() => screen.getByRole('combobox', { name: 'Category' }));
  await userEvent.keyboard('Sho');
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Category' })).toHaveProperty('value', 'Shoes'),
  );
  await tabTo(() => button('Upload to Aura'));
  await userEvent.keyboard('{Enter}');

  const overlay = await screen.findByRole('dialog', { name: 'Uploading to Aura' });
  await waitFor(() => expect(focused()).toBe(overlay));
  await userEvent.keyboard('{Tab}{Tab}{Escape}');
  expect(overlay.contains(focused())).toBe(true);
  expect(uploaded).toHaveBeenCalledExactlyOnceWith(['Shoes']);

  await answer(false);
  await waitFor(() => expect(focused()).toBe(button('Upload to Aura')));
  await tabTo(() => button('Retry'));
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'Uploading to Aura' });
  await answer(true);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(focused()).toBe(button('Add Items')));
}, 60_000);

it('when the current item changes, the slide animation finishes', async () => {
  openForm();
  await userEvent.keyboard('{Tab}{Enter}');
  await screen.findByRole('dialog', { name: 'Add items' });
  await userEvent.click(button('Add item'));
  await screen.findByText('Item 2 of 2');
  await userEvent.click(button('Previous item'));
  await screen.findByText('Item 1 of 2');
  const pane = screen.getByLabelText('Add front photo').closest('[style]');
  await waitFor(() =>
    expect(pane && getComputedStyle(pane)).toMatchObject({ opacity: '1', transform: 'none' }),
  );
});

it('while another photo is prepared, the refused detection on the one before cannot be repeated', async () => {
  const preparePhoto = vi.fn(() => new Promise<Blob>(() => {})).mockResolvedValueOnce(photo);
  render(
    <ItemUploadDialog
      open
      onOpenChange={() => undefined}
      preparePhoto={preparePhoto}
      detectItem={() => Promise.reject(new Error('Too many requests.'))}
      onUpload={() => new Promise(() => {})}
      progress={null}
      onCancelUpload={() => undefined}
    />,
  );
  const choose = async (name: string) =>
    userEvent.upload(await screen.findByLabelText('Add front photo'), new File([photo], name, photo));
  await choose('first.svg');
  await screen.findByRole('button', { name: 'Detect again' });
  await choose('second.svg');
  expect(preparePhoto).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole('button', { name: 'Detect again' })).toBeNull();
});

it('when the front photo is replaced or removed, the facts detected on it are cleared', async () => {
  const found = (['Tops', 'Bottoms'] as const).map((category) =>
    sampleDetectedItem({ category, subcategory: '' }),
  );
  const detectItem = vi.fn(async () => found.shift() ?? null);
  render(
    <ItemUploadDialog
      open
      onOpenChange={() => undefined}
      preparePhoto={async () => photo}
      detectItem={detectItem}
      onUpload={() => new Promise(() => {})}
      progress={null}
      onCancelUpload={() => undefined}
    />,
  );
  const category = () => screen.getByRole('combobox', { name: 'Category' });
  const choose = async (name: string) =>
    userEvent.upload(await screen.findByLabelText('Add front photo'), new File([photo], name, photo));
  await choose('shirt.svg');
  await waitFor(() => expect(category()).toHaveProperty('value', 'Tops'));
  await choose('jeans.svg');
  await waitFor(() => expect(category()).toHaveProperty('value', 'Bottoms'));
  await userEvent.click(button('Remove front photo'));
  await waitFor(() => expect(category()).toHaveProperty('value', ''));
  expect(screen.queryByText('AI Detected')).toBeNull();
});
