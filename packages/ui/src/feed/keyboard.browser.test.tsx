import '../foundations/styles.css';
import type { FeedFilter } from '@aura/domain/vocabularies/feed-filters';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { focusIsOn } from '../testing/focus-is-on.ts';
import { Opener } from '../testing/Opener.tsx';
import { FeedArrows } from './FeedArrows/FeedArrows.tsx';
import { FeedFilterDialog } from './FeedFilterDialog/FeedFilterDialog.tsx';

afterEach(cleanup);

const button = (name: string) => screen.getByRole('button', { name });
/** Queries again on each attempt: while a dialog closes, the page behind it is inert. */

function ThreePosts() {
  const [position, setPosition] = useState(1);
  return (
    <>
      <p>Post {position} of 3</p>
      <FeedArrows
        onPrevious={position > 1 ? () => setPosition(position - 1) : undefined}
        onNext={position < 3 ? () => setPosition(position + 1) : undefined}
      />
    </>
  );
}

describe('FeedArrows', () => {
  it('moves to the last post and back without losing the focus', async () => {
    render(<ThreePosts />);
    await userEvent.keyboard('{Tab}{Tab}');
    await focusIsOn(() => button('Next post'));
    await userEvent.keyboard('{Enter} ');
    await screen.findByText('Post 3 of 3');
    await focusIsOn(() => button('Next post'));
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText('Post 3 of 3')).toBeTruthy();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}');
    await screen.findByText('Post 2 of 3');
    await focusIsOn(() => button('Previous post'));
  });
});

describe('FeedFilterDialog', () => {
  const openFilters = async (onApply: (filters: readonly FeedFilter[]) => void) => {
    render(
      <Opener>
        {(open, onOpenChange) => (
          <FeedFilterDialog
            open={open}
            onOpenChange={onOpenChange}
            filters={['all']}
            onApply={(filters) => {
              onApply(filters);
              onOpenChange(false);
            }}
          />
        )}
      </Opener>,
    );
    await userEvent.keyboard('{Tab}{Enter}');
    await screen.findByRole('dialog', { name: 'Filter posts' });
    await focusIsOn(() => screen.getByRole('checkbox', { name: 'All Posts' }));
  };

  it('focuses the first filter, selects with Space, applies with Enter, and restores the focus', async () => {
    const onApply = vi.fn();
    await openFilters(onApply);
    await userEvent.keyboard('{Tab} ');
    await waitFor(() =>
      expect(screen.getByRole('checkbox', { name: 'Following' })).toHaveProperty('checked', true),
    );
    await userEvent.keyboard('{Tab}{Tab}{Tab}');
    await focusIsOn(() => button('Apply Filters'));
    await userEvent.keyboard('{Enter}');
    expect(onApply).toHaveBeenCalledExactlyOnceWith(['following']);
    await focusIsOn(() => button('Open'));
  });

  it('closes on Escape without changes', async () => {
    const onApply = vi.fn();
    await openFilters(onApply);
    await userEvent.keyboard('{Tab} {Escape}');
    await focusIsOn(() => button('Open'));
    expect(onApply).not.toHaveBeenCalled();
  });
});
