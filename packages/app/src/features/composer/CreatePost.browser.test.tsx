import '../../styles.css';
import type { ApiError } from '@aura/api-client/errors';
import { composerCopy } from '@aura/domain/copy/composer';
import type { DetectedItem } from '@aura/domain/entities';
import { newPostDraft } from '@aura/domain/forms/post-draft';
import { ToastProvider } from '@aura/ui/primitives/Toast';
import { cleanup, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { deleteDrafts } from '../../platform/drafts/delete-drafts.ts';
import { getPostDraft } from '../../platform/drafts/post-draft.ts';
import { runUpload } from '../../platform/run-upload.ts';
import { createTestStore } from '../../testing/create-test-store.ts';
import CreatePost from './CreatePost.tsx';

vi.mock('../../platform/run-upload.ts', () => ({ runUpload: vi.fn() }));

const me = { uid: 'uid-post', email: 'mira@example.test', displayName: '', method: 'password' as const };
const photo = new Blob(['a photo'], { type: 'image/jpeg' });

const item = (id: string, category: DetectedItem['category']): DetectedItem => ({
  id,
  category,
  subcategory: '',
  brand: '',
  description: '',
  size: '',
  color: '',
  material: '',
  style: '',
  season: [],
  confidence: null,
  image: null,
});

const forbidden: ApiError = { kind: 'api', status: 403, code: 'FORBIDDEN', message: '' };

/** Shares a post with a detected top and a coat of the wardrobe, which the server refuses. */
async function shareRefused() {
  vi.mocked(runUpload).mockRejectedValue(forbidden);
  const items = [item('found', 'Tops'), item('own-coat', 'Outerwear')];
  const detection = { items, removedIds: [], wardrobeIds: ['own-coat'], foundAt: Date.now() };
  const draft = { ...newPostDraft('3f1d3c52-7c44-4c1e-9a51-1f2f0e4a6b10', photo), detection };
  render(
    <Provider store={createTestStore(me)}>
      <MemoryRouter>
        <ToastProvider>
          <CreatePost
            photo={photo}
            savedDraft={draft}
            drafts={getPostDraft(me.uid)}
            onClose={() => undefined}
            onShared={() => undefined}
          />
        </ToastProvider>
      </MemoryRouter>
    </Provider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: composerCopy.share }));
}

afterEach(async () => {
  cleanup();
  await deleteDrafts(me.uid);
  vi.restoreAllMocks();
});

it('when an item of the wardrobe was deleted meanwhile, CreatePost names it and keeps the rest', async () => {
  const emptyWardrobe = { success: true, items: [] };
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json(emptyWardrobe));
  await shareRefused();
  await screen.findByText(composerCopy.itemsDeleted(['Outerwear']));
  expect(screen.queryByText('Outerwear')).toBeNull();
  expect(screen.getAllByText('Tops')).not.toHaveLength(0);
});
