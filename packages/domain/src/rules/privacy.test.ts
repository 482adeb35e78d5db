import { describe, expect, it } from 'vitest';
import { isVisibleTo, relationNames, relations } from '../testing/privacy-table.ts';
import { privacyLevels } from '../vocabularies/privacy-levels.ts';
import { maySee, privacyLevelOf } from './privacy.ts';

describe('privacyLevelOf', () => {
  it.each([
    ['friends', 'friends'],
    ['private', 'private'],
    ['public', 'public'],
    ['', 'public'],
  ] as const)('for %j, returns %s', (value, expected) => {
    expect(privacyLevelOf(value)).toBe(expected);
  });
});

describe('maySee', () => {
  const cases = relationNames.flatMap((relation) => privacyLevels.map((level) => ({ relation, level })));

  it.each(cases)('follows the privacy table for the relation $relation and the level $level', (row) => {
    const { viewerFollows, ownerFollows, isBlocked } = relations[row.relation];
    const viewing = {
      isOwner: row.relation === 'owner',
      areFriends: viewerFollows && ownerFollows,
      isBlocked,
    };
    const setting = { profile: row.level, posts: row.level };
    expect(maySee(row.level, viewing)).toBe(isVisibleTo(row.relation, 'profile', setting));
  });

  const stranger = { isOwner: false, areFriends: false, isBlocked: false };
  it.each([
    ['public', stranger, true],
    ['friends', stranger, false],
    ['private', stranger, false],
    ['friends', { ...stranger, areFriends: true }, true],
    ['private', { ...stranger, areFriends: true }, false],
    ['public', { ...stranger, isBlocked: true }, false],
    ['friends', { ...stranger, areFriends: true, isBlocked: true }, false],
    ['private', { ...stranger, isOwner: true }, true],
  ] as const)('for content that is %s and the viewer %j, returns %s', (level, viewing, expected) => {
    expect(maySee(level, viewing)).toBe(expected);
  });
});
