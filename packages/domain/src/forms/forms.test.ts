import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { notificationSettingsDefaults } from '../notifications.ts';
import { sampleItem } from '../testing/sample-items.ts';
import { canSendComment, commentSchema } from './comment.ts';
import { itemEditSchema, itemEditValuesOf } from './item-edit.ts';
import { itemFactDefaults } from './item-fields.ts';
import { notificationSettingsSchema } from './notification-settings.ts';
import { postDefaults, postSchema } from './post.ts';
import { profileEditSchema, profileImageProblem } from './profile-edit.ts';
import { accountDeletionSchema, passwordChangeSchema, verificationSchema } from './security.ts';

function messages(schema: z.ZodMiniType, values: unknown): string[] {
  return (schema.safeParse(values).error?.issues ?? []).map((issue) => issue.message);
}

describe('edit-item form', () => {
  const item = sampleItem('i', {
    name: 'Unnamed Item',
    category: 'Tops',
    subcategory: 'Blouses',
    brand: 'Grandmother',
    size: 'M',
    color: 'Ivory',
    material: 'Lace',
    style: 'Vintage',
  });

  it('is filled from the item', () => {
    expect(itemEditValuesOf(item)).toEqual({
      name: '',
      category: 'Tops',
      subcategory: 'Blouses',
      brand: 'Other',
      customBrand: 'Grandmother',
      size: 'M',
      color: 'Ivory',
      material: 'Lace',
      style: 'Vintage',
      season: [],
    });
  });

  it('requires only a category', () => {
    expect(messages(itemEditSchema, itemFactDefaults)).toEqual(['Please select a category for the item.']);
    expect(messages(itemEditSchema, { ...itemFactDefaults, category: 'Shoes' })).toEqual([]);
  });
});

describe('post form', () => {
  it.each([
    [postDefaults, []],
    [{ caption: 'a'.repeat(2200) }, []],
    [{ caption: 'a'.repeat(2201) }, ['The caption can have at most 2200 characters.']],
    [{ caption: ` ${'🧥'.repeat(2200)} ` }, []],
    [{ caption: '🧥'.repeat(2201) }, ['The caption can have at most 2200 characters.']],
    [{ imageAlt: 'a'.repeat(500) }, []],
    [{ imageAlt: 'a'.repeat(501) }, ['The alternative text can have at most 500 characters.']],
    [{ tags: `#${'a'.repeat(49)} #${'🧥'.repeat(49)}` }, []],
    [{ tags: `#${'a'.repeat(50)}` }, ['A tag can have at most 50 characters.']],
    [{ tags: Array.from({ length: 30 }, (_, index) => `#${index}`).join(' ') }, []],
    [
      { tags: Array.from({ length: 31 }, (_, index) => `#${index}`).join(' ') },
      ['A post can have at most 30 tags.'],
    ],
  ])('validates case %#', (values, expected) => {
    expect(messages(postSchema, { ...postDefaults, ...values })).toEqual(expected);
  });
});

describe('comment form', () => {
  it('trims the text and rejects a blank or too long one', () => {
    expect(commentSchema.parse({ text: '  Yes.\n' })).toEqual({ text: 'Yes.' });
    expect(canSendComment('Yes.')).toBe(true);
    expect(canSendComment(' \n ')).toBe(false);
    expect(canSendComment('a'.repeat(2001))).toBe(false);
    expect(canSendComment('🧥'.repeat(2000))).toBe(true);
    expect(messages(commentSchema, { text: 'a'.repeat(2001) })).toEqual([
      'A comment can have at most 2000 characters.',
    ]);
  });
});

describe('profile form', () => {
  it('trims and limits the texts', () => {
    expect(profileEditSchema.parse({ displayName: ' Jo ', bio: ' Hems. ' })).toEqual({
      displayName: 'Jo',
      bio: 'Hems.',
    });
    expect(messages(profileEditSchema, { displayName: ' ', bio: 'a'.repeat(201) })).toEqual([
      'Please enter a display name',
      'The bio can have at most 200 characters.',
    ]);
  });

  it.each([
    ['image/png', 5_242_879, null],
    ['image/png', 5_242_880, 'Image size must be less than 5MB'],
    ['application/pdf', 10, 'Please select a valid image file'],
    ['', 10, 'Please select a valid image file'],
  ])('with an image of type "%s" and %d bytes has the problem %j', (type, size, expected) => {
    expect(profileImageProblem({ type, size })).toBe(expected);
  });
});

describe('security forms', () => {
  it.each([
    ['secret', 'secret', []],
    ['short', 'short', ['Password must be at least 6 characters long.']],
    ['secret', 'other', ['New passwords do not match.']],
    ['short', 'other', ['Password must be at least 6 characters long.', 'New passwords do not match.']],
  ])(
    'with the new password %j repeated as %j have the messages %j',
    (newPassword, confirmPassword, expected) => {
      expect(messages(passwordChangeSchema, { newPassword, confirmPassword })).toEqual(expected);
    },
  );

  it('require the current password', () => {
    expect(messages(verificationSchema, { currentPassword: '' })).toEqual([
      'Please enter your current password.',
    ]);
  });

  it.each([
    ['DELETE_MY_ACCOUNT', true],
    ['delete_my_account', false],
    [' DELETE_MY_ACCOUNT', false],
    ['DELETE_MY_ACCOUNT ', false],
    ['', false],
  ])('accept the phrase %j: %s', (phrase, isExact) => {
    expect(messages(accountDeletionSchema, { phrase })).toEqual(
      isExact ? [] : ["Type 'DELETE_MY_ACCOUNT' to confirm."],
    );
  });
});

describe('notification settings', () => {
  it('contain every notification, all on by default', () => {
    expect(notificationSettingsSchema.parse(notificationSettingsDefaults)).toEqual(
      notificationSettingsDefaults,
    );
    expect(Object.values(notificationSettingsDefaults)).toEqual(Array(6).fill(true));
    expect(notificationSettingsSchema.safeParse({ pushNotifications: true }).success).toBe(false);
  });
});
