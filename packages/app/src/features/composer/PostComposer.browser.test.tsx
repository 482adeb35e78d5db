import { meWithUid } from '../../testing/me.ts';
import '../../styles.css';
import { newPostDraft } from '@aura/domain/forms/post-draft';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { databaseNames } from '../../platform/drafts/delete-drafts.ts';
import { getPostDraft } from '../../platform/drafts/post-draft.ts';
import { postDraftRecord } from '../../platform/drafts/post-draft-record.ts';
import { createTestStore } from '../../testing/create-test-store.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { resetDrafts } from '../../testing/reset-drafts.ts';
import PostComposer, { type PostComposerProps } from './PostComposer.tsx';

const me = meWithUid('uid-desk');
const photo = (name: string) => new Blob([name], { type: 'image/jpeg' });

const handlers = {
  openSource: null,
  onDecided: () => {},
  onDraftChange: () => {},
  onClose: () => {},
  onShared: () => {},
};

afterEach(async () => {
  cleanup();
  await resetDrafts(me.uid);
  vi.restoreAllMocks();
});

it('when preparing a new photo takes long and the user declines it, PostComposer keeps the draft in the editor', async () => {
  vi.spyOn(window, 'fetch').mockImplementation(() => new Promise(() => {}));
  const composer = (chosen: Blob) => <PostComposer {...handlers} photo={chosen} />;
  const { rerender } = renderScreen(composer(photo('first')), { store: createTestStore(me) });
  const editor = () => screen.findByRole('dialog', { name: 'Create Post' });
  await userEvent.type(within(await editor()).getByRole('textbox', { name: 'Caption' }), 'One coat');
  rerender(composer(photo('second')));
  const question = await screen.findByRole('alertdialog');
  await userEvent.click(within(question).getByRole('button', { name: 'Continue' }));
  const caption = within(await editor()).getByRole<HTMLTextAreaElement>('textbox', { name: 'Caption' });
  expect(caption.value).toBe('One coat');
});

/** Stores a draft whose page was closed before the response arrived, and answers how its request ended. */
async function reopen(state: 'done' | 'unknown') {
  const draft = { ...newPostDraft('3f1d3c52-7c44-4c1e-9a51-1f2f0e4a6b10', photo('first')), isSent: true };
  await postDraftRecord.write(databaseNames(me.uid, 'post')[0], draft);
  const fetchMock = vi
    .spyOn(window, 'fetch')
    .mockImplementation(async () => Response.json({ success: true, state }));
  renderScreen(<PostComposer {...handlers} photo={null} />, { store: createTestStore(me) });
  await expect.poll(() => fetchMock.mock.calls.length).toBe(1);
  return new Request(fetchMock.mock.calls[0]?.[0] ?? '').url;
}

it('when the post of the draft was shared after all, PostComposer says so and deletes the draft', async () => {
  const url = await reopen('done');
  expect(url).toContain('idempotencyKey=3f1d3c52-7c44-4c1e-9a51-1f2f0e4a6b10');
  await screen.findByText('Post shared to Aura Feed!');
  expect(screen.queryByText('Your last post is not shared yet.')).toBeNull();
  await expect.poll(() => postDraftRecord.read(databaseNames(me.uid, 'post')[0])).toBeNull();
});

it('when the post of the draft was not shared, PostComposer offers the draft', async () => {
  await reopen('unknown');
  await screen.findByText('Your last post is not shared yet.');
});

it('when there is a draft, PostComposer asks before it opens the camera, and a taken photo replaces the draft', async () => {
  vi.spyOn(window, 'fetch').mockImplementation(() => new Promise(() => {}));
  getPostDraft(me.uid).save(newPostDraft('8a4e4f7e-2f0c-4c38-9a3f-6f0b7ad0a001', photo('first')));
  const openSource = vi.fn();
  const composer = (props: Partial<PostComposerProps>) => (
    <PostComposer {...handlers} photo={null} {...props} />
  );
  const onDraftChange = vi.fn();
  const { rerender } = renderScreen(composer({ onDraftChange }), { store: createTestStore(me) });
  await vi.waitFor(() => expect(onDraftChange).toHaveBeenLastCalledWith(true));

  rerender(composer({ openSource }));
  const question = await screen.findByRole('alertdialog', { name: 'Continue your unshared post?' });
  expect(openSource).not.toHaveBeenCalled();
  await userEvent.click(within(question).getByRole('button', { name: 'Start a new post' }));
  expect(openSource).toHaveBeenCalledOnce();

  rerender(composer({ photo: photo('second') }));
  await screen.findByRole('dialog', { name: 'Create Post' });
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('when the notice was put away, it stays hidden for the visit, until there is another draft', async () => {
  const onDraftChange = vi.fn();
  const store = createTestStore(me);
  const open = () =>
    renderScreen(<PostComposer {...handlers} photo={null} onDraftChange={onDraftChange} />, { store });
  getPostDraft(me.uid).save(newPostDraft('8a4e4f7e-2f0c-4c38-9a3f-6f0b7ad0a002', photo('first')));
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Not now' }));
  expect(screen.queryByRole('region')).toBeNull();
  cleanup();
  onDraftChange.mockClear();
  open();
  await vi.waitFor(() => expect(onDraftChange).toHaveBeenLastCalledWith(true));
  expect(screen.queryByRole('region')).toBeNull();
  getPostDraft(me.uid).save(newPostDraft('8a4e4f7e-2f0c-4c38-9a3f-6f0b7ad0a003', photo('second')));
  await screen.findByRole('region', { name: 'Unshared post' });
});

it.each([
  ['a taken', 'asks first', true, 1],
  ['a chosen', 'does not ask', false, 0],
])('when the editor of %s photo is closed, it %s', async (_case, _outcome, isTaken, questions) => {
  vi.spyOn(window, 'fetch').mockImplementation(() => new Promise(() => {}));
  const onClose = vi.fn();
  renderScreen(<PostComposer {...handlers} photo={photo('first')} isTaken={isTaken} onClose={onClose} />, {
    store: createTestStore(me),
  });
  await screen.findByRole('dialog', { name: 'Create Post' });
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => {
    expect(screen.queryAllByRole('alertdialog', { name: 'Discard this post?' })).toHaveLength(questions);
    expect(onClose).toHaveBeenCalledTimes(1 - questions);
  });
});

it('when a continued draft is closed, the editor asks before it is lost', async () => {
  vi.spyOn(window, 'fetch').mockImplementation(() => new Promise(() => {}));
  getPostDraft(me.uid).save(newPostDraft('8a4e4f7e-2f0c-4c38-9a3f-6f0b7ad0a004', photo('first')));
  renderScreen(<PostComposer {...handlers} photo={null} />, { store: createTestStore(me) });
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
  await screen.findByRole('dialog', { name: 'Create Post' });
  await userEvent.keyboard('{Escape}');
  await screen.findByRole('alertdialog', { name: 'Discard this post?' });
});
