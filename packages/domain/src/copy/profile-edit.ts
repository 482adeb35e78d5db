/** Cropping the profile image to a square. */
export const imageCropCopy = {
  title: 'Crop Picture',
  hint: 'Drag the picture, or use the sliders.',
  alt: 'The picture as it will be cut',
  zoom: 'Zoom',
  horizontal: 'Left and right',
  vertical: 'Up and down',
  use: 'Use Picture',
  failed: 'The picture was not cropped. Please try again, or choose another one.',
} as const;

/** Editing the own profile (docs/product.md section 2, Profiles, settings, policies). */
export const profileEditCopy = {
  title: 'Edit Profile',
  chooseImage: 'Choose Picture',
  takeImage: 'Take Picture',
  removeImage: 'Remove new picture',
  displayName: 'Display Name',
  bio: 'Bio',
  saved: 'Profile updated',
  imageTooLarge: 'Image size must be less than 5MB',
  displayNameMissing: 'Please enter a display name',
  displayNameTooLong: 'The display name can have at most 50 characters.',
  bioTooLong: 'The bio can have at most 200 characters.',
  failed: 'Failed to update profile. Please try again.',
  discardBody: 'Your profile stays as it was.',
} as const;
