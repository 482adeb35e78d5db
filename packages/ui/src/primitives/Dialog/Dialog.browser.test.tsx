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

it('a Dialog traps Tab in both directions, and restores the focus on Escape', async () => {
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

it('a Dialog has the initial focus on the first field of a form', async () => {
  const dialog = await open({ initialFocus: 'body' });
  const field = within(dialog).getByRole('textbox', { name: 'Name' });
  await waitFor(() => expect(document.activeElement).toBe(field));
  await userEvent.keyboard('Ro{Tab}');
  expect(field).toHaveProperty('value', 'Ro');
  expect(document.activeElement).toBe(within(dialog).getByRole('button', { name: 'Save' }));
});

/** A page whose button disappears after its action. */
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

it("when the element that opened it has been removed, a Dialog focuses the page's heading", async () => {
  render(<Offer />);
  await userEvent.keyboard('{Tab}{Enter}');
  await screen.findByRole('dialog', { name: 'Send' });
  await userEvent.keyboard('{Tab}{Enter}{Escape}');
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
});

/** A dialog over another dialog. An action in the upper one closes both. */
function TwoWindows() {
  const [open, setOpen] = useState(false);
  const [sending, setSending] = useState(false);
  const finish = () => {
    setSending(false);
    setOpen(false);
  };
  return (
    <main>
      <h1>Wardrobe</h1>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog open={open} onOpenChange={setOpen} title="Edit" initialFocus="body">
        <Button onClick={() => setSending(true)}>Save</Button>
        <Dialog open={sending} onOpenChange={setSending} title="Saving" initialFocus="body">
          <Button onClick={finish}>Done</Button>
        </Dialog>
      </Dialog>
    </main>
  );
}

it('when two dialogs close together, the element that opened the lower one is focused', async () => {
  render(<TwoWindows />);
  await userEvent.keyboard('{Tab}{Enter}');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Save'));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Done'));
  const received: (string | null)[] = [];
  const watch = new AbortController();
  const note = ({ target }: FocusEvent) => target instanceof HTMLElement && received.push(target.textContent);
  document.addEventListener('focusin', note, watch);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(received).toContain('Open'));
  await userEvent.keyboard('{Tab}');
  watch.abort();
  expect(received).not.toContain('Wardrobe');
});

/** A dialog over another dialog. Its action removes the button that opened it. */
function Report() {
  const [open, setOpen] = useState(false);
  const [reporting, setReporting] = useState(false);
  const [reported, setReported] = useState(false);
  return (
    <main>
      <h1>Post</h1>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog open={open} onOpenChange={setOpen} title="Comments" initialFocus="body">
        {!reported && <Button onClick={() => setReporting(true)}>Report</Button>}
        <Dialog open={reporting} onOpenChange={setReporting} title="Report" initialFocus="body">
          <Button onClick={() => setReported(true)}>Send</Button>
        </Dialog>
      </Dialog>
    </main>
  );
}

it('when the element in another dialog that opened it has been removed, a Dialog focuses the other dialog', async () => {
  render(<Report />);
  await userEvent.keyboard('{Tab}{Enter}');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Report'));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Send'));
  await userEvent.keyboard('{Enter}{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Report' })).toBeNull());
  const comments = screen.getByRole('dialog', { name: 'Comments' });
  await waitFor(() => expect(document.activeElement).toBe(comments));
});
