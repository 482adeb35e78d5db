import { commonCopy } from '@aura/domain/copy/common';
import type { PolicyName } from '@aura/domain/copy/policies';
import { aboutCopy, settingsCopy } from '@aura/domain/copy/settings';
import { buttonStyle } from '../../foundations/button-style.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { SettingsSection } from '../SettingsSection/SettingsSection.tsx';

interface AboutSectionProps {
  readonly policyHref: (name: PolicyName) => string;
}

const linkStyle = buttonStyle({ variant: 'outline', size: 'sm' });

/** The product's description and version, the policies, and a help button that is not available yet. */
export function AboutSection({ policyHref }: AboutSectionProps) {
  return (
    <SettingsSection heading={settingsCopy.sections.about}>
      <p>{aboutCopy.description}</p>
      <p className="text-14 text-muted">{aboutCopy.version}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" size="sm" disabledReason={commonCopy.comingSoon}>
          {aboutCopy.help}
        </Button>
        <Link href={policyHref('privacy')} className={linkStyle}>
          {aboutCopy.privacy}
        </Link>
        <Link href={policyHref('terms')} className={linkStyle}>
          {aboutCopy.terms}
        </Link>
      </div>
    </SettingsSection>
  );
}
