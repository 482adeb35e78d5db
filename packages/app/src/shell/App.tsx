import { commonCopy } from '@aura/domain/copy/common';
import { shellCopy } from '@aura/domain/copy/shell';
import { Button } from '@aura/ui/primitives/Button';
import { MessagePage } from '@aura/ui/shell/MessagePage';
import { Route, Routes } from 'react-router';
import { paths, policyNames } from '../paths.ts';
import { selectSession } from '../store/session.ts';
import { useAppSelector } from '../store/store.ts';
import { HomeRoute, LandingRoute, ProfileRoute, WardrobeRoute } from './first-routes.tsx';
import { lazyRoute } from './lazy-route.ts';
import { RequireSession } from './RequireSession.tsx';
import { RouteBoundary } from './RouteBoundary.tsx';
import { Shell } from './Shell.tsx';

const PostRoute = lazyRoute(() => import('../features/post/PostRoute.tsx'));
const UserRoute = lazyRoute(() => import('../features/profile/UserRoute.tsx'));
const SearchRoute = lazyRoute(() => import('../features/search/SearchRoute.tsx'));
const NotificationsRoute = lazyRoute(() => import('../features/notifications/NotificationsRoute.tsx'));
const SettingsRoute = lazyRoute(() => import('../features/settings/SettingsRoute.tsx'));
const PolicyRoute = lazyRoute(() => import('../features/policies/PolicyRoute.tsx'));
const ModerationRoute = lazyRoute(() => import('./ModerationRoute.tsx'));
const CreatorRoute = lazyRoute(() => import('./CreatorRoute.tsx'));
const EmailLinkRoute = lazyRoute(() => import('../features/auth/EmailLinkRoute.tsx'));
const OutfitRoute = lazyRoute(() => import('./OutfitRoute.tsx'));
const NotFoundRoute = lazyRoute(() => import('./NotFoundRoute.tsx'));

/** The routes of the product (docs/product.md section 2). Renders nothing until the sign-in state is known. */
export function App() {
  const { status } = useAppSelector(selectSession);
  if (status === 'loading') return null;
  if (status === 'unavailable') {
    return (
      <MessagePage
        variant="alert"
        heading={shellCopy.signInStateHeading}
        body={shellCopy.signInStateBody}
        actions={<Button onClick={() => window.location.reload()}>{commonCopy.retry}</Button>}
      />
    );
  }
  return (
    <Routes>
      <Route
        element={
          <RouteBoundary>
            <RequireSession />
          </RouteBoundary>
        }
      >
        <Route path={`${paths.wardrobe}/outfit/:outfitId`} element={<OutfitRoute />} />
      </Route>
      <Route
        element={
          <RouteBoundary>
            <Shell />
          </RouteBoundary>
        }
      >
        <Route path={paths.landing} element={<LandingRoute />} />
        {policyNames.map((name) => (
          <Route key={name} path={`/${name}`} element={<PolicyRoute name={name} />} />
        ))}
        <Route path="/reset-password" element={<EmailLinkRoute />} />
        <Route element={<RequireSession />}>
          <Route path={paths.home} element={<HomeRoute />} />
          <Route path={paths.wardrobe} element={<WardrobeRoute />} />
          <Route path={`${paths.wardrobe}/item/:itemId`} element={<WardrobeRoute />} />
          <Route path="/post/:postId" element={<PostRoute />} />
          <Route path={paths.profile} element={<ProfileRoute />} />
          <Route path="/user/:username" element={<UserRoute />} />
          <Route path={paths.search} element={<SearchRoute />} />
          <Route path="/tag/:tag" element={<SearchRoute />} />
          <Route path={paths.settings} element={<SettingsRoute />} />
          <Route path={paths.notifications} element={<NotificationsRoute />} />
          <Route path={paths.moderation} element={<ModerationRoute />} />
          <Route path={paths.creator} element={<CreatorRoute />} />
        </Route>
        <Route path="*" element={<NotFoundRoute />} />
      </Route>
    </Routes>
  );
}
