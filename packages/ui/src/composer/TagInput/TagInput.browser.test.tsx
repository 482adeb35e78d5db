import '../../foundations/styles.css';
import { composerCopy } from '@aura/domain/copy/composer';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { commit, compose } from '../../testing/composition.ts';
import { TagInput } from './TagInput.tsx';

afterEach(cleanup);

function Tags() {
  const [value, setValue] = useState('');
  return (
    <>
      <TagInput
        label={composerCopy.tags}
        hint={composerCopy.tagsHint}
        value={value}
        onValueChange={setValue}
      />
      <input aria-label="Elsewhere" />
    </>
  );
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Aura tags' });
const elsewhere = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Elsewhere' });
const text = (expected: string) => waitFor(() => expect(field().value).toBe(expected));
const key = (keys: string) => userEvent.keyboard(keys);
const undo = () => key('{Control>}z{/Control}');
const redo = () => key('{Control>}{Shift>}z{/Shift}{/Control}');

describe('TagInput', () => {
  it('inserts the # of each tag and never deletes the first #', async () => {
    render(<Tags />);
    await key('{Tab}');
    await text('#');
    await key('winter light');
    await text('#winter #light');
    await key('{Home}{Delete}');
    await text('#winter #light');
    await key('{Control>}a{/Control}{Backspace}{Backspace}{Backspace}');
    await text('#');
  });

  it('when it is clicked anywhere, places the caret after the #', async () => {
    render(<Tags />);
    await userEvent.click(field(), { position: { x: 1, y: 20 } });
    await text('#');
    await key('winter');
    await text('#winter');
    await key('{Home}my ');
    await text('#my #winter');
  });

  it('when it contains only a # on blur, becomes empty', async () => {
    render(<Tags />);
    await key('{Tab}');
    await text('#');
    await key('{Tab}');
    await text('');
  });

  it('when text is inserted in the middle, keeps the caret there', async () => {
    render(<Tags />);
    await key('{Tab}winter light');
    await text('#winter #light');
    await key('{Home}{ArrowRight}{ArrowRight}{ArrowRight}x');
    await text('#wixnter #light');
    expect(field().selectionStart).toBe(4);
    await key(' ');
    await text('#wix #nter #light');
    expect(field().selectionStart).toBe(6);
  });

  it('when everything is selected, typing replaces it', async () => {
    render(<Tags />);
    await key('{Tab}winter light{Control>}a{/Control}s');
    await text('#s');
    await key('now');
    await text('#snow');
  });

  it('undoes and redoes an automatic change together with the typed one', async () => {
    render(<Tags />);
    await key('{Tab}coat');
    await text('#coat');
    await key(' ');
    await text('#coat #');
    await undo();
    await text('#coat');
    await redo();
    await text('#coat #');
    await key('red');
    await text('#coat #red');
    await key('{Control>}a{/Control}{Backspace}');
    await text('#');
    await undo();
    await text('#coat #red');
  });

  it('pastes thirty words as thirty tags in one undo step', async () => {
    const words = Array.from({ length: 30 }, (_, index) => `Tag${index}`);
    render(<Tags />);
    await userEvent.fill(elsewhere(), words.join('  '));
    elsewhere().select();
    await userEvent.copy();
    field().focus();
    await text('#');
    await userEvent.paste();
    await text(words.map((word) => `#${word}`).join(' '));
    await undo();
    await text('#');
  });

  it("deletes whole words with the system's shortcut and restores the #", async () => {
    render(<Tags />);
    await key('{Tab}winter{Control>}{Backspace}{/Control}');
    await waitFor(() => expect(field().value).toMatch(/^#$/));
  });

  it('while an input method composes, does not change the text', async () => {
    render(<Tags />);
    await key('{Tab}');
    await text('#');
    await compose('ふゆ');
    await text('#ふゆ');
    await compose('ふゆ の');
    await text('#ふゆ の');
    await commit('冬 道');
    await text('#冬 #道');
  });

  /** Phone keyboards compose every word and send no key events. */
  it('applies the rules to the input of a phone keyboard', async () => {
    render(<Tags />);
    field().focus();
    await text('#');
    for (const part of ['w', 'wi', 'wint']) {
      await compose(part);
      await text(`#${part}`);
    }
    await commit('winter');
    await text('#winter');
    await commit(' ');
    await text('#winter #');
    await compose('li');
    await text('#winter #li');
    await commit('light');
    await text('#winter #light');
  });

  it('has an accessible name and a description of the separator', () => {
    render(<Tags />);
    expect(field().getAttribute('aria-describedby')).not.toBeNull();
    const description = document.getElementById(field().getAttribute('aria-describedby') ?? '');
    expect(description?.textContent).toBe('A space starts the next tag.');
  });
});
