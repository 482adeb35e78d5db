import { configure } from '@testing-library/dom';
import { beforeAll } from 'vitest';
import { cdp } from 'vitest/browser';
import { asyncTimeoutMs } from './timeouts.ts';

configure({ asyncUtilTimeout: asyncTimeoutMs });

// Another file may have left the pointer where this one shows something that reacts to it.
beforeAll(() => cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 0, y: 0 }));
