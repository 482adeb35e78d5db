import { authCopy } from '@aura/domain/copy/auth';
import { commonCopy } from '@aura/domain/copy/common';
import { landingCopy } from '@aura/domain/copy/landing';
import { shellCopy } from '@aura/domain/copy/shell';
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { holdRequests } from './support/hold-requests.ts';
import { traceBetween } from './support/trace.ts';

test.use({ sharesProduct: true });

const signUp = (page: Page) => page.getByRole('button', { name: landingCopy.signUp });
const signUpDialog = (page: Page) => page.getByRole('dialog', { name: authCopy.signUp });
const landing = (page: Page) => page.locator('.landing');

/** Stops the clock of all animations. */
async function stopAnimationClock(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
}

/** An image that the landing page does not show. */
const unusedImage = '/icons/icon-512.png';

/** The code of the sign-up dialog. */
const signUpCode = '**/assets/SignUp-*.js';

test.describe('landing reveal', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('runs on the compositor, without layout and without tasks above 50 ms', async ({ browser, page }) => {
    await page.addInitScript(() => {
      const state = () => document.querySelector('.landing')?.getAttribute('data-state');
      // Shortly before its first part appears, on the reveal's own clock.
      const markBanner = () => {
        const [animation] = document.getAnimations();
        if (Number(animation?.currentTime ?? 0) <= 450) {
          requestAnimationFrame(markBanner);
          return;
        }
        // On a busy machine, this is the first frame since the page was mounted, and its layout is still to come.
        document.body.getBoundingClientRect();
        performance.mark('banner');
      };
      let isPlaying = false;
      const observer = new MutationObserver(() => {
        if (!isPlaying && state() === 'playing') markBanner();
        isPlaying = state() === 'playing';
        if (state() === 'ended') performance.mark('end');
      });
      observer.observe(document, { attributeFilter: ['data-state'], childList: true, subtree: true });
    });
    const mainThread = await traceBetween(browser, page, {
      from: 'banner',
      to: 'end',
      work: async () => {
        await page.goto('/');
        // A single promise, since polling would add work to the measured frames.
        await page.evaluate(
          () =>
            new Promise<void>((resolve) => {
              const look = () => performance.getEntriesByName('end').length > 0 && resolve();
              new PerformanceObserver(look).observe({ type: 'mark', buffered: true });
            }),
        );
      },
    });
    expect(mainThread.longestTaskMs).toBeLessThan(50);
    expect(mainThread.layouts).toBe(0);
    expect(mainThread.onMainThread).toEqual([]);
  });

  test('plays once per visit', async ({ page }) => {
    await stopAnimationClock(page);
    await page.goto('/');
    await expect(landing(page)).toHaveAttribute('data-state', 'playing');
    await page.reload();
    await expect(landing(page)).toHaveAttribute('data-state', 'still');
  });

  test('requests nothing twice and nothing unused', async ({ page }) => {
    const problems: string[] = [];
    page.on('console', (message) => problems.push(message.text()));
    // The browser reports all unused preloads together, some seconds after the page has loaded.
    await page.addInitScript((href) => {
      const unused = { rel: 'preload', as: 'image', href };
      const preload = () => document.head.append(Object.assign(document.createElement('link'), unused));
      document.addEventListener('DOMContentLoaded', preload);
    }, unusedImage);
    await page.goto('/');
    await expect(landing(page)).toHaveAttribute('data-state', 'ended');
    const images = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .flatMap(({ name }) => /landing-\d/.exec(name) ?? [])
          .sort(),
      );
    // An image has an entry once it has loaded.
    await expect.poll(images).toEqual(['landing-1', 'landing-2', 'landing-3']);
    await expect.poll(() => problems).toContainEqual(expect.stringContaining(unusedImage));
    expect(problems.filter((text) => !text.includes(unusedImage))).toEqual([]);
  });
});

test.describe('landing reveal on a phone', () => {
  test.use({
    contextOptions: { reducedMotion: 'no-preference' },
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  });

  test('ends on a tap, which activates nothing', async ({ page }) => {
    await stopAnimationClock(page);
    const { release } = await holdRequests(page, signUpCode);
    await page.goto('/');
    await expect(landing(page)).toHaveAttribute('data-state', 'playing');
    const box = await signUp(page).boundingBox();
    const tap = () => page.touchscreen.tap((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
    await tap();
    await expect(landing(page)).toHaveAttribute('data-state', 'ended');
    await expect(signUp(page)).not.toHaveAttribute('aria-busy');
    await tap();
    await expect(signUp(page)).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(signUpDialog(page)).toBeVisible();
  });
});

/** Records for each frame, from the next one on, whether the footer of the landing page is visible. */
async function recordFrames(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const frames: string[] = [];
        Object.assign(window, { landingFrames: frames });
        const look = () => {
          const footer = document.querySelector('.landing footer');
          frames.push(footer?.checkVisibility({ opacityProperty: true }) ? 'landing' : 'blank');
          requestAnimationFrame(look);
          resolve();
        };
        requestAnimationFrame(look);
      }),
  );
}

/** The kinds of frames that were recorded, up to the next one. */
const recordedFrames = (page: Page) =>
  page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    return [...new Set((window as unknown as { landingFrames: string[] }).landingFrames)];
  });

test.describe('landing page', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('before its code has loaded, shows auras and footer, and stays in every frame until it is ready', async ({
    page,
  }) => {
    const { release } = await holdRequests(page, '**/assets/{index,LandingRoute}-*.js');
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.locator('.landing footer')).toBeVisible();
    await expect(page.locator('.landing-halo')).toHaveCount(3);
    await expect(page.locator('.landing-ink').first()).toHaveCSS('opacity', '0');
    await recordFrames(page);
    release();
    await expect(page.locator('main .landing-ink').first()).toHaveCSS('opacity', '1');
    expect(await recordedFrames(page)).toEqual(['landing']);
  });

  test('has the expected reading order and contains each text once', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('#root')).toMatchAriaSnapshot(`
      - main:
        - heading "Aura" [level=1]
        - img "A person in three outfits"
        - paragraph: Style, your way.
        - paragraph: Fashion evolves. Identity remains.
        - button "Sign Up"
        - button "Log In"
        - button "Coming soon App Store" [disabled]
        - button "Coming soon Google Play" [disabled]
        - paragraph: /© \\d{4} Aura/
        - navigation "Policies":
          - link "Terms (opens in a new tab)"
          - link "Privacy (opens in a new tab)"
          - link "Cookies (opens in a new tab)"
    `);
    await page.keyboard.press('Tab');
    await expect(signUp(page)).toBeFocused();
  });

  test('marks the button as busy, opens the dialog, and restores the focus when it closes', async ({
    page,
  }) => {
    const { release } = await holdRequests(page, signUpCode);
    await page.goto('/');
    await signUp(page).click();
    await expect(signUp(page)).toHaveAttribute('aria-busy', 'true');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    release();
    await expect(signUpDialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(signUpDialog(page)).toBeHidden();
    await expect(signUp(page)).toBeFocused();
    await expect(signUp(page)).not.toHaveAttribute('aria-busy');
  });

  test('when the code of a dialog fails to load, keeps the page and opens the dialog after a reload', async ({
    page,
    problems,
  }) => {
    problems.expect(/SignUp-[\w-]+\.js|A part of the app did not load/);
    await page.route(signUpCode, (route) => route.abort());
    await page.goto('/');
    await signUp(page).click();
    await expect(page.getByRole('alert').filter({ hasText: shellCopy.partNotLoaded })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('button', { name: commonCopy.tryAgain }).click();
    const reload = page.getByRole('button', { name: commonCopy.reload });
    await expect(reload).toBeVisible();

    await page.unroute(signUpCode);
    await reload.click();
    await expect(page.getByText(shellCopy.partNotLoaded)).toBeHidden();
    await signUp(page).click();
    await expect(signUpDialog(page)).toBeVisible();
  });
});
