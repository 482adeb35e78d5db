import '../../styles.css';
import { itemWire } from '@aura/api-client/testing/blank-wires';
import { FeedArrows } from '@aura/ui/feed/FeedArrows';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createTestStore } from '../../testing/create-test-store.ts';
import { meWithUid } from '../../testing/me.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { samplePost } from '../../testing/sample-post.ts';
import { PostStage } from './PostStage.tsx';

const me = meWithUid('uid-stage');
const item = itemWire({ id: 'posted-coat', category: 'Outerwear', isOwner: false });
const own = itemWire({ id: 'own-coat', category: 'Outerwear' });

function open(onOpen: (() => void) | undefined) {
  const currentUser = { email: me.email, username: 'mira', profile: null, isLoading: false };
  renderScreen(
    <PostStage
      post={samplePost({ itemIds: [item.id] })}
      currentUser={currentUser}
      view="items"
      onViewChange={vi.fn()}
      onOpen={onOpen}
      arrows={<FeedArrows onPrevious={vi.fn()} onNext={vi.fn()} />}
    />,
    { store: createTestStore(me) },
  );
  return screen.findByRole('button', { name: 'Recreate this look' });
}

beforeEach(() => {
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const { url } = new Request(input, init);
    if (url.includes('/postItems')) return Response.json({ success: true, items: [item] });
    const matches = [{ itemId: item.id, ownItemIds: [own.id] }];
    return Response.json({ success: true, hasWardrobe: true, matches, items: [own], favorites: [] });
  });
});
afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  await page.viewport(1440, 1200);
});

it('on a phone, the items of a post in the feed have a link to the post that fits beside the other actions', async () => {
  await page.viewport(390, 844);
  await open(vi.fn());
  const link = screen.getByRole('link', { name: 'Open post' });
  expect(link).toHaveAttribute('href', '/post/post-1');
  expect(document.documentElement.scrollWidth).toBe(390);
  expect(screen.getByRole('button', { name: /Next/ }).getBoundingClientRect().right).toBeLessThanOrEqual(390);
});

it('on its page, the items of a post have no link to the post', async () => {
  await open(undefined);
  expect(screen.queryByRole('link', { name: 'Open post' })).toBeNull();
});
