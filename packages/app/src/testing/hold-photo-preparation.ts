import { vi } from 'vitest';

/**
 * Holds the photos that are sent to the worker that prepares them.
 * @returns a function that lets the worker prepare them, and what is sent later
 */
export function holdPhotoPreparation(): () => void {
  const post = Worker.prototype.postMessage;
  const held: (() => void)[] = [];
  const spy = vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(function (
    this: Worker,
    ...sent: unknown[]
  ) {
    held.push(() => Reflect.apply(post, this, sent));
  });
  return () => {
    spy.mockRestore();
    for (const send of held.splice(0)) send();
  };
}
