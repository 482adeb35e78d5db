import '../../foundations/styles.css';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { startTransition, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Tabs } from './Tabs.tsx';

afterEach(cleanup);

const tabs = ['One', 'Two', 'Three'].map((label) => ({ value: label, label }));

function SomeTabs() {
  const [value, setValue] = useState('One');
  return (
    <Tabs label="Wardrobe" tabs={tabs} value={value} onValueChange={setValue}>
      <button type="button">In {value}</button>
    </Tabs>
  );
}

it('Tabs are selected by arrow keys, Home and End, and Tab moves into the panel', async () => {
  render(<SomeTabs />);
  await userEvent.keyboard('{Tab}{End}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Three' })));
  await userEvent.keyboard('{Home}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'One' })));
  // The focus follows each key asynchronously, so the test waits for it before the next key.
  await userEvent.keyboard('{ArrowLeft}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Three' })));
  await userEvent.keyboard('{ArrowRight}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'One' })));
  await userEvent.keyboard('{Tab}');
  expect(screen.getByRole('tabpanel', { name: 'One' }).contains(document.activeElement)).toBe(true);
});

it('Tabs call onValueChange once per tab, also when the panel changes late', async () => {
  const onValueChange = vi.fn();
  function LateTabs() {
    const [value, setValue] = useState('One');
    const change = (next: string) => {
      onValueChange(next);
      startTransition(() => setValue(next));
    };
    return (
      <Tabs label="Wardrobe" tabs={tabs} value={value} onValueChange={change}>
        In {value}
      </Tabs>
    );
  }
  render(<LateTabs />);
  await userEvent.click(screen.getByRole('tab', { name: 'Two' }));
  await screen.findByText('In Two');
  await userEvent.click(screen.getByRole('tab', { name: 'One' }));
  await screen.findByText('In One');
  expect(onValueChange.mock.calls).toEqual([['Two'], ['One']]);
});

it('Tabs stay in place when counts of two digits arrive', async () => {
  const withCounts = (count: number | null) => (
    <Tabs label="Wardrobe" tabs={tabs.map((tab) => ({ ...tab, count }))} value="One" onValueChange={vi.fn()}>
      Content
    </Tabs>
  );
  const { rerender } = render(withCounts(null));
  const left = () => screen.getByRole('tab', { name: /Three/ }).getBoundingClientRect().left;
  const before = left();
  rerender(withCounts(48));
  await screen.findByRole('tab', { name: 'Three 48' });
  expect(left()).toBe(before);
});
