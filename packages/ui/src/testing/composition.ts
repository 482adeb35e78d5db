import { cdp } from 'vitest/browser';

/** What the browser's own protocol is asked for here; an input method is nothing that keys can imitate. */
interface InputProtocol {
  send(
    method: 'Input.imeSetComposition',
    parameters: { text: string; selectionStart: number; selectionEnd: number },
  ): Promise<unknown>;
  send(method: 'Input.insertText', parameters: { text: string }): Promise<unknown>;
}

const protocol = () => cdp() as unknown as InputProtocol;

/** Begins or goes on with a composition, as an input method does while its words are being chosen. */
export const compose = (text: string) =>
  protocol().send('Input.imeSetComposition', {
    text,
    selectionStart: text.length,
    selectionEnd: text.length,
  });

/** Ends the composition with the words that were chosen. */
export const commit = (text: string) => protocol().send('Input.insertText', { text });
