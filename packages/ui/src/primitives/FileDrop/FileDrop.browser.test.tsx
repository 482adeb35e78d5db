import '../../foundations/styles.css';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { FileDrop } from './FileDrop.tsx';

afterEach(cleanup);

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
  const clipboardData = new DataTransfer();
  clipboardData.items.add(new File(['photo'], 'coat.jpg', { type: 'image/jpeg' }));
  // The paste listener is added after the render in which the box has the focus.
  await waitFor(() => {
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    expect(take).toHaveBeenCalledOnce();
  });
  await userEvent.keyboard('{Tab}{Enter}');
  expect(remove).toHaveBeenCalledOnce();
});
