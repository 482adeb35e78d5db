import '../../foundations/styles.css';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from './Button.tsx';

afterEach(cleanup);

it.each(['{Enter}', ' '])('a Button is pressed by %j', async (key) => {
  const press = vi.fn();
  render(<Button onClick={press}>Save</Button>);
  await userEvent.keyboard(`{Tab}${key}`);
  expect(press).toHaveBeenCalledOnce();
});

it.each([{ busy: true }, { disabledReason: 'Choose a photo first.' }])(
  'a Button with %o is focusable and not pressed',
  async (state) => {
    const press = vi.fn();
    const submit = vi.fn((event: Event) => event.preventDefault());
    render(
      <form onSubmit={({ nativeEvent }) => submit(nativeEvent)}>
        <Button type="submit" onClick={press} {...state}>
          Save
        </Button>
      </form>,
    );
    await userEvent.keyboard('{Tab}{Enter} ');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save' }));
    expect(press).not.toHaveBeenCalled();
    expect(submit).not.toHaveBeenCalled();
  },
);

it('when its disabledReason comes and goes, a Button keeps the focus', () => {
  const button = () => screen.getByRole('button', { name: 'Save' });
  const { rerender } = render(<Button disabledReason={null}>Save</Button>);
  button().focus();
  rerender(<Button disabledReason="Choose a photo first.">Save</Button>);
  expect(document.activeElement).toBe(button());
  rerender(<Button disabledReason={null}>Save</Button>);
  expect(document.activeElement).toBe(button());
});
