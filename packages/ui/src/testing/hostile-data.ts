import type { Comment, DetectedItem, Item, Person, Post } from '@aura/domain/entities';
import { longWord } from '../primitives/testing/hostile-texts.ts';
import { brokenImage } from '../primitives/testing/sample-images.ts';
import {
  sampleComment,
  sampleDetectedItem,
  sampleItem,
  samplePerson,
  samplePost,
  sampleTime,
} from './samples.ts';

/** Extreme values; the stories of every component that shows user content use some of them. */
export const arabicName = 'فاطمة الزهراء بنت محمد الفاسي القرطبي';
export const emojiName = '👩🏾‍🦱🧥🌧️☕️'.repeat(12);
export const million = 1_000_000;

/** Every text has 200 characters without a space, and the image cannot be loaded. */
export const hostilePerson: Person = samplePerson({
  username: longWord,
  displayName: longWord,
  avatar: brokenImage,
});

/** A user with a right-to-left name. */
export const arabicPerson: Person = samplePerson({ username: 'فاطمة.الفاسي', displayName: arabicName });

export const hostilePost: Post = samplePost({
  author: hostilePerson,
  caption: longWord,
  image: brokenImage,
  location: longWord,
  likeCount: million,
  commentCount: million,
  tags: [`#${longWord.slice(0, 49)}`, `#${emojiName}`, '#لشبونة'],
});

export const hostileItem: Item = sampleItem({
  name: longWord,
  category: 'Accessories',
  subcategory: longWord,
  brand: longWord,
  color: longWord,
  material: emojiName,
  style: arabicName,
  front: brokenImage,
  price: '1,000,000,000.00 IRR',
  store: longWord,
});

export const hostileDetectedItem: DetectedItem = sampleDetectedItem({
  id: 'found-hostile',
  category: 'Accessories',
  subcategory: longWord,
  brand: longWord,
  description: longWord,
  color: emojiName,
  material: arabicName,
});

const words = [
  'Yes.',
  'So well cut.',
  'Is that the coat from the flea market by the river? It hangs so well.',
];

/** Creates comments in threads of five; ids count from 0, the oldest. */
export function manyComments(count: number): Comment[] {
  return Array.from({ length: count }, (_, index) =>
    sampleComment({
      id: `comment-${index}`,
      text: `${words[index % words.length]} ${index}`,
      createdAt: sampleTime(count - index),
      parentId: index % 5 === 0 ? null : `comment-${index - (index % 5)}`,
    }),
  );
}

/** Creates items that repeat the given ones with distinct ids. */
export function manyItems(count: number, of: readonly Item[]): Item[] {
  return Array.from({ length: count }, (_, index) => ({
    ...(of[index % of.length] ?? sampleItem()),
    id: `many-${index}`,
  }));
}
