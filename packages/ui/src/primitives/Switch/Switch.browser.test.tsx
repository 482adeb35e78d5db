import '../../foundations/styles.css';
import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Switch } from './Switch.tsx';

afterEach(cleanup);

function Switches({ onChange }: { readonly onChange: (on: boolean) => void }) {
  const [on, setOn] = useState(false);
  const change = (next: boolean) => {
    setOn(next);
    onChange(next);
  };
  return (
    <>
      <Switch label="Push" checked={on} onCheckedChange={change} />
      <Switch label="Two factors" checked={false} onCheckedChange={onChange} disabledReason="Coming soon" />
    </>
  );
}

it('a Switch is toggled by Space and Enter; with a disabledReason it is focusable and not toggled', async () => {
  const change = vi.fn();
  render(<Switches onChange={change} />);
  await userEvent.keyboard('{Tab} {Enter}');
  expect(change.mock.calls).toEqual([[true], [false]]);
  await userEvent.keyboard('{Tab} {Enter}');
  expect(document.activeElement).toBe(screen.getByRole('switch', { name: 'Two factors' }));
  expect(change).toHaveBeenCalledTimes(2);
});
