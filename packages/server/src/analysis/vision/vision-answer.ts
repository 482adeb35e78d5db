import { itemFactMaxLength } from '@aura/domain/limits/wardrobe';
import { brands, otherBrand } from '@aura/domain/vocabularies/brands';
import { categories, isCategory, subcategories } from '@aura/domain/vocabularies/categories';
import { colors } from '@aura/domain/vocabularies/colors';
import { materials } from '@aura/domain/vocabularies/materials';
import { styles } from '@aura/domain/vocabularies/styles';
import * as z from 'zod/mini';
import type { FoundGarment } from '../analyzer.ts';

/** More garments than this are not worn at once. */
const garmentsMax = 12;

const colorNames = colors.map(({ name }) => name);

const garment = z.object({
  category: z.string(),
  subcategory: z.string(),
  brand: z.string(),
  description: z.string(),
  color: z.string(),
  material: z.string(),
  style: z.string(),
});

const answer = z.object({ garments: z.array(garment) });

const fact = (values: readonly string[]) => ({ type: 'string', enum: [...values, ''] });

/** What the service is told to answer by; strict modes demand every property and no others. */
export const answerFormat = {
  type: 'json_schema',
  json_schema: {
    name: 'garments',
    strict: true,
    schema: {
      type: 'object',
      additionalProperties: false,
      required: ['garments'],
      properties: {
        garments: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['category', 'subcategory', 'brand', 'description', 'color', 'material', 'style'],
            properties: {
              category: { type: 'string', enum: categories },
              subcategory: fact([...new Set(Object.values(subcategories).flat())]),
              brand: fact(brands),
              description: { type: 'string' },
              color: fact(colorNames),
              material: fact(materials),
              style: fact(styles),
            },
          },
        },
      },
    },
  },
} as const;

/** The vocabulary's own spelling of a value; empty when it is not in it. */
function known(values: readonly string[], value: string): string {
  const wanted = value.trim().toLowerCase();
  return values.find((candidate) => candidate.toLowerCase() === wanted) ?? '';
}

/** A person reads it: one line of printable text that fits an item's name. */
function described(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, itemFactMaxLength);
}

function toFound(seen: z.infer<typeof garment>): FoundGarment[] {
  const category = known(categories, seen.category);
  if (!isCategory(category)) return [];
  const subcategory = known(subcategories[category], seen.subcategory);
  const color = known(colorNames, seen.color);
  const brand = known(brands, seen.brand);
  return [
    {
      category,
      subcategory,
      brand: brand === otherBrand ? '' : brand,
      description: described(seen.description) || [color, subcategory || category].join(' ').trim(),
      color,
      material: known(materials, seen.material),
      style: known(styles, seen.style),
      confidence: null,
      box: null,
    },
  ];
}

/**
 * Reads what the service wrote. What the vocabularies do not hold is left empty; a garment without a category
 * is left out.
 * @throws when it is not the JSON that was asked for
 */
export function readVisionAnswer(content: string): FoundGarment[] {
  const json = content
    .trim()
    .replace(/^```(?:json)?\s*/, '')
    .replace(/\s*```$/, '');
  return z.parse(answer, JSON.parse(json)).garments.slice(0, garmentsMax).flatMap(toFound);
}
