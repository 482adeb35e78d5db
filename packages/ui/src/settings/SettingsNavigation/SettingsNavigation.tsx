import { settingsCopy } from '@aura/domain/copy/settings';
import { type SettingsSection, settingsSections } from '@aura/domain/vocabularies/settings-sections';
import { Bell, CircleUserRound, Info, Lock, type LucideIcon, Shield } from 'lucide-react';
import { Link } from '../../primitives/Link/Link.tsx';

interface SettingsNavigationProps {
  readonly current: SettingsSection;
  /** URL of a section. */
  readonly hrefOf: (section: SettingsSection) => string;
}

const icons: Record<SettingsSection, LucideIcon> = {
  account: CircleUserRound,
  security: Shield,
  privacy: Lock,
  notifications: Bell,
  about: Info,
};

/** The links to the sections: a column, or on phones a row that wraps where it does not fit. */
export function SettingsNavigation({ current, hrefOf }: SettingsNavigationProps) {
  return (
    <nav aria-label={settingsCopy.navigation}>
      <ul className="-mx-5 flex flex-wrap justify-between border-b border-line px-4 tablet:-mx-4 tablet:flex-col tablet:border-0 tablet:px-0">
        {settingsSections.map((section) => {
          const Icon = icons[section];
          return (
            <li key={section}>
              <Link
                href={hrefOf(section)}
                aria-current={section === current ? 'page' : undefined}
                className="flex min-h-control items-center gap-3 border-b-2 border-transparent px-1 text-14 font-medium text-muted hover:text-ink aria-[current]:border-ink aria-[current]:text-ink tablet:rounded-control tablet:border-0 tablet:px-4 tablet:text-16 tablet:hover:bg-hover tablet:aria-[current]:bg-hover"
              >
                <Icon aria-hidden className="hidden size-5 stroke-icon tablet:block" />
                {settingsCopy.sections[section]}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
