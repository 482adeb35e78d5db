import { type PolicyName, policyCopy } from '@aura/domain/copy/policies';
import { privacyLabels, privacySettingsCopy, settingsCopy } from '@aura/domain/copy/settings';
import type { PrivacySettingsValues } from '@aura/domain/forms/settings';
import { privacyLevels } from '@aura/domain/vocabularies/privacy-levels';
import { Link } from '../../primitives/Link/Link.tsx';
import { RadioGroup } from '../../primitives/RadioGroup/RadioGroup.tsx';
import { BlockedUsers } from '../BlockedUsers/BlockedUsers.tsx';
import { SaveRow, type SaveState } from '../SaveRow/SaveRow.tsx';
import { SettingsSection } from '../SettingsSection/SettingsSection.tsx';

interface PrivacySectionProps {
  readonly values: PrivacySettingsValues;
  readonly onChange: (values: PrivacySettingsValues) => void;
  /** All stored blocked usernames; saving unblocks those that `values` lacks. */
  readonly blockedUsernames: readonly string[];
  readonly policyHref: (name: PolicyName) => string;
  readonly onSave: () => void;
  readonly saving: SaveState;
}

const levels = privacyLevels.map((level) => ({ value: level, label: privacyLabels[level] }));
const policies = Object.entries(policyCopy.links) as readonly (readonly [PolicyName, string])[];

/**
 * The privacy settings and the blocked users (docs/product.md sections 2 and 3). Changes take effect when
 * they are saved.
 */
export function PrivacySection({
  values,
  onChange,
  blockedUsernames,
  policyHref,
  onSave,
  saving,
}: PrivacySectionProps) {
  return (
    <SettingsSection heading={settingsCopy.sections.privacy} body={privacySettingsCopy.body}>
      <RadioGroup
        label={privacySettingsCopy.profilePrivacy}
        description={privacySettingsCopy.friendsHint}
        variant="bar"
        options={levels}
        value={values.profilePrivacy}
        onValueChange={(profilePrivacy) => onChange({ ...values, profilePrivacy })}
      />
      <RadioGroup
        label={privacySettingsCopy.postPrivacy}
        description={privacySettingsCopy.friendsHint}
        variant="bar"
        options={levels}
        value={values.postPrivacy}
        onValueChange={(postPrivacy) => onChange({ ...values, postPrivacy })}
      />
      <BlockedUsers
        usernames={blockedUsernames}
        stillBlocked={values.blockedUsernames}
        onStillBlockedChange={(staying) => onChange({ ...values, blockedUsernames: [...staying] })}
      />
      <ul aria-label={privacySettingsCopy.policies} className="flex flex-wrap gap-x-6">
        {policies.map(([name, label]) => (
          <li key={name}>
            <Link variant="block" href={policyHref(name)} className="text-14">
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <SaveRow label={privacySettingsCopy.save} saving={saving} onSave={onSave} />
    </SettingsSection>
  );
}
