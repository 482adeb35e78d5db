import { afterEach, describe, expect, it, vi } from 'vitest';
import { sendWithProgress, type UploadProgress } from './upload.ts';

type Part = Partial<Record<'onload' | 'onerror' | 'onabort' | 'onloadend', () => void>>;

/** The part of XMLHttpRequest that uploads use, controlled by the test. */
class FakeRequest implements Part {
  static last: FakeRequest;
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  onloadend?: () => void;
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  status = 0;
  responseText = '';
  open = vi.fn();
  setRequestHeader = vi.fn();
  send = vi.fn();
  constructor() {
    FakeRequest.last = this;
  }
  abort() {
    this.onabort?.();
    this.onloadend?.();
  }
  answer(status: number, text: string) {
    Object.assign(this, { status, responseText: text });
    this.onload?.();
    this.onloadend?.();
  }
}

function start(signal = new AbortController().signal) {
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  const progress: UploadProgress[] = [];
  const body = new FormData();
  const outgoing = {
    url: '/api/aura/addPost',
    method: 'POST' as const,
    headers: { Authorization: 'Bearer t' },
    body,
    signal,
  };
  const answer = sendWithProgress(outgoing, (step) => progress.push(step));
  return { answer, progress, body, request: FakeRequest.last };
}

afterEach(() => void vi.unstubAllGlobals());

describe('sendWithProgress', () => {
  it('sends the request with its headers and body', async () => {
    const { answer, request, body } = start();
    request.answer(200, '{"success":true}');
    expect(await answer).toEqual({ status: 200, text: '{"success":true}' });
    expect(request.open).toHaveBeenCalledWith('POST', '/api/aura/addPost');
    expect(request.setRequestHeader).toHaveBeenCalledWith('Authorization', 'Bearer t');
    expect(request.send).toHaveBeenCalledWith(body);
  });

  it('reports the number of bytes sent', async () => {
    const { answer, request, progress } = start();
    request.upload.onprogress?.({ loaded: 10, total: 40 });
    request.upload.onprogress?.({ loaded: 40, total: 40 });
    request.answer(200, '');
    await answer;
    expect(progress).toEqual([
      { sentBytes: 10, totalBytes: 40 },
      { sentBytes: 40, totalBytes: 40 },
    ]);
  });

  it('returns an error status as a response', async () => {
    const { answer, request } = start();
    request.answer(413, 'large');
    expect(await answer).toEqual({ status: 413, text: 'large' });
  });

  it('when there is no response, rejects with a TypeError', async () => {
    const { answer, request } = start();
    request.onerror?.();
    await expect(answer).rejects.toBeInstanceOf(TypeError);
  });

  it('when the signal aborts, stops the upload', async () => {
    const controller = new AbortController();
    const { answer } = start(controller.signal);
    controller.abort();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('when the signal is already aborted, sends nothing', async () => {
    const { answer, request } = start(AbortSignal.abort());
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    expect(request.send).not.toHaveBeenCalled();
  });
});
