const copyModules: Record<string, Record<string, unknown>> = import.meta.glob(
  '../../packages/domain/src/copy/!(*.test).ts',
  { eager: true },
);

/** A text of the product. */
export interface CatalogueText {
  /** Name of the text in code, such as `feedCopy.filter.title`. */
  readonly name: string;
  /** Its parent objects: `feedCopy`, `feedCopy.filter`. */
  readonly within: readonly string[];
  /** Null for a text with parameters. */
  readonly text: string | null;
}

const textsOf = (part: unknown, name: string, within: readonly string[] = []): CatalogueText[] => {
  if (typeof part === 'string') return [{ name, within, text: part }];
  if (typeof part === 'function') return [{ name, within, text: null }];
  if (part === null || typeof part !== 'object') return [];
  return Object.entries(part).flatMap(([key, inner]) => {
    if (name === '') return textsOf(inner, key);
    return textsOf(inner, /^\w+$/.test(key) ? `${name}.${key}` : `${name}['${key}']`, [...within, name]);
  });
};

/** The texts of the product, read from the modules that contain them (docs/product.md section 8). */
export const catalogue: readonly CatalogueText[] = Object.values(copyModules).flatMap((module) =>
  textsOf(module, ''),
);
