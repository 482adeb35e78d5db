import { analysisTimeoutMs } from '@aura/domain/limits/post';
import { expect, type Locator } from '@playwright/test';

/** The buttons of the post's editor that leave out a garment that the analysis found. */
export const removals = (editor: Locator) =>
  editor.getByRole('button', { name: /^Remove .* from the post$/ });

/** Waits for what the analysis finds, as long as the page itself would: a busy machine takes its time. */
export const untilFound = (editor: Locator) =>
  expect(removals(editor).first()).toBeVisible({ timeout: analysisTimeoutMs });
