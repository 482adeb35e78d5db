import { vi } from 'vitest';

export interface ReceivedUpload {
  /** The idempotency key. */
  readonly key: string;
  readonly fields: FormData;
}

/** Answers an upload. The connection breaks when it rejects. */
export type UploadAnswer = (upload: ReceivedUpload) => Promise<Response>;

export interface UploadServer {
  /** The uploads that were received. */
  readonly uploads: ReceivedUpload[];
  /** The answers to the next uploads, in place of the usual one. */
  readonly answers: UploadAnswer[];
}

/** Answers uploads, which the client sends with XMLHttpRequest, until `vi.unstubAllGlobals`. */
export function startUploadServer(usual: UploadAnswer): UploadServer {
  const server: UploadServer = { uploads: [], answers: [] };
  const answer: UploadAnswer = (upload) => {
    server.uploads.push(upload);
    return (server.answers.shift() ?? usual)(upload);
  };
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
      onload?: () => void;
      onerror?: () => void;
      onabort?: () => void;
      onloadend?: () => void;
      status = 0;
      responseText = '';
      #key = '';
      open() {}
      setRequestHeader(name: string, value: string) {
        if (name === 'Idempotency-Key') this.#key = value;
      }
      abort() {
        this.onabort?.();
        this.onloadend?.();
      }
      async send(fields: FormData) {
        try {
          const response = await answer({ key: this.#key, fields });
          this.status = response.status;
          this.responseText = await response.text();
          this.onload?.();
        } catch {
          this.onerror?.();
        }
        this.onloadend?.();
      }
    },
  );
  return server;
}

/** Creates an answer that waits until it is released, or the connection breaks. */
export function heldAnswer(usual: UploadAnswer) {
  let release = () => {};
  let breakConnection = () => {};
  const held = new Promise<void>((resolve, reject) => {
    release = resolve;
    breakConnection = () => reject(new TypeError('The connection broke.'));
  });
  const answer: UploadAnswer = (upload) => held.then(() => usual(upload));
  return { answer, release, breakConnection };
}
