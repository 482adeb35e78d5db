import '../../foundations/styles.css';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { outfitGarments, sampleLayers } from '../../testing/sample-outfits.ts';
import { OutfitBuilder, type OutfitBuilderProps } from './OutfitBuilder.tsx';

afterEach(async () => {
  cleanup();
  await page.viewport(1440, 1200);
});

const ignore = () => undefined;
const builder = {
  name: 'Sunday',
  initialLayers: sampleLayers(),
  garments: {
    mine: { items: outfitGarments, failed: false, onRetry: ignore },
    wished: { items: [], failed: false, onRetry: ignore },
    addItemsHref: '/aura',
  },
  saveState: 'saved',
  onLayersChange: ignore,
  onSave: ignore,
  onKeepThis: ignore,
  onLoadOther: ignore,
  onRename: ignore,
  onClose: ignore,
  onShare: ignore,
} satisfies OutfitBuilderProps;

it('on phones, a swap shows the garments, announces the one that is replaced, and can be started again', async () => {
  await page.viewport(390, 844);
  render(<OutfitBuilder {...builder} />);
  const swap = async () => {
    await userEvent.click(screen.getByRole('tab', { name: /^Layers/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Ivory blouse' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Swap for a similar garment' }));
    const drawer = within(await screen.findByRole('region', { name: 'Add a garment' }));
    expect(drawer.getByText('Replace Ivory blouse')).toBeTruthy();
  };
  await swap();
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
    'Replace Ivory blouse',
  );
  await swap();
});
