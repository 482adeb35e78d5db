import { settingsCopy } from '@aura/domain/copy/settings';
import type { ThemeChoice } from '../../foundations/theme.ts';
import { SegmentedToggle } from '../../primitives/SegmentedToggle/SegmentedToggle.tsx';

interface AppearanceFieldProps {
  readonly value: ThemeChoice;
  readonly onValueChange: (value: ThemeChoice) => void;
}

/** Light, dark, or as the system has it. */
export function AppearanceField({ value, onValueChange }: AppearanceFieldProps) {
  const { light, dark, system } = settingsCopy.themes;
  return (
    <div className="flex flex-col gap-1.5">
      <span id="settings-appearance" className="text-14 font-medium">
        {settingsCopy.appearance}
      </span>
      <SegmentedToggle
        aria-labelledby="settings-appearance"
        variant="bar"
        value={value}
        onValueChange={onValueChange}
        segments={[
          { value: 'light', label: light },
          { value: 'dark', label: dark },
          { value: 'system', label: system },
        ]}
      />
    </div>
  );
}
