import '../../foundations/styles.css';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { TextField } from '../TextField/TextField.tsx';

afterEach(cleanup);

it('"optional" is a word of its own in the name of the control', () => {
  render(<TextField label="Description" optional />);
  expect(screen.getByRole('textbox', { name: 'Description optional' })).toBeTruthy();
});
