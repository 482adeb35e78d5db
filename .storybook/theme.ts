import { create } from 'storybook/theming';
import { product } from '../packages/domain/src/product.ts';
import { colors, type ThemeName } from '../packages/ui/src/foundations/tokens/color.ts';
import { fonts } from '../packages/ui/src/foundations/tokens/type.ts';

/** Storybook's interface in the product's colours and fonts. */
export function storybookTheme(name: ThemeName) {
  const color = colors[name];
  return create({
    base: name,
    brandTitle: `${product.name} design system`,
    colorPrimary: color.ink,
    colorSecondary: color.accent,
    appBg: color.sunken,
    appContentBg: color.paper,
    appPreviewBg: color.paper,
    appBorderColor: color.line,
    textColor: color.ink,
    textInverseColor: color['on-ink'],
    textMutedColor: color.muted,
    barBg: color.surface,
    barTextColor: color.muted,
    barSelectedColor: color.accent,
    barHoverColor: color.accent,
    inputBg: color.surface,
    inputBorder: color['line-strong'],
    inputTextColor: color.ink,
    fontBase: fonts.sans,
  });
}
