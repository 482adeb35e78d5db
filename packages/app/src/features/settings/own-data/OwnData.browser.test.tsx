import '../../../styles.css';
import { commonCopy } from '@aura/domain/copy/common';
import { ownDataCopy } from '@aura/domain/copy/own-data';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { openOwnData, press } from '../../../testing/open-own-data.tsx';

/** Answers the export with a body that the test controls. */
function serveExport() {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  vi.spyOn(window, 'fetch').mockImplementation(async (_input, init) => {
    const body = new ReadableStream<Uint8Array>({
      start: (opened) => {
        controller = opened;
      },
    });
    init?.signal?.addEventListener('abort', () =>
      controller?.error(new DOMException('Aborted', 'AbortError')),
    );
    return new Response(body);
  });
  return {
    send: (bytes: number) => controller?.enqueue(new Uint8Array(bytes)),
    end: () => controller?.close(),
    fail: () => controller?.error(new TypeError('terminated')),
  };
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('shows what has been received, and then saves the file', async () => {
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const server = serveExport();
  openOwnData();
  screen.getByText(ownDataCopy.body);
  await press(ownDataCopy.export);
  const bar = await screen.findByRole('progressbar', { name: ownDataCopy.exporting });
  server.send(1_500_000);
  await expect.poll(() => bar.getAttribute('aria-valuetext')).toBe('1.5 MB');
  server.send(500_000);
  server.end();
  await screen.findByText('Your data is ready, 2.0 MB.');
  await screen.findByRole('link', { name: ownDataCopy.saveFile });
  expect(clicked).toHaveBeenCalledOnce();
});

it('an export that is cancelled, and one that ends early, can be started again', async () => {
  const server = serveExport();
  openOwnData();
  await press(ownDataCopy.export);
  await press(commonCopy.cancel);
  await screen.findByText(ownDataCopy.cancelled);
  await press(ownDataCopy.export);
  await screen.findByRole('button', { name: commonCopy.cancel });
  server.send(10);
  server.fail();
  await screen.findByText(ownDataCopy.exportFailed);
  await screen.findByRole('button', { name: ownDataCopy.export });
});

it('says why the server refuses, and that the device is offline', async () => {
  const refusal = { success: false, error: ownDataCopy.inProgress, code: 'IN_PROGRESS' };
  const fetched = vi.spyOn(window, 'fetch').mockResolvedValue(Response.json(refusal, { status: 409 }));
  openOwnData();
  await press(ownDataCopy.export);
  await screen.findByText(ownDataCopy.inProgress);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  await press(ownDataCopy.export);
  await screen.findByText(ownDataCopy.offline);
});
