import type { ThemeName } from '@aura/ui/foundations/tokens/color';
import type { ReactNode } from 'react';

const themes: readonly ThemeName[] = ['light', 'dark'];

interface BothThemesProps {
  readonly children: (theme: ThemeName) => ReactNode;
}

/** The same content in light and in dark. */
export function BothThemes({ children }: BothThemesProps) {
  return (
    <div className="my-6 grid gap-4 tablet:grid-cols-2">
      {themes.map((theme) => (
        <div
          key={theme}
          data-theme={theme}
          className="min-w-0 rounded-card bg-paper p-6 text-ink inset-ring inset-ring-line"
        >
          {children(theme)}
        </div>
      ))}
    </div>
  );
}
