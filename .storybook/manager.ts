import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { product } from '../packages/domain/src/product.ts';
import { colors } from '../packages/ui/src/foundations/tokens/color.ts';

const { light } = colors;

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: `${product.name} design system`,
    colorPrimary: light.ink,
    colorSecondary: light.accent,
    appBg: light.sunken,
    appContentBg: light.surface,
    appBorderColor: light.line,
    textColor: light.ink,
    barTextColor: light.muted,
    barSelectedColor: light.accent,
  }),
});
