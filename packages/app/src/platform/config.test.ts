import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const page = (textContent: string | null) => ({
  getElementById: (id: string) => (id === 'aura-config' && textContent !== null ? { textContent } : null),
});

const written = {
  apiRoot: 'https://api.example/aura',
  firebase: { apiKey: 'key', authDomain: 'aura.example', projectId: 'aura' },
  authEmulatorUrl: null,
  policyBaseUrl: 'https://policies.example',
};

describe('readConfig', () => {
  it('takes what the server wrote into the page', () => {
    expect(readConfig(page(JSON.stringify(written)))).toEqual(written);
  });

  it.each([null, ''])('takes the configuration of the build when the page says nothing', (text) => {
    expect(readConfig(page(text))).toMatchObject({ apiRoot: '/api/aura', policyBaseUrl: '/policies' });
  });

  it('does not start with a configuration of another shape', () => {
    expect(() => readConfig(page('{"apiRoot":1}'))).toThrow();
    expect(() => readConfig(page('{broken'))).toThrow();
  });
});
