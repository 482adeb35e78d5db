import { cdp } from 'vitest/browser';

/** The part of the Chrome DevTools protocol that composes text. Key events cannot simulate input methods. */
interface InputProtocol {
  send(
    method: 'Input.imeSetComposition',
    parameters: { text: string; selectionStart: number; selectionEnd: number },
  ): Promise<unknown>;
  send(method: 'Input.insertText', parameters: { text: string }): Promise<unknown>;
}

const protocol = () => cdp() as unknown as InputProtocol;

/** Starts or updates a composition, as an input method does. */
export const compose = (text: string) =>
  protocol().send('Input.imeSetComposition', {
    text,
    selectionStart: text.length,
    selectionEnd: text.length,
  });

/** Ends the composition with the given text. */
export const commit = (text: string) => protocol().send('Input.insertText', { text });
