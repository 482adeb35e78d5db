import '../../foundations/styles.css';
import { cleanup, render, screen } from '@testing-library/react';
import { House, Settings, Shirt, User } from 'lucide-react';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
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

/** Returns the number of lines of a link's label. */
function linesOf(link: Element): number {
  const range = document.createRange();
  range.selectNodeContents(link.querySelector('span') ?? link);
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

it.each([
  [1440, 'flex-visual', ['Aura, home', 'Home', 'Wardrobe', 'Profile', 'Settings', 'Search', 'Upload']],
  [1440, 'normal', ['Aura, home', 'Home', 'Wardrobe', 'Upload', 'Profile', 'Settings', 'Search']],
  [390, 'normal', ['Aura, home', 'Search', 'Home', 'Wardrobe', 'Upload', 'Profile', 'Settings']],
])(
  'at %i px, with the reading flow "%s", the tab order is that on the screen, or that of the links',
  async (width, flow, order) => {
    await page.viewport(width, 800);
    render(
      <NavigationBar
        homeHref="/home"
        targets={targets}
        activeHref="/aura"
        upload={<UploadTrigger />}
        actions={() => <button type="button">Search</button>}
      />,
    );
    if (flow === 'normal') screen.getByRole('banner').style.setProperty('reading-flow', flow);
    const stops: unknown[] = [];
    for (const _ of order) {
      await userEvent.tab();
      stops.push(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);
    }
    expect(stops).toEqual(order);
  },
);
