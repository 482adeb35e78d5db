import { commonCopy } from '@aura/domain/copy/common';
import { shellCopy } from '@aura/domain/copy/shell';
import { ErrorState } from '@aura/ui/primitives/ErrorState';
import { lazy } from 'react';
import { Route, Routes } from 'react-router';
import { paths, policyPaths } from '../paths.ts';
import { selectSession } from '../store/session.ts';
import { useAppSelector } from '../store/store.ts';
import { RequireSession } from './RequireSession.tsx';
import { Shell } from './Shell.tsx';

const LandingRoute = lazy(() => import('../features/landing/LandingRoute.tsx'));
const FeedRoute = lazy(() => import('../features/feed/FeedRoute.tsx'));
const PostRoute = lazy(() => import('../features/post/PostRoute.tsx'));
const WardrobeRoute = lazy(() => import('../features/wardrobe/WardrobeRoute.tsx'));
const ProfileRoute = lazy(() => import('../features/profile/ProfileRoute.tsx'));
const UserRoute = lazy(() => import('../features/profile/UserRoute.tsx'));
const SettingsRoute = lazy(() => import('../features/settings/SettingsRoute.tsx'));
const PolicyRoute = lazy(() => import('../features/policies/PolicyRoute.tsx'));
const CreatorRoute = lazy(() => import('./CreatorRoute.tsx'));
const NotFoundRoute = lazy(() => import('./NotFoundRoute.tsx'));

/** The routes of the product (docs/product.md section 2). Nothing is drawn until the sign-in state is known. */
export function App() {
  const { status } = useAppSelector(selectSession);
  if (status === 'loading') return null;
  if (status === 'unavailable') {
    return (
      <ErrorState
        title={shellCopy.signInStateHeading}
        body={shellCopy.signInStateBody}
        actionLabel={commonCopy.retry}
        onAction={() => window.location.reload()}
      />
    );
  }
  return (
    <Routes>
      <Route element={<Shell />}>
        <Route path={paths.landing} element={<LandingRoute />} />
        {policyPaths.map((name) => (
          <Route key={name} path={`/${name}`} element={<PolicyRoute name={name} />} />
        ))}
        <Route element={<RequireSession />}>
          <Route path={paths.home} element={<FeedRoute />} />
          <Route path={paths.wardrobe} element={<WardrobeRoute />} />
          <Route path="/post/:postId" element={<PostRoute />} />
          <Route path={paths.profile} element={<ProfileRoute />} />
          <Route path="/user/:username" element={<UserRoute />} />
          <Route path={paths.settings} element={<SettingsRoute />} />
          <Route path={paths.creator} element={<CreatorRoute />} />
        </Route>
        <Route path="*" element={<NotFoundRoute />} />
      </Route>
    </Routes>
  );
}
