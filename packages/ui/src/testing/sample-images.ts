import type { Image } from '@aura/domain/entities';

const world = (
  file: string,
  width: number,
  height: number,
  thumbhash: string,
  palette: readonly string[],
) => ({
  src: `/images/${file}.webp`,
  width,
  height,
  thumbhash,
  palette,
});

/** Images of the demo world. */
export const sampleImages = {
  trenchOutfit: world('post-mariam-1', 900, 1200, '7xgODQL5R3qHqFd3h3h3iDZ7UJAn', [
    '#e8b36a',
    '#b0bbed',
    '#d8b889',
  ]),
  squareOutfit: world('post-annelise-1', 900, 900, 'rigOFwT5V3d9hnd4hnd4eId3dyBYB4EG', [
    '#f7a78a',
    '#8dcdb9',
    '#e8abb1',
  ]),
  mariam: world('avatar-mariam', 320, 320, '7CgODwT4Z2h9hoeJhph4h2eHGFCYBYUH', [
    '#f6aa7a',
    '#d5ba89',
    '#e9acab',
  ]),
  tomasz: world('avatar-tomasz', 320, 320, 'rRgKDwLqh2d/eIWFdsqHeFeLd9UHOW8C', ['#e3b292', '#e9acaa']),
  annelise: world('avatar-annelise', 320, 320, 'rhgKDwLpd4h/hoaDechnZ3eId2BHB3UF', ['#e5b18b', '#e9aca8']),
  trench: world('item-mariam-trench-front', 720, 880, 'LSkOJgT5h6h3eLdoZ3iHeYaYB3dzYEg=', ['#e9b365']),
  shirt: world('item-mariam-shirt-front', 720, 880, 'tBgGDgBNmPiYeFeYZ4l3d4iY9FNOP+Y=', ['#dab88a']),
  trousers: world('item-mariam-pinstripe-front', 720, 880, 'LAgSFgL4d5iHZ6doh3iHeXaX93dqb7g=', ['#adbced']),
  loafers: world('item-mariam-loafers-front', 720, 880, 'cBgOBgK6h8dod/dWeGOKpph4JINgUwc=', ['#eda9aa']),
  bag: world('item-mariam-bag-front', 720, 880, '7ygKFgT5l9dnd+hIaIOJeHeIB3NwQAg=', ['#fba775']),
} as const satisfies Record<string, Image>;
