import { settingsCopy } from '@aura/domain/copy/settings';
import { Button } from '@aura/ui/primitives/Button';
import { useToast } from '@aura/ui/primitives/Toast';
import { AboutSection } from '@aura/ui/settings/AboutSection';
import { AccountSection } from '@aura/ui/settings/AccountSection';
import { AppearanceField } from '@aura/ui/settings/AppearanceField';
import { ArrowLeft, LogOut } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { usePage } from '../../page/use-page.ts';
import { paths } from '../../paths.ts';
import { usePlatform } from '../../platform/platform.tsx';
import { chooseTheme, storedThemeChoice } from '../../platform/theme-choice.ts';
import { useViewer } from '../../viewer/use-viewer.ts';

/** `/settings` (docs/product.md section 2). */
export default function SettingsRoute() {
  usePage(settingsCopy.heading);
  const navigate = useNavigate();
  const { identity } = usePlatform();
  const { username, email } = useViewer();
  const { show } = useToast();
  const [theme, setTheme] = useState(storedThemeChoice);
  const [leaving, setLeaving] = useState(false);

  async function signOut() {
    setLeaving(true);
    await identity.signOut().catch(() => {
      show({ tone: 'alert', text: settingsCopy.signOutFailed });
      setLeaving(false);
    });
  }

  return (
    <div className="mx-auto flex max-w-dialog-md flex-col gap-10 px-5 pt-6 pb-16 tablet:px-12 tablet:pt-9">
      <header className="flex flex-col items-start gap-2">
        <Button variant="quiet" size="sm" className="-ms-3" onClick={() => navigate(paths.home)}>
          <ArrowLeft aria-hidden className="size-5 rtl:-scale-x-100" />
          {settingsCopy.back}
        </Button>
        <h1 className="font-serif text-40 outline-none">{settingsCopy.heading}</h1>
      </header>
      <AppearanceField
        value={theme}
        onValueChange={(choice) => {
          setTheme(choice);
          chooseTheme(choice);
        }}
      />
      <AccountSection username={username} email={email} />
      <AboutSection />
      <Button variant="outline" className="self-start" onClick={() => void signOut()} busy={leaving}>
        <LogOut aria-hidden className="size-5" />
        {settingsCopy.signOut}
      </Button>
    </div>
  );
}
