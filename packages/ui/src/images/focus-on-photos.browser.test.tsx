import '../foundations/styles.css';
import { cleanup, render, screen } from '@testing-library/react';
import { X } from 'lucide-react';
import type { ReactElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { PostImage } from '../post/PostImage/PostImage.tsx';
import { IconButton } from '../primitives/IconButton/IconButton.tsx';
import { sampleItem, samplePost } from '../testing/samples.ts';
import { SelectItem } from '../wardrobe/ItemCard/SelectItem.tsx';
import { PhotoSlide } from '../wardrobe/ItemPage/PhotoSlide.tsx';

afterEach(cleanup);

const nothing = () => undefined;
const buttons: readonly (readonly [string, ReactElement])[] = [
  [
    'an elevated IconButton',
    <IconButton key="button" label="Close" variant="elevated">
      <X aria-hidden />
    </IconButton>,
  ],
  ['Open post', <PostImage key="post" post={samplePost()} href="#" onPostPage={false} onTap={nothing} />],
  ['Enlarge', <PhotoSlide key="slide" side="front" item={sampleItem()} alt="Coat" onEnlarge={nothing} />],
  ['Select', <SelectItem key="select" title="Coat" selected={undefined} tabIndex={0} onSelect={nothing} />],
];

it.each(buttons)('the focus ring of %s is within its disc, not on the photograph', async (_name, button) => {
  render(<div className="relative size-80">{button}</div>);
  await userEvent.keyboard('{Tab}');
  const focused = document.activeElement;
  expect(focused).not.toBe(document.body);
  const rings = [...screen.getAllByText((_text, element) => element !== null)].filter((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
  });
  expect(rings).toHaveLength(1);
  for (const ring of rings) {
    expect(ring === focused || focused?.parentElement?.contains(ring)).toBe(true);
    expect(getComputedStyle(ring).outlineOffset).toBe('-2px');
  }
});
