import '../../foundations/styles.css';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { retryBrokenImages } from '../../foundations/broken-images.ts';
import { holdDistantImages } from '../../foundations/near-window.ts';
import { Image } from './Image.tsx';

const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

let release = () => {};
afterEach(() => {
  release();
  cleanup();
  window.scrollTo(0, 0);
});

const addressOf = (alt: string) => screen.getByAltText(alt).getAttribute('src');

function renderImages() {
  render(
    <>
      <Image src={pixel} alt="In the window" className="w-20" />
      <div style={{ height: '300vh' }} />
      <Image src={pixel} alt="Below" className="w-20" />
      <Image src={pixel} alt="Main image below" className="w-20" priority />
    </>,
  );
}

it('while distant images are held back, only those in the window and main images load', async () => {
  release = holdDistantImages();
  renderImages();
  await expect.poll(() => addressOf('In the window')).toBe(pixel);
  expect(addressOf('Main image below')).toBe(pixel);
  expect(addressOf('Below')).toBeNull();
  screen.getByAltText('Below').scrollIntoView();
  await expect.poll(() => addressOf('Below')).toBe(pixel);
});

it('when distant images are released, all load', async () => {
  release = holdDistantImages();
  renderImages();
  await expect.poll(() => addressOf('In the window')).toBe(pixel);
  expect(addressOf('Below')).toBeNull();
  release();
  await expect.poll(() => addressOf('Below')).toBe(pixel);
});

it('while distant images are held back, an image whose address arrives later loads in the window', async () => {
  release = holdDistantImages();
  const { rerender } = render(<Image src={null} alt="In the window" className="w-20" />);
  rerender(<Image src={pixel} alt="In the window" className="w-20" />);
  await expect.poll(() => addressOf('In the window')).toBe(pixel);
});

it('an image that could not be loaded is loaded again when the server answers again', async () => {
  const address = '/restarting.gif';
  render(<Image src={address} alt="Coat" className="w-20" />);
  await expect.poll(() => screen.queryByText('No picture')).not.toBeNull();
  act(retryBrokenImages);
  expect(addressOf('Coat')).toBe(address);
  expect(screen.queryByText('No picture')).toBeNull();
});
