import { uploadMaxItems } from '../limits/wardrobe.ts';

/** The choice of what photos become that another app has shared (docs/product.md section 2, Composer). */
export const sharedPhotosCopy = {
  title: (count: number) => (count === 1 ? 'Shared photo' : 'Shared photos'),
  preparing: 'Preparing your photos',
  choose: 'Photo of the post',
  chooseHint: 'A post shows one photo. Items are made of all of them.',
  photo: (position: number, count: number) => `Photo ${position} of ${count}`,
  noneUsable: 'None of the shared files can be used.',
  problem: (name: string, problem: string) => `${name}: ${problem}`,
  tooMany: `Only the first ${uploadMaxItems} photos were received.`,
  notReceived: 'The shared photos were not received. Use Upload to choose them.',
} as const;
