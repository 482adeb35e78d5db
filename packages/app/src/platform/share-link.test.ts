import { describe, expect, it, vi } from 'vitest';
import { shareLink } from './share-link.ts';

const link = { title: 'Trench Coats on Aura', url: 'https://aura.example/aura?item=i1' };
const clipboardOf = (writeText: Clipboard['writeText']) => ({ writeText }) as Clipboard;

describe('shareLink', () => {
  it('uses the sheet of the system where there is one', async () => {
    const share = vi.fn(async () => {});
    expect(await shareLink(link, { share })).toBe('shared');
    expect(share).toHaveBeenCalledWith(link);
  });

  it.each([
    ['was closed', 'AbortError'],
    ['is open already', 'InvalidStateError'],
  ])('copies nothing when the sheet %s', async (_, name) => {
    const writeText = vi.fn(async () => {});
    const share = async () => {
      throw new DOMException('no', name);
    };
    expect(await shareLink(link, { share, clipboard: clipboardOf(writeText) })).toBe('dismissed');
    expect(writeText).not.toHaveBeenCalled();
  });

  it('copies the address where there is no sheet, or where it fails', async () => {
    const writeText = vi.fn(async () => {});
    const clipboard = clipboardOf(writeText);
    const share = async () => {
      throw new DOMException('not allowed', 'NotAllowedError');
    };
    expect(await shareLink(link, { clipboard })).toBe('copied');
    expect(await shareLink(link, { share, clipboard })).toBe('copied');
    expect(writeText).toHaveBeenCalledWith(link.url);
  });

  it('says so when copying is refused or impossible', async () => {
    const refused = async () => {
      throw new DOMException('no', 'NotAllowedError');
    };
    expect(await shareLink(link, { clipboard: clipboardOf(refused) })).toBe('failed');
    expect(await shareLink(link, {})).toBe('failed');
  });
});
