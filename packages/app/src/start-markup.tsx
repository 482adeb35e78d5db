import { UploadTrigger } from '@aura/ui/composer/UploadTrigger';
import { FeedLoading } from '@aura/ui/feed/FeedLoading';
import { NavigationBar } from '@aura/ui/shell/NavigationBar';
import { PageSkeleton } from '@aura/ui/shell/PageSkeleton';
import { ItemGridSkeleton } from '@aura/ui/wardrobe/ItemGridSkeleton';
import { WardrobeHeader } from '@aura/ui/wardrobe/WardrobeHeader';
import { WardrobeTabs } from '@aura/ui/wardrobe/WardrobeTabs';
import { renderToStaticMarkup } from 'react-dom/server';
import { EditProfileButton } from './features/profile/EditProfileButton.tsx';
import { PostGridSkeleton } from './features/profile/PostGridSkeleton.tsx';
import { ProfileFrame } from './features/profile/ProfileFrame.tsx';
import { WardrobeFrame } from './features/wardrobe/WardrobeFrame.tsx';
import { paths } from './paths.ts';
import { navigationTargets } from './shell/navigation-targets.ts';

const nothing = () => undefined;
const noCounts = { myItems: undefined, likedItems: undefined, wishlist: undefined, outfits: undefined };

/** The first tab of the wardrobe. */
const wardrobe = (
  <WardrobeFrame>
    <WardrobeHeader onAddItems={nothing} />
    <WardrobeTabs value="myItems" onValueChange={nothing} counts={noCounts}>
      <ItemGridSkeleton />
    </WardrobeTabs>
  </WardrobeFrame>
);

/** Counts of the profile that name them in its markup, since a count is a number. */
const counts = { postCount: 101, followerCount: 102, followingCount: 103 };

/** The profile with the names of its texts in braces. */
const profile = (
  <ProfileFrame
    profile={{
      avatar: { src: 'data:,', width: null, height: null, thumbhash: null, palette: [] },
      displayName: '{name}',
      username: '{handle}',
      bio: '{bio}',
      ...counts,
    }}
    showLiked
    onShowFollowList={nothing}
    actions={<EditProfileButton />}
    tab="posts"
    onTabChange={nothing}
    posts={<PostGridSkeleton count={4} />}
  />
);

/** Replaces the texts of a profile by attributes that name them, which the page's script fills. */
function withFields(markup: string): string {
  const named = Object.entries(counts).reduce(
    (before, [name, count]) => before.replace(`>${count}<`, ` data-early-text="${name}">\u00a0<`),
    markup,
  );
  return named
    .replace(/ src="data:,"/, ' data-early-avatar=""')
    .replace(/ style="--aura[^"]*"/, '')
    .replace(/ alt="[^"]*\{name\}"/, ' alt=""')
    .replaceAll(/ title="\{name\}"/g, '')
    .replaceAll(/>@?\{(\w+)\}</g, ' data-early-text="$1"><');
}

/**
 * Renders what the first pages of a signed-in user show until their code and data are there, for the build of `index.html`:
 * the navigation of all, without a current page, and the placeholders of pages with their pathnames. The first one with the
 * pathname is shown; one that `isPlain` only at an address without a query.
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
      { paths: [paths.wardrobe], isPlain: true, markup: renderToStaticMarkup(wardrobe) },
      { paths: [paths.profile], isPlain: true, markup: withFields(renderToStaticMarkup(profile)) },
      { paths: [paths.wardrobe, paths.profile], markup: renderToStaticMarkup(<PageSkeleton />) },
    ],
  };
}
