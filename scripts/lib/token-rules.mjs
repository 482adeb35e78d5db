/**
 * Values that only the token source may contain, as patterns for one line of code without comments.
 * @typedef {{ kind: 'colour' | 'measure' | 'layer' | 'scale', what: string, pattern: RegExp, files?: RegExp
 * }} Rule
 */

/** CSS colour names, except those that are also words of the product. */
const NAMED =
  'aqua|beige|black|blue|brown|coral|crimson|cyan|fuchsia|gold|gr[ae]y|green|indigo|ivory|khaki|lavender|lime|magenta|maroon|navy|olive|orange|orchid|pink|plum|purple|red|salmon|silver|tan|teal|tomato|turquoise|violet|wheat|white|yellow';
const PALETTE =
  'slate|gray|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose';
const COLOURED =
  'bg|text|border(?:-[xytblrse])?|divide|outline|ring|inset-ring|ring-offset|shadow|fill|stroke|from|via|to|accent|caret|decoration|placeholder';

/** @type {Rule[]} */
const RULES = [
  {
    kind: 'colour',
    what: 'a colour in hex',
    pattern: /(?<![\w&/-])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w-])/i,
  },
  {
    kind: 'colour',
    what: 'a colour by its numbers',
    pattern: /\b(?:rgba?|hsla?|hwb|lch|ok(?:lab|lch))\((?=\s*(?:[\d.]|from|var))/,
  },
  {
    kind: 'colour',
    what: 'a named colour',
    pattern: new RegExp(
      `(?:\\b(?:[\\w-]*[cC]olor|background|fill|stroke|border|outline)(?::\\s*["']?|=["'{]+)|-\\[(?:color:)?)(?:${NAMED})\\b`,
    ),
  },
  {
    kind: 'colour',
    what: "a colour of Tailwind's own palette",
    pattern: new RegExp(`\\b(?:${COLOURED})-(?:(?:${PALETTE})-\\d{2,3}|black|white)\\b`),
  },
  { kind: 'measure', what: 'pixels', pattern: /(?<![\w.])\d*\.?\d+px\b/ },
  {
    kind: 'measure',
    what: 'pixels as a bare number',
    pattern:
      /style=\{\{[^}]*\b(?:(?:min|max)?(?:[wW]idth|[hH]eight)|top|right|bottom|left|inset\w*|(?:padding|margin)\w*|gap|fontSize|borderRadius)\s*:\s*-?[1-9]/,
  },
  {
    kind: 'measure',
    what: 'a plain arbitrary value, which the grid or a token has',
    pattern: /(?<!@(?:min|max))-\[-?[\d.]+(?:rem)?\]/,
  },
  {
    kind: 'measure',
    what: 'the stroke of an icon by its number (`stroke-*`)',
    pattern: /\bstrokeWidth=\{/,
  },
  {
    kind: 'layer',
    what: 'a layer by its number',
    pattern: /(?<![\w-])-?z-(?:\d|\[)|\bz-?[iI]ndex["']?\s*:\s*["']?-?\d/,
  },
  {
    kind: 'scale',
    what: "a step of Tailwind's own scale",
    pattern:
      /(?<![\w-])(?:(?:text|rounded|shadow)-(?:\dxs|xs|sm|base|md|lg|xl|\dxl)|(?:sm|md|lg|xl|2xl):[a-z-])/,
  },
  {
    kind: 'scale',
    what: 'a motion without a name (`transition-<name>`)',
    files: /\.tsx?$/,
    pattern: /(?<![\w-])(?:duration-[\w[(]|ease-[a-z[(]|delay-[\d[(])/,
  },
];

/**
 * Files that may contain raw values, and the reason.
 * @type {{ files: RegExp, kinds: Rule['kind'][], why: string }[]}
 */
const ALLOWED = [
  { files: /\/foundations\/tokens\//, kinds: ['colour', 'measure', 'layer'], why: 'the source itself' },
  { files: /\.test\.tsx?$/, kinds: ['colour', 'measure', 'layer'], why: 'a test names what it expects' },
  {
    files: /\.stories\.tsx$|\/testing\/|\/story-images\.ts$/,
    kinds: ['colour'],
    why: 'sample data: garments and photographs have colours of their own',
  },
  {
    files: /\/OutfitImages\/outfit-images\.ts$/,
    kinds: ['colour'],
    why: 'walls and auras of three fixed photographs, as the server would have taken them from those',
  },
];

const SPACED =
  /(?<![\w-])-?(?:gap(?:-[xy])?|space-[xy]|[pm][xytblrse]?|scroll-[pm][xytblrse]?)-(\d+(?:\.\d+)?)(?![\w./-])/g;

const SIZED = /(?<![\w-])text-(\d+)(?![\w./-])/g;

/**
 * Finds raw values in a file of the design system or the app.
 * @param {string} file path relative to the repository
 * @param {string} text
 * @param {{ readonly spaces: readonly string[], readonly sizes: readonly string[] }} scales the steps for gaps, padding
 *   and margins, and those for texts
 * @returns {string[]} one line per finding
 */
export function rawValues(file, text, { spaces, sizes }) {
  const allowed = ALLOWED.filter(({ files }) => files.test(file)).flatMap(({ kinds }) => kinds);
  const rules = RULES.filter(({ kind, files }) => !allowed.includes(kind) && files?.test(file) !== false);
  return withoutComments(text)
    .split('\n')
    .flatMap((line, index) => {
      const found = rules.filter(({ pattern }) => pattern.test(line)).map(({ what }) => what);
      const all = [
        ...found,
        ...offScale(line, SPACED, spaces).map((use) => `${use} is no step of the scale of spaces`),
        ...offScale(line, SIZED, sizes).map((use) => `${use} is no step of the type scale`),
      ];
      return all.map((what) => `${file}:${index + 1}: ${what}: ${line.trim()}`);
    });
}

/**
 * Returns the classes of a line whose step is not part of a scale.
 * @param {string} line
 * @param {RegExp} pattern its group is the step
 * @param {readonly string[]} steps
 */
function offScale(line, pattern, steps) {
  return [...line.matchAll(pattern)].filter(([, step = '']) => !steps.includes(step)).map(([use]) => use);
}

/**
 * Removes comments without changing line numbers.
 * @param {string} text
 */
function withoutComments(text) {
  return text
    .replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '))
    .replaceAll(/(?<=^|\s)\/\/.*$/gm, '');
}
