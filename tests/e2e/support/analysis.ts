import { analysisTimeoutMs } from '@aura/domain/limits/post-actions';
import { expect, type Locator } from '@playwright/test';

/** Returns the buttons in the post's editor that remove a detected item. */
export const removeButtons = (editor: Locator) =>
  editor.getByRole('button', { name: /^Remove .* from the post$/ });

/** Waits for the detected items, for at most as long as the page does. */
export const waitForDetectedItems = (editor: Locator) =>
  expect(removeButtons(editor).first()).toBeVisible({ timeout: analysisTimeoutMs });
