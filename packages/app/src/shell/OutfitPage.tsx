import { Suspense } from 'react';
import PostComposer from '../features/composer/PostComposer.tsx';
import { OutfitBuilderPage } from '../features/outfits/OutfitBuilderPage.tsx';
import BackgroundWork from './BackgroundWork.tsx';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import { FailedChunkNotice } from './FailedChunkNotice.tsx';
import { OverlayHistory } from './OverlayHistory.tsx';
import { RouteBoundary } from './RouteBoundary.tsx';
import { SessionDialogs } from './SessionDialogs.tsx';
import { useShowSharedPost } from './use-show-shared-post.ts';

const ignore = () => undefined;

/** The outfit builder, which fills the window: it has a bar of its own instead of the navigation. */
export default function OutfitPage() {
  const showShared = useShowSharedPost();
  return (
    <>
      <ConnectionNotice signedIn />
      <main id="content">
        <RouteBoundary>
          <OutfitBuilderPage
            renderComposer={({ photo, items, outfitId, onClose }) => (
              <Suspense fallback={null}>
                <PostComposer
                  photo={photo}
                  items={items}
                  outfitId={outfitId}
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
      <SessionDialogs withProfile />
    </>
  );
}
