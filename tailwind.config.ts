import type { Config } from 'tailwindcss';
import plugin from 'tailwindcss/plugin';
import { auraSizes, auraStrength, auraTrio } from './packages/ui/src/foundations/tokens/aura.ts';
import { colors, forcedColors, type ThemeName } from './packages/ui/src/foundations/tokens/color.ts';
import { imageEffects, personCropTop } from './packages/ui/src/foundations/tokens/image.ts';
import { landingPhotos } from './packages/ui/src/foundations/tokens/landing.ts';
import { layers } from './packages/ui/src/foundations/tokens/layer.ts';
import { lines, strokes } from './packages/ui/src/foundations/tokens/line.ts';
import { durations, transitionCss } from './packages/ui/src/foundations/tokens/motion.ts';
import { radii } from './packages/ui/src/foundations/tokens/radius.ts';
import { screens } from './packages/ui/src/foundations/tokens/screen.ts';
import { forcedShadows, shadows } from './packages/ui/src/foundations/tokens/shadow.ts';
import { grid, sizes, spaces } from './packages/ui/src/foundations/tokens/space.ts';
import { transitions } from './packages/ui/src/foundations/tokens/transition.ts';
import { fonts, type, weights } from './packages/ui/src/foundations/tokens/type.ts';

type Values = Readonly<Record<string, string>>;

const entries = (prefix: string, values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`--${prefix}${name}`, value]));

const references = (prefix: string, values: Values): Values =>
  Object.fromEntries(Object.keys(values).map((name) => [name, `var(--${prefix}${name})`]));

const themeVariables = (theme: ThemeName): Values => ({
  ...entries('color-', colors[theme]),
  ...entries('shadow-', shadows[theme]),
  ...entries('', auraStrength[theme]),
  ...entries('', imageEffects[theme]),
  'color-scheme': theme,
});

const namedTransitions = (Object.keys(transitions) as (keyof typeof transitions)[]).map((name) => ({
  name,
  ...transitionCss(transitions[name]),
}));

const constantVariables: Values = {
  ...entries('font-', fonts),
  ...entries('size-', sizes),
  ...entries('radius-', radii),
  ...entries('layer-', layers),
  ...entries('line-', lines),
  '--stroke-icon': strokes.icon,
  ...Object.fromEntries(
    namedTransitions.map(({ name, duration, curve }) => [`--transition-${name}`, `${duration} ${curve}`]),
  ),
  ...Object.assign({}, ...Object.entries(auraSizes).map(([name, size]) => entries(`aura-${name}-`, size))),
  ...Object.assign(
    {},
    ...Object.entries(landingPhotos).map(([name, photo]) => entries(`landing-${name}-`, photo)),
  ),
};

/** Classes such as `transition-enter`: duration and timing function, for use beside `transition-colors` and others. */
const transitionUtilities = Object.fromEntries(
  namedTransitions.map(({ name, duration, curve }) => [
    `.transition-${name}`,
    { 'transition-duration': duration, 'transition-timing-function': curve },
  ]),
);

/** Registered as colours, so that they can be animated. */
const auraProperties = Object.fromEntries(
  auraTrio.map((color, index) => [
    `@property --aura-${index + 1}`,
    { syntax: "'<color>'", inherits: 'true', 'initial-value': color },
  ]),
);

/** Light by default, dark by system setting, either by `data-theme` on any element; forced colours take precedence. */
const tokens = plugin(({ addBase, addUtilities }) => {
  addBase({
    ...auraProperties,
    ':root': { ...constantVariables, ...themeVariables('light') },
    '@media (prefers-color-scheme: dark)': { ':root': themeVariables('dark') },
    '[data-theme="light"]': themeVariables('light'),
    '[data-theme="dark"]': themeVariables('dark'),
    '@media (forced-colors: active)': {
      ':root, [data-theme]': { ...entries('color-', forcedColors), ...entries('shadow-', forcedShadows) },
    },
  });
  addUtilities(transitionUtilities);
});

/** The tokens replace Tailwind's default scales, so a class without a token has no effect. */
export default {
  content: [],
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      inherit: 'inherit',
      ...references('color-', colors.light),
    },
    fontFamily: fonts,
    fontSize: Object.fromEntries(
      Object.entries(type).map(([name, [size, lineHeight, letterSpacing]]) => [
        name,
        [size, { lineHeight, letterSpacing }],
      ]),
    ),
    fontWeight: weights,
    borderRadius: radii,
    boxShadow: { none: 'none', ...references('shadow-', shadows.light) },
    zIndex: layers,
    strokeWidth: strokes,
    screens,
    transitionDuration: { DEFAULT: transitionCss(transitions.press).duration },
    transitionTimingFunction: { DEFAULT: transitionCss(transitions.press).curve },
    extend: {
      spacing: { DEFAULT: grid, ...spaces, ...sizes },
      ringWidth: lines,
      objectPosition: { person: `50% ${Math.round(personCropTop * 100)}%` },
      keyframes: {
        badge: { from: { transform: 'scale(0.6)' } },
        appear: { from: { opacity: '0', transform: 'scale(0.97)' } },
        glow: { from: { opacity: '0' } },
        settle: { '30%': { rotate: '4deg' }, '65%': { rotate: '-2deg' } },
        wait: { from: { visibility: 'hidden' }, to: { visibility: 'hidden' } },
        // An indicator of a third of the bar's width, positioned in its middle.
        sweep: { from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(100%)' } },
      },
      animation: {
        badge: 'badge var(--transition-toggle)',
        enter: 'appear var(--transition-enter)',
        leave: 'appear var(--transition-leave) reverse forwards',
        // A wide blur is the most expensive paint of a page, so it is delayed until the content is painted.
        glow: `wait ${durations.instant}ms, glow var(--transition-glow) ${durations.instant}ms backwards`,
        settle: 'settle var(--transition-settle)',
        spin: 'spin var(--transition-spin) infinite',
        pulse: 'pulse var(--transition-pulse) infinite',
        sweep: 'sweep var(--transition-breath) infinite alternate',
      },
    },
  },
  plugins: [tokens],
} satisfies Config;
