import '../../styles.css';
import { wishlistCopy } from '@aura/domain/copy/items';
import { sampleItem } from '@aura/domain/testing/sample-items';
import { ToastProvider } from '@aura/ui/primitives/Toast';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import ItemConfirmDialogs from './ItemConfirmDialogs.tsx';

afterEach(cleanup);

it('the removal of an item from the wishlist is announced', async () => {
  const item = sampleItem('coat', { name: 'The coat' });
  const remove = vi.fn();
  const ignore = vi.fn();
  render(
    <ToastProvider>
      <ItemConfirmDialogs
        dialog={{ subject: { action: 'removeFromWishlist', item }, open: true, openCount: 1 }}
        onOpenChange={ignore}
        onDelete={vi.fn()}
        deleting={false}
        onUnlike={ignore}
        onRemoveFromWishlist={remove}
      />
    </ToastProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: wishlistCopy.remove }));
  expect(remove).toHaveBeenCalledWith(item);
  await waitFor(() =>
    expect(
      screen.getByText('The coat was removed from your wishlist').closest('[role=status]'),
    ).not.toBeNull(),
  );
});
