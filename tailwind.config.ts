import type { Config } from 'tailwindcss';
import plugin from 'tailwindcss/plugin';
import {
  auraTrio,
  colors,
  curves,
  durations,
  effects,
  fonts,
  layers,
  radii,
  screens,
  sizes,
  type ThemeName,
  type,
} from './packages/ui/src/foundations/tokens.ts';

const entries = (prefix: string, values: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`--${prefix}${name}`, value]));

const themeVariables = (theme: ThemeName): Record<string, string> => ({
  ...entries('color-', colors[theme]),
  ...entries('', effects[theme]),
  'color-scheme': theme,
});

const constantVariables: Record<string, string> = {
  ...entries('font-', fonts),
  ...entries('size-', sizes),
};

/** Registered as colours, so that one aura can cross-fade into the next. */
const auraProperties = Object.fromEntries(
  auraTrio.map((color, index) => [
    `@property --aura-${index + 1}`,
    { syntax: "'<color>'", inherits: 'true', 'initial-value': color },
  ]),
);

/** Light by default, dark by the system's wish, either by `data-theme` on any element. */
const themes = plugin(({ addBase }) => {
  addBase({
    ...auraProperties,
    ':root': { ...constantVariables, ...themeVariables('light') },
    '@media (prefers-color-scheme: dark)': { ':root': themeVariables('dark') },
    '[data-theme="light"]': themeVariables('light'),
    '[data-theme="dark"]': themeVariables('dark'),
  });
});

export default {
  content: [],
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      inherit: 'inherit',
      ...Object.fromEntries(Object.keys(colors.light).map((name) => [name, `var(--color-${name})`])),
    },
    fontFamily: fonts,
    fontSize: Object.fromEntries(
      Object.entries(type).map(([name, [size, lineHeight, letterSpacing]]) => [
        name,
        [size, { lineHeight, letterSpacing }],
      ]),
    ),
    borderRadius: radii,
    boxShadow: { none: 'none', float: 'var(--shadow-float)', raise: 'var(--shadow-raise)' },
    zIndex: layers,
    screens,
    extend: {
      spacing: sizes,
      keyframes: { appear: { from: { opacity: '0', transform: 'scale(0.97)' } } },
      animation: {
        enter: `appear ${durations.enter}ms cubic-bezier(${curves.enter.join(', ')})`,
        leave: `appear ${durations.leave}ms cubic-bezier(${curves.leave.join(', ')}) reverse forwards`,
      },
      transitionDuration: Object.fromEntries(
        Object.entries(durations).map(([name, milliseconds]) => [name, `${milliseconds}ms`]),
      ),
      transitionTimingFunction: Object.fromEntries(
        Object.entries(curves).map(([name, points]) => [name, `cubic-bezier(${points.join(', ')})`]),
      ),
    },
  },
  plugins: [themes],
} satisfies Config;
