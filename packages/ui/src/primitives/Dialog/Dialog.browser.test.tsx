import '../../foundations/styles.css';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '../Button/Button.tsx';
import { Dialog } from './Dialog.tsx';

afterEach(cleanup);

interface WindowProps {
  readonly initialFocus?: 'body';
}

function Window(props: WindowProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Button>After</Button>
      <Dialog {...props} open={open} onOpenChange={setOpen} title="Edit" footer={<Button>Save</Button>}>
        <input aria-label="Name" />
      </Dialog>
    </>
  );
}

const open = async (props: WindowProps) => {
  render(<Window {...props} />);
  await userEvent.keyboard('{Tab}{Enter}');
  return screen.findByRole('dialog', { name: 'Edit' });
};

it('keeps Tab inside in both directions and gives focus back on Escape', async () => {
  const dialog = await open({});
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

it('begins at the field of a form, so that typing goes there at once', async () => {
  const dialog = await open({ initialFocus: 'body' });
  const field = within(dialog).getByRole('textbox', { name: 'Name' });
  await waitFor(() => expect(document.activeElement).toBe(field));
  await userEvent.keyboard('Ro{Tab}');
  expect(field).toHaveProperty('value', 'Ro');
  expect(document.activeElement).toBe(within(dialog).getByRole('button', { name: 'Save' }));
});

/** A page whose button is gone once what it offered was done. */
function Offer() {
  const [offered, setOffered] = useState(true);
  const [open, setOpen] = useState(false);
  return (
    <main>
      <h1>Wardrobe</h1>
      {offered && <Button onClick={() => setOpen(true)}>Continue</Button>}
      <Dialog open={open} onOpenChange={setOpen} title="Send">
        <Button onClick={() => setOffered(false)}>Send all</Button>
      </Dialog>
    </main>
  );
}

it("gives focus to the page's heading when what opened it is gone", async () => {
  render(<Offer />);
  await userEvent.keyboard('{Tab}{Enter}');
  await screen.findByRole('dialog', { name: 'Send' });
  await userEvent.keyboard('{Tab}{Enter}{Escape}');
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
});
