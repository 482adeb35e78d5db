import { product } from '@aura/domain/product';
import type { Hono } from 'hono';
import { html } from 'hono/html';
import type { AppEnvironment } from '../../http/environment.ts';
import { HttpError } from '../../http/http-error.ts';
import { type Policy, policies } from './policy-texts.ts';

const stylesheetPath = '/policies/policies.css';

const stylesheet = `
:root { color-scheme: light dark; --paper: #fbf8f3; --ink: #1c1917; --muted: #5e564e; }
@media (prefers-color-scheme: dark) { :root { --paper: #121013; --ink: #f6f1ea; --muted: #b8aea4; } }
body {
  margin: 0 auto; max-width: 640px; padding: 24px 20px 64px;
  background: var(--paper); color: var(--ink); font: 16px/1.6 system-ui, sans-serif;
}
h1, h2 { font-family: "Instrument Serif", Georgia, serif; font-weight: 400; line-height: 1.1; }
h1 { font-size: 40px; }
h2 { font-size: 22px; margin-top: 32px; }
footer { margin-top: 48px; color: var(--muted); font-size: 14px; }
`;

/** Policy pages run no scripts, and only the app's pages may frame them. */
const contentSecurityPolicy =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

function section({ heading, paragraphs }: Policy['sections'][number]) {
  return html`<section><h2>${heading}</h2>${paragraphs.map((text) => html`<p>${text}</p>`)}</section>
`;
}

async function renderPage(policy: Policy): Promise<string> {
  const page = await html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${policy.title} - ${product.name}</title>
<link rel="stylesheet" href="${stylesheetPath}">
</head>
<body>
<main>
<h1>${policy.title}</h1>
${policy.sections.map(section)}
</main>
<footer>${product.name}</footer>
</body>
</html>
`;
  return page.toString();
}

/** Routes of the policy pages, `/policies/{name}`. */
export function policyRoutes(app: Hono<AppEnvironment>): void {
  const pages = new Map(Object.entries(policies).map(([name, policy]) => [name, renderPage(policy)]));
  const caching = { 'cache-control': 'public, max-age=300' };
  // The app frames the pages in a sandbox with an opaque origin, so the stylesheet is loaded cross-origin.
  app.get(stylesheetPath, (context) =>
    context.body(stylesheet, 200, {
      ...caching,
      'content-type': 'text/css; charset=utf-8',
      'cross-origin-resource-policy': 'cross-origin',
    }),
  );
  app.get('/policies/:name', async (context) => {
    const body = await pages.get(context.req.param('name'));
    if (body === undefined) throw new HttpError('NOT_FOUND');
    return context.html(body, 200, { ...caching, 'content-security-policy': contentSecurityPolicy });
  });
}
