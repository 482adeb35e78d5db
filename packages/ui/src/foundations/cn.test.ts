import { expect, it } from 'vitest';
import { cn } from './cn.ts';

it('keeps a size and a colour of text side by side', () => {
  expect(cn('text-14 text-muted', 'text-danger')).toBe('text-14 text-danger');
  expect(cn('text-14 text-muted', 'text-22')).toBe('text-muted text-22');
});

it('lets the later of our own names win', () => {
  expect(cn('rounded-control shadow-float', 'rounded-full shadow-none')).toBe('rounded-full shadow-none');
  expect(cn('size-target', 'size-control')).toBe('size-control');
});

it('drops what is switched off', () => {
  expect(cn('flex', false, null, undefined, 'p-2')).toBe('flex p-2');
});
