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

it('without a service worker, shared photos lead to the page that says so', async () => {
  const app = new Hono<AppEnvironment>();
  const { services, close } = await startTestServer();
  onTestFinished(close);
  webRoutes(app, services, webApp);
  const response = await app.request('/share', { method: 'POST', body: new FormData() });
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe('/home?shared=1');
});
