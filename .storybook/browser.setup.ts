import { configure } from '@testing-library/dom';
import { afterAll } from 'vitest';
import { resetPage } from './reset-page.ts';
import { asyncTimeoutMs } from './timeouts.ts';

configure({ asyncUtilTimeout: asyncTimeoutMs });

// The gesture library asks once, when it loads, whether there is a touch screen.
Object.defineProperty(navigator, 'maxTouchPoints', { value: 2, configurable: true });

afterAll(resetPage);
