import { html } from 'hono/html';
import type { JsonSchema } from './types.ts';

/** Escaped markup. */
export type Html = ReturnType<typeof html>;

function constraintsOf(schema: JsonSchema): string[] {
  const constraints: string[] = [];
  if (schema.minLength === 1) constraints.push('not empty');
  else if (typeof schema.minLength === 'number') constraints.push(`at least ${schema.minLength} characters`);
  if (typeof schema.maxLength === 'number') constraints.push(`at most ${schema.maxLength} characters`);
  if (typeof schema.minimum === 'number') constraints.push(`from ${schema.minimum}`);
  if (typeof schema.maximum === 'number') constraints.push(`up to ${schema.maximum}`);
  if (typeof schema.maxItems === 'number') constraints.push(`at most ${schema.maxItems} entries`);
  if (schema.default !== undefined) constraints.push(`default ${JSON.stringify(schema.default)}`);
  return constraints;
}

function alternatives(schema: JsonSchema): readonly JsonSchema[] | null {
  return (schema.anyOf ?? schema.oneOf ?? null) as readonly JsonSchema[] | null;
}

/** Describes a schema's type; shared schemas are links. */
export function typeOf(schema: JsonSchema): Html {
  if (typeof schema.$ref === 'string') {
    const name = schema.$ref.split('/').at(-1) ?? '';
    return html`<a href="#schema-${name}">${name}</a>`;
  }
  const union = alternatives(schema);
  if (union)
    return html`${union.map((member, index) => html`${index === 0 ? '' : ' or '}${typeOf(member)}`)}`;
  if (schema.const !== undefined) return html`<code>${JSON.stringify(schema.const)}</code>`;
  if (Array.isArray(schema.enum)) return html`one of <code>${schema.enum.join(', ')}</code>`;
  if (schema.type === 'array') return html`list of ${typeOf((schema.items ?? {}) as JsonSchema)}`;
  if (schema.format === 'binary') return html`file`;
  return html`${Array.isArray(schema.type) ? schema.type.join(' or ') : String(schema.type ?? 'any')}`;
}

/** A row of a field table. */
export interface FieldRow {
  readonly name: string;
  /** `path`, `query`, `header`, `body` or `answer`. */
  readonly location: string;
  readonly required: boolean;
  readonly schema: JsonSchema;
}

/** The properties of an object schema as rows. */
export function rowsOf(schema: JsonSchema, location: string): FieldRow[] {
  const required = new Set((schema.required ?? []) as string[]);
  const properties = (schema.properties ?? {}) as Record<string, JsonSchema>;
  return Object.entries(properties).map(([name, property]) => ({
    name,
    location,
    required: required.has(name),
    schema: property,
  }));
}

function fieldRow({ name, location, required, schema }: FieldRow): Html {
  const notes = [required ? 'required' : 'optional', ...constraintsOf(schema)].join(', ');
  return html`<tr><th scope="row"><code>${name}</code></th><td>${location}</td><td>${typeOf(schema)}</td><td>${notes}</td></tr>`;
}

/**
 * Renders a table of fields, or a paragraph when there are none.
 * @param caption accessible name of the table
 */
export function fieldTable(caption: string, rows: readonly FieldRow[]): Html {
  if (rows.length === 0) return html`<p>${caption}: none.</p>`;
  return html`<div class="scroll" role="region" tabindex="0" aria-label="${caption}"><table><caption>${caption}</caption>
<thead><tr><th scope="col">Name</th><th scope="col">Place</th><th scope="col">Kind</th><th scope="col">Rule</th></tr></thead>
<tbody>${rows.map(fieldRow)}</tbody></table></div>`;
}
