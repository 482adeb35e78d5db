import type { Page, Request } from '@playwright/test';

/**
 * Resolves when the code that runs on every page while a user is signed in has started: what is in the same chunk as live
 * updates, such as shortcuts and what sends changes made offline. Call it before the page opens.
 */
export const backgroundWork = (page: Page): Promise<Request> => page.waitForRequest(/\/events/);
