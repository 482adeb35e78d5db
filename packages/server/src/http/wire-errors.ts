import type { ErrorCode } from '@aura/api-client/contract/errors';
import { pushProblems } from '@aura/api-client/contract/push-endpoint';
import { cutoutEditorCopy } from '@aura/domain/copy/cutout-editor';
import { ownDataCopy } from '@aura/domain/copy/own-data';
import { profileErrorCopy } from '@aura/domain/copy/profile';
import { accountSettingsCopy } from '@aura/domain/copy/settings';
import {
  blockProblems,
  followProblems,
  outfitProblems,
  reportProblems,
  wardrobeProblems,
  wearProblems,
  wishlistProblems,
} from '@aura/domain/refusals';
import type { DomainError } from '../errors/domain-error.ts';
import type { DomainErrorCode } from '../errors/error-codes.ts';
import { HttpError } from './http-error.ts';

interface WireError {
  /** Decides the HTTP status (`errorStatus`). */
  readonly code: ErrorCode;
  /** By default the sentence of the wire code (`errorMessages`). */
  readonly message?: string;
}

/** The error that the client receives for each domain error. */
export const wireErrors: Readonly<Record<DomainErrorCode, WireError>> = {
  'auth.token_invalid': { code: 'UNAUTHENTICATED' },
  'auth.account_erased': { code: 'UNAUTHENTICATED' },
  'auth.provider_unavailable': { code: 'UNAVAILABLE' },

  'posts.not_found': { code: 'NOT_FOUND' },
  'posts.not_owned': { code: 'FORBIDDEN' },
  'posts.item_not_owned': { code: 'FORBIDDEN' },

  'comments.not_found': { code: 'NOT_FOUND' },
  'comments.not_owned': { code: 'FORBIDDEN' },
  'comments.parent_not_found': { code: 'NOT_FOUND' },

  'items.not_found': { code: 'NOT_FOUND' },
  'items.not_owned': { code: 'FORBIDDEN' },
  'items.too_many': { code: 'VALIDATION', message: wardrobeProblems.tooMany },

  'cutouts.photo_changed': { code: 'VALIDATION', message: cutoutEditorCopy.photoChanged },
  'cutouts.mask_empty': { code: 'VALIDATION', message: cutoutEditorCopy.empty },

  'wishlist.item_not_found': { code: 'NOT_FOUND' },
  'wishlist.too_many': { code: 'VALIDATION', message: wishlistProblems.tooMany },

  'outfits.not_found': { code: 'NOT_FOUND' },
  'outfits.item_not_available': { code: 'NOT_FOUND' },
  'outfits.changed': { code: 'OUTFIT_CHANGED' },
  'outfits.too_many': { code: 'VALIDATION', message: outfitProblems.tooMany },

  'wears.not_found': { code: 'NOT_FOUND' },
  'wears.item_not_available': { code: 'NOT_FOUND', message: wearProblems.itemMissing },
  'wears.outfit_not_found': { code: 'NOT_FOUND', message: wearProblems.outfitMissing },
  'wears.post_not_found': { code: 'NOT_FOUND', message: wearProblems.postMissing },
  'wears.not_on_this_day': { code: 'VALIDATION' },
  'wears.too_many': { code: 'VALIDATION', message: wearProblems.tooMany },

  'profiles.not_found': { code: 'NOT_FOUND', message: profileErrorCopy.notFound },
  'profiles.username_taken': { code: 'USERNAME_TAKEN' },
  'profiles.username_reserved': { code: 'USERNAME_TAKEN' },
  'profiles.username_invalid': { code: 'VALIDATION' },
  'profiles.username_fixed': { code: 'FORBIDDEN', message: accountSettingsCopy.usernameFixed },
  'profiles.display_name_blank': { code: 'VALIDATION', message: 'displayName: must not be blank' },
  'profiles.image_too_large': { code: 'PAYLOAD_TOO_LARGE' },
  'profiles.recent_login_required': { code: 'RECENT_LOGIN_REQUIRED' },
  'profiles.too_many_blocks': { code: 'VALIDATION', message: blockProblems.tooMany },

  'exports.in_progress': { code: 'IN_PROGRESS', message: ownDataCopy.inProgress },
  'exports.too_many': { code: 'UNAVAILABLE' },

  'follows.person_not_found': { code: 'NOT_FOUND', message: profileErrorCopy.notFound },
  'follows.own_name': { code: 'VALIDATION', message: followProblems.ownName },
  'follows.too_many': { code: 'VALIDATION', message: followProblems.tooMany },

  'streams.too_many': { code: 'UNAVAILABLE' },
  'push.endpoint_invalid': { code: 'VALIDATION', message: pushProblems.endpoint },
  'push.endpoint_taken': { code: 'VALIDATION', message: pushProblems.taken },
  'push.keys_invalid': { code: 'VALIDATION', message: pushProblems.keys },

  'reports.target_not_found': { code: 'NOT_FOUND' },
  'reports.own': { code: 'VALIDATION', message: reportProblems.own },

  'moderation.case_not_found': { code: 'NOT_FOUND' },
  'moderation.own_case': { code: 'FORBIDDEN' },
  'moderation.person_not_removable': { code: 'VALIDATION' },
  'moderation.already_decided': { code: 'ALREADY_DECIDED' },

  'images.not_found': { code: 'NOT_FOUND' },
  'images.signature_invalid': { code: 'NOT_FOUND' },
  'images.unsupported_format': { code: 'UNSUPPORTED_MEDIA' },
  'images.unreadable': { code: 'UNREADABLE_IMAGE' },

  'analysis.failed': { code: 'UNAVAILABLE' },

  'queue.full': { code: 'UNAVAILABLE' },
  'storage.full': { code: 'STORAGE_FULL' },
  'storage.unavailable': { code: 'UNAVAILABLE' },
  'database.full': { code: 'STORAGE_FULL' },
  'database.unavailable': { code: 'UNAVAILABLE' },
};

/** Translates a domain error to the error that the client receives. */
export function toWireError({ code, userMessage }: Pick<DomainError, 'code' | 'userMessage'>): HttpError {
  const wireError = wireErrors[code];
  return new HttpError(wireError.code, userMessage ?? wireError.message);
}
