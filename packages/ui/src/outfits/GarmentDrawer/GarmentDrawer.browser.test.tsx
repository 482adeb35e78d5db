import '../../foundations/styles.css';
import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { WithBuilder } from '../../testing/with-builder.tsx';
import { GarmentDrawer } from './GarmentDrawer.tsx';

afterEach(cleanup);

/** The drawer after its garments failed to load. Try Again loads them. */
function FailedDrawer() {
  const [failed, setFailed] = useState(true);
  const retry = () => setFailed(false);
  const source = { items: undefined, failed, onRetry: retry };
  const garments = { mine: source, wished: source, addItemsHref: '/aura' };
  return (
    <WithBuilder layers={[]} render={(builder) => <GarmentDrawer garments={garments} builder={builder} />} />
  );
}

it('after Try Again, which is removed, the drawer has the focus', async () => {
  render(<FailedDrawer />);
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Add a garment' }));
});
