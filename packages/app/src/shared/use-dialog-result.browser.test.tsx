import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useDialogResult } from './use-dialog-result.ts';

it.each([
  ['the user has chosen a value', 5],
  ['the user has cancelled', null],
])('when %s, resolves after the dialog has closed', async (_case, value) => {
  const { result } = renderHook(() => useDialogResult<string, number>());
  const results: (number | null)[] = [];
  const request = async () => void results.push(await result.current.request('photo'));
  act(() => void request());
  expect(result.current.dialog).toMatchObject({ subject: 'photo', open: true });
  await act(async () =>
    value === null ? result.current.onOpenChange(false) : result.current.onResult(value),
  );
  expect(result.current.dialog).toMatchObject({ subject: 'photo', open: false });
  expect(results).toEqual([]);
  await act(async () => result.current.onCloseAutoFocus());
  expect(results).toEqual([value]);
});
