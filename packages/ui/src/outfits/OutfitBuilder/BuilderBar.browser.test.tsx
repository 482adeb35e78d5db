import '../../foundations/styles.css';
import { outfitBuilderCopy } from '@aura/domain/copy/outfit-builder';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { sampleLayers } from '../../testing/sample-outfits.ts';
import { BuilderBar } from './BuilderBar.tsx';
import { useOutfitBuilder } from './use-outfit-builder.ts';

afterEach(async () => {
  cleanup();
  await page.viewport(1440, 1200);
});

const ignored = () => undefined;
const noItems = new Map();

function LongNamedBar() {
  const builder = useOutfitBuilder(sampleLayers(), ignored, noItems);
  const actions = { onSave: ignored, onRename: ignored, onClose: ignored, onShare: ignored };
  return (
    <BuilderBar
      name="For the opening of the exhibition on the other side of the river"
      builder={builder}
      saveState="saved"
      sharing={false}
      {...actions}
    />
  );
}

it('on phones a long name is cut off, and the button that saves stays in the window', async () => {
  await page.viewport(390, 844);
  render(<LongNamedBar />);
  const save = screen.getByRole('button', { name: outfitBuilderCopy.saved });
  expect(save.getBoundingClientRect().right).toBeLessThanOrEqual(390);
});
