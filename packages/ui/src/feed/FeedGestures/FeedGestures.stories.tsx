import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, fn } from 'storybook/test';
import { FeedGestures } from './FeedGestures.tsx';

const meta = {
  title: 'Feed/FeedGestures',
  component: FeedGestures,
  args: { area: { current: null }, onPrevious: fn(), onNext: fn() },
  render: function Render(args) {
    const area = useRef<HTMLDivElement>(null);
    return (
      <div ref={area} className="flex h-60 flex-col gap-4 rounded-card bg-sunken p-4">
        <p>Turn the wheel here, or move a finger sideways.</p>
        <section aria-label="A list that scrolls" tabIndex={-1} className="h-20 overflow-y-auto bg-surface">
          <p className="h-80">Its own wheel.</p>
        </section>
        <FeedGestures {...args} area={area} />
      </div>
    );
  },
} satisfies Meta<typeof FeedGestures>;

export default meta;
type Story = StoryObj<typeof meta>;

const turn = (target: HTMLElement, deltaY: number, more: WheelEventInit = {}) =>
  target.dispatchEvent(new WheelEvent('wheel', { deltaY, bubbles: true, ...more }));

const at = (target: HTMLElement, type: string, x: number, y: number, more: PointerEventInit = {}) =>
  target.dispatchEvent(
    new PointerEvent(type, {
      clientX: x,
      clientY: y,
      pointerId: 7,
      pointerType: 'touch',
      isPrimary: true,
      bubbles: true,
      ...more,
    }),
  );

const swipe = (target: HTMLElement, x: number, y = 0, more?: PointerEventInit) => {
  at(target, 'pointerdown', 200, 200, more);
  at(target, 'pointermove', 200 + x, 200 + y, more);
  at(target, 'pointerup', 200 + x, 200 + y, more);
};

/**
 * A wheel movement makes one step; scrolling, zooming and horizontal movements are handled by the browser.
 */
export const Wheel: Story = {
  play: async ({ args, canvas }) => {
    const words = canvas.getByText(/^Turn the wheel/);
    for (let event = 0; event < 20; event += 1) turn(words, 80);
    await expect(args.onNext).toHaveBeenCalledOnce();
    turn(words, -80);
    await expect(args.onPrevious).toHaveBeenCalledOnce();
    turn(canvas.getByText('Its own wheel.'), 500);
    turn(words, 500, { ctrlKey: true });
    turn(words, 50, { deltaX: 500 });
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
};

/**
 * A swipe to the left shows the next post, a swipe to the right the previous one; vertical swipes are
 * ignored.
 */
export const Swipe: Story = {
  play: async ({ args, canvas }) => {
    const words = canvas.getByText(/^Turn the wheel/);
    swipe(words, -120);
    await expect(args.onNext).toHaveBeenCalledOnce();
    swipe(words, 120);
    await expect(args.onPrevious).toHaveBeenCalledOnce();
    swipe(words, -120, 200);
    swipe(words, -120, 0, { pointerType: 'mouse' });
    swipe(words, -120, 0, { isPrimary: false });
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
};

/** When the browser cancels the pointer or a second finger touches, the swipe is ignored. */
export const Cancelled: Story = {
  play: async ({ args, canvas }) => {
    const words = canvas.getByText(/^Turn the wheel/);
    at(words, 'pointerdown', 200, 200);
    at(words, 'pointermove', 120, 200);
    at(words, 'pointercancel', 120, 200);
    at(words, 'pointerup', 80, 200);
    at(words, 'pointerdown', 200, 200);
    at(words, 'pointerdown', 100, 300, { pointerId: 8, isPrimary: false });
    at(words, 'pointerup', 80, 200);
    await expect(args.onNext).not.toHaveBeenCalled();
    await expect(words.parentElement?.style.translate).toBe('');
  },
};

/** At the end of the list, gestures have no effect. */
export const EndOfList: Story = {
  args: { onNext: undefined },
  play: async ({ args, canvas }) => {
    const words = canvas.getByText(/^Turn the wheel/);
    turn(words, 200);
    swipe(words, -120);
    await expect(args.onPrevious).not.toHaveBeenCalled();
  },
};

/** In right-to-left layouts, the directions are mirrored. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ args, canvas }) => {
    swipe(canvas.getByText(/^Turn the wheel/), 120);
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
};
