import '../foundations/styles.css';
import type { DetectedItem } from '@aura/domain/entities';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { commit, compose } from '../testing/composition.ts';
import { Opener } from '../testing/Opener.tsx';
import { sampleDetectedItem, samplePhoto } from '../testing/samples.ts';
import { CreatePostOverlay } from './CreatePostOverlay/CreatePostOverlay.tsx';
import { DetectedItemsPanel } from './DetectedItemsPanel/DetectedItemsPanel.tsx';
import { TagInput } from './TagInput/TagInput.tsx';
import { UploadMenu } from './UploadMenu/UploadMenu.tsx';

afterEach(cleanup);

const button = (name: string) => screen.getByRole('button', { name });
/** Looked for anew each time: while a window goes the page behind it is still out of reach. */
const focusIsOn = (find: () => HTMLElement) => waitFor(() => expect(document.activeElement).toBe(find()));

describe('UploadMenu', () => {
  it('opens, goes round, chooses after it has closed, and gives the focus back', async () => {
    const [onTakeSelfie, onUploadFromGallery] = [vi.fn(), vi.fn()];
    render(<UploadMenu onTakeSelfie={onTakeSelfie} onUploadFromGallery={onUploadFromGallery} />);
    await userEvent.keyboard('{Tab}{Enter}');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Take Selfie'));
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Upload from Gallery'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onUploadFromGallery).toHaveBeenCalledOnce());
    await focusIsOn(() => button('Upload'));
    await userEvent.keyboard(' ');
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await focusIsOn(() => button('Upload'));
    expect(onTakeSelfie).not.toHaveBeenCalled();
  });
});

function Tags() {
  const [value, setValue] = useState('');
  return <TagInput label="Aura tags" value={value} onValueChange={setValue} />;
}

describe('TagInput', () => {
  const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Aura tags' });
  const text = (expected: string) => waitFor(() => expect(field().value).toBe(expected));

  it('begins each tag with its mark and never loses the first one', async () => {
    render(<Tags />);
    await userEvent.keyboard('{Tab}winter light');
    await text('#winter #light');
    await userEvent.keyboard('{Home}{Delete}');
    await text('#winter #light');
    await userEvent.keyboard('{Control>}a{/Control}{Backspace}{Backspace}{Backspace}');
    await text('#');
  });

  it('keeps the caret where somebody writes in the middle', async () => {
    render(<Tags />);
    await userEvent.keyboard('{Tab}winter light');
    await text('#winter #light');
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}{ArrowRight}x');
    await text('#wixnter #light');
    expect(field().selectionStart).toBe(4);
  });

  it('leaves the text alone while an input method composes it', async () => {
    render(<Tags />);
    await userEvent.keyboard('{Tab}');
    await compose('ふゆ');
    await text('ふゆ');
    await commit('冬');
    await text('#冬');
  });
});

function Found() {
  const [items, setItems] = useState<readonly DetectedItem[]>([
    sampleDetectedItem(),
    sampleDetectedItem({ id: 'found-2', subcategory: 'Parkas' }),
  ]);
  const remove = (id: string) => setItems(items.filter((item) => item.id !== id));
  return (
    <DetectedItemsPanel status="done" items={items} foundCount={2} onRemove={remove} onRetry={vi.fn()} />
  );
}

describe('DetectedItemsPanel', () => {
  it('removes with Enter and leads on from its heading', async () => {
    render(<Found />);
    button('Remove Winter Coats from the post').focus();
    await userEvent.keyboard('{Enter}');
    await focusIsOn(() => screen.getByRole('heading', { name: 'Detected items' }));
    await userEvent.keyboard('{Tab}');
    await waitFor(() => expect(document.activeElement?.closest('article')?.textContent).toMatch(/^Parkas/));
  });
});

describe('CreatePostOverlay', () => {
  it('asks on Escape before what was written is lost, and goes on where it was', async () => {
    const onShare = vi.fn();
    const detection = {
      status: 'done',
      items: [],
      foundCount: 0,
      onRemove: vi.fn(),
      onRetry: vi.fn(),
    } as const;
    render(
      <Opener>
        {(open, onOpenChange) => (
          <CreatePostOverlay
            open={open}
            onOpenChange={onOpenChange}
            photo={samplePhoto}
            detection={detection}
            onShare={onShare}
            sharing={false}
            failed={false}
          />
        )}
      </Opener>,
    );
    await userEvent.keyboard('{Tab}{Enter}');
    await screen.findByRole('dialog', { name: 'Create Post' });
    const caption = screen.getByRole('textbox', { name: 'Caption' });
    await focusIsOn(() => caption);
    await userEvent.keyboard('Third day{Escape}');
    await screen.findByRole('alertdialog', { name: 'Discard this post?' });
    await focusIsOn(() => button('Keep editing'));
    await userEvent.keyboard('{Enter}');
    await focusIsOn(() => caption);
    await userEvent.keyboard('{Tab}winter{Enter}');
    expect(onShare).not.toHaveBeenCalled();
    button('Share to Aura Feed').focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(onShare).toHaveBeenCalledExactlyOnceWith({ caption: 'Third day', tags: ['#winter'] }),
    );
    await userEvent.keyboard('{Escape}');
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Tab}{Enter}');
    await focusIsOn(() => button('Open'));
  });
});
