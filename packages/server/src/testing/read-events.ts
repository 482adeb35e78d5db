import type { LiveEvent } from '@aura/api-client/contract/live-updates';
import { liveEventSchema } from '@aura/api-client/contract/live-updates';

/** A client of a stream of live updates. */
export interface EventReader {
  /** Resolves to the next event; undefined at the end of the stream. */
  next(): Promise<LiveEvent | undefined>;
  /** Id of the last event. */
  lastId(): string;
  close(): Promise<void>;
}

/** Reads the events of a response as they arrive. */
export function readEvents(response: Response): EventReader {
  if (response.body === null) throw new Error(`no stream: ${response.status}`);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  const events: { readonly id: string; readonly event: LiveEvent }[] = [];
  let text = '';
  let lastId = '';

  async function fill(): Promise<boolean> {
    const { done, value = '' } = await reader.read();
    const blocks = (text + value).split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const [, id = '', data] = /^id: (.*)\ndata: (.*)$/.exec(block) ?? [];
      if (data !== undefined) events.push({ id, event: liveEventSchema.parse(JSON.parse(data)) });
    }
    return !done;
  }
  return {
    next: async () => {
      while (events.length === 0) if (!(await fill())) return undefined;
      const first = events.shift();
      lastId = first?.id ?? lastId;
      return first?.event;
    },
    lastId: () => lastId,
    close: () => reader.cancel(),
  };
}
