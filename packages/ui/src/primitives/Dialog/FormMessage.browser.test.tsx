import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { FormMessage } from './FormMessage.tsx';

afterEach(cleanup);

const distance = () => document.documentElement.style.getPropertyValue('--toast-raise');

it('while a form has a message, toasts are raised above it', async () => {
  const { rerender } = render(<FormMessage>{null}</FormMessage>);
  expect(distance()).toBe('');
  rerender(<FormMessage>Please select a category.</FormMessage>);
  await expect.poll(distance).not.toBe('');
  rerender(<FormMessage>{null}</FormMessage>);
  await expect.poll(distance).toBe('');
});
