import { detectedItemWire } from '@aura/api-client/contract/analysis';
import { commentWire } from '@aura/api-client/contract/comment-wire';
import { errorBody } from '@aura/api-client/contract/errors';
import { imageMeta } from '@aura/api-client/contract/fields';
import { itemWire } from '@aura/api-client/contract/items';
import { notificationWire } from '@aura/api-client/contract/notifications';
import { postWire } from '@aura/api-client/contract/posts';
import { followWire, profileWire } from '@aura/api-client/contract/profiles';
import { foundPersonWire, foundTagWire } from '@aura/api-client/contract/search';
import { favoriteWire } from '@aura/api-client/contract/wishlist';
import * as z from 'zod/mini';
import type { JsonSchema } from './types.ts';

const named = {
  Post: postWire,
  Comment: commentWire,
  Item: itemWire,
  DetectedItem: detectedItemWire,
  Favorite: favoriteWire,
  Profile: profileWire,
  Follow: followWire,
  FoundPerson: foundPersonWire,
  FoundTag: foundTagWire,
  Notification: notificationWire,
  Image: imageMeta,
  Error: errorBody,
};

const registry = z.registry<{ id: string }>();
for (const [name, schema] of Object.entries(named)) registry.add(schema, { id: name });

const definitions = '#/$defs/';
const components = '#/components/schemas/';

/** zod puts shared schemas under `$defs`, OpenAPI under `components`; rewrites the references. */
function rewriteRefs(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(rewriteRefs);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) =>
      key === '$ref' && typeof inner === 'string'
        ? [key, inner.replace(definitions, components)]
        : [key, rewriteRefs(inner)],
    ),
  );
}

function toJsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  return z.toJSONSchema(schema, {
    io,
    metadata: registry,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      // The only schema of the contract that JSON Schema cannot express is that of files.
      if (zodSchema._zod.def.type === 'custom')
        Object.assign(jsonSchema, { type: 'string', format: 'binary' });
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    },
  });
}

function inline(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _dialect, $defs: _shared, ...rest } = toJsonSchema(schema, io);
  return rewriteRefs(rest) as JsonSchema;
}

/** The JSON Schema of a request. Shared schemas are references. */
export function requestSchema(schema: z.ZodMiniType): JsonSchema {
  return inline(schema, 'input');
}

/** The JSON Schema of a response. Shared schemas are references. */
export function responseSchema(schema: z.ZodMiniType): JsonSchema {
  return inline(schema, 'output');
}

/** A reference to a shared schema. */
export function componentRef(name: keyof typeof named): JsonSchema {
  return { $ref: `${components}${name}` };
}

/** The shared schemas by name. */
export function componentSchemas(): Record<string, JsonSchema> {
  const all = z.object(named);
  const shared = toJsonSchema(all, 'output').$defs as Record<string, Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(shared).map(([name, { id: _id, ...schema }]) => [name, rewriteRefs(schema) as JsonSchema]),
  );
}
