import '../../foundations/styles.css';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { FileDrop } from './FileDrop.tsx';

afterEach(cleanup);

function photoInClipboard(): DataTransfer {
  const clipboardData = new DataTransfer();
  clipboardData.items.add(new File(['photo'], 'coat.jpg', { type: 'image/jpeg' }));
  return clipboardData;
}

it('a FileDrop has tab stops for the input and its remove button, and accepts a photo pasted by keyboard', async () => {
  const take = vi.fn();
  const remove = vi.fn();
  render(
    <FileDrop
      label="Add front photo"
      preview="data:,"
      onFile={take}
      onRemove={remove}
      removeLabel="Remove"
    />,
  );
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(screen.getByLabelText(/Add front photo/));
  const clipboardData = photoInClipboard();
  // The paste listener is added after the render in which the box has the focus.
  await waitFor(() => {
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    expect(take).toHaveBeenCalledOnce();
  });
  await userEvent.keyboard('{Tab}{Enter}');
  expect(remove).toHaveBeenCalledOnce();
});

it('when one box has the focus and another the pointer, a pasted photo goes to the one with the pointer', async () => {
  const takeFront = vi.fn();
  const takeBack = vi.fn();
  render(
    <div style={{ width: 96 }}>
      <FileDrop label="Add front photo" preview={null} onFile={takeFront} />
      <FileDrop label="Add back photo" preview={null} onFile={takeBack} />
      <button type="button">Elsewhere</button>
    </div>,
  );
  const front = screen.getByLabelText('Add front photo');
  const paste = () =>
    front.dispatchEvent(new ClipboardEvent('paste', { clipboardData: photoInClipboard(), bubbles: true }));
  front.focus();
  await act(() => userEvent.hover(screen.getByText('Add back photo')));
  paste();
  expect(takeBack).toHaveBeenCalledOnce();
  expect(takeFront).not.toHaveBeenCalled();
  await act(() => userEvent.hover(screen.getByText('Elsewhere')));
  paste();
  expect(takeFront).toHaveBeenCalledOnce();
  expect(takeBack).toHaveBeenCalledOnce();
});
