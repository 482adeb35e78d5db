import '../../foundations/styles.css';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ShortcutsDialog } from '../ShortcutsDialog/ShortcutsDialog.tsx';
import { PostShortcuts } from './PostShortcuts.tsx';

afterEach(cleanup);

const done = vi.fn<(action: string) => void>();
const pressed = vi.fn();
beforeEach(() => {
  done.mockClear();
  pressed.mockClear();
});

function Page() {
  const [characters, setCharacters] = useState(true);
  const actions = Object.fromEntries(
    ['previous', 'next', 'view', 'like', 'comment', 'share', 'open'].map((name) => [name, () => done(name)]),
  );
  return (
    <>
      <PostShortcuts
        actions={actions}
        characters={characters}
        onCharactersChange={setCharacters}
        dialog={ShortcutsDialog}
      />
      <button type="button" onClick={() => pressed()}>
        Some button
      </button>
      <input aria-label="Some field" />
      <div role="radiogroup" aria-label="Some choice">
        <input type="radio" name="choice" aria-label="One" defaultChecked />
        <input type="radio" name="choice" aria-label="Two" />
      </div>
      <div className="h-16 overflow-y-auto">
        <button type="button">In a list</button>
        <p className="h-80">Long</p>
      </div>
    </>
  );
}

const focus = (name: string) => screen.getByRole('button', { name }).focus();

describe('the shortcuts of a post', () => {
  it('work when the page, or a control that does not handle them, has the focus', async () => {
    render(<Page />);
    await userEvent.keyboard('j{ArrowUp}');
    focus('Some button');
    await userEvent.keyboard('{ArrowDown}l');
    expect(done.mock.calls.flat()).toEqual(['next', 'previous', 'next', 'like']);
  });

  it('when a button has the focus, Enter presses it', async () => {
    render(<Page />);
    focus('Some button');
    await userEvent.keyboard('{Enter}');
    expect(pressed).toHaveBeenCalledOnce();
    expect(done).not.toHaveBeenCalled();
  });

  it('have no effect while the user types', async () => {
    render(<Page />);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Some field' });
    field.focus();
    await userEvent.keyboard('silk?{ArrowDown}{Enter}');
    await waitFor(() => expect(field.value).toBe('silk?'));
    expect(done).not.toHaveBeenCalled();
  });

  it('when a radio group or a scrolling list has the focus, leave the arrow keys to it', async () => {
    render(<Page />);
    screen.getByRole('radio', { name: 'One' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Two' })).toHaveProperty('checked', true));
    focus('In a list');
    await userEvent.keyboard('{ArrowDown}');
    expect(done).not.toHaveBeenCalled();
    await userEvent.keyboard('j');
    expect(done).toHaveBeenCalledExactlyOnceWith('next');
  });

  it('when a radio group has the focus, ignore Enter and accept letters', async () => {
    render(<Page />);
    screen.getByRole('radio', { name: 'One' }).focus();
    await userEvent.keyboard('{Enter}l');
    expect(done).toHaveBeenCalledExactlyOnceWith('like');
  });

  it('ignore keys with a modifier', async () => {
    render(<Page />);
    await userEvent.keyboard('{Control>}l{/Control}{Alt>}c{/Alt}{Shift>}{ArrowDown}{/Shift}');
    expect(done).not.toHaveBeenCalled();
  });

  it('open the list on ?, and its switch turns character keys off', async () => {
    render(<Page />);
    await userEvent.keyboard('?');
    const letters = await screen.findByRole('switch', { name: 'Single-key shortcuts' });
    await userEvent.keyboard('jl');
    expect(done).not.toHaveBeenCalled();
    letters.focus();
    await userEvent.keyboard(' {Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('j?{ArrowDown}');
    expect(done).toHaveBeenCalledExactlyOnceWith('next');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
