import { afterEach, expect, it } from 'vitest';
import { warnBeforeUnload } from './warn-before-unload.ts';

afterEach(() => document.body.replaceChildren());

/** Returns whether the browser would ask before it leaves a page with these elements. */
function asks(html: string): boolean {
  const page = document.createElement('div');
  page.innerHTML = html;
  const stop = warnBeforeUnload(page);
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  stop();
  return event.defaultPrevented;
}

it('asks before a page with a filled field is left', () => {
  expect(asks('<textarea>A comment</textarea>')).toBe(true);
  expect(asks('<input value="A name" />')).toBe(true);
});

it('does not ask when nothing is typed, for a search, and for a form that is stored as a draft', () => {
  expect(asks('<textarea> </textarea><input type="checkbox" value="on" />')).toBe(false);
  expect(asks('<input type="search" value="Coat" />')).toBe(false);
  expect(asks('<form data-draft><textarea>A caption</textarea></form>')).toBe(false);
});
