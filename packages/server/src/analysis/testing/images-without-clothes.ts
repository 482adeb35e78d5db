import { createRandom, type Random } from '@aura/domain/random';
import { box, ellipse, gradient, paint, plain, polygon, type Shape } from './painting.ts';

/** Drawings without clothes, the same in every run. */

interface Drawing {
  readonly backdrop: ReturnType<typeof plain>;
  readonly shapes: readonly Shape[];
}

const between = (random: Random, from: number, to: number) => from + random() * (to - from);
const times = <Result>(count: number, make: (index: number) => Result) =>
  Array.from({ length: count }, (_, index) => make(index));

function anyColor(random: Random): string {
  return `#${times(3, () =>
    Math.floor(random() * 256)
      .toString(16)
      .padStart(2, '0'),
  ).join('')}`;
}

const blank = (random: Random): Drawing => ({ backdrop: plain(anyColor(random)), shapes: [] });

const shaded = (random: Random): Drawing => ({
  backdrop: gradient(anyColor(random), anyColor(random)),
  shapes: [],
});

/** Hills and trees below a sky with a sun. */
function landscape(random: Random): Drawing {
  const hills = times(3, (index): Shape => {
    const level = 0.45 + index * 0.15;
    const wave = between(random, 3, 9);
    const start = random() * 6;
    const ridge = (x: number) => level + 0.05 * Math.sin(x * wave + start);
    return { color: ['#7C9A8B', '#4F7A54', '#36562F'][index] ?? '', covers: (x, y) => y > ridge(x) };
  });
  const trees = times(5, () => {
    const x = random();
    const y = between(random, 0.65, 0.9);
    const size = between(random, 0.03, 0.09);
    return [
      box('#5B4027', x - size / 8, x + size / 8, y, y + size * 1.3),
      ellipse('#2F5A2C', x, y, size * 0.7, size),
    ];
  });
  const sun = ellipse('#FFF2C4', random(), between(random, 0.08, 0.3), 0.07, 0.047);
  return { backdrop: gradient('#7FB2E5', '#E9F1F7'), shapes: [sun, ...hills, ...trees.flat()] };
}

/** A page with a bar, cards and lines of text. */
function screenshot(random: Random): Drawing {
  const isDark = random() < 0.4;
  const [paper, ink] = isDark ? ['#17181C', '#D9DADD'] : ['#FAFAF8', '#33343A'];
  const bar = box(anyColor(random), 0, 1, 0, 0.07);
  const cards = times(4, (index) => {
    const top = 0.12 + index * 0.22;
    const lines = times(4, (line) => {
      const y = top + 0.03 + line * 0.03;
      return box(ink, 0.36, between(random, 0.6, 0.92), y, y + 0.012);
    });
    return [box(anyColor(random), 0.08, 0.3, top, top + 0.15), ...lines];
  });
  return { backdrop: plain(paper), shapes: [bar, ...cards.flat()] };
}

/** A body on four legs with a tail, a head, ears and eyes. */
function animal(random: Random): Drawing {
  const fur = ['#8A6A45', '#3B342F', '#C9B08A', '#9A9690', '#B5713A'][Math.floor(random() * 5)] ?? '';
  const x = between(random, 0.42, 0.58);
  const y = between(random, 0.5, 0.6);
  const long = between(random, 0.18, 0.26);
  const high = between(random, 0.09, 0.13);
  const head = { x: x + long * 0.95, y: y - high * 1.2 };
  const legs = [-0.8, -0.45, 0.4, 0.75].map((at) =>
    box(fur, x + at * long - 0.02, x + at * long + 0.02, y, y + high * 2.1),
  );
  const ear = (side: number): Shape =>
    polygon(fur, [
      [head.x + side * 0.02, head.y - 0.04],
      [head.x + side * 0.09, head.y - 0.04],
      [head.x + side * 0.07, head.y - 0.11],
    ]);
  const tail = polygon(fur, [
    [x - long * 0.9, y - high * 0.4],
    [x - long * 1.5, y - high * 1.6],
    [x - long * 1.4, y - high * 1.7],
    [x - long * 0.8, y - high * 0.7],
  ]);
  const eyes = [-0.03, 0.03].map((side) => ellipse('#171310', head.x + side, head.y - 0.01, 0.01, 0.008));
  return {
    backdrop: gradient('#DDE7EE', '#A9BF8C'),
    shapes: [
      ...legs,
      tail,
      ellipse(fur, x, y, long, high),
      ellipse(fur, head.x, head.y, 0.09, 0.06),
      ear(-1),
      ear(1),
      ...eyes,
    ],
  };
}

/** A plate of food from above. */
function food(random: Random): Drawing {
  const x = between(random, 0.42, 0.58);
  const y = between(random, 0.42, 0.58);
  const size = between(random, 0.3, 0.42);
  const round = (color: string, radius: number) => ellipse(color, x, y, radius, radius / 1.5);
  const bites = times(14, () => {
    const angle = random() * 2 * Math.PI;
    const far = size * between(random, 0, 0.6);
    const wide = between(random, 0.02, 0.07);
    const high = between(random, 0.015, 0.05);
    const color = ['#B8442B', '#6E8F3A', '#E0B04C', '#8C5A2E', '#F2E3C2'][Math.floor(random() * 5)] ?? '';
    return ellipse(color, x + far * Math.cos(angle), y + (far * Math.sin(angle)) / 1.5, wide, high);
  });
  return {
    backdrop: plain(['#7A5638', '#D8CFC2', '#3E4650'][Math.floor(random() * 3)] ?? ''),
    shapes: [round('#F7F5F0', size), round('#E9E5DC', size * 0.8), ...bites],
  };
}

const drawings = [
  { name: 'blank', draw: blank, count: 5 },
  { name: 'gradient', draw: shaded, count: 7 },
  { name: 'landscape', draw: landscape, count: 10 },
  { name: 'screenshot', draw: screenshot, count: 10 },
  { name: 'animal', draw: animal, count: 9 },
  { name: 'food', draw: food, count: 9 },
];

const sizes = [
  { width: 320, height: 480 },
  { width: 480, height: 320 },
  { width: 400, height: 400 },
];

/** Yields 50 images without clothes. */
export async function* imagesWithoutClothes(): AsyncGenerator<{
  readonly name: string;
  readonly jpeg: Buffer;
}> {
  const random = createRandom(20261122);
  for (const { name, draw, count } of drawings) {
    for (let number = 1; number <= count; number++) {
      const { backdrop, shapes } = draw(random);
      yield { name: `${name} ${number}`, jpeg: await paint(backdrop, shapes, sizes[number % sizes.length]) };
    }
  }
}
