import '../foundations/styles.css';
import { itemCopy } from '@aura/domain/copy/items';
import { postCopy } from '@aura/domain/copy/post';
import type { Comment } from '@aura/domain/entities';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { PostView } from '../gestures/tap-zones.ts';
import { noCommentActions } from '../testing/comment-actions.ts';
import { commit, compose } from '../testing/composition.ts';
import { focusIsOn } from '../testing/focus-is-on.ts';
import { Opener } from '../testing/Opener.tsx';
import { longCaption } from '../testing/sample-captions.ts';
import { sampleComments, sampleItem, sampleNow, samplePost } from '../testing/samples.ts';
import { CommentsOverlay } from './CommentsOverlay/CommentsOverlay.tsx';
import { CommentsPanel } from './CommentsPanel/CommentsPanel.tsx';
import { ItemFlipCard } from './ItemFlipCard/ItemFlipCard.tsx';
import { PostAuthor } from './PostAuthor/PostAuthor.tsx';
import { PostText } from './PostText/PostText.tsx';
import { ShareDialog } from './ShareDialog/ShareDialog.tsx';
import { ViewToggle } from './ViewToggle/ViewToggle.tsx';

afterEach(cleanup);

const button = (name: string) => screen.getByRole('button', { name });
/** Queries again on each attempt: while a dialog closes, the page behind it is inert. */
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Add a comment' });

const onSend = vi.fn<(text: string) => void>();
beforeEach(() => void onSend.mockClear());

/** Clears the field after sending, as the app does. */
function useComposer() {
  const [text, setText] = useState('');
  const [replyTo, setReplyTo] = useState<Comment | null>(null);
  return {
    comments: sampleComments,
    commentCount: sampleComments.length,
    now: sampleNow,
    profileHref: (username: string) => `#${username}`,
    currentUser: { name: 'Sofia', avatar: null },
    text,
    onTextChange: setText,
    onSend: () => {
      onSend(text);
      setText('');
    },
    replyTo,
    onReplyToChange: setReplyTo,
    actions: noCommentActions,
  };
}

function Panel() {
  return <CommentsPanel {...useComposer()} />;
}

function Overlay() {
  const composer = useComposer();
  return (
    <Opener>
      {(open, onOpenChange) => <CommentsOverlay {...composer} open={open} onOpenChange={onOpenChange} />}
    </Opener>
  );
}

describe('CommentsPanel', () => {
  it('sends on Enter, inserts a line break on Shift+Enter, and keeps the focus in the field', async () => {
    render(<Panel />);
    field().focus();
    await userEvent.keyboard('So well{Shift>}{Enter}{/Shift}cut');
    await waitFor(() => expect(field().value).toBe('So well\ncut'));
    expect(onSend).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(onSend).toHaveBeenCalledExactlyOnceWith('So well\ncut');
    await waitFor(() => expect(field().value).toBe(''));
    await userEvent.keyboard('{Enter}');
    expect(onSend).toHaveBeenCalledOnce();
    await focusIsOn(field);
  });

  it('while an input method composes, does not send on Enter', async () => {
    render(<Panel />);
    field().focus();
    await compose('すてき');
    await userEvent.keyboard('{Enter}');
    expect(onSend).not.toHaveBeenCalled();
    await commit('素敵');
    await waitFor(() => expect(field().value).toContain('素敵'));
    await userEvent.keyboard('{Enter}');
    expect(onSend).toHaveBeenCalledOnce();
  });

  it('starts and cancels a reply with the focus in the field', async () => {
    render(<Panel />);
    button('Reply to jo').focus();
    await userEvent.keyboard('{Enter}');
    await focusIsOn(field);
    expect(screen.getByText('Replying to jo')).toBeTruthy();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await focusIsOn(() => button('Cancel reply'));
    await userEvent.keyboard('{Enter}');
    await focusIsOn(field);
    expect(screen.queryByText('Replying to jo')).toBeNull();
  });
});

describe('CommentsOverlay', () => {
  it('opens, sends, closes on Escape and restores the focus', async () => {
    render(<Overlay />);
    await userEvent.keyboard('{Tab}{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Comments' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    field().focus();
    await userEvent.keyboard('Yes.{Enter}');
    expect(onSend).toHaveBeenCalledExactlyOnceWith('Yes.');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await focusIsOn(() => button('Open'));
  });
});

describe('ShareDialog', () => {
  it('focuses the first option, copies with Enter and restores the focus on Escape', async () => {
    const onCopy = vi.fn();
    const shared = { url: 'https://aura.example/post/1', title: 'A post', text: 'Look' };
    render(
      <Opener>
        {(open, onOpenChange) => (
          <ShareDialog open={open} onOpenChange={onOpenChange} shared={shared} onCopy={onCopy} />
        )}
      </Opener>,
    );
    await userEvent.keyboard('{Tab}{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Share' }));
    await focusIsOn(() => dialog.getByRole('button', { name: 'Copy Link' }));
    await userEvent.keyboard('{Enter}');
    expect(onCopy).toHaveBeenCalledOnce();
    for (const link of dialog.getAllByRole('link')) {
      await userEvent.keyboard('{Tab}');
      await focusIsOn(() => link);
    }
    await userEvent.keyboard('{Tab}');
    await focusIsOn(() => dialog.getByRole('button', { name: 'Close' }));
    await userEvent.keyboard('{Escape}');
    await focusIsOn(() => button('Open'));
  });
});

describe('ItemFlipCard', () => {
  it('flips on Enter and Space, and like, wishlist and store follow in tab order', async () => {
    const onLikedChange = vi.fn();
    const onInWishlistChange = vi.fn();
    const onFavoriteChange = vi.fn();
    const favoriteStore = { isFavorite: false, onFavoriteChange };
    const buttons = { liked: false, onLikedChange, inWishlist: false, onInWishlistChange, favoriteStore };
    render(<ItemFlipCard item={sampleItem({ name: 'Coat', store: 'Arket', front: null })} {...buttons} />);
    const turn = button('Show details of Coat');
    await userEvent.keyboard('{Tab}{Enter}');
    await focusIsOn(() => turn);
    await waitFor(() => expect(turn.getAttribute('aria-pressed')).toBe('true'));
    await userEvent.keyboard(' ');
    await waitFor(() => expect(turn.getAttribute('aria-pressed')).toBe('false'));
    await userEvent.keyboard('{Tab}{Enter}{Tab} {Tab}{Enter}');
    await waitFor(() => expect(onFavoriteChange).toHaveBeenCalledExactlyOnceWith(true));
    await waitFor(() => expect(onInWishlistChange).toHaveBeenCalledExactlyOnceWith(true));
    expect(onLikedChange).toHaveBeenCalledExactlyOnceWith(true);
  });

  it('takes a double click on the star as one press', async () => {
    const onInWishlistChange = vi.fn();
    const likes = { liked: false, onLikedChange: vi.fn() };
    render(
      <ItemFlipCard
        item={sampleItem({ name: 'Coat' })}
        {...likes}
        inWishlist={false}
        onInWishlistChange={onInWishlistChange}
      />,
    );
    await userEvent.keyboard('{Tab}{Enter}');
    await userEvent.dblClick(button(itemCopy.addToWishlist('Coat')));
    expect(onInWishlistChange).toHaveBeenCalledExactlyOnceWith(true);
  });
});

describe('PostAuthor', () => {
  it('takes a double click on the avatar as one press', async () => {
    const onFollowedChange = vi.fn();
    const author = { post: samplePost(), now: sampleNow, profileHref: '#profile' };
    render(<PostAuthor {...author} followed={false} onFollowedChange={onFollowedChange} />);
    await userEvent.dblClick(button(postCopy.follow('mariam.elsayed')));
    expect(onFollowedChange).toHaveBeenCalledExactlyOnceWith(true);
  });
});

function Views({ itemCount }: { readonly itemCount: number }) {
  const [view, setView] = useState<PostView>('image');
  return <ViewToggle view={view} itemCount={itemCount} onViewChange={setView} />;
}

describe('ViewToggle', () => {
  const chosen = () => screen.getAllByRole<HTMLInputElement>('radio').findIndex(({ checked }) => checked);

  it('is one tab stop, in which arrow keys select', async () => {
    render(<Views itemCount={5} />);
    await userEvent.keyboard('{Tab}{ArrowRight}');
    await waitFor(() => expect(chosen()).toBe(1));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(chosen()).toBe(0));
  });

  it('when there are no items, stays on the image', async () => {
    render(<Views itemCount={0} />);
    await userEvent.keyboard('{Tab}{ArrowRight}');
    expect(chosen()).toBe(0);
  });
});

describe('PostText', () => {
  it('expands and collapses a long caption without moving the focus', async () => {
    render(
      <div style={{ width: '20rem' }}>
        <PostText caption={`${longCaption} `.repeat(4)} tags={[]} />
      </div>,
    );
    await screen.findByRole('button', { name: 'More' });
    await userEvent.keyboard('{Tab}{Enter}');
    await focusIsOn(() => button('Less'));
    await userEvent.keyboard(' ');
    await focusIsOn(() => button('More'));
  });
});
