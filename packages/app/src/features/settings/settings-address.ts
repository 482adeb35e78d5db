import { type SettingsSection, settingsSections } from '@aura/domain/limits';

/** The section that the address names; the first one where it names none. */
export function sectionOf(params: URLSearchParams): SettingsSection {
  const name = params.get('section');
  return settingsSections.find((section) => section === name) ?? 'account';
}

export const sectionHref = (section: SettingsSection): string => `?section=${section}`;
