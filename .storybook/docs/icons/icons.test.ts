import { expect, it } from 'vitest';
import { iconMeanings } from './icon-meanings.ts';
import { iconUses } from './icon-uses.ts';
import { readProductIcons } from './read-product-icons.ts';

it('iconUses finds value imports on one or several lines, once per file', () => {
  const sources = {
    'a/Bar.tsx': "import { Check, type LucideIcon, X } from 'lucide-react';",
    'a/Ant.tsx': "import {\n  Check as Tick,\n} from 'lucide-react';\nimport { Y } from 'elsewhere';",
  };
  expect(iconUses(sources)).toEqual([
    { name: 'Check', usedIn: ['Ant', 'Bar'] },
    { name: 'X', usedIn: ['Bar'] },
  ]);
});

it('iconMeanings lists exactly the icons that the product uses', () => {
  expect(Object.keys(iconMeanings).sort()).toEqual(
    readProductIcons()
      .map(({ name }) => name)
      .sort(),
  );
});
