import type { Hono } from 'hono';
import type { AppEnvironment } from '../../http/environment.ts';
import { docsPage } from '../../openapi/docs-page.ts';
import { docsStylesheet } from '../../openapi/docs-stylesheet.ts';
import { openApiDocument } from '../../openapi/document.ts';
import type { OpenApiDocument } from '../../openapi/types.ts';
import type { WebApp } from '../../web/web-app.ts';
import { policyRoutes } from './policies.routes.ts';

/** Makes the API reference when it is first read, since it takes longer than the rest of the routes together. */
function createReference() {
  let made: { readonly document: OpenApiDocument; readonly page: Promise<string> } | undefined;
  return () => {
    if (!made) {
      const document = openApiDocument();
      made = { document, page: docsPage(document) };
    }
    return made;
  };
}

/** Routes of the API reference: the OpenAPI document and its HTML page. */
function referenceRoutes(app: Hono<AppEnvironment>): void {
  const reference = createReference();
  const caching = { 'cache-control': 'public, max-age=300' };
  app.get('/api/openapi.json', (context) => context.json(reference().document, 200, caching));
  app.get('/api/docs', async (context) => context.html(await reference().page, 200, caching));
  app.get('/api/docs.css', (context) =>
    context.body(docsStylesheet, 200, { ...caching, 'content-type': 'text/css; charset=utf-8' }),
  );
}

/** Routes of the API reference and the policies. */
export function systemRoutes(app: Hono<AppEnvironment>, webApp: WebApp | null): void {
  referenceRoutes(app);
  policyRoutes(app, webApp);
}
