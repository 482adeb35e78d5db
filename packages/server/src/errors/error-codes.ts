/**
 * Codes of all domain errors, prefixed with the module that throws them. `http/wire-errors.ts` maps each one
 * to the error that the client receives; the request log contains it.
 */
export const domainErrorCodes = [
  'auth.token_invalid',
  'auth.account_erased',
  'auth.provider_unavailable',

  'posts.not_found',
  'posts.not_owned',
  'posts.item_not_owned',

  'comments.not_found',
  'comments.not_owned',
  'comments.parent_not_found',

  'items.not_found',
  'items.not_owned',
  'items.too_many',

  'cutouts.photo_changed',
  'cutouts.mask_empty',

  'wishlist.item_not_found',
  'wishlist.too_many',

  'outfits.not_found',
  'outfits.item_not_available',
  'outfits.changed',
  'outfits.too_many',

  'wears.not_found',
  'wears.item_not_available',
  'wears.outfit_not_found',
  'wears.post_not_found',
  'wears.not_on_this_day',
  'wears.too_many',

  'profiles.not_found',
  'profiles.username_taken',
  'profiles.username_reserved',
  'profiles.username_invalid',
  'profiles.username_fixed',
  'profiles.display_name_blank',
  'profiles.image_too_large',
  'profiles.recent_login_required',
  'profiles.too_many_blocks',

  'exports.in_progress',
  'exports.too_many',

  'follows.person_not_found',
  'follows.own_name',
  'follows.too_many',

  'streams.too_many',
  'push.endpoint_invalid',
  'push.endpoint_taken',
  'push.keys_invalid',

  'reports.target_not_found',
  'reports.own',

  'moderation.case_not_found',
  'moderation.own_case',
  'moderation.person_not_removable',
  'moderation.already_decided',

  'images.not_found',
  'images.signature_invalid',
  'images.unsupported_format',
  'images.unreadable',

  'analysis.failed',

  'queue.full',
  'storage.full',
  'storage.unavailable',
  'database.full',
  'database.unavailable',
] as const;

export type DomainErrorCode = (typeof domainErrorCodes)[number];
