import { commonCopy } from '@aura/domain/copy/common';
import { aboutCopy, settingsCopy } from '@aura/domain/copy/settings';
import { Button } from '../../primitives/Button/Button.tsx';
import { SettingsSection } from '../SettingsSection/SettingsSection.tsx';

/** The product's description and version, and three buttons that are not available yet. */
export function AboutSection() {
  return (
    <SettingsSection heading={settingsCopy.sections.about}>
      <p>{aboutCopy.description}</p>
      <p className="text-14 text-muted">{aboutCopy.version}</p>
      <div className="flex flex-wrap gap-3">
        {[aboutCopy.help, aboutCopy.privacy, aboutCopy.terms].map((label) => (
          <Button key={label} variant="outline" size="sm" disabledReason={commonCopy.comingSoon}>
            {label}
          </Button>
        ))}
      </div>
    </SettingsSection>
  );
}
