import '../../foundations/styles.css';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { SegmentedToggle } from './SegmentedToggle.tsx';

afterEach(cleanup);

const segments = ['One', 'Two', 'Three'].map((label) => ({
  value: label,
  label,
  disabledReason: label === 'Two' ? 'Not now.' : undefined,
}));

function Toggle() {
  const [value, setValue] = useState('One');
  return <SegmentedToggle label="View" segments={segments} value={value} onValueChange={setValue} />;
}

it('a SegmentedToggle skips disabled segments', async () => {
  render(<Toggle />);
  await userEvent.keyboard('{Tab}{ArrowRight}');
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Three' })).toHaveProperty('checked', true));
});
