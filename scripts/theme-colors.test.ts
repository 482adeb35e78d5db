import { colors } from '@aura/ui/foundations/tokens/color';
import { expect, it } from 'vitest';
import { themeColors } from '../packages/server/src/theme-colors.ts';

it.each(['light', 'dark'] as const)(
  'the pages and emails of the server have the %s colours of the app',
  (theme) => {
    for (const [name, color] of Object.entries(themeColors[theme])) {
      expect(colors[theme]).toHaveProperty(name, color.toUpperCase());
    }
  },
);
