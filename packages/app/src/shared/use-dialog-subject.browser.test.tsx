import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useDialogSubject } from './use-dialog-subject.ts';

afterEach(cleanup);

const opened = (...subjects: readonly string[]) => {
  const { result } = renderHook(() => useDialogSubject<string>());
  for (const subject of subjects) act(() => result.current.show(subject));
  return result;
};

it('a dialog that is opened twice for the same subject, as by a double click, is not reset', () => {
  expect(opened('coat', 'coat').current.dialog).toEqual({ subject: 'coat', open: true, openCount: 1 });
});

it('a dialog that is opened for another subject, or again after it was closed, is reset', () => {
  const result = opened('coat', 'scarf');
  expect(result.current.dialog).toEqual({ subject: 'scarf', open: true, openCount: 2 });
  act(() => result.current.onOpenChange(false));
  act(() => result.current.show('scarf'));
  expect(result.current.dialog).toEqual({ subject: 'scarf', open: true, openCount: 3 });
});
