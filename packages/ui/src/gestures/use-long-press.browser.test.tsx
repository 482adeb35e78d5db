import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { longPressMs, useLongPress } from './use-long-press.ts';

const onLongPress = vi.fn();
const onClick = vi.fn();

function Target() {
  return (
    <div {...useLongPress(onLongPress)}>
      <button type="button" onClick={onClick}>
        Coat
      </button>
    </div>
  );
}

const button = () => screen.getByRole('button');
const finger = { pointerType: 'touch', isPrimary: true, clientX: 50, clientY: 50 };
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  render(<Target />);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.clearAllMocks();
});

it('a finger that stays is a long press, whose end is no click', () => {
  fireEvent.pointerDown(button(), finger);
  pass(longPressMs - 1);
  expect(onLongPress).not.toHaveBeenCalled();
  pass(1);
  expect(onLongPress).toHaveBeenCalledOnce();
  fireEvent.pointerUp(button(), finger);
  fireEvent.click(button());
  expect(onClick).not.toHaveBeenCalled();
  fireEvent.pointerDown(button(), finger);
  fireEvent.pointerUp(button(), finger);
  fireEvent.click(button());
  expect(onClick).toHaveBeenCalledOnce();
});

it.each([
  ['is lifted', () => fireEvent.pointerUp(button(), finger)],
  ['scrolls', () => fireEvent.pointerCancel(button(), finger)],
  ['moves', () => fireEvent.pointerMove(button(), { ...finger, clientY: 61 })],
])('a finger that %s before is no long press', (_, event) => {
  fireEvent.pointerDown(button(), finger);
  event();
  pass(longPressMs);
  expect(onLongPress).not.toHaveBeenCalled();
  fireEvent.click(button());
  expect(onClick).toHaveBeenCalledOnce();
});

it('a small movement does not end a long press', () => {
  fireEvent.pointerDown(button(), finger);
  fireEvent.pointerMove(button(), { ...finger, clientX: 56, clientY: 56 });
  pass(longPressMs);
  expect(onLongPress).toHaveBeenCalledOnce();
});

it('a mouse makes no long press', () => {
  fireEvent.pointerDown(button(), { ...finger, pointerType: 'mouse' });
  pass(longPressMs);
  expect(onLongPress).not.toHaveBeenCalled();
});

it('the menu of the browser for a finger is replaced by the long press, that of a mouse opens', () => {
  fireEvent.pointerDown(button(), finger);
  expect(fireEvent.contextMenu(button())).toBe(false);
  pass(longPressMs);
  expect(onLongPress).toHaveBeenCalledOnce();
  fireEvent.pointerDown(button(), { ...finger, pointerType: 'mouse' });
  expect(fireEvent.contextMenu(button())).toBe(true);
});
