import { gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { expect, it, onTestFinished } from 'vitest';
import type { AppEnvironment } from '../http/environment.ts';
import { startTestServer } from '../testing/server.ts';
import { webRoutes } from './web.routes.ts';
import type { WebApp } from './web-app.ts';

const webApp: WebApp = {
  page: '<html><head><!--aura-config--></head><body></body></html>',
  landingPage: null,
  files: new Map(),
};

async function loadPage(env: Readonly<Record<string, string>>) {
  const app = new Hono<AppEnvironment>();
  const { services, close } = await startTestServer({ env });
  onTestFinished(close);
  webRoutes(app, services, webApp);
  const response = await app.request('/home', { headers: { accept: 'text/html' } });
  return { html: await response.text(), policy: response.headers.get('content-security-policy') ?? '' };
}

it('when a CDN serves public images, the page names it, connects to it and allows it', async () => {
  const { html, policy } = await loadPage({ IMAGE_BASE_URL: 'https://images.example:8443/aura/' });
  expect(html).toContain('"imageRoot":"https://images.example:8443/aura"');
  expect(html).toContain('<link rel="preconnect" href="https://images.example:8443" />');
  expect(policy).toContain("img-src 'self' data: blob: https://images.example:8443;");
  expect(policy).toMatch(/connect-src 'self' [^;]*https:\/\/images\.example:8443/);
});

it('without one, the page loads images from this server only', async () => {
  const { html, policy } = await loadPage({});
  expect(html).toContain('"imageRoot":"/api/aura"');
  expect(html).not.toContain('preconnect');
  expect(policy).toContain("img-src 'self' data: blob:;");
});

it('a page above 1 KB is compressed for clients that accept gzip, with a nonce of its own', async () => {
  const app = new Hono<AppEnvironment>();
  const { services, close } = await startTestServer();
  onTestFinished(close);
  const text = 'placeholder '.repeat(200);
  webRoutes(app, services, { ...webApp, page: webApp.page.replace('<body>', `<body>${text}`) });
  const load = async () => {
    const response = await app.request('/home', {
      headers: { accept: 'text/html', 'accept-encoding': 'gzip' },
    });
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(response.headers.get('content-type')).toBe('text/html; charset=UTF-8');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('content-length')).toBe(String(bytes.byteLength));
    const html = gunzipSync(bytes).toString();
    expect(html).toContain(text);
    const [, nonce = ''] = /nonce="([\w-]+)"/.exec(html) ?? [];
    expect(response.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
    return nonce;
  };
  expect(await load()).not.toBe(await load());
});

it('without a service worker, shared photos lead to the page that says so', async () => {
  const app = new Hono<AppEnvironment>();
  const { services, close } = await startTestServer();
  onTestFinished(close);
  webRoutes(app, services, webApp);
  const response = await app.request('/share', { method: 'POST', body: new FormData() });
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe('/home?shared=1');
});
