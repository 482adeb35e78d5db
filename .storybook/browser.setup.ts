import { configure } from '@testing-library/dom';
import { asyncTimeoutMs } from './timeouts.ts';

configure({ asyncUtilTimeout: asyncTimeoutMs });
