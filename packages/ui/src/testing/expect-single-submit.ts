import { act, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, type Mock, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

export interface FormRow {
  readonly name: string;
  /** Draws the form, which calls `send` to submit. */
  readonly draw: (send: Mock<() => Promise<never>>) => ReactElement;
  /** Texts to type, by label. */
  readonly texts?: Readonly<Record<string, string>>;
  /** A checkbox to check, by its label. */
  readonly check?: string;
  readonly submit: string;
}

/** Submits a form twice while its first submission runs, and expects one request. */
export async function expectSingleSubmit({ draw, texts, check, submit }: FormRow): Promise<void> {
  const send = vi.fn(() => new Promise<never>(() => undefined));
  render(draw(send));
  for (const [label, text] of Object.entries(texts ?? {})) {
    await userEvent.fill(
      screen.getByLabelText(new RegExp(`^${label}`), { selector: 'input, textarea' }),
      text,
    );
  }
  if (check !== undefined) await userEvent.click(screen.getByRole('checkbox', { name: check }));
  const button = screen.getByRole<HTMLButtonElement>('button', { name: submit });
  await vi.waitFor(() => expect(button.disabled).toBe(false));
  await act(async () => {
    button.click();
    button.click();
    button.form?.requestSubmit();
  });
  await vi.waitFor(() => expect(send).toHaveBeenCalled());
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(send).toHaveBeenCalledOnce();
}
