import { Suspense } from 'react';
import { useNavigate } from 'react-router';
import PostComposer from '../features/composer/PostComposer.tsx';
import { OutfitBuilderPage } from '../features/outfits/OutfitBuilderPage.tsx';
import { paths } from '../paths.ts';
import { useAppDispatch } from '../store/store.ts';
import { feedStarted } from '../store/visit.ts';
import BackgroundWork from './BackgroundWork.tsx';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import { FailedChunkNotice } from './FailedChunkNotice.tsx';
import { OverlayHistory } from './OverlayHistory.tsx';
import { RouteBoundary } from './RouteBoundary.tsx';

const ignore = () => undefined;

/** The outfit builder, which fills the window: it has a bar of its own instead of the navigation. */
export default function OutfitPage() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const showShared = () => {
    dispatch(feedStarted());
    void navigate(paths.home);
  };
  return (
    <>
      <ConnectionNotice signedIn />
      <main id="content">
        <RouteBoundary>
          <OutfitBuilderPage
            renderComposer={({ photo, items, onClose }) => (
              <Suspense fallback={null}>
                <PostComposer
                  photo={photo}
                  items={items}
                  openSource={null}
                  onDecided={ignore}
                  onDraftChange={ignore}
                  onClose={onClose}
                  onShared={showShared}
                />
              </Suspense>
            )}
          />
        </RouteBoundary>
      </main>
      <FailedChunkNotice />
      <OverlayHistory />
      <BackgroundWork />
    </>
  );
}
