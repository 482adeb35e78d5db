import { detectedFactNames, mapItemFacts } from '@aura/domain/item-facts';
import { itemFactMaxLength } from '@aura/domain/limits/wardrobe';
import { firstCharacters } from '@aura/domain/utils/character-count';
import { pick } from '@aura/domain/utils/pick';
import { categories, isCategory, isSubcategoryOf } from '@aura/domain/vocabularies/categories';
import { detectedFactValues } from '@aura/domain/vocabularies/detected-facts';
import { otherBrand } from '@aura/domain/vocabularies/other-brand';
import * as z from 'zod/mini';
import type { DetectedGarment } from '../analyzer.ts';

/** Maximum number of garments in a response; further ones are ignored. */
const maxGarments = 12;

/** The facts as texts; values outside the vocabularies are removed after parsing. */
const factTexts = pick(
  mapItemFacts({ text: () => z.string(), choice: () => z.string(), list: () => z.never() }),
  detectedFactNames,
);

const garment = z.object({
  ...factTexts,
  description: z.string(),
});

const garmentList = z.object({ garments: z.array(garment) });

const propertyNames = detectedFactNames.flatMap((name) =>
  name === 'brand' ? ([name, 'description'] as const) : [name],
);

function propertySchema(name: (typeof propertyNames)[number]) {
  if (name === 'description') return { type: 'string' };
  return { type: 'string', enum: name === 'category' ? categories : [...detectedFactValues[name], ''] };
}

/** The response format that the service must use; strict modes require all properties and no others. */
export const responseFormat = {
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
            required: propertyNames,
            properties: Object.fromEntries(propertyNames.map((name) => [name, propertySchema(name)])),
          },
        },
      },
    },
  },
} as const;

/** Returns the vocabulary's spelling of a value; empty when the vocabulary does not contain it. */
function matchVocabulary(values: readonly string[], value: string): string {
  const wanted = value.trim().toLowerCase();
  return values.find((candidate) => candidate.toLowerCase() === wanted) ?? '';
}

/** Reduces the text to one line of printable characters that fits an item's name. */
function cleanDescription(text: string): string {
  return firstCharacters(text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim(), itemFactMaxLength);
}

function toDetectedGarments(seen: z.infer<typeof garment>): DetectedGarment[] {
  const facts = pick(seen, detectedFactNames);
  for (const name of detectedFactNames) facts[name] = matchVocabulary(detectedFactValues[name], seen[name]);
  const { category, color } = facts;
  if (!isCategory(category)) return [];
  const subcategory = isSubcategoryOf(category, facts.subcategory) ? facts.subcategory : '';
  return [
    {
      ...facts,
      category,
      subcategory,
      brand: facts.brand === otherBrand ? '' : facts.brand,
      description: cleanDescription(seen.description) || [color, subcategory || category].join(' ').trim(),
      confidence: null,
      box: null,
    },
  ];
}

/**
 * Parses the service's response. Values outside the vocabularies become empty; a garment without a category
 * is omitted.
 * @throws when the response does not have the requested format
 */
export function parseVisionResponse(content: string): DetectedGarment[] {
  const json = content
    .trim()
    .replace(/^```(?:json)?\s*/, '')
    .replace(/\s*```$/, '');
  return z.parse(garmentList, JSON.parse(json)).garments.slice(0, maxGarments).flatMap(toDetectedGarments);
}
