import '../foundations/styles.css';
import type { DetectedItem } from '@aura/domain/entities';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Dialog } from '../primitives/Dialog/Dialog.tsx';
import { EditablePostItems } from '../testing/EditablePostItems.tsx';
import { focusIsOn } from '../testing/focus-is-on.ts';
import { Opener } from '../testing/Opener.tsx';
import { sampleDetectedItem, sampleItems, samplePhoto } from '../testing/samples.ts';
import { CreatePostOverlay } from './CreatePostOverlay/CreatePostOverlay.tsx';
import { DetectedItemsPanel } from './DetectedItemsPanel/DetectedItemsPanel.tsx';
import { TagInput } from './TagInput/TagInput.tsx';
import { UploadMenu } from './UploadMenu/UploadMenu.tsx';

afterEach(cleanup);

const button = (name: string) => screen.getByRole('button', { name });
/** Queries again on each attempt: while a dialog closes, the page behind it is inert. */

describe('UploadMenu', () => {
  it('opens, wraps around, selects after closing, and restores the focus', async () => {
    const onTakeSelfie = vi.fn();
    const onAddToWardrobe = vi.fn();
    render(
      <UploadMenu
        onTakeSelfie={onTakeSelfie}
        onUploadFromGallery={vi.fn()}
        onAddToWardrobe={onAddToWardrobe}
      />,
    );
    await userEvent.keyboard('{Tab}{Enter}');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Take Selfie'));
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Add to wardrobe'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onAddToWardrobe).toHaveBeenCalledOnce());
    await focusIsOn(() => button('Upload'));
    await userEvent.keyboard(' ');
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await focusIsOn(() => button('Upload'));
    expect(onTakeSelfie).not.toHaveBeenCalled();
  });
});

it('an UploadMenu that a key opened before it was loaded starts at its first item, and moves on from it', async () => {
  render(
    <UploadMenu
      open
      startAtFirst
      onTakeSelfie={vi.fn()}
      onUploadFromGallery={vi.fn()}
      onAddToWardrobe={vi.fn()}
    />,
  );
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Take Selfie'));
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Upload from Gallery'));
});

const wardrobe = {
  wardrobeIds: [],
  wardrobe: { items: [], failed: false, onRetry: vi.fn() },
  onOpenWardrobe: vi.fn(),
  onReplace: vi.fn(),
  onAdd: vi.fn(),
};

const found: readonly DetectedItem[] = [
  sampleDetectedItem(),
  sampleDetectedItem({ id: 'found-2', subcategory: 'Parkas' }),
];

function Found() {
  const [removedIds, setRemovedIds] = useState<readonly string[]>([]);
  return (
    <DetectedItemsPanel
      status="done"
      failure=""
      onCorrect={async () => true}
      {...wardrobe}
      items={found}
      removedIds={removedIds}
      onRemove={(id) => setRemovedIds([...removedIds, id])}
      onRestore={(id) => setRemovedIds(removedIds.filter((removed) => removed !== id))}
      onRetry={vi.fn()}
    />
  );
}

describe('DetectedItemsPanel', () => {
  it('removes and restores an item with Enter and keeps the focus in the list', async () => {
    render(<Found />);
    button('Remove Winter Coats from the post').focus();
    await userEvent.keyboard('{Enter}');
    await focusIsOn(() => button('Undo removing Winter Coats'));
    await userEvent.keyboard('{Enter}');
    await focusIsOn(() => button('Remove Winter Coats from the post'));
    await userEvent.keyboard('{Enter}');
    await focusIsOn(() => button('Undo removing Winter Coats'));
    await userEvent.keyboard('{Tab}');
    await waitFor(() => expect(document.activeElement?.closest('article')?.textContent).toMatch(/^Parkas/));
  });

  it('removes an item once when its button is pressed twice', async () => {
    render(<Found />);
    await userEvent.dblClick(button('Remove Winter Coats from the post'));
    await focusIsOn(() => button('Undo removing Winter Coats'));
  });
});

function Adding() {
  return (
    <EditablePostItems
      {...wardrobe}
      items={found}
      removedIds={[]}
      wardrobe={{ items: sampleItems, failed: false, onRetry: vi.fn() }}
      onCorrect={async () => true}
      onRemove={vi.fn()}
      onRestore={vi.fn()}
    />
  );
}

describe('PostItemList', () => {
  it('adds an item of the wardrobe with the keys, and returns the focus to the button', async () => {
    render(<Adding />);
    const cards = () => screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'));
    button('Add from my wardrobe').focus();
    await userEvent.keyboard('{Enter}');
    await focusIsOn(() => button('The good coat'));
    await userEvent.keyboard('{Escape}');
    await focusIsOn(() => button('Add from my wardrobe'));
    await userEvent.keyboard('{Enter}');
    await focusIsOn(() => button('The good coat'));
    await userEvent.keyboard('{Enter}');
    await focusIsOn(() => button('Add from my wardrobe'));
    expect(cards()).toEqual(['Winter Coats', 'Parkas', 'Trench Coats']);
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await waitFor(() => expect(document.activeElement?.closest('article')?.ariaLabel).toBe('Trench Coats'));
  });
});

describe('CreatePostOverlay', () => {
  it('when the user presses Escape after typing, opens a confirmation dialog, from which keep editing returns to the form', async () => {
    const onShare = vi.fn();
    const detection = {
      status: 'done',
      items: [],
      removedIds: [],
      onRemove: vi.fn(),
      onRestore: vi.fn(),
      onRetry: vi.fn(),
      failure: '',
      onCorrect: vi.fn(),
      ...wardrobe,
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
            sharing={null}
            onCancelSharing={vi.fn()}
            failure={null}
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
      expect(onShare).toHaveBeenCalledExactlyOnceWith({
        caption: 'Third day',
        imageAlt: '',
        tags: ['#winter'],
      }),
    );
    await userEvent.keyboard('{Escape}');
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Tab}{Enter}');
    await focusIsOn(() => button('Open'));
  });
});

function TagsInDialog() {
  const [tags, setTags] = useState('');
  return (
    <Dialog open onOpenChange={() => undefined} title="Create Post" initialFocus="body">
      <TagInput label="Aura tags" hint="A space starts the next tag." value={tags} onValueChange={setTags} />
      <input aria-label="Alternative text" />
    </Dialog>
  );
}

it('Tab leaves the tags of a post without one', async () => {
  render(<TagsInDialog />);
  const tags = () => screen.getByRole('textbox', { name: 'Aura tags' });
  await focusIsOn(tags);
  await waitFor(() => expect(tags()).toHaveProperty('value', '#'));
  await userEvent.keyboard('{Tab}');
  await focusIsOn(() => screen.getByRole('textbox', { name: 'Alternative text' }));
});
