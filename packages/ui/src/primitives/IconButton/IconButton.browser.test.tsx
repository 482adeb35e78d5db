import '../../foundations/styles.css';
import { cleanup, render, screen } from '@testing-library/react';
import { X } from 'lucide-react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { IconButton } from './IconButton.tsx';

afterEach(cleanup);

it('an IconButton is pressed by Enter and Space; with a disabledReason it is focusable and not pressed', async () => {
  const press = vi.fn();
  render(
    <>
      <IconButton label="More" onClick={press}>
        <X aria-hidden />
      </IconButton>
      <IconButton label="Next post" disabledReason="This is the last post." onClick={press}>
        <X aria-hidden />
      </IconButton>
    </>,
  );
  await userEvent.keyboard('{Tab}{Enter} ');
  expect(press).toHaveBeenCalledTimes(2);
  await userEvent.keyboard('{Tab}{Enter} ');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next post' }));
  expect(press).toHaveBeenCalledTimes(2);
});

it('when its disabledReason comes and goes, an IconButton keeps the focus', () => {
  const button = (reason?: string) => (
    <IconButton label="Next post" disabledReason={reason}>
      <X aria-hidden />
    </IconButton>
  );
  const { rerender } = render(button());
  const rendered = screen.getByRole('button');
  rendered.focus();
  rerender(button('This is the last post.'));
  expect(document.activeElement).toBe(rendered);
  rerender(button());
  expect(document.activeElement).toBe(rendered);
});
