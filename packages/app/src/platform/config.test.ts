import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const page = (textContent: string | null) => ({
  getElementById: (id: string) => (id === 'aura-config' && textContent !== null ? { textContent } : null),
});

const written = {
  apiRoot: 'https://api.example/aura',
  imageRoot: 'https://images.example/aura',
  firebase: { apiKey: 'key', authDomain: 'aura.example', projectId: 'aura' },
  authEmulatorUrl: null,
  policyBaseUrl: 'https://policies.example',
};

describe('readConfig', () => {
  it('returns the configuration in the page', () => {
    expect(readConfig(page(JSON.stringify(written)))).toEqual(written);
  });

  it.each([null, ''])('when the page contains no configuration, returns the one of the build: %j', (text) => {
    expect(readConfig(page(text))).toMatchObject({ apiRoot: '/api/aura', policyBaseUrl: '/policies' });
  });

  it('when the configuration has another shape, throws', () => {
    expect(() => readConfig(page('{"apiRoot":1}'))).toThrow();
    expect(() => readConfig(page('{broken'))).toThrow();
  });
});
