import { expect, it } from 'vitest';
import { cn } from './cn.ts';

it('cn drops falsy class names', () => {
  expect(cn('flex', false, null, undefined, 'p-2')).toBe('flex p-2');
});
