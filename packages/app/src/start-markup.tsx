import { UploadTrigger } from '@aura/ui/composer/UploadTrigger';
import { FeedLoading } from '@aura/ui/feed/FeedLoading';
import { NavigationBar } from '@aura/ui/shell/NavigationBar';
import { PageSkeleton } from '@aura/ui/shell/PageSkeleton';
import { renderToStaticMarkup } from 'react-dom/server';
import { paths } from './paths.ts';
import { navigationTargets } from './shell/navigation-targets.ts';

/**
 * Renders what the first pages of a signed-in user show until their code and data are there, for the build of `index.html`:
 * the navigation of all, without a current page, and the placeholders of pages with their pathnames.
 *
 * @public
 */
export function startMarkup() {
  return {
    navigation: renderToStaticMarkup(
      <NavigationBar
        homeHref={paths.home}
        targets={navigationTargets}
        activeHref=""
        upload={<UploadTrigger />}
      />,
    ),
    pages: [
      { paths: [paths.home], markup: renderToStaticMarkup(<FeedLoading />) },
      { paths: [paths.wardrobe, paths.profile], markup: renderToStaticMarkup(<PageSkeleton />) },
    ],
  };
}
