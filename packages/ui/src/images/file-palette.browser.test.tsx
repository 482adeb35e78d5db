import { expect, it } from 'vitest';
import { filePalette } from './file-palette.ts';

/** A photo of three bands of colour. */
async function drawPhoto(type: string): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 300, height: 400 });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas to draw on.');
  for (const [index, color] of ['rgb(200, 20, 20)', 'rgb(20, 160, 40)', 'rgb(20, 40, 200)'].entries()) {
    context.fillStyle = color;
    context.fillRect(index * 100, 0, 100, 400);
  }
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? new Blob()), type));
}

const strongest = (hex: string): number => {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return channels.indexOf(Math.max(...channels));
};

it.each(['image/png', 'image/jpeg'])(
  'filePalette extracts the colours of a photo of type %s',
  async (type) => {
    const palette = await filePalette(await drawPhoto(type));
    expect(palette.map(strongest).sort()).toEqual([0, 1, 2]);
  },
);

it('when the bytes are not an image, filePalette returns an empty palette', async () => {
  expect(await filePalette(new Blob(['words'], { type: 'image/png' }))).toEqual([]);
});
