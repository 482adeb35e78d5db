import { analysisTimeoutMs } from '@aura/domain/limits/post-actions';
import { expect, type Locator, type Page } from '@playwright/test';

/** Returns the buttons in the post's editor that remove a detected item. */
export const removeButtons = (editor: Locator) =>
  editor.getByRole('button', { name: /^Remove .* from the post$/ });

/** Waits for the detected items, for at most as long as the page does. */
export const waitForDetectedItems = (editor: Locator) =>
  expect(removeButtons(editor).first()).toBeVisible({ timeout: analysisTimeoutMs });

/** Answers all analyses in place of the server: nothing is found. For tests of something else than the analysis. */
export const findNothing = (page: Page) =>
  page.route('**/evaluateImage', (route) => route.fulfill({ json: { success: true, items: [] } }));
