import { createHash, randomBytes } from 'node:crypto';
import { shareTarget } from '@aura/domain/share-target';
import type { Context, Hono } from 'hono';
import type { Config } from '../config/config.ts';
import { callerAddress } from '../http/caller-address.ts';
import { compressed } from '../http/compressed.ts';
import type { AppEnvironment } from '../http/environment.ts';
import { apiRoot } from '../http/handle.ts';
import { rateLimits } from '../http/rate-limit.ts';
import { contentSecurityPolicy } from '../http/security-headers.ts';
import { previewTags } from '../modules/previews/preview-tags.ts';
import { findPreview, previewedPage } from '../modules/previews/previews.service.ts';
import { siteOrigin } from '../modules/previews/site-origin.ts';
import type { Services } from '../services.ts';
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

/**
 * The tags by which other sites show a link to the page; empty for most pages. A page is served without them when the
 * database does not answer or the address has reached its limit.
 */
async function previewOf(context: Context, services: Services): Promise<string> {
  const page = previewedPage(context.req.path);
  if (page === null) return '';
  const { config, limiter, lanes, log } = services;
  try {
    await limiter.take(rateLimits.read, callerAddress(context, config.trustedProxies));
    const preview = await lanes.api(() => findPreview(services, page));
    const origin = siteOrigin(context, config);
    return preview === null
      ? ''
      : await previewTags(preview, origin, config.imageBaseUrl ?? `${origin}${apiRoot}`);
  } catch (error) {
    log.debug({ err: error }, 'page served without its preview');
    return '';
  }
}

async function pageResponse(
  context: Context,
  { html, scriptHashes }: PageTemplate,
  config: Config,
  tags: string,
): Promise<Response> {
  const nonce = randomBytes(16).toString('base64url');
  const page = html.replace(noncePlaceholder, nonce).replace('</head>', () => `${tags}</head>`);
  const { body, headers } = await compressed(context, page);
  return context.body(body, 200, {
    'content-type': 'text/html; charset=UTF-8',
    'cache-control': 'no-cache',
    'content-security-policy': contentSecurityPolicy(config, nonce, scriptHashes),
    ...headers,
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
  // Other sites read the tags of these pages without asking for HTML.
  if (path === '/' || previewedPage(path) !== null) return true;
  if (path.startsWith('/api/') || path.startsWith('/assets/')) return false;
  return (context.req.header('accept') ?? '').includes('text/html');
}

/** Routes of the web app: its files by their exact paths, and its page for every navigation. */
export function webRoutes(app: Hono<AppEnvironment>, services: Services, webApp: WebApp | null): void {
  if (webApp === null) return;
  const { config } = services;
  const template = pageTemplate(webApp.page, config);
  const landing = pageTemplate(webApp.landingPage ?? webApp.page, config);
  // The service worker receives what other apps share; without it, the page says that nothing was received.
  app.post(shareTarget.path, (context) => context.redirect(shareTarget.page, 303));
  app.get('*', async (context, next) => {
    const file = webApp.files.get(context.req.path);
    if (file) return fileResponse(context, file);
    if (!isNavigation(context)) return next();
    const page = context.req.path === '/' ? landing : template;
    return pageResponse(context, page, config, await previewOf(context, services));
  });
}
