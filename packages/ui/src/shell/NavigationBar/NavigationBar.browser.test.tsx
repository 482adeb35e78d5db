import '../../foundations/styles.css';
import { cleanup, render, screen } from '@testing-library/react';
import { House, Settings, Shirt, User } from 'lucide-react';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { UploadTrigger } from '../../composer/UploadTrigger/UploadTrigger.tsx';
import { NavigationBar } from './NavigationBar.tsx';

afterEach(async () => {
  cleanup();
  await page.viewport(1440, 1200);
});

const targets = [
  { label: 'Home', href: '/home', icon: House },
  { label: 'Wardrobe', href: '/aura', icon: Shirt },
  { label: 'Profile', href: '/profile', icon: User },
  { label: 'Settings', href: '/settings', icon: Settings },
];

/** Returns the number of lines of an element's text. */
function linesOf(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
}

it.each([700, 744])(
  'at %i px, with a back button, the links of the bar have one line each',
  async (width) => {
    await page.viewport(width, 800);
    render(
      <NavigationBar
        homeHref="/home"
        targets={targets}
        activeHref="/aura"
        upload={<UploadTrigger />}
        onBack={() => undefined}
      />,
    );
    await document.fonts.ready;
    const links = screen.getAllByRole('link');
    expect(links.map((link) => [link.textContent, linesOf(link)])).toEqual(
      ['Aura', 'Home', 'Wardrobe', 'Profile', 'Settings'].map((label) => [label, 1]),
    );
    const upload = screen.getByRole('button', { name: 'Upload' }).getBoundingClientRect();
    expect(upload.right).toBeLessThanOrEqual(width - 48);
  },
);

const bar = (
  <NavigationBar
    homeHref="/home"
    targets={targets}
    activeHref="/aura"
    upload={<UploadTrigger />}
    actions={<button type="button">Search</button>}
  />
);

it.each([
  [1440, ['Home', 'Wardrobe', 'Profile', 'Settings', 'Search', 'Upload']],
  [390, ['Search', 'Home', 'Wardrobe', 'Upload', 'Profile', 'Settings']],
])('at %i px, the tab stops are in the order on the screen', async (width, order) => {
  await page.viewport(width, 800);
  const { container } = render(bar);
  const stops = [...container.querySelectorAll('nav a, nav button')];
  expect(stops.map((stop) => stop.getAttribute('aria-label') ?? stop.textContent)).toEqual(order);
  const places = stops.map((stop) => stop.getBoundingClientRect());
  const byPlace = (a: DOMRect, b: DOMRect) => (width === 390 && a.top - b.top) || a.left - b.left;
  expect(places).toEqual([...places].sort(byPlace));
});

it('when the window becomes a phone’s, the upload button moves with its state', async () => {
  await page.viewport(1440, 800);
  render(bar);
  const upload = screen.getByRole('button', { name: 'Upload' });
  await page.viewport(390, 800);
  await expect.poll(() => upload.closest('li')).not.toBeNull();
  expect(screen.getByRole('button', { name: 'Upload' })).toBe(upload);
  await page.viewport(1440, 800);
  await expect.poll(() => upload.closest('li')).toBeNull();
  expect(screen.getByRole('button', { name: 'Upload' })).toBe(upload);
});
