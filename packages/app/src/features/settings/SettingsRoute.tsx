import { ownDecisionsCopy } from '@aura/domain/copy/moderation';
import { ownDataCopy } from '@aura/domain/copy/own-data';
import { settingsCopy } from '@aura/domain/copy/settings';
import { lazyComponent } from '@aura/ui/foundations/lazy-component';
import { AboutSection } from '@aura/ui/settings/AboutSection';
import { AccountSection } from '@aura/ui/settings/AccountSection';
import { AppearanceField } from '@aura/ui/settings/AppearanceField';
import { SettingsLayout } from '@aura/ui/settings/SettingsLayout';
import { SettingsSkeleton } from '@aura/ui/settings/SettingsSkeleton';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';
import { whenSettled } from '../../platform/first-view.ts';
import { usePlatform } from '../../platform/platform.tsx';
import { readTheme, saveTheme } from '../../platform/storage/theme.ts';
import { QueryError } from '../../shared/QueryError.tsx';
import { useCurrentUser } from '../../shared/use-current-user.ts';
import { usePageTitle } from '../../shared/use-page-title.ts';
import { selectIdentity } from '../../store/session.ts';
import { useAppSelector } from '../../store/store.ts';
import { OwnDecisions } from './OwnDecisions.tsx';
import {
  ownDataHref,
  ownDataSection,
  sectionFromSearchParams,
  sectionHref,
} from './settings-search-params.ts';
import { useSignOut } from './use-sign-out.tsx';

const AccountStanding = lazyComponent(() => import('./AccountStanding.tsx'));
const SecuritySettings = lazyComponent(() => import('./SecuritySettings.tsx'));
const PrivacySettings = lazyComponent(() => import('./PrivacySettings.tsx'));
const OwnData = lazyComponent(() => import('./own-data/OwnData.tsx'));
const NotificationSettings = lazyComponent(() => import('./NotificationSettings.tsx'));

/** What moderators decided, which Account leads to. */
const decisionsSection = 'decisions';

/** `/settings`, one section at a time (docs/product.md section 2). */
export default function SettingsRoute() {
  const account = useAppSelector(selectIdentity);
  const { username, email, profile, isLoading, query } = useCurrentUser();
  const signOut = useSignOut();
  const [params] = useSearchParams();
  const [theme, setTheme] = useState(readTheme);
  const { identity } = usePlatform();
  // Signing out and several sections need it.
  useEffect(() => whenSettled(identity.prefetch), [identity]);
  const section = sectionFromSearchParams(params);
  const shownName = params.get('section');
  const headings: Readonly<Record<string, string>> = {
    [decisionsSection]: ownDecisionsCopy.heading,
    [ownDataSection]: ownDataCopy.heading,
  };
  usePageTitle(settingsCopy.pageTitle(headings[shownName ?? ''] ?? settingsCopy.sections[section]));

  function content(): ReactNode {
    if (shownName === decisionsSection) return <OwnDecisions />;
    if (shownName === ownDataSection) return account && <OwnData key={account.uid} account={account} />;
    if (section === 'account' && isLoading) return <SettingsSkeleton />;
    if (section === 'account' && profile === null)
      return <QueryError message={settingsCopy.loadFailed} query={query} />;
    if (section === 'account')
      return (
        <AccountSection
          username={username}
          email={email}
          decisionsHref={`?section=${decisionsSection}`}
          ownDataHref={ownDataHref}
        />
      );
    if (section === 'about') return <AboutSection policyHref={(name) => `/${name}`} />;
    if (section === 'notifications') return <NotificationSettings email={email} />;
    if (section === 'security') return account && <SecuritySettings account={account} />;
    return <PrivacySettings email={email} />;
  }

  return (
    <SettingsLayout
      current={section}
      hrefOf={sectionHref}
      backHref={paths.home}
      onSignOut={signOut.request}
      signingOut={signOut.busy}
      appearance={
        <AppearanceField
          value={theme}
          onValueChange={(choice) => {
            setTheme(choice);
            saveTheme(choice);
          }}
        />
      }
    >
      {(profile?.isModerator || profile?.suspension) && (
        <Suspense fallback={null}>
          <AccountStanding profile={profile} />
        </Suspense>
      )}
      <Suspense fallback={<SettingsSkeleton />}>{content()}</Suspense>
      {signOut.dialog}
    </SettingsLayout>
  );
}
