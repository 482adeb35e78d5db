import { describe, expect, it } from 'vitest';
import { applyChanges } from './apply-changes.ts';

const wish = (on: boolean) => ({ on, addedAt: '2026-06-01' });
const before = { filters: ['all'], wishes: { hat: wish(true), coat: wish(true) }, name: 'Ada' };

describe('applyChanges', () => {
  it('without changes, returns the current value', () => {
    const current = { ...before, name: 'Mira' };
    expect(applyChanges(before, before, current)).toBe(current);
  });

  it('changes of other keys stay, those of a nested record too', () => {
    const after = { ...before, wishes: { ...before.wishes, bag: wish(true) } };
    const current = { ...before, wishes: { ...before.wishes, hat: wish(false) }, name: 'Mira' };
    expect(applyChanges(before, after, current)).toEqual({
      filters: ['all'],
      wishes: { hat: wish(false), coat: wish(true), bag: wish(true) },
      name: 'Mira',
    });
  });

  it('a removed key is removed, and one that was removed elsewhere stays so', () => {
    const after = { ...before, wishes: { coat: before.wishes.coat } };
    const current = { ...before, wishes: { hat: before.wishes.hat } };
    expect(applyChanges<unknown>(before, after, current)).toEqual({ ...before, wishes: {} });
  });

  it('where both have changed a text or a list, the own change comes first', () => {
    const after = { ...before, filters: ['following'], name: 'Jo' };
    const current = { ...before, filters: ['discover'], name: 'Mira' };
    expect(applyChanges(before, after, current)).toEqual(after);
  });
});
