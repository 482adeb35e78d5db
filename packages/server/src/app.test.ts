import { createHash } from 'node:crypto';
import { calls } from '@aura/api-client/contract/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from './app.ts';
import { startTestServer, type TestServer } from './testing/server.ts';
import type { WebApp } from './web/web-app.ts';

const bytes = (text: string) => new Uint8Array(new TextEncoder().encode(text));
const webApp: WebApp = {
  page: '<html><head><!--aura-config--></head><body></body></html>',
  landingPage:
    '<html><head><!--aura-config--><link rel="modulepreload"></head><body><script>mark()</script></body></html>',
  files: new Map([
    [
      '/assets/main-4f2a9c1b.js',
      {
        contentType: 'text/javascript; charset=utf-8',
        etag: '"1"',
        immutable: true,
        plain: bytes('plain'),
        br: bytes('br'),
        gzip: bytes('gzip'),
      },
    ],
    [
      '/assets/instrument-sans-latin-wght-normal-4f2a9c1b.woff2',
      {
        contentType: 'font/woff2',
        etag: '"2"',
        immutable: true,
        plain: bytes('font'),
        br: null,
        gzip: null,
      },
    ],
  ]),
};

let server: TestServer;
let app: ReturnType<typeof createApp>;
beforeAll(async () => {
  server = await startTestServer({
    env: {
      ALLOWED_ORIGINS: 'https://partner.example',
      FIREBASE_PROJECT_ID: 'demo-</script>',
      POLICY_BASE_URL: 'https://policies.example/aura/',
    },
  });
  app = createApp(server.services, webApp);
}, 60_000);
afterAll(() => server.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  Promise.resolve(app.request(path, { headers }));
const page = () => get('/post/some-post', { accept: 'text/html' });

describe('security headers', () => {
  it.each([
    ['200', () => get('/api/health')],
    ['200, a page', page],
    ['304', () => get('/assets/main-4f2a9c1b.js', { 'if-none-match': '"1"' })],
    ['401', () => get('/api/aura/posts')],
    ['404', () => get('/api/nothing')],
    [
      '500',
      () => {
        const broken = {
          ...server.services,
          identity: { isKnown: () => false, verify: () => Promise.reject(new Error('x')) },
        };
        const headers = { authorization: 'Bearer x' };
        return Promise.resolve(createApp(broken, null).request('/api/aura/posts', { headers }));
      },
    ],
  ])('are set when the status is %s', async (status, request) => {
    const { headers, status: answered } = await request();
    expect(String(answered)).toBe(status.slice(0, 3));
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';/);
    expect(headers.get('content-security-policy')).not.toContain('unsafe');
    expect(headers.get('content-security-policy')).toMatch(
      /require-trusted-types-for 'script'; trusted-types default$/,
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(headers.get('permissions-policy')).toContain('geolocation=()');
    expect(headers.get('permissions-policy')).toContain('camera=(self)');
    expect(headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
  });

  it('when an unknown error is thrown, answers INTERNAL without its message', async () => {
    const identity = { isKnown: () => false, verify: () => Promise.reject(new Error('secret detail')) };
    const broken = createApp({ ...server.services, identity }, null);
    const response = await broken.request('/api/aura/posts', { headers: { authorization: 'Bearer x' } });
    expect(await response.json()).toEqual({
      success: false,
      error: 'Something went wrong.',
      code: 'INTERNAL',
    });
  });
});

describe('CORS', () => {
  it.each(['https://evil.test', 'null', 'https://partner.example.evil.test'])(
    'when the origin is %s, sends no CORS header',
    async (origin) => {
      for (const method of ['GET', 'OPTIONS']) {
        const { headers } = await app.request('/api/aura/posts', {
          method,
          headers: { origin, 'access-control-request-method': 'POST' },
        });
        expect(headers.get('access-control-allow-origin')).toBeNull();
      }
    },
  );

  it('when the origin is allowed, answers the preflight request without credentials', async () => {
    const origin = 'https://partner.example';
    const preflight = await app.request('/api/aura/addLike', { method: 'OPTIONS', headers: { origin } });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe(origin);
    expect(preflight.headers.get('access-control-allow-credentials')).toBeNull();
  });

  it('when the browser marks a write as cross-site, answers 403', async () => {
    for (const call of Object.values(calls).filter(({ method }) => method !== 'GET')) {
      const response = await app.request(`/api/aura${call.path.replace(/\{\w+\}/g, 'x')}`, {
        method: call.method,
        headers: { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' },
      });
      expect(response.status).toBe(403);
    }
  });
});

describe('web app', () => {
  it('inserts the configuration into the page and escapes closing script tags', async () => {
    const html = await (await page()).text();
    const script = /<script type="application\/json" id="aura-config" nonce="([\w-]+)">(.*)<\/script>/.exec(
      html,
    );
    const config: unknown = JSON.parse(script?.[2] ?? '');
    expect(config).toEqual({
      apiRoot: '/api/aura',
      imageRoot: '/api/aura',
      firebase: {
        apiKey: 'demo-key',
        authDomain: 'demo-</script>.firebaseapp.com',
        projectId: 'demo-</script>',
      },
      authEmulatorUrl: null,
      policyBaseUrl: 'https://policies.example/aura',
    });
  });

  it("preloads the landing page's resources only at /", async () => {
    const landing = await (await get('/', { accept: 'text/html' })).text();
    expect(landing).toContain('id="aura-config"');
    expect(landing).toContain('modulepreload');
    expect(await (await page()).text()).not.toContain('modulepreload');
  });

  it('when Accept is */*, serves the page at / only', async () => {
    expect((await get('/', { accept: '*/*' })).headers.get('content-type')).toMatch(/^text\/html/);
    expect((await get('/some-picture', { accept: '*/*' })).status).toBe(404);
  });

  it('allows inline styles with a new nonce per response', async () => {
    const nonceOf = async () => {
      const response = await page();
      const nonce = /nonce="([\w-]+)"/.exec(await response.text())?.[1] ?? '';
      expect(response.headers.get('content-security-policy')).toContain(`style-src 'self' 'nonce-${nonce}'`);
      return nonce;
    };
    expect(await nonceOf()).not.toBe(await nonceOf());
  });

  it('allows the inline scripts of the landing page by their hashes, and no others', async () => {
    const policyAt = async (path: string) =>
      (await get(path, { accept: 'text/html' })).headers.get('content-security-policy');
    const hash = createHash('sha256').update('mark()').digest('base64');
    expect(await policyAt('/')).toContain(`script-src 'self' 'sha256-${hash}'`);
    expect(await policyAt('/home')).not.toContain('sha256');
  });

  it('serves the encoding that the browser accepts', async () => {
    const load = async (encoding: string) => {
      const response = await get('/assets/main-4f2a9c1b.js', { 'accept-encoding': encoding });
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      return [response.headers.get('content-encoding'), await response.text()];
    };
    expect(await load('gzip, br')).toEqual(['br', 'br']);
    expect(await load('gzip')).toEqual(['gzip', 'gzip']);
    expect(await load('')).toEqual([null, 'plain']);
  });

  it.each(['/assets/gone-12345678.js', '/api/gone', '/assets/../config.ts', '/..%2f..%2fpackage.json'])(
    'when the file does not exist, answers 404 at %s',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );
});

describe('documents', () => {
  it.each(['terms', 'privacy', 'cookies', 'eula', 'acceptable-use'])(
    'include the policy %s',
    async (name) => {
      const response = await get(`/policies/${name}`);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
      expect(await response.text()).toContain('<h1>');
    },
  );

  it("leave out a policy's title when they are embedded", async () => {
    const response = await get('/policies/terms?embedded');
    const html = await response.text();
    expect(html).toContain('<h2>');
    expect(html).not.toContain('<h1>');
  });

  it("use the app's fonts, also in a frame without an origin", async () => {
    const stylesheet = await (await get('/policies/policies.css')).text();
    const path = /"(\/policies\/instrument-sans[^"]*)"/.exec(stylesheet)?.[1] ?? '';
    const font = await get(path);
    expect(await font.text()).toBe('font');
    expect(font.headers.get('content-type')).toBe('font/woff2');
    expect(font.headers.get('access-control-allow-origin')).toBe('*');
    expect(font.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect((await get('/policies/terms')).headers.get('content-security-policy')).toContain(
      "font-src 'self'",
    );
  });

  it('include the API reference', async () => {
    expect(await (await get('/api/openapi.json')).json()).toMatchObject({ openapi: '3.1.0' });
    expect((await get('/api/docs')).headers.get('content-type')).toContain('text/html');
  });
});

it('when the database does not answer, the health check answers 503', async () => {
  const db = { execute: () => Promise.reject(new Error('gone')) } as unknown as TestServer['services']['db'];
  const response = await createApp({ ...server.services, db }, null).request('/api/health');
  expect(response.status).toBe(503);
});
