import { product } from '@aura/domain/product';
import type { Hono } from 'hono';
import { html, raw } from 'hono/html';
import type { AppEnvironment } from '../../http/environment.ts';
import { HttpError } from '../../http/http-error.ts';
import { colorVariables } from '../../theme-colors.ts';
import type { StaticFile, WebApp } from '../../web/web-app.ts';
import { type Policy, policies } from './policy-texts.ts';

const stylesheetPath = '/policies/policies.css';

/** The app's fonts: by path here, the path of the file in the built app. */
const fonts: readonly (readonly [path: string, file: RegExp])[] = [
  ['/policies/instrument-serif.woff2', /\/instrument-serif-latin-400-normal-[\w-]+\.woff2$/],
  ['/policies/instrument-sans.woff2', /\/instrument-sans-latin-wght-normal-[\w-]+\.woff2$/],
];

const stylesheet = `
@font-face {
  font-family: "Instrument Serif"; font-weight: 400; font-display: swap;
  src: url("/policies/instrument-serif.woff2") format("woff2");
}
@font-face {
  font-family: "Instrument Sans"; font-weight: 400 700; font-display: swap;
  src: url("/policies/instrument-sans.woff2") format("woff2");
}
${colorVariables}
body {
  margin: 0 auto; max-width: 640px; padding: 24px 20px 64px;
  background: var(--paper); color: var(--ink); font: 16px/1.5 "Instrument Sans", system-ui, sans-serif;
}
h1, h2 { font-family: "Instrument Serif", Georgia, serif; font-weight: 400; line-height: 1.1; }
body.embedded { margin: 0; max-width: 680px; padding: 8px min(5vw, 32px) 40px; }
h1 { font-size: 40px; }
h2 { font-size: 22px; margin-top: 32px; }
button {
  min-height: 48px; padding: 0 24px; border: 0; border-radius: 12px;
  background: var(--ink); color: var(--paper); font: inherit; font-weight: 600; cursor: pointer;
}
:focus-visible { outline: 2px solid currentcolor; outline-offset: 3px; }
a { color: inherit; }
footer { margin-top: 48px; color: var(--muted); font-size: 14px; }
`;

/** Policy pages run no scripts, and only the app's pages may frame them. */
const contentSecurityPolicy =
  "default-src 'none'; style-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

function section({ heading, paragraphs }: Policy['sections'][number]) {
  return html`<section><h2>${heading}</h2>${paragraphs.map((text) => html`<p>${text}</p>`)}</section>
`;
}

/** @param embedded leaves out the title, which the app shows above the frame */
async function renderPage(policy: Policy, embedded: boolean): Promise<string> {
  const page = await html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${policy.title} - ${product.name}</title>
<link rel="stylesheet" href="${stylesheetPath}">
</head>
<body${embedded ? raw(' class="embedded"') : ''}>
<main>
${embedded ? '' : html`<h1>${policy.title}</h1>`}
${policy.sections.map(section)}
</main>
<footer>${product.name}</footer>
</body>
</html>
`;
  return page.toString();
}

function findFile(webApp: WebApp | null, pattern: RegExp): StaticFile | undefined {
  return [...(webApp?.files ?? [])].find(([path]) => pattern.test(path))?.[1];
}

/**
 * Routes of the policy pages, `/policies/{name}`; with the parameter `embedded`, without their titles.
 * @param webApp contains the fonts; without it, the pages use the system's
 */
export function policyRoutes(app: Hono<AppEnvironment>, webApp: WebApp | null): void {
  const render = (embedded: boolean) =>
    new Map(Object.entries(policies).map(([name, policy]) => [name, renderPage(policy, embedded)]));
  const pages = render(false);
  const embeddedPages = render(true);
  const caching = { 'cache-control': 'public, max-age=300' };
  // The app frames the pages in a sandbox with an opaque origin, so stylesheet and fonts are loaded cross-origin.
  app.get(stylesheetPath, (context) =>
    context.body(stylesheet, 200, {
      ...caching,
      'content-type': 'text/css; charset=utf-8',
      'cross-origin-resource-policy': 'cross-origin',
    }),
  );
  for (const [path, pattern] of fonts) {
    const font = findFile(webApp, pattern);
    if (font === undefined) continue;
    app.get(path, (context) =>
      context.body(font.plain, 200, {
        ...caching,
        'content-type': font.contentType,
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
      }),
    );
  }
  app.get('/policies/:name', async (context) => {
    const versions = context.req.query('embedded') === undefined ? pages : embeddedPages;
    const body = await versions.get(context.req.param('name'));
    if (body === undefined) throw new HttpError('NOT_FOUND');
    return context.html(body, 200, { ...caching, 'content-security-policy': contentSecurityPolicy });
  });
}
