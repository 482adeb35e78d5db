import type { ThemeName } from '@aura/ui/foundations/tokens/color';
import { useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/** Settings of the toolbar. */
export interface ToolbarChoice {
  readonly theme: ThemeName;
  readonly direction: 'ltr' | 'rtl';
  readonly reducedMotion: boolean;
}

type Globals = Readonly<Record<string, unknown>>;

const channel = () => addons.getChannel();

const subscribe = (listener: () => void) => {
  channel().on(GLOBALS_UPDATED, listener);
  return () => channel().off(GLOBALS_UPDATED, listener);
};

const latest = (): Globals | undefined => {
  const [event]: { globals?: Globals }[] =
    channel().last(GLOBALS_UPDATED) ?? channel().last(SET_GLOBALS) ?? [];
  return event?.globals;
};

/** Pages without a story do not receive globals, so this reads the toolbar from the channel. */
export function useToolbar(): ToolbarChoice {
  const globals = useSyncExternalStore(subscribe, latest);
  return {
    theme: globals?.theme === 'dark' ? 'dark' : 'light',
    direction: globals?.direction === 'rtl' ? 'rtl' : 'ltr',
    reducedMotion: globals?.motion === 'reduced',
  };
}
