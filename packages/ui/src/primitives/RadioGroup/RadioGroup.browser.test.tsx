import '../../foundations/styles.css';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { RadioGroup } from './RadioGroup.tsx';

afterEach(cleanup);

const options = ['One', 'Two', 'Three'].map((label) => ({ value: label, label }));

function Radios({ variant }: { readonly variant: 'list' | 'bar' }) {
  const [value, setValue] = useState<string | null>(null);
  const choice = { options, value, onValueChange: setValue };
  return (
    <>
      <RadioGroup label="Visibility" variant={variant} {...choice} />
      <button type="button">After</button>
    </>
  );
}

it.each(['list', 'bar'] as const)(
  'a RadioGroup of variant %s is entered by Tab, selects by Space and arrow keys, and is left by Tab',
  async (variant) => {
    render(<Radios variant={variant} />);
    await userEvent.keyboard('{Tab} ');
    await waitFor(() => expect(screen.getByRole('radio', { name: 'One' })).toHaveProperty('checked', true));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Two' })).toHaveProperty('checked', true));
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Three' })).toHaveProperty('checked', true));
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement?.textContent).toBe('After');
  },
);
