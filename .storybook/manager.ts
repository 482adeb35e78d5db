import { addons } from 'storybook/manager-api';
import { storybookTheme } from './theme.ts';

const dark = matchMedia('(prefers-color-scheme: dark)');

addons.setConfig({ theme: storybookTheme(dark.matches ? 'dark' : 'light') });
