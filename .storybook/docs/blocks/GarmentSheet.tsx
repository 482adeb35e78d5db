import { PATTERNS, type Pattern } from '@aura/demo-world/illustrations/core/pattern';
import { garment } from '@aura/demo-world/illustrations/garment';
import { paintOf } from '@aura/demo-world/world/images';
import { categories, subcategoriesOf } from '@aura/domain/vocabularies/categories';
import { colors } from '@aura/domain/vocabularies/colors';
import { SegmentedToggle } from '@aura/ui/primitives/SegmentedToggle';
import { Select } from '@aura/ui/primitives/Select';
import { useState } from 'react';
import { Drawing } from './Drawing.tsx';

const sides = [
  { value: 'front', label: 'Front' },
  { value: 'back', label: 'Back' },
] as const;

type Side = (typeof sides)[number]['value'];

const isPattern = (text: string): text is Pattern => PATTERNS.some((pattern) => pattern === text);

/** All subcategories of the vocabulary, each in one colour and pattern. */
export function GarmentSheet() {
  const [color, setColor] = useState('Honey');
  const [pattern, setPattern] = useState<Pattern>('plain');
  const [side, setSide] = useState<Side>('front');
  return (
    <>
      <div className="my-6 flex flex-wrap items-end gap-4">
        <Select
          label="Colour"
          options={colors.map(({ name }) => name)}
          value={color}
          onChange={(event) => setColor(event.target.value)}
          className="w-48"
        />
        <Select
          label="Pattern"
          options={PATTERNS}
          value={pattern}
          onChange={(event) => isPattern(event.target.value) && setPattern(event.target.value)}
          className="w-48"
        />
        <SegmentedToggle label="Side" segments={sides} value={side} onValueChange={setSide} />
      </div>
      {categories.map((category) => (
        <section key={category} className="mt-10">
          <h3 className="mb-4 font-serif text-22">{category}</h3>
          <ul className="grid grid-cols-2 gap-4 tablet:grid-cols-4 desktop:grid-cols-6">
            {subcategoriesOf(category).map((subcategory) => (
              <li key={subcategory} className="flex flex-col gap-1.5 text-14">
                <Drawing
                  alt={`${subcategory}, ${side}`}
                  ratio={9 / 11}
                  draw={() =>
                    garment({ category, subcategory, color: paintOf(color), pattern, side, seed: 'sheet' })
                  }
                />
                {subcategory}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
