import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { applyContentSecurityPolicy } from './content-security-policy.ts';

type Rules = { readonly createScriptURL: (address: string) => string | null };

const createPolicy = vi.fn((_name: string, _rules: Rules) => ({}));

beforeEach(() => {
  vi.stubGlobal('trustedTypes', { createPolicy });
  vi.stubGlobal('window', { location: new URL('https://aura.example/home') });
  vi.stubGlobal('__zod_globalConfig', undefined);
});
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['/assets/image-worker-1.js', true],
  ['https://aura.example/assets/image-worker-1.js', true],
  ['https://apis.google.com/js/api.js', true],
  ['/service-worker.js', true],
  ['/service-worker.js/../api/aura/getImage', false],
  ['/assets/../api/aura/getImage', false],
  ['https://aura.example.evil.example/assets/a.js', false],
  ['https://apis.google.com.evil.example/a.js', false],
  ['data:text/javascript,alert(1)', false],
  ['blob:https://aura.example/1', false],
])('the Trusted Types policy of the page decides about %s: %j', (address, isAllowed) => {
  applyContentSecurityPolicy({ getElementById: () => null } as unknown as Document);
  const [name, rules] = createPolicy.mock.lastCall ?? [];
  expect(name).toBe('default');
  expect(rules?.createScriptURL(address)).toBe(isAllowed ? address : null);
});
