import { me } from '../testing/me.ts';
import '../styles.css';
import { CommentComposer } from '@aura/ui/post/CommentComposer';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createTestStore } from '../testing/create-test-store.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { WithSuggestions } from './WithSuggestions.tsx';

const person = (username: string, displayName = '') => ({
  username,
  displayName,
  profilePicId: null,
  profileBio: '',
});
const nothing = { success: true, people: [], posts: [], tags: [], items: [], total: 0, next: null };

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Answers searches and records them. */
function serve(answer: (type: string | null, q: string) => object | null) {
  const searches: string[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const { searchParams } = new URL(new Request(input, init).url);
    const type = searchParams.get('type');
    const q = searchParams.get('q') ?? '';
    searches.push(`${type} ${q}`);
    const found = answer(type, q);
    return found
      ? Response.json({ ...nothing, ...found })
      : Response.json({ success: false }, { status: 500 });
  });
  return searches;
}

const onSend = vi.fn();

function Composer() {
  const [text, setText] = useState('');
  return (
    <WithSuggestions>
      <CommentComposer
        currentUser={{ name: 'mira', avatar: null }}
        text={text}
        onTextChange={setText}
        onSend={onSend}
        onCancelReply={() => {}}
      />
    </WithSuggestions>
  );
}

const open = () => renderScreen(<Composer />, { store: createTestStore(me) });
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Add a comment' });

it('suggests people for a mention, and Enter inserts the first', async () => {
  const searches = serve(() => ({ people: [person('mariam.elsayed', 'Mariam'), person('mario')] }));
  open();
  await userEvent.type(field(), 'Thanks @mar');
  await screen.findByRole('option', { name: /mariam\.elsayed/ });
  expect(searches.at(-1)).toBe('people mar');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(field().value).toBe('Thanks @mariam.elsayed '));
  expect(onSend).not.toHaveBeenCalled();
});

it('suggests tags for a hashtag, at most six', async () => {
  const tags = Array.from({ length: 9 }, (_, index) => ({ tag: `#linen${index}`, posts: 9 - index }));
  serve(() => ({ tags }));
  open();
  await userEvent.type(field(), '#lin');
  await screen.findByRole('option', { name: /#linen0/ });
  expect(screen.getAllByRole('option')).toHaveLength(6);
});

it('when the search fails, typing continues without suggestions', async () => {
  const searches = serve(() => null);
  open();
  await userEvent.type(field(), 'Hi @mar');
  await waitFor(() => expect(searches).toContain('people mar'));
  await userEvent.type(field(), 'io!');
  expect(field().value).toBe('Hi @mario!');
  expect(screen.queryByRole('option')).toBeNull();
});
