import { describe, expect, it } from 'vitest';
import { applyTheme, parseThemeChoice } from './theme.ts';

const element = (theme?: string): { dataset: DOMStringMap } => ({ dataset: theme ? { theme } : {} });

describe('applyTheme', () => {
  it('sets a fixed theme as an attribute of the element', () => {
    const root = element();
    applyTheme('dark', root);
    expect(root.dataset).toEqual({ theme: 'dark' });
  });

  it('removes the attribute when the theme follows the system', () => {
    const root = element('dark');
    applyTheme('system', root);
    expect(root.dataset).toEqual({});
  });
});

describe('parseThemeChoice', () => {
  it.each([
    ['light', 'light'],
    ['dark', 'dark'],
    ['system', 'system'],
    ['<script>', 'system'],
    ['', 'system'],
    [null, 'system'],
    [undefined, 'system'],
  ] as const)('%s is parsed as %s', (stored, choice) => {
    expect(parseThemeChoice(stored)).toBe(choice);
  });
});
