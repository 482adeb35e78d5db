import { html } from 'hono/html';
import { type FieldRow, fieldTable, type Html, rowsOf, typeOf } from './docs-schema.ts';
import type { ApiResponse, JsonSchema, Method, OpenApiDocument, Operation } from './types.ts';

interface Entry {
  readonly method: Method;
  readonly path: string;
  readonly operation: Operation;
}

function entriesOf(document: OpenApiDocument, tag: string): Entry[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .map(([method, operation]) => ({ method: method as Method, path, operation }))
      .filter(({ operation }) => operation.tags.includes(tag)),
  );
}

function tableOfContents(document: OpenApiDocument): Html {
  const resource = (tag: string) =>
    html`<li><a href="#${tag.toLowerCase()}">${tag}</a><ul>${entriesOf(document, tag).map(
      ({ operation }) => html`<li><a href="#${operation.operationId}">${operation.operationId}</a></li>`,
    )}</ul></li>`;
  return html`<nav aria-label="Contents"><h2>Contents</h2><ul>${document.tags.map(({ name }) => resource(name))}
<li><a href="#schemas">Shared schemas</a></li></ul></nav>`;
}

function requestRows(operation: Operation): FieldRow[] {
  const named = operation.parameters.map(({ name, in: location, required, schema }) => ({
    name,
    location,
    required,
    schema,
  }));
  const bodies = Object.values(operation.requestBody?.content ?? {});
  return [...named, ...bodies.flatMap(({ schema }) => rowsOf(schema, 'body'))];
}

function bodySchema(response: ApiResponse): JsonSchema {
  return Object.values(response.content ?? {})[0]?.schema ?? {};
}

function responseTable(operation: Operation): Html {
  return html`<div class="scroll" role="region" tabindex="0" aria-label="Answers of ${operation.operationId}"><table><caption>Answers</caption>
<thead><tr><th scope="col">Status</th><th scope="col">Meaning</th><th scope="col">Body</th></tr></thead>
<tbody>${Object.entries(operation.responses).map(
    ([status, response]) =>
      html`<tr><th scope="row"><code>${status}</code></th><td>${response.description}</td><td>${typeOf(bodySchema(response))}</td></tr>`,
  )}</tbody></table></div>`;
}

function callArticle({ method, path, operation }: Entry): Html {
  const bodyType = Object.keys(operation.requestBody?.content ?? {})[0];
  const success = operation.responses[200];
  const successRows = success ? rowsOf(bodySchema(success), 'answer') : [];
  return html`<article id="${operation.operationId}" aria-labelledby="${operation.operationId}-name">
<h3 id="${operation.operationId}-name">${operation.operationId}</h3>
<p class="address"><span class="method">${method.toUpperCase()}</span> <code>${path}</code></p>
<p>${operation.summary}.</p>
<ul class="facts"><li>${operation.security.length === 0 ? 'No token needed' : 'Bearer token needed'}</li>
<li>${operation['x-source'] === 'specified' ? 'Specified' : 'Assumed'}</li>${bodyType ? html`<li>Body: <code>${bodyType}</code></li>` : ''}</ul>
${fieldTable(`Fields of ${operation.operationId}`, requestRows(operation))}
${successRows.length > 0 ? fieldTable(`Answer of ${operation.operationId}`, successRows) : ''}
${responseTable(operation)}
</article>`;
}

function schemaSection(document: OpenApiDocument): Html {
  return html`<section aria-labelledby="schemas"><h2 id="schemas">Shared schemas</h2>
${Object.entries(document.components.schemas).map(
  ([name, schema]) =>
    html`<article id="schema-${name}"><h3>${name}</h3>${fieldTable(`Fields of ${name}`, rowsOf(schema, 'object'))}</article>`,
)}</section>`;
}

/** Renders the API reference as one HTML page without scripts. */
export async function docsPage(document: OpenApiDocument): Promise<string> {
  const { title, version, description } = document.info;
  const page = await html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="stylesheet" href="/api/docs.css">
</head>
<body>
<a class="skip" href="#calls">Skip to the calls</a>
<header><h1>${title}</h1><p>Version ${version}. ${description}</p><p><a href="/api/openapi.json">OpenAPI document</a></p></header>
${tableOfContents(document)}
<main id="calls">
${document.tags.map(
  ({ name, description: about }) =>
    html`<section aria-labelledby="${name.toLowerCase()}"><h2 id="${name.toLowerCase()}">${name}</h2><p>${about}.</p>
${entriesOf(document, name).map(callArticle)}</section>`,
)}
${schemaSection(document)}
</main>
</body>
</html>
`;
  return page.toString();
}
