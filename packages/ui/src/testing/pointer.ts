import { cdp } from 'vitest/browser';

/** A point in the window, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

type MouseEventType = 'mousePressed' | 'mouseMoved' | 'mouseReleased';
type TouchEventType = 'touchStart' | 'touchMove' | 'touchEnd';

/** The part of the Chrome DevTools protocol that sends events of the mouse and of fingers. */
interface PointerProtocol {
  send(
    method: 'Input.dispatchMouseEvent',
    parameters: Point & {
      readonly type: MouseEventType;
      readonly button: 'left';
      readonly buttons: number;
      readonly clickCount: number;
    },
  ): Promise<unknown>;
  send(
    method: 'Input.dispatchTouchEvent',
    parameters: { readonly type: TouchEventType; readonly touchPoints: readonly Point[] },
  ): Promise<unknown>;
}

const protocol = () => cdp() as unknown as PointerProtocol;
const steps = 5;

/** The protocol counts from the corner of the page, in which the tests are a frame. */
function onPage({ x, y }: Point): Point {
  const frame = window.frameElement?.getBoundingClientRect();
  if (frame === undefined) return { x, y };
  const scale = frame.width / window.innerWidth;
  return { x: frame.left + x * scale, y: frame.top + y * scale };
}

const between = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});

function sendMouse(type: MouseEventType, point: Point, isDown: boolean): Promise<unknown> {
  const buttons = isDown ? 1 : 0;
  return protocol().send('Input.dispatchMouseEvent', {
    type,
    button: 'left',
    buttons,
    clickCount: 1,
    ...onPage(point),
  });
}

/** Presses the mouse at a point and moves it to another. */
export async function pressAndMove(from: Point, to: Point): Promise<void> {
  await sendMouse('mouseMoved', from, false);
  await sendMouse('mousePressed', from, true);
  for (let step = 1; step <= steps; step += 1) {
    await sendMouse('mouseMoved', between(from, to, step / steps), true);
  }
}

/** Releases the mouse. */
export async function release(at: Point): Promise<void> {
  await sendMouse('mouseReleased', at, false);
}

/** Moves fingers from their first to their second points, and lifts them. */
export async function moveFingers(fingers: readonly (readonly [from: Point, to: Point])[]): Promise<void> {
  const send = (type: TouchEventType, points: readonly Point[]) =>
    protocol().send('Input.dispatchTouchEvent', { type, touchPoints: points.map(onPage) });
  await send(
    'touchStart',
    fingers.map(([from]) => from),
  );
  for (let step = 1; step <= steps; step += 1) {
    await send(
      'touchMove',
      fingers.map(([from, to]) => between(from, to, step / steps)),
    );
  }
  await send('touchEnd', []);
}
