import '../../foundations/styles.css';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Link } from './Link.tsx';

afterEach(cleanup);

it('a Link is followed by Enter', async () => {
  render(<Link href="#there">There</Link>);
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'There' }));
  await userEvent.keyboard('{Enter}');
  expect(window.location.hash).toBe('#there');
});
