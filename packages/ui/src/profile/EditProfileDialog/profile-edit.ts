import type { ProfileEditValues } from '@aura/domain/forms/profile-edit';

/** The data of an edit. An image that is undefined is not replaced. */
export interface ProfileEdit extends ProfileEditValues {
  readonly image: Blob | undefined;
}
