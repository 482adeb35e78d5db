import { expect, it } from 'vitest';
import { countPhotos, photoFiles } from './csv-photos.ts';

const read = async () => new Blob();

it.each([
  ['another case and a folder', 'photos/Coat.JPG', 'coat.jpg'],
  ['a decomposed letter, as file systems of Apple have it', 'Mu\u0308tze.jpg', 'M\u00fctze.jpg'],
  ['a composed letter', 'M\u00fctze.jpg', 'Mu\u0308tze.jpg'],
])('finds a photo whose file name has %s', (_, file, named) => {
  const files = photoFiles([{ name: file, read }]);
  expect(countPhotos([{ front: named, back: '' }], files)).toEqual({ withoutPhoto: 0, missing: 0 });
});
