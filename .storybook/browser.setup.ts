import { configure } from '@testing-library/dom';
import { afterAll, afterEach } from 'vitest';
import { resetPage } from './reset-page.ts';
import { asyncTimeoutMs } from './timeouts.ts';

configure({ asyncUtilTimeout: asyncTimeoutMs });

// The gesture library asks once, when it loads, whether there is a touch screen.
Object.defineProperty(navigator, 'maxTouchPoints', { value: 2, configurable: true });

// After a key, the first press of the next test is not taken for the second one of a double click.
afterEach(() => window.dispatchEvent(new KeyboardEvent('keydown')));
afterAll(resetPage);
