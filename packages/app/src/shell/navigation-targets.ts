import { shellCopy } from '@aura/domain/copy/shell';
import { House, Settings, Shirt, User } from 'lucide-react';
import { paths } from '../paths.ts';

/** The links of the navigation of a signed-in user. */
export const navigationTargets = [
  { label: shellCopy.home, href: paths.home, icon: House },
  { label: shellCopy.wardrobe, href: paths.wardrobe, icon: Shirt },
  { label: shellCopy.profile, href: paths.profile, icon: User },
  { label: shellCopy.settings, href: paths.settings, icon: Settings },
];
