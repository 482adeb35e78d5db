import '../../foundations/styles.css';
import { outfitBuilderCopy } from '@aura/domain/copy/outfit-builder';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PhonePanel } from './PhonePanel.tsx';

const { panelSize, panelSizes } = outfitBuilderCopy;

beforeEach(async () => {
  await page.viewport(390, 844);
  render(
    <div className="flex h-dvh flex-col">
      <p>Above</p>
      <PhonePanel canvas={<p>Canvas</p>}>Garments</PhonePanel>
      <p>Below</p>
    </div>,
  );
});
afterEach(async () => {
  cleanup();
  await page.viewport(1440, 1200);
});

const handle = (size: string) => screen.findByRole('button', { name: panelSize(size) });

it('when the handle is dragged to the top, the panel is large, and at the bottom it is small', async () => {
  await userEvent.dragAndDrop(await handle(panelSizes.medium), screen.getByText('Above'));
  await userEvent.dragAndDrop(await handle(panelSizes.large), screen.getByText('Below'));
  expect(await handle(panelSizes.small)).toBeVisible();
});

it('a press is no drag, and changes to the next size', async () => {
  await userEvent.click(await handle(panelSizes.medium));
  await userEvent.click(await handle(panelSizes.large));
  expect(await handle(panelSizes.small)).toBeVisible();
});
