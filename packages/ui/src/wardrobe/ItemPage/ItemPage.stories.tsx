import { itemDetailsCopy } from '@aura/domain/copy/item-details';
import { itemMenuCopy } from '@aura/domain/copy/item-menu';
import { itemCopy } from '@aura/domain/copy/items';
import { wardrobeCopy } from '@aura/domain/copy/wardrobe';
import { unknownItemFacts } from '@aura/domain/item-facts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { brokenImage, shirtImage } from '../../primitives/testing/sample-images.ts';
import { hostileItem } from '../../testing/hostile-data.ts';
import { sampleItem, sampleItems } from '../../testing/samples.ts';
import { ItemPage } from './ItemPage.tsx';

const meta = {
  title: 'Wardrobe/ItemPage',
  component: ItemPage,
  decorators: [
    (Story) => (
      <div className="overflow-x-clip p-5">
        <Story />
      </div>
    ),
  ],
  args: {
    item: sampleItem({ back: shirtImage }),
    actions: { onEdit: fn(), onShare: fn(), onEditCutout: fn(), onArchive: fn(), onDelete: fn() },
  },
} satisfies Meta<typeof ItemPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const findDetails = async (name: string) => within(await screen.findByRole('dialog', { name }));

export const OwnItem: Story = {
  play: async ({ canvas, args }) => {
    const page = canvas;
    await expect(page.getByText('Burberry')).toBeVisible();
    const buttons = within(page.getByRole('list', { name: 'Actions' })).getAllByRole('button');
    await expect(buttons.map(({ textContent }) => textContent)).toEqual([
      'Edit',
      'Share',
      'Archive',
      'Delete',
    ]);
    const [label] = page.getAllByText(wardrobeCopy.original);
    const sides = page.getByRole('radiogroup').getBoundingClientRect();
    await expect(label?.getBoundingClientRect().bottom).toBeLessThan(sides.top);
    for (const button of buttons) await userEvent.click(button);
    await expect(args.actions.onEdit).toHaveBeenCalledWith(args.item);
    await expect(args.actions.onShare).toHaveBeenCalledWith(args.item);
    await expect(args.actions.onDelete).toHaveBeenCalledWith(args.item);
    await userEvent.click(page.getByRole('button', { name: itemMenuCopy.editCutout }));
    await expect(args.actions.onEditCutout).toHaveBeenCalledWith(args.item);
  },
};

/** The item of another user has no actions of its owner. */
export const OtherUsersItem: Story = {
  args: { item: sampleItem({ isOwner: false, back: null }), actions: { onShare: fn() } },
  play: async ({ canvas }) => {
    const page = canvas;
    const buttons = within(page.getByRole('list', { name: 'Actions' })).getAllByRole('button');
    await expect(buttons.map(({ textContent }) => textContent)).toEqual(['Share']);
    await expect(page.queryByRole('radio')).toBeNull();
  },
};

/** The segments, the arrow keys and swiping change the side. */
export const BackSide: Story = {
  play: async ({ canvas }) => {
    const sides = within(canvas.getByRole('radiogroup', { name: 'Side of the item' }));
    await userEvent.click(sides.getByRole('radio', { name: 'Back' }));
    const strip = canvas.getByRole('img', { name: 'The good coat, back' }).closest('.overflow-x-auto');
    await waitFor(() => expect(strip?.scrollLeft).toBe(strip?.clientWidth));
    await waitFor(() => expect(sides.getByRole('radio', { name: 'Back' })).toBeChecked());
    canvas.getByRole('button', { name: 'Enlarge photo of The good coat, back' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(strip?.scrollLeft).toBe(0));
    await waitFor(() => expect(sides.getByRole('radio', { name: 'Front' })).toBeChecked());
    strip?.scrollTo({ left: strip.clientWidth });
    await waitFor(() => expect(sides.getByRole('radio', { name: 'Back' })).toBeChecked());
  },
};

/** Plus and minus, the buttons and a double press enlarge the photo; Escape returns to the details. */
export const Enlarged: Story = {
  play: async ({ canvas }) => {
    const details = canvas;
    await userEvent.click(details.getByRole('button', { name: 'Enlarge photo of The good coat, front' }));
    const zoom = await findDetails('The good coat');
    await expect(zoom.getByText('Press the photo twice, or use the buttons.')).toBeVisible();
    await expect(zoom.getByRole('status')).toHaveTextContent('100 %');
    await expect(zoom.getByRole('button', { name: 'Zoom out' })).toHaveAttribute('aria-disabled', 'true');
    const photo = zoom.getByRole('img', { name: 'The good coat, front' });
    const { width } = photo.getBoundingClientRect();
    await userEvent.click(zoom.getByRole('button', { name: 'Zoom in' }));
    await expect(zoom.getByRole('status')).toHaveTextContent('200 %');
    await expect(photo.getBoundingClientRect().width).toBeCloseTo(2 * width, -1);
    await userEvent.keyboard('+');
    await expect(zoom.getByRole('status')).toHaveTextContent('300 %');
    await userEvent.keyboard('--');
    await expect(zoom.getByRole('status')).toHaveTextContent('100 %');
    await userEvent.dblClick(photo);
    await expect(zoom.getByRole('status')).toHaveTextContent('300 %');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Zoom in' })).toBeNull());
    await expect(details.getByRole('button', { name: /^Enlarge.*front/ })).toHaveFocus();
  },
};

export const EnlargedPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const details = canvas;
    await userEvent.click(details.getByRole('button', { name: /^Enlarge.*front/ }));
    await expect(await screen.findByRole('button', { name: 'Zoom in' })).toBeVisible();
  },
};

/** Unknown facts have no row, and "Other" is not a brand. */
export const FewFacts: Story = {
  args: { item: sampleItem({ ...sampleItems[2], brand: 'Other', size: '', season: [] }) },
  play: async ({ canvas }) => {
    const page = canvas;
    await expect(page.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Category',
      'Color',
      'Material',
      'Style',
    ]);
    await expect(page.queryByText('Other')).toBeNull();
    await expect(page.queryByText('Unknown')).toBeNull();
    await expect(page.queryByRole('button', { name: /^Enlarge/ })).toBeNull();
  },
};

/** Without facts, the actions remain. */
export const NoFacts: Story = {
  args: {
    item: sampleItem({ ...unknownItemFacts, back: null }),
  },
  play: async ({ canvas }) => {
    const page = canvas;
    await expect(page.queryByRole('term')).toBeNull();
    await expect(page.getByRole('button', { name: 'Edit' })).toBeVisible();
  },
};

/** A photo that cannot be loaded cannot be enlarged. */
export const BrokenPhoto: Story = {
  args: { item: sampleItem({ front: brokenImage, back: null }) },
  play: async ({ canvas }) => {
    const page = canvas;
    await expect(await page.findByText('No picture')).toBeVisible();
    await expect(page.queryByRole('button', { name: /^Enlarge/ })).toBeNull();
  },
};

/** On phones all actions but the first are in a menu. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Edit' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for The good coat' }));
    const entries = await screen.findAllByRole('menuitem');
    await expect(entries.map(({ textContent }) => textContent)).toEqual(['Share', 'Archive', 'Delete']);
  },
};

export const LongTexts: Story = {
  args: { item: hostileItem },
  globals: { viewport: { value: 'small', isRotated: false } },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** What only the owner sees; an archived item can be moved back. */
export const OwnFacts: Story = {
  args: {
    item: sampleItem({
      own: {
        notes: 'Left cuff mended in January.\nSits best over a thin knit.',
        price: { amount: 18_000, currency: 'EUR' },
        purchaseDate: '2024-03-04',
        archived: true,
      },
    }),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(itemCopy.bought)).toBeVisible();
    await expect(canvas.getByText('4 March 2024, €180.00')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Notes' })).toHaveTextContent('Left cuff mended');
    await expect(canvas.getByText(itemCopy.archived)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: itemMenuCopy.unarchive }));
    await expect(args.actions.onArchive).toHaveBeenCalledWith(args.item);
  },
};

export const Message: Story = {
  args: { message: <Banner tone="error">{itemDetailsCopy.loadFailed}</Banner> },
};

const months = [1, 0, 2, 3, 4, 2, 0, 1, 3, 3, 2, 2].map((days, index) => ({
  month: index === 0 ? '2025-12' : `2026-${String(index).padStart(2, '0')}`,
  days,
}));
const wear = { today: '2026-11-25', busy: false, months, onWoreToday: fn(), onPlan: fn() };

/** The first action of an own item logs that it was worn. */
export const WoreItToday: Story = {
  args: { item: sampleItem({ worn: { days: 4, last: '2026-11-12' } }), wear },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12 Nov')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Wore it today' }));
    await expect(wear.onWoreToday).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Plan' }));
    await expect(wear.onPlan).toHaveBeenCalled();
  },
};

export const WornToday: Story = {
  args: { item: sampleItem({ worn: { days: 5, last: '2026-11-25' } }), wear },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Worn today' })).toBeVisible();
  },
};

export const WoreItTodayPhone: Story = {
  args: { item: sampleItem({ worn: { days: 0, last: null } }), wear: { ...wear, months: [], busy: true } },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Wore it today' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByText('Not worn yet')).toBeVisible();
  },
};
