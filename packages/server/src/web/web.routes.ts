import { createHash, randomBytes } from 'node:crypto';
import type { Context, Hono } from 'hono';
import type { Config } from '../config/config.ts';
import type { AppEnvironment } from '../http/environment.ts';
import { apiRoot } from '../http/handle.ts';
import { contentSecurityPolicy } from '../http/security-headers.ts';
import type { StaticFile, WebApp } from './web-app.ts';

const configPlaceholder = '<!--aura-config-->';
const noncePlaceholder = '{{nonce}}';

/** The configuration that the app reads at startup, so that one build works for every deployment. */
function runtimeConfig({ firebase, policyBaseUrl, imageBaseUrl }: Config) {
  const { apiKey, authDomain, projectId, emulatorHost } = firebase;
  return {
    apiRoot,
    imageRoot: imageBaseUrl ?? apiRoot,
    firebase: { apiKey, authDomain, projectId },
    authEmulatorUrl: emulatorHost ? `http://${emulatorHost}` : null,
    policyBaseUrl,
  };
}

interface PageTemplate {
  readonly html: string;
  /** Base64 SHA-256 hashes of the page's inline scripts. */
  readonly scriptHashes: readonly string[];
}

/** Starts the connection to the CDN of the images before the first image is known. */
function preconnectTo(imageBaseUrl: string | null): string {
  return imageBaseUrl === null ? '' : `<link rel="preconnect" href="${new URL(imageBaseUrl).origin}" />`;
}

/** Inserts the configuration into a page; `<` is escaped, so that no value can close the script element. */
function pageTemplate(page: string, config: Config): PageTemplate {
  const json = JSON.stringify(runtimeConfig(config)).replaceAll('<', '\\u003c');
  const script = `<script type="application/json" id="aura-config" nonce="${noncePlaceholder}">${json}</script>`;
  const inlineScripts = page.matchAll(/<script>(.*?)<\/script>/gs);
  return {
    html: page.replace(configPlaceholder, () => script + preconnectTo(config.imageBaseUrl)),
    scriptHashes: Array.from(inlineScripts, ([, code = '']) =>
      createHash('sha256').update(code).digest('base64'),
    ),
  };
}

function pageResponse(context: Context, { html, scriptHashes }: PageTemplate, config: Config): Response {
  const nonce = randomBytes(16).toString('base64url');
  return context.html(html.replace(noncePlaceholder, nonce), 200, {
    'cache-control': 'no-cache',
    'content-security-policy': contentSecurityPolicy(config, nonce, scriptHashes),
  });
}

function bestEncoding(file: StaticFile, accepted: string) {
  if (file.br && /\bbr\b/.test(accepted)) return { body: file.br, name: 'br' };
  if (file.gzip && /\bgzip\b/.test(accepted)) return { body: file.gzip, name: 'gzip' };
  return { body: file.plain, name: null };
}

function fileResponse(context: Context, file: StaticFile): Response {
  const headers: Record<string, string> = {
    'cache-control': file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag: file.etag,
    vary: 'Accept-Encoding',
  };
  if (context.req.header('if-none-match')?.includes(file.etag)) return context.body(null, 304, headers);
  const { body, name } = bestEncoding(file, context.req.header('accept-encoding') ?? '');
  if (name) headers['content-encoding'] = name;
  headers['content-type'] = file.contentType;
  headers['content-length'] = String(body.byteLength);
  return context.body(body, 200, headers);
}

/** Whether the request loads a page, not a script or an image whose file does not exist. */
function isNavigation(context: Context): boolean {
  const { path } = context.req;
  if (path === '/') return true;
  if (path.startsWith('/api/') || path.startsWith('/assets/')) return false;
  return (context.req.header('accept') ?? '').includes('text/html');
}

/** Routes of the web app: its files by their exact paths, and its page for every navigation. */
export function webRoutes(app: Hono<AppEnvironment>, config: Config, webApp: WebApp | null): void {
  if (webApp === null) return;
  const template = pageTemplate(webApp.page, config);
  const landing = pageTemplate(webApp.landingPage ?? webApp.page, config);
  app.get('*', (context, next) => {
    const file = webApp.files.get(context.req.path);
    if (file) return Promise.resolve(fileResponse(context, file));
    if (isNavigation(context)) {
      return Promise.resolve(pageResponse(context, context.req.path === '/' ? landing : template, config));
    }
    return next();
  });
}
