import { type SettingsSection, settingsSections } from '@aura/domain/vocabularies/settings-sections';

/** Returns the section in the query parameters; the first one by default. */
export function sectionFromSearchParams(params: URLSearchParams): SettingsSection {
  const name = params.get('section');
  return settingsSections.find((section) => section === name) ?? 'account';
}

/** Export and import, which Account and the deletion of the account lead to. */
export const ownDataSection = 'data';

export const ownDataHref = `?section=${ownDataSection}`;

export const sectionHref = (section: SettingsSection): string => `?section=${section}`;
