import { describe, expect, it, vi } from 'vitest';
import { shareLink } from './share-link.ts';

const link = { title: 'Trench Coats on Aura', url: 'https://aura.example/aura?item=i1' };
const clipboardOf = (writeText: Clipboard['writeText']) => ({ writeText }) as Clipboard;

describe('shareLink', () => {
  it('opens the share sheet', async () => {
    const share = vi.fn(async () => {});
    expect(await shareLink(link, { share })).toBe('shared');
    expect(share).toHaveBeenCalledWith(link);
  });

  it.each([
    ['was closed', 'AbortError'],
    ['is open already', 'InvalidStateError'],
  ])('when the sheet %s, copies nothing', async (_, name) => {
    const writeText = vi.fn(async () => {});
    const share = async () => {
      throw new DOMException('no', name);
    };
    expect(await shareLink(link, { share, clipboard: clipboardOf(writeText) })).toBe('dismissed');
    expect(writeText).not.toHaveBeenCalled();
  });

  it('when there is no share sheet or it fails, copies the address', async () => {
    const writeText = vi.fn(async () => {});
    const clipboard = clipboardOf(writeText);
    const share = async () => {
      throw new DOMException('not allowed', 'NotAllowedError');
    };
    expect(await shareLink(link, { clipboard })).toBe('copied');
    expect(await shareLink(link, { share, clipboard })).toBe('copied');
    expect(writeText).toHaveBeenCalledWith(link.url);
  });

  it('when copying is refused or not supported, returns failed', async () => {
    const refused = async () => {
      throw new DOMException('no', 'NotAllowedError');
    };
    expect(await shareLink(link, { clipboard: clipboardOf(refused) })).toBe('failed');
    expect(await shareLink(link, {})).toBe('failed');
  });
});
