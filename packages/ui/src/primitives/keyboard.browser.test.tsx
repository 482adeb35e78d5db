import '../foundations/styles.css';
import { render, screen, waitFor, within } from '@testing-library/react';
import { type ComponentProps, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { AlertDialog } from './AlertDialog/AlertDialog.tsx';
import { Button } from './Button/Button.tsx';
import { ChipGroup } from './ChipGroup/ChipGroup.tsx';
import { Combobox } from './Combobox/Combobox.tsx';
import { Dialog } from './Dialog/Dialog.tsx';
import { Menu } from './Menu/Menu.tsx';
import { SegmentedToggle } from './SegmentedToggle/SegmentedToggle.tsx';
import { Tabs } from './Tabs/Tabs.tsx';

const options = ['One', 'Two', 'Three'].map((label) => ({ value: label, label }));

afterEach(() => {
  document.body.replaceChildren();
});

function Chips(props: Partial<ComponentProps<typeof ChipGroup<string>>>) {
  const [value, setValue] = useState('One');
  return <ChipGroup label="Filter" options={options} {...props} value={value} onValueChange={setValue} />;
}

describe('ChipGroup', () => {
  it('is one stop; arrows move and choose, and go round', async () => {
    render(<Chips />);
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'One' }));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Two' })).toHaveProperty('checked', true));
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Three' })).toHaveProperty('checked', true));
  });
});

function Toggle() {
  const [value, setValue] = useState('One');
  const segments = options.map((option) =>
    option.value === 'Two' ? { ...option, disabledReason: 'Not now.' } : option,
  );
  return <SegmentedToggle label="View" segments={segments} value={value} onValueChange={setValue} />;
}

describe('SegmentedToggle', () => {
  it('skips what cannot be chosen', async () => {
    render(<Toggle />);
    await userEvent.keyboard('{Tab}{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Three' })).toHaveProperty('checked', true));
  });
});

function SomeTabs() {
  const [value, setValue] = useState('One');
  return (
    <Tabs label="Wardrobe" tabs={options} value={value} onValueChange={setValue}>
      <button type="button">In {value}</button>
    </Tabs>
  );
}

describe('Tabs', () => {
  it('moves with arrows, Home and End, and Tab leads into the panel', async () => {
    render(<SomeTabs />);
    await userEvent.keyboard('{Tab}{End}');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Three' })));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'One' })));
    await userEvent.keyboard('{Tab}');
    expect(screen.getByRole('tabpanel', { name: 'One' }).contains(document.activeElement)).toBe(true);
  });
});

describe('Menu', () => {
  it('opens, goes round, finds by letter, chooses and gives focus back', async () => {
    const chosen = vi.fn();
    const items = options.map(({ label }) => ({ label, onSelect: () => chosen(label) }));
    render(<Menu trigger={<Button>Actions</Button>} items={items} />);
    const trigger = screen.getByRole('button', { name: 'Actions' });
    await userEvent.keyboard('{Tab}{Enter}');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('One'));
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Three'));
    await userEvent.keyboard('tw');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Two'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(chosen).toHaveBeenCalledExactlyOnceWith('Two'));
    expect(document.activeElement).toBe(trigger);
  });
});

function Colors() {
  const [value, setValue] = useState('');
  return <Combobox label="Color" options={options} value={value} onValueChange={setValue} />;
}

describe('Combobox', () => {
  it('opens, moves and chooses without a pointer; Escape closes and keeps the value', async () => {
    render(<Colors />);
    const input = screen.getByRole('combobox', { name: 'Color' });
    await userEvent.keyboard('{Tab}{ArrowDown}');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(input).toHaveProperty('value', 'Two'));
    await userEvent.keyboard('{ArrowDown}{Escape}{Escape}');
    await waitFor(() => expect(input.getAttribute('aria-expanded')).toBe('false'));
    expect(input).toHaveProperty('value', 'Two');
  });
});

function Window() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Button>After</Button>
      <Dialog open={open} onOpenChange={setOpen} title="Edit" footer={<Button>Save</Button>}>
        <input aria-label="Name" />
      </Dialog>
    </>
  );
}

describe('Dialog', () => {
  it('keeps Tab inside in both directions and gives focus back on Escape', async () => {
    render(<Window />);
    await userEvent.keyboard('{Tab}{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Edit' });
    const close = within(dialog).getByRole('button', { name: 'Close' });
    const save = within(dialog).getByRole('button', { name: 'Save' });
    await waitFor(() => expect(document.activeElement).toBe(close));
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    expect(document.activeElement).toBe(save);
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(close);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' })));
  });
});

function Question() {
  const [open, setOpen] = useState(false);
  const confirm = { confirmLabel: 'Delete', onConfirm: () => setOpen(false) };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Ask</Button>
      <AlertDialog open={open} onOpenChange={setOpen} title="Delete it?" {...confirm} />
    </>
  );
}

describe('AlertDialog', () => {
  it('begins at Cancel, so that Enter decides nothing', async () => {
    render(<Question />);
    await userEvent.keyboard('{Tab}{Enter}');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Cancel'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Ask'));
  });
});
