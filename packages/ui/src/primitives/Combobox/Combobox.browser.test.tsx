import '../../foundations/styles.css';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { useRef, useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Combobox } from './Combobox.tsx';
import { useAnchoredPopover } from './use-anchored-popover.ts';

afterEach(cleanup);

const options = ['One', 'Two', 'Three'].map((label) => ({ value: label, label }));

function Colors() {
  const [value, setValue] = useState('');
  return (
    <>
      <Combobox label="Color" options={options} value={value} onValueChange={setValue} />
      <button type="button">After</button>
    </>
  );
}

const start = () => {
  render(<Colors />);
  return screen.getByRole('combobox', { name: 'Color' });
};

it('a Combobox opens, moves and selects by keyboard; Escape closes the list and keeps the value', async () => {
  const input = start();
  await userEvent.keyboard('{Tab}{ArrowDown}');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3));
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(input).toHaveProperty('value', 'Two'));
  await userEvent.keyboard('{ArrowDown}{Escape}{Escape}');
  await waitFor(() => expect(input.getAttribute('aria-expanded')).toBe('false'));
  expect(input).toHaveProperty('value', 'Two');
});

it('a Combobox filters while typing, keeps the focus in the field and sets aria-activedescendant', async () => {
  const input = start();
  await userEvent.keyboard('{Tab}th');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  expect(document.activeElement).toBe(input);
  const option = screen.getByRole('option', { name: 'Three' });
  expect(input.getAttribute('aria-activedescendant')).toBe(option.id);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(input).toHaveProperty('value', 'Three'));
});

it('when an arrow key moves in a filtered list, Enter selects the option of that list', async () => {
  const input = start();
  await userEvent.keyboard('{Tab}t{ArrowDown}');
  const [, second] = await screen.findAllByRole('option');
  expect(second?.textContent).toBe('Three');
  expect(input.getAttribute('aria-activedescendant')).toBe(second?.id);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(input).toHaveProperty('value', 'Three'));
  await userEvent.click(input);
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3));
});

it('when the pointer moves over a filtered list, the list stays filtered', async () => {
  const input = start();
  await userEvent.keyboard('{Tab}t');
  const option = await screen.findByRole('option', { name: 'Three' });
  await userEvent.hover(option);
  await waitFor(() => expect(input.getAttribute('aria-activedescendant')).toBe(option.id));
  expect(screen.getAllByRole('option')).toHaveLength(2);
  await userEvent.hover(input);
  expect(screen.getAllByRole('option')).toHaveLength(2);
});

it('when Tab leaves the field, a Combobox discards text that was not selected', async () => {
  const input = start();
  await userEvent.keyboard('{Tab}zzz{Tab}');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('After'));
  await waitFor(() => expect(input).toHaveProperty('value', ''));
});

it('when more options are shown near the lower edge of the window, the list opens upwards', async () => {
  render(
    <div style={{ position: 'fixed', bottom: 80 }}>
      <Colors />
    </div>,
  );
  const input = screen.getByRole('combobox', { name: 'Color' });
  const list = screen.getByRole('listbox', { hidden: true });
  const isAbove = () => list.getBoundingClientRect().bottom <= input.getBoundingClientRect().top;
  await userEvent.keyboard('{Tab}tw');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  expect(isAbove()).toBe(false);
  await userEvent.keyboard('{Backspace}{Backspace}');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3));
  expect(isAbove()).toBe(true);
});

it('when the anchor of a popover grows, the popover moves', async () => {
  function Popover() {
    const anchor = useRef<HTMLDivElement>(null);
    const popover = useRef<HTMLDivElement>(null);
    useAnchoredPopover(anchor, popover, true);
    return (
      <>
        <div ref={anchor} style={{ height: 40 }}>
          Anchor
        </div>
        <div ref={popover} popover="manual" className="fixed inset-auto m-0">
          Popover
        </div>
      </>
    );
  }
  render(<Popover />);
  const anchor = screen.getByText('Anchor');
  const distance = () =>
    screen.getByText('Popover').getBoundingClientRect().top - anchor.getBoundingClientRect().bottom;
  const before = distance();
  expect(before).toBeGreaterThan(0);
  anchor.style.height = '80px';
  await waitFor(() => expect(distance()).toBe(before));
});
