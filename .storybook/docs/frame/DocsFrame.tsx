import { applyTheme } from '@aura/ui/foundations/theme';
import { ToastProvider } from '@aura/ui/primitives/Toast';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { MotionConfig } from 'framer-motion';
import { type PropsWithChildren, useEffect } from 'react';
import { storybookTheme } from '../../theme.ts';
import { useToolbar } from './toolbar.ts';

const themes = { light: storybookTheme('light'), dark: storybookTheme('dark') } as const;

/** Wrapper of every documentation page, which applies theme, direction and motion of the toolbar. */
export default function DocsFrame({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { theme, direction, reducedMotion } = useToolbar();
  useEffect(() => applyTheme(theme, document.documentElement), [theme]);
  return (
    <DocsContainer context={context} theme={themes[theme]}>
      <MotionConfig reducedMotion={reducedMotion ? 'always' : 'user'}>
        <ToastProvider>
          <div dir={direction}>{children}</div>
        </ToastProvider>
      </MotionConfig>
    </DocsContainer>
  );
}
