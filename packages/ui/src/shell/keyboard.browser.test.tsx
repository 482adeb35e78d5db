import '../foundations/styles.css';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { House, Shirt } from 'lucide-react';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { UploadTrigger } from '../composer/UploadTrigger/UploadTrigger.tsx';
import { NavigationBar } from './NavigationBar/NavigationBar.tsx';
import { SkipLink } from './SkipLink/SkipLink.tsx';

afterEach(cleanup);

const expectFocus = (element: HTMLElement) => waitFor(() => expect(document.activeElement).toBe(element));
const targets = [
  { label: 'Home', href: '#home', icon: House },
  { label: 'Wardrobe', href: '#wardrobe', icon: Shirt },
];

it('the shell follows the skip link and has tab stops in visual order', async () => {
  const onBack = vi.fn();
  render(
    <>
      <SkipLink target="content" />
      <NavigationBar
        homeHref="#home"
        targets={targets}
        activeHref="#home"
        upload={<UploadTrigger />}
        onBack={onBack}
      />
      <main id="content" tabIndex={-1}>
        <a href="#first">First</a>
      </main>
    </>,
  );
  await userEvent.keyboard('{Tab}');
  await expectFocus(screen.getByRole('link', { name: 'Skip to content' }));
  await userEvent.keyboard('{Tab}{Enter}');
  expect(onBack).toHaveBeenCalledOnce();
  for (const name of ['Aura, home', 'Home', 'Wardrobe']) {
    await userEvent.keyboard('{Tab}');
    await expectFocus(screen.getByRole('link', { name }));
  }
  await userEvent.keyboard('{Tab}');
  await expectFocus(screen.getByRole('button', { name: 'Upload' }));
});

it('the skip link skips the navigation', async () => {
  render(
    <>
      <SkipLink target="content" />
      <NavigationBar homeHref="#home" targets={targets} activeHref="#home" />
      <main id="content" tabIndex={-1}>
        <a href="#first">First</a>
      </main>
    </>,
  );
  await userEvent.keyboard('{Tab}{Enter}{Tab}');
  await expectFocus(screen.getByRole('link', { name: 'First' }));
});

it('on phones, a control that Tab reaches is scrolled above the bottom bar', async () => {
  const { innerWidth: width, innerHeight: height } = window;
  const names = Array.from({ length: 20 }, (_, index) => `${index}`);
  await page.viewport(390, 500);
  render(
    <>
      <NavigationBar homeHref="#home" targets={targets} activeHref="#home" />
      <main className="pb-20">
        {names.map((name) => (
          <button key={name} type="button" className="block h-16">
            {name}
          </button>
        ))}
      </main>
    </>,
  );
  const bar = screen.getByRole('navigation').getBoundingClientRect();
  screen.getByRole('button', { name: '0' }).focus();
  for (const name of names.slice(1)) {
    await userEvent.keyboard('{Tab}');
    const button = screen.getByRole('button', { name });
    await expectFocus(button);
    expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.top);
  }
  await page.viewport(width, height);
});
