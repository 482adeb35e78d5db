import { settingsCopy } from '@aura/domain/copy/settings';
import type { ThemeChoice } from '../../foundations/theme.ts';
import { RadioGroup } from '../../primitives/RadioGroup/RadioGroup.tsx';

interface AppearanceFieldProps {
  readonly value: ThemeChoice;
  readonly onValueChange: (value: ThemeChoice) => void;
}

/** The theme: light, dark or system. */
export function AppearanceField({ value, onValueChange }: AppearanceFieldProps) {
  const { light, dark, system } = settingsCopy.themes;
  return (
    <RadioGroup
      label={settingsCopy.appearance}
      variant="bar"
      value={value}
      onValueChange={onValueChange}
      options={[
        { value: 'light', label: light },
        { value: 'dark', label: dark },
        { value: 'system', label: system },
      ]}
    />
  );
}
