import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createBodyBudget } from './body-budget.ts';
import { receiveBody } from './receive-body.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

const pace = { graceMs: 5_000, minBytesPerSecond: 100 };

/** Receives a body whose bytes the test sends. */
function receive(maxBytes = 10_000) {
  const share = createBodyBudget().open('a');
  let source: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      source = controller;
    },
  });
  const received = (async () => {
    let bytes = 0;
    for await (const chunk of receiveBody(body, { maxBytes, share, pace })) bytes += chunk.byteLength;
    return bytes;
  })();
  const outcome = received.catch((error: { code: string }) => error.code);
  const send = async (bytes: number) => {
    source?.enqueue(new Uint8Array(bytes));
    await vi.advanceTimersByTimeAsync(0);
  };
  return { outcome, send, end: () => source?.close() };
}

it('when a body stalls for the grace time, it is given up with REQUEST_TIMEOUT', async () => {
  const { outcome, send } = receive();
  await send(9_000);
  await vi.advanceTimersByTimeAsync(4_999);
  await send(1);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await outcome).toBe('REQUEST_TIMEOUT');
});

it('when a body trickles below the minimum rate, it is given up after the grace time', async () => {
  const { outcome, send } = receive();
  for (let second = 0; second < 6; second++) {
    await send(10);
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(await outcome).toBe('REQUEST_TIMEOUT');
});

it('when a body arrives at the minimum rate, it is received however long it takes', async () => {
  const { outcome, send, end } = receive();
  for (let second = 0; second < 30; second++) {
    await send(100);
    await vi.advanceTimersByTimeAsync(1_000);
  }
  end();
  expect(await outcome).toBe(3_000);
});

it('when a body exceeds its limit, it is not read any further', async () => {
  const { outcome, send } = receive(10);
  await send(11);
  expect(await outcome).toBe('PAYLOAD_TOO_LARGE');
});
