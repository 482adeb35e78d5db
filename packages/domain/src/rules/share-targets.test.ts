import { describe, expect, it } from 'vitest';
import { shareTargets } from './share-targets.ts';

const shared = { url: 'https://aura.example/post/1?a=b&c=d', title: 'jo & mei', text: 'Coat #1' };
const hrefOf = (label: string) => shareTargets(shared).find((target) => target.label === label)?.href;
const address = 'https%3A%2F%2Faura.example%2Fpost%2F1%3Fa%3Db%26c%3Dd';

describe('shareTargets', () => {
  it('are in the order of the dialog', () => {
    expect(shareTargets(shared).map(({ label }) => label)).toEqual([
      'Email',
      'WhatsApp',
      'Facebook',
      'Twitter',
      'LinkedIn',
    ]);
  });

  it('contain the whole URL, with every character escaped', () => {
    expect(hrefOf('Facebook')).toBe(`https://www.facebook.com/sharer/sharer.php?u=${address}`);
    expect(hrefOf('LinkedIn')).toBe(`https://www.linkedin.com/sharing/share-offsite/?url=${address}`);
    expect(hrefOf('Twitter')).toBe(`https://twitter.com/intent/tweet?url=${address}&text=Coat%20%231`);
    expect(hrefOf('WhatsApp')).toBe(`https://wa.me/?text=Coat%20%231%0A${address}`);
  });

  it('encode spaces and line breaks of an email as RFC 6068 requires', () => {
    expect(hrefOf('Email')).toBe(`mailto:?subject=jo%20%26%20mei&body=Coat%20%231%0D%0A${address}`);
  });
});
