import { describe, expect, it } from 'vitest';
import * as authLimits from '../limits/auth.ts';
import * as postLimits from '../limits/post.ts';
import * as profileLimits from '../limits/profile.ts';
import { uploadMaxItems } from '../limits/wardrobe.ts';
import { product } from '../product.ts';
import { passwordCopy, usernameCopy } from './auth.ts';
import { composerCopy } from './composer.ts';
import { itemUploadCopy } from './item-forms.ts';
import { landingCopy } from './landing.ts';
import { postItemsCopy } from './post.ts';
import { profileEditCopy } from './profile-edit.ts';
import { accountDeletionCopy, securitySettingsCopy } from './settings.ts';
import { wardrobeCopy } from './wardrobe.ts';

describe('texts with values', () => {
  it.each([
    [wardrobeCopy.showingItems(3, 'Tops'), 'Showing 3 items in Tops'],
    [wardrobeCopy.showingItems(1, 'Shoes'), 'Showing 1 item in Shoes'],
    [wardrobeCopy.showingItems(0, 'All Categories'), 'Showing 0 items in All Categories'],
    [wardrobeCopy.noItemsFound('Tops'), 'No items found in Tops'],
    [postItemsCopy.itemsHeading(5), 'Items (5)'],
    [itemUploadCopy.submit, 'Upload to Aura'],
    [itemUploadCopy.uploading, 'Uploading to Aura'],
    [itemUploadCopy.itemPosition(2, 3), 'Item 2 of 3'],
    [itemUploadCopy.itemsWithoutCategory([3]), 'Item 3 has no category yet.'],
    [itemUploadCopy.itemsWithoutCategory([1, 3]), 'Items 1 and 3 have no category yet.'],
    [itemUploadCopy.itemsWithoutCategory([1, 3, 4]), 'Items 1, 3 and 4 have no category yet.'],
    [composerCopy.share, 'Share to Aura Feed'],
    [composerCopy.itemsWithPost(0), 'No items go with this post.'],
    [composerCopy.itemsWithPost(1), '1 item goes with this post.'],
    [composerCopy.itemsWithPost(4), '4 items go with this post.'],
    [landingCopy.footer(2026), '© 2026 Aura'],
  ])('%j is the expected text', (text, expected) => {
    expect(text).toBe(expected);
  });

  it('the name of the feed does not depend on the name of the product', () => {
    expect(composerCopy.shared).toBe('Post shared to Aura Feed!');
    expect(product.name).toBe('Aura');
  });
});

describe('numbers in texts', () => {
  it.each([
    [usernameCopy.tooShort, authLimits.usernameMinLength],
    [usernameCopy.tooLong, authLimits.usernameMaxLength],
    [passwordCopy.tooShort, authLimits.passwordMinLength],
    [securitySettingsCopy.passwordTooShort, authLimits.passwordMinLength],
    [itemUploadCopy.tooManyItems, uploadMaxItems],
    [composerCopy.tagsTooMany, postLimits.tagsMaxCount],
    [composerCopy.tagTooLong, postLimits.tagMaxLength],
    [composerCopy.captionTooLong, postLimits.captionMaxLength],
    [profileEditCopy.displayNameTooLong, profileLimits.displayNameMaxLength],
    [profileEditCopy.bioTooLong, profileLimits.bioMaxLength],
    [profileEditCopy.imageTooLarge, (profileLimits.profileImageMaxBytes + 1) / 1024 / 1024],
  ])('%j contains the number of the limit', (text, limit) => {
    expect(text.match(/\d+/)?.[0]).toBe(String(limit));
  });

  it('the deletion label contains the deletion phrase', () => {
    expect(accountDeletionCopy.phraseMismatch).toContain(`'${authLimits.accountDeletionPhrase}'`);
  });
});
